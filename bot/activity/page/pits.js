// The holes as elements above the picture: pits are buttons with names, counts are texts.

import { make, setAttribute, write } from "./dom.js";
import { sideIndex, otherSide } from "./position.js";
import { columnOf, isBelow, pitAt, spotOf } from "./layout.js";

const SIDES = ["south", "north"];

/** The buttons and texts of all holes. */
export class Pits {
  /** `choose`, `look` and `leave` are called with a pit: pressed, looked at, no longer looked at. */
  constructor(frame, { choose, look, leave }) {
    Object.assign(this, { frame, choose, look, leave, buttons: [], current: 0 });
    this.stores = SIDES.map(() => {
      const [count, delta, owner] = ["count", "delta", "owner"].map((name) => make("span", { class: name }));
      const element = make("div", { class: "store", role: "img" }, count, delta, owner);
      return { element, count, delta, owner };
    });
    frame.append(...this.stores.map(({ element }) => element));
    this.held = 0;
  }

  /** Makes as many buttons as the board has pits. */
  count(pits) {
    if (this.buttons.length === pits) return;
    for (const { element } of this.buttons) element.remove();
    this.buttons = Array.from({ length: pits }, (_, pit) => this.button(pit));
    this.current = 0;
    // The upper row is read first, from the left, as it is seen.
    this.frame.append(...this.buttons.map(({ element }) => element));
  }

  button(pit) {
    const [count, number, delta] = ["count", "number", "delta"].map((name) => make("span", { class: name }));
    const element = make("button", { type: "button", class: "pit", tabindex: -1 }, count, number, delta);
    element.addEventListener("click", () => {
      const wasHeld = this.wasHeld;
      this.wasHeld = false;
      if (!wasHeld) this.choose(pit);
    });
    element.addEventListener("focus", () => {
      this.setCurrent(pit);
      if (element.matches(":focus-visible")) this.look(pit);
    });
    element.addEventListener("blur", () => this.leave(pit));
    this.followPointer(element, pit);
    return { element, count, number, delta };
  }

  /** A mouse looks by hovering; a finger by holding, which then is no press. */
  followPointer(element, pit) {
    const over = (event) => { if (event.pointerType === "mouse") this.look(pit); };
    element.addEventListener("pointerenter", over);
    element.addEventListener("pointerleave", () => {
      clearTimeout(this.held);
      this.leave(pit);
    });
    element.addEventListener("pointerdown", (event) => {
      this.wasHeld = false;
      clearTimeout(this.held);
      if (event.pointerType === "mouse") return;
      this.held = setTimeout(() => {
        this.wasHeld = this.look(pit);
      }, 350);
    });
    const release = () => {
      clearTimeout(this.held);
      if (this.wasHeld) setTimeout(() => this.leave(pit), 2500);
    };
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", release);
    element.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /** Puts everything in its place. */
  place(layout) {
    this.layout = layout;
    const { cell, label, ry, row, margin } = layout;
    const style = this.frame.style;
    style.setProperty("--count", `${layout.count}px`);
    style.setProperty("--number", `${layout.number}px`);
    style.setProperty("--round", `${Math.min(layout.rx, ry)}px`);
    const outer = margin + (layout.kind === "lying" ? layout.stores[0].ry * 2 + 4 : 0);
    this.buttons.forEach(({ element, number }, pit) => {
      const spot = spotOf(layout, { pit });
      const below = isBelow(layout, pit);
      const top = below ? spot.y - ry - 3 : outer - 2;
      const bottom = below ? layout.tall - outer + 2 : spot.y + ry + 3;
      Object.assign(element.style, { left: `${spot.x - cell / 2}px`, width: `${cell}px`, top: `${top}px`, height: `${bottom - top}px` });
      element.classList.toggle("below", below);
      element.style.setProperty("--label", `${label}px`);
      write(number, String((pit % row) + 1));
    });
    SIDES.forEach((side, index) => {
      const { element, owner } = this.stores[index];
      const { count, rx } = spotOf(layout, { store: side });
      owner.style.maxWidth = `${layout.kind === "ends" ? 2 * rx : layout.room}px`;
      element.className = `store ${layout.kind}${side === layout.below ? " mine" : ""}`;
      Object.assign(element.style, { left: `${count.x}px`, top: `${count.y}px` });
    });
    this.nameStores();
    this.order();
  }

  /** Whose a store is. */
  nameStores() {
    this.stores.forEach(({ owner, name }) => write(owner, name ?? ""));
  }

  /** The order in the document is that of the eye. */
  order() {
    const columns = Array.from({ length: this.layout.row }, (_, column) => column);
    const seen = [false, true].flatMap((below) => columns.map((column) => pitAt(this.layout, column, below)));
    const now = [...this.frame.querySelectorAll(".pit")];
    if (seen.every((pit, index) => this.buttons[pit].element === now[index])) return;
    this.frame.append(...seen.map((pit) => this.buttons[pit].element));
  }

  /** Writes the counts of a position. */
  write(position) {
    const special = new Set([...position.castles, ...position.marks].map(({ pit }) => pit));
    this.buttons.forEach(({ element, count }, pit) => {
      element.classList.toggle("special", special.has(pit));
      const isClosed = position.excluded.includes(pit) || position.castles.some((castle) => castle.pit === pit);
      write(count, isClosed ? "" : String(position.pits[pit]));
    });
    this.stores.forEach(({ count }, side) => write(count, String(position.stores[side])));
  }

  /** Names the holes, and shows which pits can be chosen. */
  name(board, moves) {
    this.buttons.forEach(({ element }, pit) => {
      const own = moves.filter((move) => move.pit === pit);
      setAttribute(element, "aria-label", board.pit_names?.[pit] ?? String((pit % board.row) + 1));
      setAttribute(element, "aria-disabled", own.length === 0 ? "true" : null);
      setAttribute(element, "aria-description", own.map((move) => move.why).filter(Boolean).join(" ") || null);
      element.classList.toggle("open", own.length > 0);
    });
    SIDES.forEach((side, index) => {
      const name = (board.players ?? []).find((player) => player.side === side)?.label ?? "";
      setAttribute(this.stores[index].element, "aria-label", [name, board.position.stores[index]].filter((part) => part !== "").join(": "));
      this.stores[index].name = name;
    });
    this.nameStores();
    const { element } = this.buttons[this.current] ?? this.buttons[0];
    if (!element.contains(document.activeElement)) this.setCurrent(this.firstOf(board, moves));
  }

  /** Where Tab goes: the first pit that can be chosen, or the first of the lower row. */
  firstOf(board, moves) {
    const pits = moves.map((move) => move.pit).filter((pit) => pit !== undefined);
    if (pits.includes(this.current)) return this.current;
    return pits.length > 0 ? pits[0] : pitAt(this.layout, 0, true);
  }

  setCurrent(pit) {
    this.current = pit;
    this.buttons.forEach(({ element }, at) => { element.tabIndex = at === pit ? 0 : -1; });
  }

  focus(pit = this.current) {
    this.buttons[pit]?.element.focus();
  }

  has(element) {
    return this.buttons.some((button) => button.element === element);
  }

  /** Moves the focus by columns, or to the other row. */
  step(columns, rows) {
    const { layout, current } = this;
    const below = rows === 0 ? isBelow(layout, current) : rows > 0;
    const column = Math.max(0, Math.min(layout.row - 1, columnOf(layout, current) + columns));
    this.focus(pitAt(layout, column, below));
  }

  /** Shows a pit as pressed until the bot has answered; `null` for none. */
  markSent(pit) {
    this.buttons.forEach(({ element }, at) => setAttribute(element, "data-sent", at === pit));
  }

  /** Marks a pit that the bot advises; `undefined` for none. */
  markAdvised(pit) {
    this.buttons.forEach(({ element }, at) => element.classList.toggle("advised", at === pit));
  }

  /** Shows what turns changed, where no film does; lighter what `you` did before the last of them. */
  markChanges(turns, you) {
    const tell = (element, changeIn) => {
      const chips = turns.map((turn, index) => {
        const [change, isEarlier] = [changeIn(turn), index < turns.length - 1 || turn.mover === you];
        return change ? make("span", { class: isEarlier ? "earlier" : "" }, `${change > 0 ? "+" : "−"}${Math.abs(change)}`) : null;
      });
      element.replaceChildren(...chips.filter(Boolean));
    };
    this.buttons.forEach(({ delta }, pit) => tell(delta, ({ pits }) => pits[pit]));
    this.stores.forEach(({ delta }, side) => tell(delta, ({ stores }) => stores[side]));
  }

  /** The pit with this number in the row of a side. */
  pitOf(side, number) {
    return number <= this.layout.row ? sideIndex(side) * this.layout.row + number - 1 : -1;
  }

  /** The side whose row is above. */
  get above() {
    return otherSide(this.layout.below);
  }
}
