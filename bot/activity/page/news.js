// What is read aloud: moves quietly, answers and broken lines in a sentence that is seen, too.

import { write } from "./dom.js";

/** How long a sentence stays, in milliseconds. It goes earlier with the next press. */
const STAYS = 12000;

/** The live regions of the page. */
export class News {
  constructor(aloud, seen) {
    Object.assign(this, { aloud, seen, timer: 0, told: [] });
  }

  /** Reads a sentence aloud. Several at once are read one after the other. */
  tell(text) {
    if (!text) return;
    this.told.push(text);
    setTimeout(() => {
      if (this.told.length > 0) this.aloud.textContent = this.told.splice(0).join(" ");
    }, 60);
  }

  /** Shows a sentence beside the board, and reads it aloud. */
  show(nodes) {
    clearTimeout(this.timer);
    this.seen.replaceChildren(...nodes);
    this.seen.classList.add("answer");
    this.timer = setTimeout(() => this.clear(), STAYS);
  }

  /** Shows a quiet sentence for as long as something lasts. */
  keep(text) {
    clearTimeout(this.timer);
    write(this.seen, text);
    this.seen.classList.remove("answer");
  }

  clear() {
    clearTimeout(this.timer);
    this.seen.replaceChildren();
  }
}
