// Paints a position on two canvases: the wood, and above it the seeds with the marks of the last move.

import { noTraces } from "./position.js";
import { coloursOf } from "./colours.js";
import { spotOf } from "./layout.js";
import { SeedPictures, seedSizeOf, drawHeap } from "./seeds.js";
import { drawPlank, drawHollow, drawSpecials, drawBadges, outline } from "./wood.js";

/** The most device pixels for a CSS pixel: more cannot be seen. */
const MOST_DENSE = 3;

/** The board as a picture. */
export class Painter {
  constructor(frame) {
    this.pens = ["ground", "seeds", "air"].map((name) => {
      const canvas = document.createElement("canvas");
      canvas.className = name;
      canvas.setAttribute("aria-hidden", "true");
      frame.append(canvas);
      return canvas.getContext("2d");
    });
    this.traces = noTraces();
    this.preview = null;
  }

  /** Takes a layout and a theme. What was painted is gone. */
  fit(layout, theme, isTuzdik) {
    const density = Math.min(devicePixelRatio || 1, MOST_DENSE);
    this.layout = layout;
    this.colours = coloursOf(theme);
    this.isTuzdik = isTuzdik;
    for (const pen of this.pens) {
      pen.canvas.width = Math.round(layout.width * density);
      pen.canvas.height = Math.round(layout.tall * density);
      pen.canvas.style.width = `${layout.width}px`;
      pen.canvas.style.height = `${layout.tall}px`;
      pen.setTransform(density, 0, 0, density, 0, 0);
    }
    this.pictures = new SeedPictures(seedSizeOf(layout), density, this.colours);
    this.specials = null;
  }

  get air() {
    return this.pens[2];
  }

  /** Paints a position with the marks of the last move. */
  show(position, traces = this.traces) {
    this.position = position;
    this.traces = traces;
    this.paintGround();
    const [, pen] = this.pens;
    pen.clearRect(0, 0, this.layout.width, this.layout.tall);
    for (const hole of this.holes()) this.paintHole(hole);
    drawBadges(pen, this.layout, position, this.colours, this.isTuzdik);
  }

  holes() {
    return [...this.position.pits.map((_, pit) => ({ pit })), { store: "south" }, { store: "north" }];
  }

  /** The wood changes only with special pits. */
  paintGround() {
    const { layout, colours, position } = this;
    const specials = JSON.stringify([position.castles, position.excluded]);
    if (this.specials === specials) return;
    this.specials = specials;
    const [pen] = this.pens;
    pen.clearRect(0, 0, layout.width, layout.tall);
    drawPlank(pen, layout, colours);
    for (const hole of this.holes()) drawHollow(pen, spotOf(layout, hole), colours);
    drawSpecials(pen, layout, position, colours, this.isTuzdik);
  }

  paintHole(hole) {
    const [, pen] = this.pens;
    const spot = spotOf(this.layout, hole);
    const { pits, stores, excluded } = this.position;
    if (hole.pit !== undefined && excluded.includes(hole.pit)) return;
    drawHeap(pen, this.pictures, spot, hole.store ? stores[hole.store === "north" ? 1 : 0] : pits[hole.pit]);
    const { from, to, captured } = this.traces;
    if (hole.pit !== undefined && captured.has(hole.pit)) this.paintRays(pen, spot);
    const isEnd = to && to.pit === hole.pit && to.store === hole.store;
    if (isEnd) this.paintRing(pen, spot, false);
    else if (hole.pit !== undefined && from.has(hole.pit)) this.paintRing(pen, spot, true);
  }

  paintRing(pen, spot, isDashed) {
    const wide = Math.max(2, Math.min(4.5, spot.rx * 0.09));
    outline(pen, spot, wide * 0.25);
    pen.setLineDash(isDashed ? [wide * 2.6, wide * 1.7] : []);
    pen.lineWidth = wide;
    pen.strokeStyle = this.colours.trace;
    pen.stroke();
    pen.setLineDash([]);
  }

  paintRays(pen, { x, y, rx, ry }) {
    const reach = Math.min(rx, ry);
    pen.beginPath();
    for (let ray = 0; ray < 8; ray += 1) {
      const [sine, cosine] = [Math.sin((ray * Math.PI) / 4 + 0.39), Math.cos((ray * Math.PI) / 4 + 0.39)];
      pen.moveTo(x + cosine * reach * 0.42, y + sine * reach * 0.42);
      pen.lineTo(x + cosine * reach * 0.78, y + sine * reach * 0.78);
    }
    pen.lineWidth = Math.max(1.6, reach * 0.08);
    pen.lineCap = "round";
    pen.strokeStyle = this.colours.rays;
    pen.stroke();
  }

  /** Shows where a move ends, or nothing. */
  showPreview(from, move) {
    const { air: pen, layout, colours } = this;
    this.clearAir();
    if (!move?.lands) return;
    const [start, end] = [spotOf(layout, { pit: from }), spotOf(layout, move.lands)];
    const wide = Math.max(2.5, Math.min(5, layout.rx * 0.1));
    pen.strokeStyle = colours.rays;
    pen.lineWidth = wide;
    outline(pen, end, -wide);
    pen.stroke();
    // A small arrow that points into the hollow.
    const side = Math.min(end.rx, end.ry) * 0.34;
    pen.fillStyle = colours.rays;
    pen.beginPath();
    pen.moveTo(end.x - side, end.y - end.ry + wide * 1.5);
    pen.lineTo(end.x + side, end.y - end.ry + wide * 1.5);
    pen.lineTo(end.x, end.y - end.ry + wide * 1.5 + side);
    pen.fill();
    outline(pen, start, -wide);
    pen.setLineDash([wide, wide]);
    pen.stroke();
    pen.setLineDash([]);
  }

  clearAir() {
    // Nothing was painted before there is a board.
    if (!this.layout) return;
    this.air.clearRect(0, 0, this.layout.width, this.layout.tall);
  }
}
