// Plays the events of moves: seeds run one by one, captures lift, laps follow each other.

import { applyEvent, copyPosition, kindOf, noTraces, sideIndex } from "./position.js";
import { spotOf, storeOfPit } from "./layout.js";
import { Air } from "./air.js";
import { playSound } from "./sound.js";

/** How long a seed takes, how long a move takes at most, and how short a seed may be; in milliseconds. */
const PACES = { slow: [340, 26000, 90], normal: [190, 9000, 40], fast: [85, 3000, 16] };

/** How long the end of a round is seen. */
const SEEN = 900;

/** What is slower than a seed, by how much: a lap that begins, a capture. What comes for many pits at once counts less. */
const SLOWER = 1.9;
const WEIGHTS = { sow: 1, castle: 1, skip: 1, lift: 0.95 * SLOWER, capture: 1.95 * SLOWER, sweep: 0.45 * SLOWER, fill: 0.45 * SLOWER };

/** How long a seed of a move takes, so that long moves end in time. */
function beatOf(events, speed) {
  const [most, all, least] = PACES[speed] ?? PACES.normal;
  const beats = events.reduce((sum, event) => sum + (WEIGHTS[kindOf(event)] ?? 0), 0);
  return Math.max(least, Math.min(most, all / Math.max(1, beats)));
}

/** The film of one move. */
export class Film {
  /** `show` is called with each new position. */
  constructor(painter, show) {
    this.painter = painter;
    this.show = show;
    this.air = new Air(painter);
  }

  /** Ends at once what is running. */
  skip() {
    this.air.stop();
  }

  /** Plays a move to its end. Whoever skips it shows the position after it. */
  async play(step, speed) {
    this.beat = beatOf(step.events, speed);
    this.slowly = this.beat * SLOWER;
    this.laps = 0;
    this.landings = [];
    this.position = copyPosition(step.before);
    this.traces = noTraces();
    this.air.begin();
    this.draw();
    await this.air.pause(this.slowly * 0.4);
    for (const event of step.events) {
      if (this.air.isStopped) return;
      await (this[`on_${kindOf(event)}`] ?? this.change).call(this, event);
    }
    await this.landed();
    if (!this.air.isStopped) await this.air.pause(this.slowly * 0.3);
    this.air.stop();
  }

  /** All that flies has arrived. */
  async landed() {
    await Promise.all(this.landings.splice(0));
  }

  draw() {
    this.painter.show(this.position, this.traces);
    this.show(this.position);
  }

  /** An event without a motion. */
  async change(event) {
    await this.landed();
    if (this.air.isStopped) return;
    applyEvent(this.position, event);
    this.draw();
  }

  spot(hole) {
    return spotOf(this.painter.layout, hole);
  }

  async on_lift(event) {
    await this.landed();
    const { air } = this;
    this.traces.from = new Set([event.lift]);
    this.traces.to = null;
    this.draw();
    const spot = this.spot({ pit: event.lift });
    this.laps += 1;
    // Each further lap is seen to begin.
    if (this.laps > 1) await air.pulse(spot, this.slowly * 0.5);
    if (air.isStopped) return;
    applyEvent(this.position, event);
    this.draw();
    playSound("lift");
    await air.takeUp(spot, event.seeds, this.slowly * 0.45);
  }

  async on_sow(event) {
    const { air } = this;
    await air.glide(this.spot(event.sow), this.beat);
    this.release(event, event.sow);
  }

  async on_castle(event) {
    const { air } = this;
    const [castle, store] = [this.spot({ pit: event.castle }), this.spot({ store: event.to })];
    await air.glide(castle, this.beat);
    if (air.isStopped || !air.hand) return;
    air.hand.seeds -= 1;
    const flown = air.drop(castle, 0, this.beat * 0.8).then(() => air.fly(castle, store, 1, this.slowly));
    this.landings.push(flown.then(() => this.land(event)));
  }

  /** A seed leaves the hand; the hand goes on meanwhile. */
  release(event, hole) {
    const { air, position } = this;
    if (air.isStopped) return;
    if (air.hand) air.hand.seeds -= 1;
    const held = hole.store ? position.stores[sideIndex(hole.store)] : position.pits[hole.pit];
    this.landings.push(air.drop(this.spot(hole), held, Math.min(150, this.beat * 0.85)).then(() => this.land(event)));
  }

  land(event) {
    if (this.air.isStopped) return;
    applyEvent(this.position, event);
    if (event.sow) this.traces.to = event.sow;
    playSound("sow");
    this.draw();
  }

  on_skip({ skip }) {
    return this.air.glide(this.spot({ pit: skip }), this.beat, 0.5);
  }

  async on_keep(event) {
    await this.landed();
    this.air.hand = null;
    const store = this.spot({ store: event.by });
    await this.transfer(event, this.traces.to ? this.spot(this.traces.to) : store, store, event.keep);
  }

  async on_capture(event) {
    await this.landed();
    if (this.air.isStopped) return;
    const [pit, store] = [this.spot({ pit: event.capture }), this.spot({ store: event.by })];
    this.traces.captured.add(event.capture);
    await this.air.pulse(pit, this.slowly * 0.7);
    await this.transfer(event, pit, store, event.seeds);
  }

  /** Seeds leave one hollow and arrive in another. */
  async transfer(event, from, to, seeds) {
    if (this.air.isStopped) return;
    const arrived = copyPosition(this.position);
    applyEvent(arrived, event);
    // On the way they are nowhere.
    const under = this.position;
    under.pits = under.pits.map((held, pit) => Math.min(held, arrived.pits[pit]));
    under.stores = under.stores.map((held, side) => Math.min(held, arrived.stores[side]));
    this.draw();
    await this.air.fly(from, to, seeds, this.slowly * 1.25);
    if (this.air.isStopped) return;
    under.pits = arrived.pits;
    under.stores = arrived.stores;
    playSound("take");
    this.draw();
  }

  async on_sweep(event) {
    await this.landed();
    await this.quickly(() => this.transfer(event, this.spot({ pit: event.sweep }), this.spot({ store: event.to }), event.seeds));
  }

  async on_fill(event) {
    const store = this.spot(storeOfPit(this.position, event.fill));
    await this.quickly(() => this.transfer(event, store, this.spot({ pit: event.fill }), event.seeds));
  }

  async on_withdraw(event) {
    const store = this.spot(storeOfPit(this.position, event.withdraw));
    await this.quickly(() => this.transfer(event, this.spot({ pit: event.withdraw }), store, event.seeds));
  }

  /** Many pits in a row are emptied or filled: nobody wants to wait for each. */
  async quickly(run) {
    const { slowly } = this;
    this.slowly = slowly * 0.35;
    await run();
    this.slowly = slowly;
  }

  async on_again({ again }) {
    await this.landed();
    await this.air.pulse(this.spot({ store: again }), this.slowly);
  }

  async on_round_end(event) {
    await this.change(event);
    await this.air.pause(SEEN);
  }

  async on_endless({ endless }) {
    await this.landed();
    await this.air.pulse(this.spot({ pit: endless }), this.slowly);
  }
}
