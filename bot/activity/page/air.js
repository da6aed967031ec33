// What moves above the board: the sowing hand and flying seeds, on a canvas of their own.

import { placeOf } from "./seeds.js";
import { outline } from "./wood.js";

const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** Motions that run side by side. Stopped, all of them are over at once. */
export class Air {
  constructor(painter) {
    Object.assign(this, { painter, motions: new Set(), hand: null, isStopped: true, frame: 0 });
  }

  begin() {
    this.isStopped = false;
    this.painter.clearAir();
  }

  stop() {
    this.isStopped = true;
    this.hand = null;
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    for (const motion of this.motions) motion.resolve();
    this.motions.clear();
    this.painter.clearAir();
  }

  /** Calls `draw` with a number from 0 to 1 for so long. */
  run(ms, draw) {
    if (this.isStopped || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.motions.add({ start: null, ms, draw, resolve });
      this.frame ||= requestAnimationFrame((now) => this.step(now));
    });
  }

  pause(ms) {
    return this.run(ms, () => {});
  }

  step(now) {
    this.frame = 0;
    const { painter } = this;
    painter.clearAir();
    const ended = [];
    for (const motion of this.motions) {
      motion.start ??= now;
      const t = Math.min(1, (now - motion.start) / motion.ms);
      motion.draw(t);
      if (t === 1) ended.push(motion);
    }
    if (this.hand) this.drawHand();
    for (const motion of ended) {
      this.motions.delete(motion);
      motion.resolve();
    }
    if (this.motions.size > 0 || this.hand) this.frame ||= requestAnimationFrame((then) => this.step(then));
  }

  /** Takes seeds out of a hollow into the hand. */
  takeUp(spot, seeds, ms) {
    this.hand = { x: spot.x, y: spot.y, height: 0, seeds };
    return this.run(ms, (t) => { if (this.hand) this.hand.height = ease(t); });
  }

  /** Moves the hand. */
  glide(spot, ms, hop = 0) {
    const { x, y } = this.hand ?? spot;
    return this.run(ms, (t) => {
      if (!this.hand) return;
      this.hand.x = x + (spot.x - x) * ease(t);
      this.hand.y = y + (spot.y - y) * ease(t);
      this.hand.height = 1 + hop * Math.sin(Math.PI * t);
    });
  }

  /** How high the hand is held. */
  get rise() {
    const { rx, ry } = this.painter.layout;
    return Math.min(rx, ry) * 0.5;
  }

  /** One seed falls from the hand to its place in a hollow that holds so many. */
  drop(spot, held, ms) {
    const { x, y } = this.hand ?? spot;
    const { pictures, air: pen } = this.painter;
    const place = placeOf(held, held + 1, spot, pictures.size);
    const from = { x, y: y - this.rise };
    return this.run(ms, (t) => {
      const fall = t * t;
      pictures.draw(pen, held, from.x + (spot.x + place.x - from.x) * t, from.y + (spot.y + place.y - from.y) * fall, 1.12 - 0.12 * t);
    });
  }

  /** Seeds fly together from one hollow to another. */
  fly(from, to, seeds, ms) {
    const { air: pen } = this.painter;
    const high = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.22) + this.rise;
    return this.run(ms, (t) => {
      const [along, up] = [ease(t), Math.sin(Math.PI * t) * high];
      this.drawCluster(pen, from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along, up, seeds);
    });
  }

  /** A ring that widens and fades. */
  pulse(spot, ms) {
    const { air: pen, colours } = this.painter;
    return this.run(ms, (t) => {
      pen.globalAlpha = 1 - t;
      outline(pen, spot, 2 + t * 7);
      pen.lineWidth = 4;
      pen.strokeStyle = colours.trace;
      pen.stroke();
      pen.globalAlpha = 1;
    });
  }

  drawHand() {
    const { x, y, height, seeds } = this.hand;
    if (seeds <= 0) return;
    const { air: pen, colours, layout } = this.painter;
    const up = height * this.rise;
    this.drawCluster(pen, x, y, up, seeds);
    const size = Math.max(10, Math.min(20, layout.rx * 0.34));
    const [left, top] = [x + layout.rx * 0.55, y - up - this.rise * 0.6];
    pen.beginPath();
    pen.arc(left, top, size, 0, 2 * Math.PI);
    pen.fillStyle = colours.trace;
    pen.fill();
    pen.fillStyle = colours.onInk;
    pen.font = `700 ${size * 1.15}px system-ui, sans-serif`;
    pen.textAlign = "center";
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = pen.measureText(String(seeds));
    pen.fillText(String(seeds), left, top + (above - below) / 2);
  }

  drawCluster(pen, x, y, up, seeds) {
    const { pictures, layout } = this.painter;
    const reach = Math.min(layout.rx, layout.ry * 0.8);
    const spot = { rx: reach, ry: reach * 0.8 };
    const shown = Math.min(seeds, 30);
    pen.fillStyle = "rgb(0 0 0 / .26)";
    pen.beginPath();
    pen.ellipse(x, y + reach * 0.2, reach * 0.7, reach * 0.46, 0, 0, 2 * Math.PI);
    pen.fill();
    for (let seed = shown - 1; seed >= 0; seed -= 1) {
      const place = placeOf(seed, shown, spot, pictures.size);
      pictures.draw(pen, seed, x + place.x * 0.85, y - up + place.y * 0.85, 1.12);
    }
  }
}
