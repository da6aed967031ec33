// What somebody studies, on the board of matches: a puzzle, a lesson, an analysis, a replay.

import { icon, setAttribute } from "./dom.js";
import { isSame } from "./position.js";
import { word } from "./words.js";

const BACK = "M15 5l-7 7 7 7";

/** The board of a screen that has one. `last` is the one before. */
export function studyOf(screen, last) {
  const { board, id, text, names, menus, rows } = screen;
  const [status, ...lines] = text.split("\n");
  const version = (last?.version ?? 0) + 1;
  // A move that is taken back leaves no traces.
  const [film, steps] = [board.steps, board.undone ? [] : board.steps];
  return { ...board, id, version, ply: 0, title: board.game.name, status, text: lines.join("\n"), names, menus, film, steps, buttons: waysOf(rows.flat(), board.signs), yours: true };
}

/** Buttons with the names of those that are signs. These run from left to right in every language, as on a tape. */
function waysOf(buttons, signs = {}) {
  const named = buttons.map((button) => ({ ...button, name: signs[button.label] }));
  const run = named.filter((button) => button.name);
  if (document.documentElement.dir === "rtl") run.reverse();
  return named.map((button) => (button.name ? run.shift() : button));
}

/** The moves of a study that go on from the position that is shown, or all that are played back. */
export function filmFrom(shown, { film, whole }) {
  if (whole) return film;
  const first = shown ? film.findIndex((step) => isSame(step.before, shown)) : -1;
  return first < 0 ? [] : film.slice(first);
}

/** Dresses the way back from a study to a match, if one is open. */
export function dressLeave(button, study, match) {
  button.hidden = !study;
  const label = word(match ? "back" : "games");
  setAttribute(button, "aria-label", label);
  setAttribute(button, "title", label);
  button.classList.toggle("yours", Boolean(match?.yours));
  if (!button.firstChild) button.append(icon(BACK));
}
