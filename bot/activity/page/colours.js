// The colours of the board, as in the pictures of the channel.

const LIGHT = {
  wood: ["#f0d2a4", "#e9c592", "#d3a366"],
  grain: "#a8753c",
  rim: ["#9c6a38", "#7d4f25", "#5f3917"],
  hollow: ["#5f3817", "#7a4a22", "#a06a36"],
  lip: "rgb(255 240 208 / .65)",
  shade: "rgb(43 20 3 / .8)",
  ink: "#2a1605",
  onInk: "#fff3dc",
  trace: "#0b4f6c",
  rays: "#cdeefa",
  seeds: [["#fffaf0", "#f3e6c8", "#c9b184"], ["#f8e6bd", "#e2c48d", "#b08c4d"], ["#f3c6a4", "#d9a078", "#a2653d"]],
  seedEdge: "#3d220c",
};

const DARK = {
  wood: ["#6a4529", "#5b3a22", "#432816"],
  grain: "#2c1808",
  rim: ["#4a2e19", "#331d0d", "#1f1006"],
  hollow: ["#120802", "#1d0f05", "#38200f"],
  lip: "rgb(255 220 170 / .22)",
  shade: "rgb(0 0 0 / .85)",
  ink: "#ffeccb",
  onInk: "#2a1605",
  trace: "#7fd6f2",
  rays: "#7fd6f2",
  seeds: [["#fdf4da", "#efdfba", "#b49c68"], ["#eed29a", "#d8b476", "#9a7638"], ["#e6b08a", "#cc8a5c", "#8d5330"]],
  seedEdge: "#140a03",
};

const darkness = matchMedia("(prefers-color-scheme: dark)");

/** Whether the page is dark: as the board's theme says, or else as the device. */
export function isDark(theme) {
  return theme === "dark" || (theme !== "light" && darkness.matches);
}

/** The colours of a theme. */
export function coloursOf(theme) {
  return isDark(theme) ? DARK : LIGHT;
}
