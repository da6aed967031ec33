// The page: how many panes it has, in which theme, and what its bar does.

const panes = new Map();

function showPanes(count) {
  document.body.dataset.panes = String(count);
  for (const root of all(".pane")) {
    const opens = root.hidden && Number(root.dataset.pane) <= count;
    root.hidden = Number(root.dataset.pane) > count;
    if (!root.hidden && !panes.has(root)) panes.set(root, new Pane(root));
    // Whoever joins looks at what is looked at.
    if (opens) panes.get(root).goTo([...panes.values()][0].channel);
  }
  document.getElementById("second").setAttribute("aria-pressed", String(count === 2));
  localStorage.setItem("panes", String(count));
  if (count === 2) document.querySelector('[data-pane="2"] .log').scrollIntoView({ block: "nearest" });
}

function writeAllTimes() {
  for (const pane of panes.values()) writeTimes(pane.root, pane.locale);
  writeClock();
}

/** Draws the bot's state and its menu, which stays open. */
function drawBot(html) {
  const bot = document.getElementById("bot");
  const isOpen = bot.querySelector(".drop")?.open;
  const had = bot.contains(document.activeElement) ? document.activeElement.dataset : null;
  bot.innerHTML = html;
  if (isOpen && bot.querySelector(".drop")) bot.querySelector(".drop").open = true;
  if (had) (bot.querySelector(`[data-bot="${had.bot}"]:enabled`) ?? bot.querySelector("summary, :enabled"))?.focus();
  writeAllTimes();
}

/** Says what time it is here, and how far the clock has been moved on. */
function writeClock() {
  const now = new Intl.DateTimeFormat("en", { weekday: "long", hour: "numeric", minute: "2-digit" }).format(here());
  document.getElementById("now").textContent = now;
  const hours = Math.round(ahead() / 3600000);
  const parts = [[Math.floor(hours / 24), "day"], [hours % 24, "hour"]].filter(([count]) => count > 0);
  const said = parts.map(([count, unit]) => `${count} ${unit}${count > 1 ? "s" : ""}`).join(" and ");
  const line = document.getElementById("ahead");
  line.hidden = hours === 0;
  line.textContent = `Moved on by ${said}.`;
}

function setTheme(isDark) {
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  document.getElementById("theme").setAttribute("aria-pressed", String(isDark));
}

const theme = localStorage.getItem("theme");
setTheme(theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
document.getElementById("theme").addEventListener("click", () => {
  const isDark = document.documentElement.dataset.theme !== "dark";
  setTheme(isDark);
  localStorage.setItem("theme", isDark ? "dark" : "light");
});
document.getElementById("second").addEventListener("click", () => showPanes(document.body.dataset.panes === "2" ? 1 : 2));
document.getElementById("bot").addEventListener("click", (event) => {
  const what = event.target.closest("[data-bot]")?.dataset.bot;
  if (what) [...panes.values()][0].wish({ do: "bot", what });
});
const clock = document.getElementById("clock");
clock.addEventListener("click", (event) => {
  const by = event.target.closest("[data-leap]")?.dataset.leap;
  if (by) [...panes.values()][0].wish({ do: "move-on", by });
});
clock.addEventListener("toggle", writeClock);
// What opens above goes with a press elsewhere, and with Escape.
addEventListener("click", (event) => {
  for (const drop of all(".drop[open]")) if (!drop.contains(event.target)) drop.open = false;
});
addEventListener("keydown", (event) => {
  const drop = event.key === "Escape" && event.target.closest?.(".drop[open]");
  if (!drop) return;
  drop.open = false;
  drop.querySelector("summary").focus();
});
// A slash begins a command wherever one is, as on Discord: in the pane that was last pressed in.
let used = null;
addEventListener("pointerdown", (event) => { used = event.target.closest?.(".pane") ?? used; }, true);
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey) return;
  if (event.target.closest?.("input, textarea, select, dialog")) return;
  const pane = panes.get(event.target.closest?.(".pane") ?? used);
  // Some browsers search the page otherwise.
  if ((pane && !pane.root.hidden ? pane : [...panes.values()][0]).beginCommand()) event.preventDefault();
});
const sure = document.getElementById("sure");
document.getElementById("reset").addEventListener("click", () => { sure.returnValue = ""; sure.showModal(); });
sure.addEventListener("close", () => { if (sure.returnValue === "yes") [...panes.values()][0].wish({ do: "reset" }); });
setInterval(writeAllTimes, 5000);
showPanes(localStorage.getItem("panes") === "2" ? 2 : 1);
