// The page: brings Discord, the bot and the board together.

import { arrange, dressButton, make, setAttribute, write } from "./dom.js";
import { learnWords, listed, word } from "./words.js";
import { Client } from "./handshake.js";
import { Line } from "./line.js";
import { Plates } from "./clocks.js";
import { Board } from "./board.js";
import { inlineMarkdown, markdown, plainText } from "./markdown.js";
import { Sheet } from "./sheet.js";
import { Form } from "./form.js";
import { News } from "./news.js";
import { showOffers } from "./offers.js";
import { isDark } from "./colours.js";
import { listenForKeys } from "./keys.js";
import { menuOf } from "./menu.js";
import { dressLeave, studyOf } from "./study.js";
import { showTools } from "./tools.js";
import { wakeSound } from "./sound.js";
import { hasLooked } from "./wishes.js";

/** How the pauses between attempts to get in grow, in milliseconds, and how many times. */
const AGAIN = 2000;
const LONGEST_AGAIN = 8;

/** How long an answer to an attempt may take, in milliseconds. */
const ANSWERED = 25000;

/** Refusals that are none for ever: the bot was too slow, or was asked too much. */
const PASSING = [408, 429];

/** The part of the page with this id. */
function part(id) {
  return document.getElementById(id);
}

function makeButton() {
  return make("button", { type: "button" });
}

/** Everything that the person sees. */
class Page {
  constructor() {
    this.client = new Client();
    const say = (message) => this.say(message);
    this.news = new News(part("aloud"), part("news"));
    this.plates = new Plates(part("above"), part("below"));
    this.sheet = new Sheet(part("sheet"), { say, closed: () => this.board.pits.focus(), left: () => this.askIfEmpty() });
    this.form = new Form(part("form"), say);
    this.board = new Board(part("table"), part("board"), {
      say: (message) => this.say(this.placed(message), true),
      tell: (text) => this.news.tell(plainText(text, this.names)),
      hint: (why, takes) => this.showHint(why, takes),
      settle: (board, isFilm) => this.settle(board, isFilm),
      follow: (board, step, seen) => this.follow(board, step, seen),
      count: (stores) => this.plates.count(stores),
      wait: (board) => this.news.show([this.waitsFor(board)]),
      ask: ({ pit }) => this.news.show([word("press-again", { name: (pit % this.board.board.row) + 1 })]),
    });
    this.line = new Line({
      greet: () => this.greeting(),
      hear: (message) => this.hear(message),
      renew: () => this.enterAgain(),
      change: (state) => this.lineIs(state),
    });
    this.tokens = 0;
    this.entering = 0;
    this.names = {};
    // By the numbers of messages: the screens from which they came while these are unanswered, and the buttons that were pressed.
    this.asked = new Map();
    this.pressed = new Map();
    this.open = this.client.query.get("open") ?? undefined;
    part("loading").setAttribute("aria-label", word("loading"));
    listenForKeys(this.board, { close: () => this.sheet.close() || this.leaveStudy() });
    this.listen();
  }

  listen() {
    addEventListener("pointerdown", wakeSound);
    document.addEventListener("click", ({ target }) => { this.pressing = target.closest(".button"); }, true);
    document.addEventListener("click", (event) => {
      const link = event.target.closest("a[href]");
      if (!link) return;
      event.preventDefault();
      this.client.openLink(link.href);
    });
    for (const row of [part("buttons"), part("choices"), part("offers"), part("about")]) {
      row.addEventListener("click", (event) => {
        const press = event.target.closest("button[data-press]")?.dataset.press;
        if (press) this.say(this.placed({ press }));
      });
    }
    part("leave").addEventListener("click", () => this.leaveStudy());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.board.fit());
    this.client.on("CLOSE", () => this.line.end());
    // Back on the network, or out of the pocket: nobody waits for a pause that was for others.
    const hasten = () => { if (this.entering && !this.mustWait && !document.hidden) this.enter(); };
    addEventListener("online", hasten);
    document.addEventListener("visibilitychange", hasten);
  }

  /** Gets in: Discord says who is there, the bot gives a token for it. */
  async start() {
    await this.client.greet();
    this.client.subscribe("ACTIVITY_LAYOUT_MODE_UPDATE", ({ layout_mode: mode }) => setAttribute(document.body, "data-small", mode > 0));
    await this.enter();
  }

  /** Fetches a token and connects. What fails on the way is tried again for as long as it takes, what is refused is not. */
  async enter() {
    clearTimeout(this.entering);
    this.entering = 0;
    this.tokens += 1;
    // Who refuses to say who they are hears from the bot what that means.
    const code = await this.client.authorise().catch(() => "refused");
    const body = JSON.stringify({ code, instance: this.client.instance });
    // Without headers of its own: from an opaque origin, others would have to be allowed first.
    const signal = AbortSignal.timeout?.(ANSWERED);
    const response = await fetch("token", { method: "POST", body, signal }).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (answer?.token) {
      this.token = answer.token;
      this.line.connect();
    } else if (response && response.status < 500 && !PASSING.includes(response.status)) {
      this.giveUp(answer?.error ?? word("offline"));
    } else {
      this.lineIs(navigator.onLine === false ? "offline" : "broken");
      if (answer?.error) this.news.keep(answer.error);
      this.enterAgain(Number(response?.headers.get("retry-after") ?? 0) * 1000);
    }
  }

  /** Gets in once more: at once, or after a pause that grows with each time and is as long as the bot wants. */
  enterAgain(least = 0) {
    const pause = Math.max(least, AGAIN * Math.min(this.tokens, LONGEST_AGAIN)) * (1 + Math.random() * 0.3);
    clearTimeout(this.entering);
    this.entering = setTimeout(() => this.enter(), pause);
    this.mustWait = least > 0;
  }

  /** Nothing more can be done than to say why. */
  giveUp(text) {
    this.line.end();
    setAttribute(document.body, "data-state", "ended");
    if (this.newest) this.news.keep(text);
    else write(part("loading"), text);
  }

  greeting() {
    const { token, newest } = this;
    if (newest) return { hello: { token, open: newest.id, seen: newest.version, ply: newest.ply } };
    return { hello: { token, ...(this.open && { open: this.open }) } };
  }

  /** Says something to the bot, and returns its number; 0 if the line is broken. */
  say(message, isQuick = false) {
    // It was pressed already, and not yet answered.
    if (this.pressing && [...this.pressed.values()].includes(this.pressing)) {
      this.pressing = null;
      return 0;
    }
    if (!this.wasBroken) this.news.clear();
    // The match is there already.
    if (message.open && message.open === this.newest?.id) this.leaveStudy();
    const n = this.line.say(message, isQuick);
    if (n === 0) this.lineIs(this.line.isResting ? "resting" : navigator.onLine === false ? "offline" : "broken");
    else {
      if (message.at) this.asked.set(n, message.at);
      if (this.pressing) this.pressed.set(n, this.pressing);
      this.pressing?.setAttribute("data-sent", "");
    }
    this.pressing = null;
    return n;
  }

  /** The bot has answered a message. */
  settleMessage(n) {
    this.asked.delete(n);
    this.pressed.get(n)?.removeAttribute("data-sent");
    this.pressed.delete(n);
  }

  hear(message) {
    const { n } = message;
    if (message.welcome) this.welcome(message.welcome);
    if (message.games) this.showGames(message);
    if (message.board) this.receive(message.board);
    if (message.screen) this.showScreen(message.screen);
    if (message.screen || message.done || message.board) this.form.answer(n);
    if (message.form) this.form.show(message.form, this.asked.get(n));
    // A screen whose button only changes the board has done what it was for.
    else if (message.done && this.asked.has(n) && this.asked.get(n) === this.sheet.id) this.sheet.hide();
    if (message.screen || message.form || message.refused) this.asked.delete(n);
    if (message.watching) this.showWatching(message.watching);
    if (message.bye) this.leave(message.bye);
    if (message.refused) this.refuse(message.refused, n);
    if (message.done) this.board.answer(n, false);
    if (message.done || message.refused) this.settleMessage(n);
  }

  welcome(welcome) {
    this.tokens = 0;
    learnWords(welcome);
    this.line.settle();
    setAttribute(document.body, "data-state", "open");
    const askGames = () => this.say({ games: true });
    this.tools ??= showTools(part("tools"), {
      askGames,
      replay: () => this.board.replay(),
      skip: () => this.board.skip(),
      changePreviews: () => this.board.changePreviews(),
    });
    this.mayAsk = true;
  }

  /** Whoever sees nothing gets the list of their games. */
  askIfEmpty() {
    if (!this.newest && !this.study && !this.sheet.isOpen) this.say({ games: true });
  }

  receive(board) {
    if (this.newest?.id === board.id && board.version < this.newest.version) return;
    const isOther = this.newest?.id !== board.id;
    this.newest = board;
    if (isOther) this.showWatching([]);
    if (isOther) this.study = null;
    // What is studied stays in view.
    if (this.study) dressLeave(part("leave"), this.study, board);
    else this.show(board);
    // The list of games has done what it was for.
    if (isOther && this.sheet.id === "games") this.sheet.hide();
  }

  /** Shows a screen for oneself: beside the board, or in its place if it has one. */
  showScreen(screen) {
    if (screen.board) {
      this.study = studyOf(screen, this.study ?? this.lastStudy);
      this.lastStudy = this.study;
      this.sheet.hide();
      this.show(this.study);
      part("account").scrollTop = 0;
      this.news.tell(plainText(screen.text, screen.names));
      return;
    }
    const { plays } = screen.rows?.flat().find((button) => button.plays) ?? {};
    if (plays) this.board.advise(plays);
    this.sheet.showScreen(screen);
  }

  /** Goes back from a study to the match, or to the games. Returns whether there was one. */
  leaveStudy() {
    if (!this.study) return false;
    this.study = null;
    if (this.newest) {
      this.show(this.newest);
      return true;
    }
    setAttribute(document.body, "data-board", null);
    this.say({ games: true });
    return true;
  }

  /** A message from the board that is shown, with the name of the screen on which it stands if it is a study. */
  placed(message) {
    return this.study ? { ...message, at: this.study.id } : message;
  }

  /** Shows a board: of a match, or of a study. */
  show(board) {
    this.names = board.names ?? {};
    setAttribute(document.body, "data-board", true);
    setAttribute(document.documentElement, "data-theme", isDark(board.theme) ? "dark" : "light");
    part("loading").hidden = true;
    document.title = board.title;
    setAttribute(part("board"), "aria-label", board.title);
    write(part("title"), board.game.name);
    this.plates.show(board);
    // Buttons of an older board would be refused. Only those of the end wait until it is seen.
    if (!board.over) this.showButtons(board);
    this.showMenus(board);
    showOffers(part("offers"), board, () => this.board.pits.focus());
    dressLeave(part("leave"), this.study, this.newest);
    this.board.receive(board);
  }

  showButtons(board) {
    arrange(part("buttons"), board.buttons ?? [], (button) => button.label, makeButton, dressButton, () => this.board.pits.focus());
  }

  showMenus({ id: at, menus }) {
    const send = (id, values) => this.say({ choose: { id, values }, at });
    arrange(part("menus"), menus ?? [], JSON.stringify, (menu) => menuOf(menu, send), null, () => this.board.pits.focus());
  }

  /** While a film runs, the result is not told before it is seen. */
  settle(board, isFilm) {
    setAttribute(document.body, "data-film", isFilm);
    setAttribute(document.body, "data-over", Boolean(board.over) && !isFilm);
    this.tools?.setFilm(isFilm);
    if (isFilm) return;
    this.plates.turnTo(board.turn);
    const names = board.names ?? {};
    const status = board.over?.text ?? board.status ?? "";
    part("status").replaceChildren(...inlineMarkdown(status, names));
    part("status").classList.toggle("yours", Boolean(board.yours));
    this.showButtons(board);
    this.showChoices(board);
    const tip = !hasLooked() && this.board.moves.some((move) => move.why) ? [make("p", { class: "tip" }, word("hold"))] : [];
    part("told").replaceChildren(...markdown(board.text, names), ...tip);
    this.showAbout(board.about);
  }

  /** What the game is about: a line, behind which there is more. */
  showAbout(about) {
    const details = part("about");
    details.hidden = !about;
    if (!about || details.dataset.aim === about.aim + about.text) return;
    details.dataset.aim = about.aim + about.text;
    const [summary, more] = details.children;
    write(summary, about.aim);
    const button = makeButton();
    dressButton(button, about.learn);
    more.replaceChildren(...markdown(about.text, this.names), button);
  }

  /** Whom the board waits for. */
  waitsFor({ players, turn }) {
    const { bot, label: name } = players.find((player) => player.side === turn);
    return word(bot ? "thinking" : "their-turn", { name });
  }

  /** In a film, the page tells of the move that is seen, and of those before it. */
  follow(board, { mover, label }, seen) {
    const names = board.names ?? {};
    this.plates.turnTo(mover);
    part("status").replaceChildren(...inlineMarkdown(label, names));
    part("status").classList.remove("yours");
    // What is told of a study is no account of its moves.
    if (!board.film) part("told").replaceChildren(...markdown(seen.map((step) => step.told).join("\n"), names));
  }

  /** Moves that lift no pit are buttons below the board. */
  showChoices(board) {
    const moves = (board.yours ? board.moves ?? [] : []).filter((move) => move.pit === undefined);
    const dress = (element, { label, name, press }) => {
      dressButton(element, { label, style: "secondary", press });
      setAttribute(element, "aria-label", name === label ? null : name);
    };
    arrange(part("choices"), moves, (move) => move.label, makeButton, dress, () => this.board.pits.focus());
  }

  /** What a move would do, in the place of what has happened. */
  showHint(why, takes) {
    const hint = part("hint");
    part("told").hidden = Boolean(why);
    hint.hidden = !why;
    hint.replaceChildren(...markdown(why, this.names));
    if (why && takes > 0) hint.prepend(make("strong", { class: "takes" }, `+${takes}`));
  }

  /** The bot sends the games unasked to a page for which it knows nothing else. */
  showGames({ games, begin, n }) {
    if (n === undefined && (this.newest || this.study)) return;
    part("loading").hidden = true;
    this.sheet.showGames(games, begin ?? [], this.newest?.id, Boolean(this.newest ?? this.study));
  }

  showWatching(names) {
    write(part("watching"), names.length > 0 ? word("watching", { names: listed(names) }) : "");
  }

  refuse({ text, names }, n) {
    const inForm = this.form.answer(n, plainText(text, names));
    if (!inForm) this.news.show(inlineMarkdown(text, { ...this.names, ...names }));
    this.board.answer(n, true);
    // What was to be opened is not there.
    if (this.mayAsk) this.askIfEmpty();
    this.mayAsk = false;
  }

  /** The bot says why it ends the line. */
  leave(text) {
    this.isLeaving = true;
    this.news.keep(text);
  }

  lineIs(state) {
    if (state === "open") {
      if (this.wasBroken || this.isLeaving) this.news.clear();
      Object.assign(this, { wasBroken: false, isLeaving: false });
      return;
    }
    this.board.clearSent();
    for (const n of [...this.pressed.keys()]) this.settleMessage(n);
    if (state === "changing") return;
    this.wasBroken = true;
    setAttribute(document.body, "data-state", "broken");
    // Why the bot has left is worth more than that it has.
    if (!this.isLeaving) this.news.keep(word(state === "offline" ? "offline" : "reconnecting"));
  }
}

// The page begins.
const page = new Page();
page.start();
