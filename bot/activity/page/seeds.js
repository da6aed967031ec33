// Seeds: drawn once for each size, laid out like those of a sunflower.

const GOLDEN_ANGLE = 2.399963;
/** Up to each of these numbers, seeds lie equally close together. */
const STEPS = [8, 12, 18, 27, 40, 60, 90, 135, 162];
const KINDS = 3;
const TURNS = 6;
/** Half the length and breadth of a seed whose size is 1. */
const LONG = 1;
const BROAD = 0.76;

/** The pictures of seeds in one size. */
export class SeedPictures {
  /** `size` is half a seed's length in CSS pixels, `density` the device's pixels for each of them. */
  constructor(size, density, colours) {
    this.size = size;
    this.half = Math.ceil(size * 1.5 * density) / density;
    this.sheet = document.createElement("canvas");
    const cell = Math.round(2 * this.half * density);
    this.cell = cell;
    this.sheet.width = cell * TURNS;
    this.sheet.height = cell * KINDS;
    const pen = this.sheet.getContext("2d");
    for (let kind = 0; kind < KINDS; kind += 1) {
      for (let turn = 0; turn < TURNS; turn += 1) {
        pen.setTransform(density, 0, 0, density, (turn + 0.5) * cell, (kind + 0.5) * cell);
        drawSeed(pen, size, (turn * Math.PI) / TURNS, colours.seeds[kind], colours.seedEdge);
      }
    }
  }

  /** Draws the seed of this number around a point. */
  draw(pen, seed, x, y, scale = 1) {
    const { cell, half } = this;
    const kind = (seed * 5) % KINDS;
    const turn = Math.floor(((seed * 67) % 180) / 30);
    const reach = half * scale;
    pen.drawImage(this.sheet, turn * cell, kind * cell, cell, cell, x - reach, y - reach, 2 * reach, 2 * reach);
  }
}

function drawSeed(pen, size, turn, [light, body, dark], edge) {
  const [long, broad] = [size * LONG, size * BROAD];
  const ellipse = (x, y, rx, ry, angle) => {
    pen.beginPath();
    pen.ellipse(x, y, rx, ry, angle, 0, 2 * Math.PI);
  };
  // The light falls from the upper left, however the seed lies.
  pen.fillStyle = "rgb(0 0 0 / .34)";
  ellipse(size * 0.1, size * 0.2, long * 1.04, broad * 1.06, turn);
  pen.fill();
  const glow = pen.createRadialGradient(-size * 0.34, -size * 0.36, size * 0.08, 0, 0, size * 1.05);
  glow.addColorStop(0, light);
  glow.addColorStop(0.5, body);
  glow.addColorStop(1, dark);
  pen.fillStyle = glow;
  ellipse(0, 0, long, broad, turn);
  pen.fill();
  pen.lineWidth = Math.max(0.6, size * 0.11);
  pen.strokeStyle = edge;
  pen.stroke();
  // The seam of a bean, and its shine.
  pen.lineWidth = Math.max(0.4, size * 0.07);
  pen.globalAlpha = 0.35;
  pen.beginPath();
  pen.ellipse(0, broad * 0.1, long * 0.62, broad * 0.3, turn, 0.15 * Math.PI, 0.85 * Math.PI);
  pen.stroke();
  pen.globalAlpha = 0.62;
  pen.fillStyle = "#fff";
  ellipse(-size * 0.28, -size * 0.3, size * 0.3, size * 0.15, -0.7);
  pen.fill();
  pen.globalAlpha = 1;
}

/** The size of seeds on a board: as large as they can be counted. */
export function seedSizeOf({ rx, ry }) {
  return Math.max(3, Math.min(rx, ry * 0.9) * 0.232 * Math.min(1.12, Math.sqrt(ry / rx)));
}

/** Where the seed of this number lies in a hollow that holds so many, around its centre. */
export function placeOf(seed, seeds, spot, size) {
  const across = Math.max(spot.rx - size * 1.35, size * 0.5);
  const along = Math.max(spot.ry - size * 1.35, size * 0.5);
  const most = Math.sqrt(STEPS.find((step) => seeds <= step) ?? seeds);
  // Few seeds lie close to the middle, as far apart as they can be counted.
  const roomy = size * 1.24;
  const stretch = Math.max(across, along) / Math.min(across, along);
  const wide = stretch > 2 ? stretch * 0.8 : stretch;
  const reach = Math.sqrt(seed + (seeds === 1 ? 0 : 0.6));
  const angle = seed * GOLDEN_ANGLE;
  return {
    x: Math.cos(angle) * reach * Math.min(across / most, across > along ? roomy * wide : roomy),
    y: Math.sin(angle) * reach * Math.min(along / most, along > across ? roomy * wide : roomy),
  };
}

/** Draws the seeds of a hollow. */
export function drawHeap(pen, pictures, spot, seeds) {
  for (let seed = seeds - 1; seed >= 0; seed -= 1) {
    const { x, y } = placeOf(seed, seeds, spot, pictures.size);
    pictures.draw(pen, seed, spot.x + x, spot.y + y);
  }
}
