// The wooden board without its seeds: plank, hollows, and what is special about pits.

import { spotOf, isBelow } from "./layout.js";

/** The same numbers from 0 to 1 each time, so that the grain stays when the board is drawn anew. */
function grainNumbers(from) {
  let state = from;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Draws the plank. */
export function drawPlank(pen, { width, tall }, colours) {
  const edge = Math.max(4, Math.min(10, width * 0.008));
  const round = Math.max(14, Math.min(34, width * 0.03));
  const rim = pen.createLinearGradient(0, 0, 0, tall);
  colours.rim.forEach((colour, index) => rim.addColorStop(index / 2, colour));
  fillRound(pen, 0, 0, width, tall, round, rim);
  const wood = pen.createLinearGradient(0, 0, width * 0.12, tall);
  colours.wood.forEach((colour, index) => wood.addColorStop(index / 2, colour));
  fillRound(pen, edge, edge, width - 2 * edge, tall - 2 * edge, round - edge, wood);
  pen.save();
  pen.clip();
  drawGrain(pen, width, tall, colours.grain);
  // A bevel: light above, shade below.
  pen.lineWidth = 2;
  pen.strokeStyle = colours.lip;
  roundedPath(pen, edge + 1, edge + 1, width - 2 * edge - 2, tall, round - edge);
  pen.stroke();
  pen.restore();
}

/** A rectangle with round corners; not all phones have one of their own. */
function roundedPath(pen, x, y, width, height, round) {
  const corners = [[x + width, y], [x + width, y + height], [x, y + height], [x, y]];
  pen.beginPath();
  pen.moveTo(x + round, y);
  corners.forEach(([cornerX, cornerY], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4];
    pen.arcTo(cornerX, cornerY, nextX, nextY, round);
  });
  pen.closePath();
}

function fillRound(pen, x, y, width, height, round, colour) {
  roundedPath(pen, x, y, width, height, round);
  pen.fillStyle = colour;
  pen.fill();
}

function drawGrain(pen, width, tall, colour) {
  const next = grainNumbers(7);
  pen.strokeStyle = colour;
  const lines = Math.round(tall / 7);
  // Fibres bend around two knots that lie outside the board.
  const knots = [{ x: width * 0.22, y: tall * 1.25, pull: tall * 0.2 }, { x: width * 0.74, y: -tall * 0.3, pull: -tall * 0.22 }];
  for (let line = 0; line < lines; line += 1) {
    const from = ((line + next()) / lines) * tall;
    pen.lineWidth = 0.5 + next() * 1.4;
    pen.globalAlpha = 0.05 + next() * 0.17;
    pen.beginPath();
    for (let x = -10; x <= width + 10; x += width / 24) {
      const bend = knots.reduce((sum, knot) => {
        const far = Math.hypot((x - knot.x) / (width * 0.16), (from - knot.y) / tall);
        return sum - knot.pull * Math.exp(-far * far);
      }, Math.sin(x / width * 5 + line * 0.06) * tall * 0.012);
      pen.lineTo(x, from + bend);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** The outline of a hollow, larger on all sides by `by`. */
export function outline(pen, { x, y, rx, ry }, by = 0) {
  const [across, along] = [rx + by, ry + by];
  roundedPath(pen, x - across, y - along, 2 * across, 2 * along, Math.min(across, along));
}

/** Draws a hollow in the wood. */
export function drawHollow(pen, spot, colours) {
  const { x, y, rx, ry } = spot;
  pen.save();
  pen.translate(0, 1.5);
  outline(pen, spot, 1);
  pen.strokeStyle = colours.lip;
  pen.lineWidth = 2;
  pen.stroke();
  pen.restore();
  const deep = pen.createLinearGradient(0, y - ry, 0, y + ry);
  colours.hollow.forEach((colour, index) => deep.addColorStop(index / 2, colour));
  outline(pen, spot);
  pen.fillStyle = deep;
  pen.fill();
  pen.save();
  pen.clip();
  // The shade of the upper edge: of a ring around the hollow, of which only the shadow falls into it.
  pen.shadowColor = colours.shade;
  pen.shadowBlur = Math.min(rx, ry) * 0.7 * (pen.getTransform().a || 1);
  pen.shadowOffsetY = Math.min(rx, ry) * 0.16 * (pen.getTransform().a || 1);
  outline(pen, spot, 6);
  pen.lineWidth = 11;
  pen.strokeStyle = colours.hollow[0];
  pen.stroke();
  pen.restore();
}

/** Draws what is special about pits: closed ones, castles or tuzdiks, marks. */
export function drawSpecials(pen, layout, position, colours, isTuzdik) {
  for (const pit of position.excluded) drawLid(pen, spotOf(layout, { pit }), colours);
  for (const { pit } of position.castles) {
    const spot = spotOf(layout, { pit });
    if (isTuzdik) drawSecondRim(pen, spot, colours);
    else drawBattlements(pen, spot, colours);
  }
}

/** Draws the badges, above the seeds. */
export function drawBadges(pen, layout, position, colours, isTuzdik) {
  const badges = [
    ...position.castles.map(({ pit, owner }) => [pit, isTuzdik ? SIGNS.tuzdik : SIGNS.castle, owner]),
    ...position.marks.map(({ pit, mark, owner }) => [pit, SIGNS[mark], owner]),
  ];
  for (const [pit, sign, owner] of badges) {
    const { x, y, rx, ry } = spotOf(layout, { pit });
    // On the edge near the seam; counts are on the other side. Its point faces the owner.
    const towardsSeam = isBelow(layout, pit) ? -1 : 1;
    const scale = Math.max(0.42, Math.min(1.1, rx / 46));
    drawBadge(pen, x + rx * 0.62, y + towardsSeam * (ry - rx * 0.3), scale, sign, owner === layout.below, colours);
  }
}

/** An egg for a puta, a snake for a naga, a knot for a tied pit. */
const SIGNS = {
  tuzdik: "M-5,10V-10L9,-4L-5,2",
  castle: "M-8,7V-7H-4V-3H-2V-7H2V-3H4V-7H8V7Z",
  puta: "M0,-8L8,0L0,8L-8,0Z",
  naga: "M-9,4L-5,-5L0,4L5,-5L9,4",
  tied: "M-7,-6L7,6M-7,6L7,-6M-7,0H7",
};

function drawBadge(pen, x, y, scale, sign, pointsDown, colours) {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.lineJoin = "round";
  pen.lineCap = "round";
  pen.strokeStyle = colours.onInk;
  pen.fillStyle = colours.ink;
  const shape = new Path2D(pointsDown ? "M-14,-13H14V12L0,24L-14,12Z" : "M-14,13H14V-12L0,-24L-14,-12Z");
  pen.lineWidth = 2;
  pen.fill(shape);
  pen.stroke(shape);
  pen.lineWidth = 3;
  pen.stroke(new Path2D(sign));
  pen.restore();
}

function drawLid(pen, spot, colours) {
  const { x, y, rx } = spot;
  const arm = rx * 0.42;
  // The plank again, with a dotted line where the pit was.
  outline(pen, spot, 3);
  pen.fillStyle = colours.wood[1];
  pen.fill();
  pen.setLineDash([3, 6]);
  outline(pen, spot, -1);
  pen.lineWidth = 2.5;
  pen.strokeStyle = colours.rim[0];
  pen.stroke();
  pen.setLineDash([]);
  pen.lineWidth = Math.max(3, rx * 0.11);
  pen.lineCap = "round";
  pen.strokeStyle = colours.ink;
  pen.beginPath();
  pen.moveTo(x - arm, y - arm);
  pen.lineTo(x + arm, y + arm);
  pen.moveTo(x - arm, y + arm);
  pen.lineTo(x + arm, y - arm);
  pen.stroke();
}

function drawSecondRim(pen, spot, colours) {
  pen.strokeStyle = colours.ink;
  for (const [by, width] of [[-1.5, 3.5], [-spot.rx * 0.2, 2.5]]) {
    outline(pen, spot, by);
    pen.lineWidth = Math.min(width, spot.rx * 0.12);
    pen.stroke();
  }
}

function drawBattlements(pen, { x, y, rx, ry }, colours) {
  const [half, tall] = [rx - 1, ry - 1];
  const step = (2 * half) / 7;
  pen.beginPath();
  pen.moveTo(x - half, y + tall);
  for (let merlon = 0; merlon < 4; merlon += 1) {
    const left = x - half + 2 * merlon * step;
    pen.lineTo(left, y - tall);
    pen.lineTo(left + step, y - tall);
    if (merlon === 3) break;
    pen.lineTo(left + step, y - tall + step);
    pen.lineTo(left + 2 * step, y - tall + step);
  }
  pen.lineTo(x + half, y + tall);
  pen.closePath();
  pen.lineJoin = "round";
  pen.lineWidth = Math.max(3, rx * 0.09);
  pen.strokeStyle = colours.ink;
  pen.fillStyle = colours.hollow[1];
  pen.fill();
  pen.stroke();
}
