// The tools at the top: games, the last moves again, and what the person wishes: speed, sound, previews.

import { icon, make, setAttribute } from "./dom.js";
import { hasPreviews, hasSound, speedOfFilms, wakeSound, wish } from "./wishes.js";
import { word } from "./words.js";

const ICONS = {
  games: "M4 6h16M4 12h16M4 18h16",
  skip: "M5 5.5l8 6.5-8 6.5zM17.5 5.5v13",
  replay: "M5 12a7 7 0 1 0 2.2-5.1M5 4v4.5h4.5",
  soundOn: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
  soundOff: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  wishes: "M4 7h9M19 7h1M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5M4 17h1M11 17h9M8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5",
  previewsOn: "M3 12c4.5-7.5 13.5-7.5 18 0-4.5 7.5-13.5 7.5-18 0zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6",
  previewsOff: "M3 12c4.5-7.5 13.5-7.5 18 0-4.5 7.5-13.5 7.5-18 0zM5 20L19 4",
};

/** What stands for the speeds where the bot has no words for them. */
const SPEEDS = { slow: "½×", normal: "1×", fast: "2×", none: "0×" };

/**
 * Fills the row of tools, whose functions are called when they are pressed. On narrow pages one of them opens the wishes.
 * Returns how to tell it that a film runs: then the tool that plays the last moves again skips them.
 */
export function showTools(row, { askGames, replay, skip, changePreviews }) {
  const tool = (name, path, press) => {
    const label = word(name);
    return make("button", { type: "button", class: "tool", "aria-label": label, title: label, onclick: press }, icon(path), make("span", {}, label));
  };
  const wished = (name, control) => make("label", { class: "wish" }, make("span", {}, word(name)), control);
  const options = Object.entries(SPEEDS).map(([value, sign]) => make("option", { value }, word(`speed-${value}`, {}, sign)));
  const speed = make("select", { class: "tool", dir: "ltr", "aria-label": word("speed"), title: word("speed") }, ...options);
  speed.value = speedOfFilms();
  speed.addEventListener("change", () => wish("speed", speed.value));
  const toggle = (name, isOn, changed) => {
    const element = tool(name, ICONS[`${name}Off`], () => {
      wish(name, !isOn());
      dress();
      changed();
    });
    const dress = () => {
      setAttribute(element, "aria-pressed", String(isOn()));
      element.firstChild.replaceWith(icon(ICONS[`${name}${isOn() ? "On" : "Off"}`]));
    };
    dress();
    return element;
  };
  const sound = toggle("sound", hasSound, wakeSound);
  const previews = toggle("previews", hasPreviews, changePreviews);
  let hasFilm = false;
  const film = tool("replay-last", ICONS.replay, () => (hasFilm ? skip() : replay()));
  const wishes = make("div", { id: "wishes", popover: true }, wished("speed", speed), wished("sound", sound), wished("previews", previews));
  const opener = tool("settings", ICONS.wishes);
  setAttribute(opener, "popovertarget", wishes.id);
  row.replaceChildren(film, opener, wishes, tool("games", ICONS.games, askGames));
  const setFilm = (isFilm) => {
    if (hasFilm === isFilm) return;
    hasFilm = isFilm;
    const label = word(isFilm ? "skip" : "replay-last");
    setAttribute(film, "aria-label", label);
    setAttribute(film, "title", label);
    film.replaceChildren(icon(isFilm ? ICONS.skip : ICONS.replay), make("span", {}, label));
  };
  return { setFilm };
}
