// The players beside the board: names, whose turn it is, clocks that tick.

import { make, setAttribute, write } from "./dom.js";
import { otherSide, sideIndex } from "./position.js";
import { word } from "./words.js";

const HOUR = 3600000;
const LOW = 20000;

/** A time as on a chess clock. Days are told in the bot's words, tenths when it matters. */
function timeText(left, text) {
  if (left >= 24 * HOUR && text) return text;
  if (left < 10000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The two plates with the players. */
export class Plates {
  constructor(above, below) {
    this.plates = [below, above].map((plate) => {
      const [mark, name, score, way, turn, clock] = ["mark", "name", "score", "way", "aside", "clock"].map((of) => make("span", { class: of }));
      for (const sign of [mark, way]) sign.setAttribute("aria-hidden", "true");
      name.dir = "auto";
      score.setAttribute("role", "img");
      plate.replaceChildren(mark, name, score, way, turn, clock);
      return { plate, mark, name, score, way, turn, clock };
    });
  }

  /** Shows the players of a board. */
  show(board) {
    clearTimeout(this.timer);
    this.arrived = performance.now();
    this.clocks = [];
    this.board = board;
    [board.below, otherSide(board.below)].forEach((side, index) => {
      const { plate, mark, name, way, clock } = this.plates[index];
      const player = (board.players ?? []).find((one) => one.side === side);
      plate.classList.toggle("empty", !player);
      write(mark, index === 0 ? "▼" : "▲");
      write(name, player?.name ?? "");
      // Where a round has a direction of its own, an arrow beside each row tells it.
      const { direction } = board.position;
      write(way, direction ? ((direction === "ccw") === (index === 0) ? "→" : "←") : "");
      clock.hidden = !player?.clock;
      if (player?.clock) this.clocks.push({ ...player.clock, element: clock });
    });
    this.tick();
  }

  /** The sides of the lower and the upper plate. */
  get sides() {
    return [this.board.below, otherSide(this.board.below)];
  }

  /** Shows who moves: next, or in a film. */
  turnTo(side) {
    this.sides.forEach((of, index) => {
      const { plate, turn } = this.plates[index];
      const player = (this.board.players ?? []).find((one) => one.side === of);
      plate.classList.toggle("turn", side === of);
      write(turn, side === of ? word(player?.you ? "your-turn" : "their-turn", { name: player?.name ?? "" }, "") : "");
    });
  }

  /** Shows how many seeds each has, and how many win. */
  count(stores) {
    if (!this.board) return;
    const { needed } = this.board;
    this.sides.forEach((of, index) => {
      const { score } = this.plates[index];
      const seeds = stores[sideIndex(of)];
      write(score, needed ? `${seeds} / ${needed}` : String(seeds));
      const told = needed ? word("score", { score: seeds, needed }) : String(seeds);
      setAttribute(score, "aria-label", told);
      setAttribute(score, "title", needed && told);
    });
  }

  tick() {
    let next = Infinity;
    for (const { left_ms: given, runs, text, element } of this.clocks) {
      const left = Math.max(0, given - (runs ? performance.now() - this.arrived : 0));
      write(element, timeText(left, text));
      setAttribute(element, "data-runs", runs);
      setAttribute(element, "data-low", runs && left < LOW);
      if (runs && left > 0) next = Math.min(next, left < 10000 ? 100 : (left % 1000) + 5);
    }
    if (next < Infinity) this.timer = setTimeout(() => this.tick(), next);
  }
}
