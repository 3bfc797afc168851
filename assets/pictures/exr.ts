/** One channel of a picture, row by row from the top left. */
export type Plane = Float32Array;

/** A picture read from an EXR file: its size and every channel by its full name, e.g. `ViewLayer.Combined.R`. */
export interface Exr {
  readonly width: number;
  readonly height: number;
  readonly channels: ReadonlyMap<string, Plane>;
}

const MAGIC = 20000630;
const HALF = 1;

/**
 * Reads a single-part, uncompressed scanline EXR, which is what the studio writes. The format's own library is
 * not needed for that much; anything else (tiles, compression) throws.
 */
export function readExr(file: Buffer): Exr {
  if (file.readUInt32LE(0) !== MAGIC) throw new Error('Not an EXR file');
  const { attributes, end } = readHeader(file);
  if (attribute(attributes, 'compression').readUInt8(0) !== 0) throw new Error('EXR is compressed');
  const window = attribute(attributes, 'dataWindow');
  const width = window.readInt32LE(8) - window.readInt32LE(0) + 1;
  const top = window.readInt32LE(4);
  const height = window.readInt32LE(12) - top + 1;
  const names = readChannels(attribute(attributes, 'channels'));
  const channels = new Map(names.map(({ name }) => [name, new Float32Array(width * height)]));
  for (let line = 0; line < height; line++) {
    const offset = Number(file.readBigUInt64LE(end + 8 * line));
    const row = file.readInt32LE(offset) - top;
    let at = offset + 8;
    for (const { name, half } of names) {
      const plane = channels.get(name) as Plane;
      const bytes = width * (half ? 2 : 4);
      // Copied, because typed arrays want aligned memory.
      const raw = file.buffer.slice(file.byteOffset + at, file.byteOffset + at + bytes) as ArrayBuffer;
      if (half) decodeHalves(new Uint16Array(raw), plane, row * width);
      else plane.set(new Float32Array(raw), row * width);
      at += bytes;
    }
  }
  return { width, height, channels };
}

/** Half floats as numbers, from a table of all 65 536. */
export function decodeHalves(halves: Uint16Array, into: Float32Array, at = 0): void {
  for (let i = 0; i < halves.length; i++) into[at + i] = HALVES[halves[i] as number] as number;
}

/** Numbers as half floats, rounded to nearest; beyond the range they saturate. */
export function encodeHalves(values: Float32Array): Uint16Array {
  const halves = new Uint16Array(values.length);
  const bits = new Uint32Array(1);
  const float = new Float32Array(bits.buffer);
  for (let i = 0; i < values.length; i++) {
    float[0] = Math.min(65504, Math.max(-65504, values[i] as number));
    const word = bits[0] as number;
    const sign = (word >>> 16) & 0x8000;
    const magnitude = word & 0x7fffffff;
    // Below 2^-14 halves count in steps of 2^-24; above, 13 bits of the fraction go, rounded.
    halves[i] =
      magnitude < 0x38800000
        ? sign | Math.round(Math.abs(float[0]) * 2 ** 24)
        : sign | ((magnitude - 0x38000000 + 0x1000) >>> 13);
  }
  return halves;
}

const HALVES = Float32Array.from({ length: 65536 }, (_, bits) => {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? 0 : sign * 65504;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
});

function readHeader(file: Buffer): { attributes: Map<string, Buffer>; end: number } {
  const attributes = new Map<string, Buffer>();
  let at = 8;
  while (file[at] !== 0) {
    const [name, afterName] = text(file, at);
    const [, afterType] = text(file, afterName);
    const size = file.readInt32LE(afterType);
    attributes.set(name, file.subarray(afterType + 4, afterType + 4 + size));
    at = afterType + 4 + size;
  }
  return { attributes, end: at + 1 };
}

function readChannels(list: Buffer): { name: string; half: boolean }[] {
  const channels: { name: string; half: boolean }[] = [];
  let at = 0;
  while (list[at] !== 0) {
    const [name, after] = text(list, at);
    channels.push({ name, half: list.readInt32LE(after) === HALF });
    at = after + 16;
  }
  return channels;
}

function text(file: Buffer, at: number): [string, number] {
  const end = file.indexOf(0, at);
  return [file.toString('latin1', at, end), end + 1];
}

function attribute(attributes: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const value = attributes.get(name);
  if (!value) throw new Error(`EXR has no ${name}`);
  return value;
}
