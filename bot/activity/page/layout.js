// Where everything on the board is. The viewer's row is below, their store to its right or below it.

import { ownerOf, otherSide } from "./position.js";

const clamp = (least, value, most) => Math.max(least, Math.min(value, most));

/** Half the width of a pit that is large enough for its stores to lie at the ends. */
const ENOUGH = 28;

/** How much higher than wide pits may be: as on real boards of nine, small ones are long. */
const stretchOf = (cell) => clamp(1, 96 / cell, 2.4);

/** The sizes that follow from the width of a column. */
function measures(width, columns) {
  const margin = clamp(4, width * 0.014, 40);
  const cell = Math.min((width - 2 * margin) / columns, 420);
  const count = clamp(16, cell * 0.3, 84);
  const number = clamp(12, cell * 0.17, 44);
  return { margin, cell, count, number, label: count * 1.12 + number * 1.62 + 2 };
}

/** Stores at the ends. */
function withEnds(width, height, row) {
  const breadth = 0.92;
  const sizes = measures(width, row + 2 * breadth + 0.16);
  const { margin, cell, label } = sizes;
  const seam = clamp(6, cell * 0.1, 14);
  const rx = cell * 0.455;
  const ry = Math.min((height - 2 * margin - 2 * label - seam) / 4, rx * stretchOf(cell));
  const tall = 2 * margin + 2 * label + seam + 4 * ry;
  const left = (width - row * cell) / 2;
  const reach = 2 * ry + seam / 2;
  const storeX = left - cell * 0.08 - cell * breadth / 2;
  const store = (x) => ({ x, y: tall / 2, rx: cell * breadth / 2 - 3, ry: reach, count: { x, y: tall / 2 - reach - sizes.count * 0.62 } });
  const stores = [store(width - storeX), store(storeX)];
  return { ...sizes, kind: "ends", tall, left, rx, ry, rows: [tall / 2 + seam / 2 + ry, tall / 2 - seam / 2 - ry], stores };
}

/** Stores above and below, for narrow pages. */
function withLying(width, height, row) {
  const sizes = measures(width, row);
  const { margin, cell, label } = sizes;
  const deep = clamp(34, Math.min(cell * 0.8, height * 0.13), 84);
  const seam = 8;
  const rx = cell * 0.455;
  const ry = Math.min((height - 2 * margin - 2 * label - 2 * deep - seam - 8) / 4, rx * stretchOf(cell));
  const tall = 2 * margin + 2 * label + 2 * deep + seam + 8 + 4 * ry;
  const left = (width - row * cell) / 2;
  const room = sizes.count * 2.7;
  const store = (y) => lying((width - room) / 2 + margin / 2, y, (width - room) / 2 - margin, deep / 2, width - room / 2 - margin / 2);
  const stores = [store(tall - margin - deep / 2 - 2), store(margin + deep / 2 + 2)];
  return { ...sizes, room, kind: "lying", tall, left, rx, ry, rows: [tall / 2 + seam / 2 + ry, tall / 2 - seam / 2 - ry], stores };
}

/** Stores between the rows, for long ones. */
function withBeam(width, height, row) {
  const sizes = measures(width, row);
  const { margin, cell, label } = sizes;
  const deep = clamp(34, Math.min(cell * 0.7, height * 0.15), 96);
  const gap = clamp(6, cell * 0.12, 14);
  const rx = cell * 0.455;
  const ry = Math.min((height - 2 * margin - 2 * label - deep - 2 * gap) / 4, rx * stretchOf(cell));
  const tall = 2 * margin + 2 * label + deep + 2 * gap + 4 * ry;
  const left = (width - row * cell) / 2;
  const room = sizes.count * 2.7;
  const half = row * cell / 2;
  const reach = (half - room - gap / 2 - 4) / 2;
  const store = (right) => {
    const from = (x) => width / 2 + right * x;
    return lying(from(gap / 2 + reach), tall / 2, reach, deep / 2, from(half - room / 2));
  };
  const middle = deep / 2 + gap + ry;
  return { ...sizes, room, kind: "beam", tall, left, rx, ry, rows: [tall / 2 + middle, tall / 2 - middle], stores: [store(1), store(-1)] };
}

function lying(x, y, rx, ry, countX) {
  return { x, y, rx, ry, count: { x: countX, y } };
}

/** The layout with the largest pits for a board of this width, at most this high. */
export function layOut(width, height, row, below) {
  const ends = slim(withEnds, width, height, row);
  if (row <= 7 && Math.min(ends.rx, ends.ry) >= ENOUGH) return { ...ends, row, below };
  const kinds = row > 7 ? [withBeam] : [withEnds, withLying];
  const size = ({ rx, ry }) => Math.min(rx, ry) * 2 + Math.min(rx, 24);
  const sized = kinds.map((kind) => slim(kind, width, height, row));
  return { ...sized.reduce((best, other) => (size(other) > size(best) ? other : best)), row, below };
}

/** Where the height is short, a board is narrower, so that its pits stay round. */
function slim(kind, width, height, row) {
  let wide = width;
  let sized = kind(wide, height, row);
  while (sized.ry < sized.rx * 0.98 && sized.cell > 46) {
    wide *= 0.97;
    sized = kind(wide, height, row);
  }
  return { ...sized, width: wide };
}

/** The column of a pit, from the left. */
export function columnOf(layout, pit) {
  const number = pit % layout.row;
  return isBelow(layout, pit) ? number : layout.row - 1 - number;
}

/** Whether a pit is in the lower row. */
export function isBelow(layout, pit) {
  return (pit < layout.row) === (layout.below === "south");
}

/** The pit at a column of the lower or upper row. */
export function pitAt(layout, column, below) {
  const side = below ? layout.below : otherSide(layout.below);
  return (side === "north" ? layout.row : 0) + (below ? column : layout.row - 1 - column);
}

/** The hollow of a hole: its centre and its reach. */
export function spotOf(layout, hole) {
  if (hole.store) return layout.stores[hole.store === layout.below ? 0 : 1];
  const x = layout.left + (columnOf(layout, hole.pit) + 0.5) * layout.cell;
  return { x, y: layout.rows[isBelow(layout, hole.pit) ? 0 : 1], rx: layout.rx, ry: layout.ry };
}

/** The store of a pit's owner. */
export function storeOfPit(position, pit) {
  return { store: ownerOf(position, pit) };
}
