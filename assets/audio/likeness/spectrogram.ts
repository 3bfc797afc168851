// Draws what sounds look like: node assets/audio/likeness/spectrogram.ts OUT.webp SECONDS FILE.mp3 [FILE.mp3 …]
// One panel a file, over one another: 60 Hz to 10 kHz in octaves upwards, 70 dB from dark to light.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fft } from '#domain/tone/fft.ts';
import { decodeMp3 } from '../render/encode.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';

const [width, height, margin, gap] = [1120, 330, 54, 14];
const SIZE = 4096;
const [LOWEST_HZ, HIGHEST_HZ] = [60, 10_000];
const RANGE_DB = 70;
const MARKS_HZ = [100, 200, 500, 1000, 2000, 5000, 10_000];
/** From ink over copper to paper. */
const COLOURS = [
  [18, 17, 16],
  [74, 34, 22],
  [176, 84, 38],
  [232, 170, 108],
  [250, 244, 232],
] as const;

function colourOf(part: number): readonly number[] {
  const at = Math.max(0, Math.min(0.9999, part)) * (COLOURS.length - 1);
  const [from, to] = [COLOURS[Math.floor(at)], COLOURS[Math.floor(at) + 1]];
  return [0, 1, 2].map((k) => (from?.[k] ?? 0) + ((to?.[k] ?? 0) - (from?.[k] ?? 0)) * (at % 1));
}

/** Levels of columns, low frequency first, in dB against the loudest. */
function panel(sound: Float32Array, seconds: number): Float64Array[] {
  let loudest = -200;
  const columns = Array.from({ length: width }, (_, column) => {
    const from = Math.round((column / width) * seconds * SAMPLE_RATE) - SIZE / 2;
    const [re, im] = [new Float64Array(SIZE), new Float64Array(SIZE)];
    for (let n = 0; n < SIZE; n++)
      re[n] = (sound[from + n] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / SIZE));
    fft(re, im);
    return Float64Array.from({ length: height }, (_, row) => {
      const f = LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (row / height);
      const bin = (f * SIZE) / SAMPLE_RATE;
      const [low, part] = [Math.floor(bin), bin % 1];
      const size = (k: number) => Math.hypot(re[k] as number, im[k] as number);
      // By octaves: highs are weaker by nature, 3 dB an octave.
      const level =
        20 * Math.log10(size(low) * (1 - part) + size(low + 1) * part + 1e-9) + 10 * Math.log10(f / 1000);
      loudest = Math.max(loudest, level);
      return level;
    });
  });
  return columns.map((column) => column.map((level) => level - loudest));
}

const [out = '', seconds = '6', ...files] = process.argv.slice(2);
const whole = { width: width + margin, height: files.length * (height + gap) + 22 };
const pixels = Buffer.alloc(whole.width * whole.height * 3, 255);
const texts: string[] = [];
for (const [index, file] of files.entries()) {
  const [left = new Float32Array()] = await decodeMp3(await readFile(file), 2);
  const top = index * (height + gap);
  for (const [x, column] of panel(left, Number(seconds)).entries())
    for (const [y, level] of column.entries()) {
      const at = ((top + height - 1 - y) * whole.width + margin + x) * 3;
      for (const [k, value] of colourOf(1 + level / RANGE_DB).entries()) pixels[at + k] = Math.round(value);
    }
  for (const f of MARKS_HZ) {
    const y = top + height * (1 - Math.log(f / LOWEST_HZ) / Math.log(HIGHEST_HZ / LOWEST_HZ)) + 4;
    texts.push(
      `<text x="${margin - 6}" y="${Math.max(top + 10, y)}" text-anchor="end">${f < 1000 ? f : `${f / 1000} k`}</text>`,
    );
  }
}
for (let second = 0; second <= Number(seconds); second++)
  texts.push(
    `<text x="${margin + (second / Number(seconds)) * (width - 20)}" y="${whole.height - 8}">${second} s</text>`,
  );
const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}" font-family="sans-serif" font-size="12" fill="#333">${texts.join('')}</svg>`;
await sharp(pixels, { raw: { ...whole, channels: 3 } })
  .composite([{ input: Buffer.from(words) }])
  .webp({ quality: 70 })
  .toFile(out);
