// The sheet beside or over the board: a screen of the bot, or the list of games.

import { arrange, dressButton, make, write } from "./dom.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { menuOf } from "./menu.js";
import { word } from "./words.js";

/** The list of games, among the names of screens. */
const GAMES = "games";

/** One sheet; a new one takes the place of the last. */
export class Sheet {
  /** `say` sends a message. `closed` is called when nothing has the focus any more, `left` when the person has closed the sheet. */
  constructor(element, { say, closed, left }) {
    Object.assign(this, { element, say, closed, left, id: null, opener: null });
    this.closer = make("button", { type: "button", class: "closer", onclick: () => this.close() }, "×");
    this.text = make("div", { class: "text", id: "sheet-text" });
    this.picture = make("img", { hidden: true });
    this.menus = make("div", { class: "menus" });
    this.rows = make("div", { class: "rows" });
    this.games = make("div", { class: "games" });
    element.replaceChildren(this.closer, this.text, this.picture, this.menus, this.games, this.rows);
    element.addEventListener("click", (event) => {
      const press = event.target.closest("button[data-press]")?.dataset.press;
      // The list is no screen that something could take the place of.
      if (press) this.say({ press, ...(this.id !== GAMES && { at: this.id }) });
    });
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** Shows a screen. One of the same id replaces what stood there. */
  showScreen(screen) {
    const isSame = this.id === screen.id && this.isOpen;
    this.open(screen.id, isSame);
    this.text.replaceChildren(...markdown(screen.text, screen.names));
    this.picture.hidden = !screen.picture;
    if (screen.picture) Object.assign(this.picture, { src: screen.picture.data, alt: screen.picture.description });
    const send = (id, values) => this.say({ choose: { id, values }, at: this.id });
    const key = (menu) => JSON.stringify(menu);
    arrange(this.menus, screen.menus ?? [], key, (menu) => menuOf(menu, send), null, () => this.element.focus());
    this.showRows(screen.rows ?? []);
    arrange(this.games, [], String, make);
    if (!isSame) this.element.scrollTop = 0;
  }

  showRows(rows) {
    const row = () => make("div", { class: "row" });
    const button = () => make("button", { type: "button" });
    const fill = (element, buttons) => {
      arrange(element, buttons, (one) => one.label, button, dressButton, () => this.element.focus());
    };
    arrange(this.rows, rows, () => "row", row, fill, () => this.element.focus());
  }

  /** Shows the person's games, and what they can begin. `mayClose` is false while no board is behind the list. */
  showGames(games, begin, openId, mayClose) {
    this.open(GAMES, this.id === GAMES && this.isOpen, mayClose);
    this.text.replaceChildren(make("h2", {}, word("games")));
    if (games.length === 0) this.text.append(make("p", {}, word("no-games")));
    this.picture.hidden = true;
    arrange(this.menus, [], String, make);
    this.showRows(begin.length > 0 ? [begin.map((way) => ({ ...way, style: "secondary" }))] : []);
    const create = (game) => {
      const parts = ["strong", "span"].map((tag) => make(tag, { dir: "auto" }));
      return make("button", { type: "button", class: "game", onclick: () => this.pick(game.id) }, ...parts);
    };
    const update = (element, game) => {
      write(element.children[0], game.title);
      element.children[1].replaceChildren(...inlineMarkdown(game.line, game.names ?? {}));
      element.classList.toggle("yours", Boolean(game.yours));
      if (game.id === openId) element.setAttribute("aria-current", "true");
      else element.removeAttribute("aria-current");
    };
    arrange(this.games, games, (game) => game.id, create, update, () => this.element.focus());
  }

  pick(id) {
    this.say({ open: id });
    if (!this.closer.hidden) this.close();
  }

  open(id, isSame, mayClose = true) {
    this.closer.hidden = !mayClose;
    this.closer.setAttribute("aria-label", word("close"));
    this.id = id;
    if (isSame) return;
    if (!this.isOpen) this.opener = document.activeElement;
    this.element.hidden = false;
    this.element.focus({ preventScroll: true });
  }

  /** Closes the sheet and gives the focus back. */
  close() {
    if (!this.isOpen || this.closer.hidden) return false;
    this.hide();
    this.left();
    return true;
  }

  hide() {
    const hadFocus = this.element.contains(document.activeElement);
    this.element.hidden = true;
    this.id = null;
    if (hadFocus) {
      if (this.opener?.isConnected && this.opener !== document.body) this.opener.focus();
      else this.closed();
    }
    this.opener = null;
  }
}
