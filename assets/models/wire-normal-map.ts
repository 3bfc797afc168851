import sharp from 'sharp';

/** Size of the picture, pixels along and across the wire, and the turns that it shows. */
const SIZE = { along: 64, across: 192, turns: 40 };

/**
 * Normal map of enamelled wire lying side by side, slightly uneven: rows of half-round turns that wander, some
 * higher than others. Repeats both ways. Seeded, so that it is the same in every run. PNG.
 */
export async function wireNormalMap(): Promise<Buffer> {
  const heights = wireHeights();
  const pixels = Buffer.alloc(SIZE.along * SIZE.across * 3);
  for (let y = 0; y < SIZE.across; y++) {
    for (let x = 0; x < SIZE.along; x++) {
      const dx = (heights(x - 1, y) - heights(x + 1, y)) * 0.5;
      const dy = (heights(x, y - 1) - heights(x, y + 1)) * 1.1;
      const length = Math.hypot(dx, dy, 1);
      const normal = [dx / length, dy / length, 1 / length];
      for (const [i, n] of normal.entries()) pixels[(y * SIZE.along + x) * 3 + i] = 127.5 + 127.5 * n;
    }
  }
  return sharp(pixels, { raw: { width: SIZE.along, height: SIZE.across, channels: 3 } })
    .png({ compressionLevel: 9, palette: true, colours: 64, dither: 0 })
    .toBuffer();
}

function wireHeights(): (x: number, y: number) => number {
  const random = seeded(7);
  const field = new Float64Array(SIZE.along * SIZE.across);
  const spacing = SIZE.across / SIZE.turns;
  const index = (x: number, y: number) =>
    ((y + SIZE.across) % SIZE.across) * SIZE.along + ((x + SIZE.along) % SIZE.along);
  for (let turn = 0; turn < SIZE.turns; turn++) {
    const centre = (turn + 0.5 + (random() - 0.5) * 0.4) * spacing;
    const [height, phase, wander] = [0.75 + 0.45 * random(), 2 * Math.PI * random(), 1.3 * random()];
    for (let x = 0; x < SIZE.along; x++) {
      const middle = centre + wander * Math.sin((x / SIZE.along) * 2 * Math.PI + phase);
      for (let y = Math.floor(middle - spacing); y <= middle + spacing; y++) {
        const off = (y - middle) / (spacing * 0.55);
        const value = height * Math.sqrt(Math.max(0, 1 - off * off)) * 1.4;
        const i = index(x, y);
        field[i] = Math.max(field[i] ?? 0, value);
      }
    }
  }
  return (x, y) => field[index(x, y)] ?? 0;
}

/** A linear congruential generator (Numerical Recipes); from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
