// Two buttons over a pit that can be sown either way.

import { make } from "./dom.js";
import { isBelow, spotOf } from "./layout.js";

/** The choice of a direction. */
export class Ways {
  /** `send` makes a move, `look` shows what it would do. */
  constructor(frame, { send, look }) {
    Object.assign(this, { send, look });
    this.element = make("div", { class: "ways", role: "group", hidden: true });
    this.element.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: 0, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      this.element.children[step].focus();
      event.preventDefault();
      event.stopPropagation();
    });
    frame.append(this.element);
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** Opens over a pit, with the button that sows to the left on the left. */
  open(layout, pit, moves) {
    const { x, y, ry } = spotOf(layout, { pit });
    // The rows run against each other: what goes right below goes left above.
    const goesRight = ({ way }) => (way === "ccw") === isBelow(layout, pit);
    const sorted = [...moves].sort((one, other) => Number(goesRight(one)) - Number(goesRight(other)));
    const buttons = sorted.map((move) => {
      const arrow = goesRight(move) ? "→" : "←";
      const look = () => this.look(pit, move);
      const heard = { onclick: () => this.send(move), onfocus: look, onpointerenter: look };
      return make("button", { type: "button", "aria-label": `${move.name} ${arrow}`, "aria-description": move.why, ...heard }, arrow);
    });
    this.pit = pit;
    this.element.replaceChildren(...buttons);
    this.element.hidden = false;
    const half = this.element.offsetWidth / 2;
    const left = Math.max(2, Math.min(layout.width - 2 * half - 2, x - half));
    const top = isBelow(layout, pit) ? y - ry - this.element.offsetHeight * 0.7 : y + ry - this.element.offsetHeight * 0.3;
    Object.assign(this.element.style, { left: `${left}px`, top: `${top}px` });
    buttons[0].focus();
  }

  /** Closes, and returns the pit over which it was open, or -1. */
  close() {
    if (!this.isOpen) return -1;
    this.element.hidden = true;
    return this.pit;
  }
}
