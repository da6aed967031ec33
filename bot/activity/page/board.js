// The board of one match: shows what the bot says, plays films, sends moves.

import { setAttribute } from "./dom.js";
import { changesOf, copyPosition, isSame, noTraces, tracesOf, turnsOf } from "./position.js";
import { layOut } from "./layout.js";
import { Painter } from "./painter.js";
import { Film } from "./film.js";
import { Pits } from "./pits.js";
import { Ways } from "./ways.js";
import { filmFrom } from "./study.js";
import { hasLooked, hasPreviews, speedOfFilms, wish } from "./wishes.js";

/** How long a pit stays pressed after the bot says that it has nothing more to say. */
const AFTERWARDS = 1200;

/** How long a move stands that is taken back. */
const UNTIL_UNDONE = 900;

/** How long a press may last, from touching to leaving. */
const A_PRESS = 600;

/** Up to so many moves are played at the person's speed, and up to so many at all. */
const UNHURRIED = 2;
const MOST_MOVES = 5;

/** The moves to be played, and how fast: whoever has fallen behind catches up. */
function inTime(steps, speed, isWhole) {
  if (steps.length <= UNHURRIED || isWhole) return [steps, speed];
  return [steps.length <= MOST_MOVES ? steps : steps.slice(-UNHURRIED), speed === "normal" ? "fast" : speed];
}

const canHover = matchMedia("(hover: hover)");

/** The board, with the films of its moves. */
export class Board {
  /**
   * `say` sends a message and returns its number; `tell` reads a move aloud; `hint` shows a sentence; `settle` comes before and after
   * films; `follow` with each of their moves; `count` with the stores that are seen; `wait` when a pit is pressed out of turn; `ask` when a
   * move has to be confirmed.
   */
  constructor(table, frame, { say, tell, hint, settle, follow, count, wait, ask }) {
    Object.assign(this, { table, frame, say, tell, hint, settle, follow, count, wait, ask, offered: null, board: null, waiting: null, sent: null, looked: -1, isPlaying: false, skippedAt: -Infinity });
    this.painter = new Painter(frame);
    this.pits = new Pits(frame, {
      choose: (pit) => this.choose(pit),
      look: (pit) => this.look(pit),
      leave: (pit) => this.leave(pit),
    });
    this.ways = new Ways(frame, { send: (move) => this.send(move), look: (pit, move) => this.preview(pit, move) });
    this.film = new Film(this.painter, (position) => this.write(position));
    new ResizeObserver(() => this.fit()).observe(table);
    frame.addEventListener("pointerdown", (event) => this.touch(event), true);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.skip();
    });
  }

  /** A press on the board while a film runs is the wish to skip it. */
  touch(event) {
    if (this.isPlaying) {
      this.skippedAt = event.timeStamp;
      this.skip();
    }
    if (this.ways.isOpen && !this.ways.element.contains(event.target)) {
      this.ways.close();
      this.look(-1);
    }
  }

  /** Takes a board from the bot. Older ones than the one shown are left out. */
  receive(board) {
    const newest = this.waiting ?? this.board;
    if (newest?.id === board.id && board.version < newest.version) return;
    if (newest?.id !== board.id || board.version > newest.version) this.clearSent();
    if (!this.isPlaying) {
      this.take(board);
      return;
    }
    // Of those that come during a film the newest waits: it has the moves of the others.
    const wasTakenBack = newest.id !== board.id || board.ply < newest.ply;
    this.waiting = board;
    if (wasTakenBack) {
      this.isJumping = true;
      this.skip();
    }
  }

  async take(board, jumps = false) {
    const last = this.board;
    const isOther = last?.id !== board.id;
    const shown = this.position;
    this.board = board;
    const isRefit = isOther || last.row !== board.row || last.below !== board.below || last.theme !== board.theme;
    if (isOther || last.row !== board.row) this.position = copyPosition(board.position);
    if (isRefit) this.fit();
    this.moves = [];
    const isForward = !isOther && board.ply > last.ply;
    const steps = board.film ? filmFrom(isOther ? null : shown, board) : isForward ? board.steps.filter((step) => step.ply >= last.ply) : [];
    // What is told of a study has it.
    if (!board.film) for (const step of steps) this.tell(step.told);
    if (board.taken_back && !isOther && board.ply < last.ply) this.takeBack(last);
    const speed = speedOfFilms();
    // What changes nothing on the board, such as a hint, leaves its marks.
    if (isOther || steps.length > 0 || !isSame(shown, board.position)) this.pits.markChanges([]);
    if (steps.length > 0 && !jumps && speed !== "none" && !document.hidden) await this.play(...inTime(steps, speed, board.whole));
    else if (shown && steps.length > 0 && !isSame(shown, board.position)) this.markLast();
    this.rest();
  }

  /** Says what was taken back: the moves of the board before, as far as they are known. */
  takeBack({ steps }) {
    const { board } = this;
    const undone = (steps ?? []).filter((step) => step.ply >= board.ply).map((step) => step.label);
    const [said, ...others] = board.text.split("\n");
    const told = undone.length > 0 ? `${said} ~~${undone.join(" ")}~~` : said;
    board.text = [told, ...others].join("\n");
    this.tell(told);
  }

  /** Plays moves one after the other. */
  async play(steps, speed) {
    this.look(-1);
    this.ways.close();
    this.isPlaying = true;
    this.isSkipped = false;
    this.settle(this.board, true);
    setAttribute(this.frame, "data-film", true);
    for (const step of steps) {
      if (this.isSkipped) break;
      this.follow(this.board, step, this.turnBefore(step));
      await this.film.play(step, speed);
    }
    if (this.board.undone && !this.isSkipped) await new Promise((resolve) => { setTimeout(resolve, UNTIL_UNDONE); });
    setAttribute(this.frame, "data-film", null);
    this.isPlaying = false;
  }

  /** Shows the board that is there, without motion, or goes on to the one that waits. */
  rest() {
    const { board } = this;
    this.position = copyPosition(board.position);
    const next = this.waiting;
    this.waiting = null;
    if (next) {
      const jumps = this.isJumping;
      this.isJumping = false;
      this.take(next, jumps);
      return;
    }
    this.moves = this.movesOffered();
    this.show(this.tracesOfTurn());
    this.pits.name(board, this.moves);
    this.advise(this.advised);
    this.ways.close();
    this.settle(board, false);
    this.lookAgain();
  }

  /** What is looked at already is shown for the new board. */
  lookAgain() {
    const looked = this.frame.querySelector(canHover.matches ? ".pit:hover, .pit:focus-visible" : ".pit:focus-visible");
    if (looked) this.look(this.pits.buttons.findIndex(({ element }) => element === looked));
  }

  /** What was taken back leaves no traces, nor does what came before it. */
  tracesOfTurn() {
    const turn = turnsOf(this.board.steps ?? []).at(-1);
    return turn && !this.board.taken_back ? tracesOf(turn) : noTraces();
  }

  show(traces, position = this.position) {
    this.painter.show(position, traces);
    this.write(position);
  }

  /** The person's side, if they play. */
  get you() {
    return (this.board.players ?? []).find((player) => player.you)?.side;
  }

  /** The moves of the turn before a move, without those that the person's own turn answers. */
  turnBefore({ ply, mover }) {
    const turn = turnsOf((this.board.steps ?? []).filter((step) => step.ply < ply)).at(-1) ?? [];
    return mover === this.you && turn[0]?.mover !== mover ? [] : turn;
  }

  write(position) {
    this.pits.write(position);
    this.count(position.stores);
  }

  /** Marks what the person's last turn changed, and what came after it; for others, the last two turns. */
  markLast() {
    const { film, steps, position } = this.board;
    const turns = turnsOf(film ?? steps ?? []);
    const { you } = this;
    const own = turns.findLastIndex(([{ mover }]) => mover === you);
    const first = own < 0 ? (you ? -1 : -2) : own - turns.length;
    this.pits.markChanges(changesOf(turns, position).slice(first), you);
  }

  /** Plays the last moves again. */
  async replay() {
    const steps = this.board?.steps ?? [];
    if (steps.length === 0 || this.isPlaying) return;
    const speed = speedOfFilms();
    this.pits.markChanges([]);
    if (speed === "none") this.markLast();
    else await this.play(steps, speed);
    this.rest();
  }

  skip() {
    this.isSkipped = true;
    this.film.skip();
  }

  /** Lays the board out for the place that it has. */
  fit() {
    const { board, table } = this;
    if (!board || table.clientWidth === 0) return;
    const layout = layOut(table.clientWidth, Math.max(table.clientHeight, 230), board.row, board.below);
    this.frame.style.width = `${layout.width}px`;
    this.frame.style.height = `${layout.tall}px`;
    table.parentElement.style.setProperty("--gap", `${Math.max(0, (table.clientHeight - layout.tall) / 2 - 6)}px`);
    this.pits.count(2 * board.row);
    this.pits.place(layout);
    this.painter.fit(layout, board.theme, board.game.id === "toguz-kumalak");
    this.show(this.painter.traces, this.isPlaying ? this.film.position : this.position);
    this.ways.close();
  }

  /** The moves that can be made, with what they would do where the person wants to see that. */
  movesOffered() {
    const moves = this.board.yours ? this.board.moves ?? [] : [];
    return hasPreviews() ? moves : moves.map((move) => ({ ...move, lands: undefined, takes: 0, why: undefined }));
  }

  /** The person wants previews, or no longer. */
  changePreviews() {
    if (!this.board || this.isPlaying) return;
    this.look(-1);
    this.moves = this.movesOffered();
    this.pits.name(this.board, this.moves);
  }

  /** Marks the pit of a move that the bot advises, as long as its board stands. */
  advise(press) {
    this.advised = press;
    this.pits.markAdvised((this.moves ?? []).find((move) => move.press === press)?.pit);
  }

  movesOf(pit) {
    return (this.moves ?? []).filter((move) => move.pit === pit);
  }

  /** A pit was pressed. */
  choose(pit) {
    // The end of the press that has skipped a film is no move.
    if (performance.now() - this.skippedAt < A_PRESS) return;
    if (this.isPlaying) {
      this.skip();
      return;
    }
    const moves = this.movesOf(pit);
    if (this.board.turn && !this.board.yours) this.wait(this.board);
    else if (moves.length === 1) this.offer(moves[0]);
    else if (moves.length > 1) this.ways.open(this.painter.layout, pit, moves);
  }

  /** A number was pressed: that pit of the row below. */
  chooseNumber(number) {
    const { board } = this;
    if (!board) return;
    const pit = this.pits.pitOf(board.below, number);
    if (pit < 0) return;
    this.pits.focus(pit);
    if (this.isPlaying) {
      this.skip();
      return;
    }
    this.choose(pit);
  }

  /** Whoever confirms moves sees first what one would do, and presses again. */
  offer(move) {
    if (!this.board.confirms || this.offered === move.press) {
      this.send(move);
      return;
    }
    this.offered = move.press;
    this.look(move.pit);
    this.ask(move);
  }

  /** Sends a move. The pit is pressed at once; the board waits for the bot. */
  send(move) {
    const wasOpenOver = this.ways.close();
    if (wasOpenOver >= 0) this.pits.focus(wasOpenOver);
    if (this.sent) return;
    const n = this.say({ press: move.press });
    if (n === 0) return;
    this.sent = { n };
    this.look(-1);
    this.pits.markSent(move.pit ?? null);
  }

  /** The bot has answered a message: with a refusal, or with nothing more. */
  answer(n, isRefused) {
    if (this.sent?.n !== n) return;
    if (isRefused) this.clearSent();
    else setTimeout(() => { if (this.sent?.n === n) this.clearSent(); }, AFTERWARDS);
  }

  clearSent() {
    this.sent = null;
    this.pits.markSent(null);
  }

  /** Shows what a move would do. Returns whether there is something to show. */
  look(pit) {
    if (this.isPlaying || !this.painter.position) return false;
    const moves = this.movesOf(pit);
    // Of two ways, each is shown when it is looked at itself.
    const move = moves.length === 1 ? moves[0] : undefined;
    this.preview(move ? pit : -1, move);
    const isSeen = Boolean(move?.lands || move?.why);
    if (isSeen && !hasLooked()) wish("looked", true);
    return isSeen;
  }

  preview(pit, move) {
    this.looked = pit;
    this.painter.showPreview(pit, move);
    this.hint(move?.why ?? "", move?.takes ?? 0);
  }

  leave(pit) {
    if (this.looked === pit && !this.ways.isOpen) this.look(-1);
  }

  /** Closes what is open over the board. Returns whether something was. */
  escape() {
    if (this.isPlaying) {
      this.skip();
      return true;
    }
    const pit = this.ways.close();
    if (pit >= 0) this.pits.focus(pit);
    return pit >= 0;
  }
}
