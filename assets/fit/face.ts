import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The faces of the shop that a sheet is set in: text, headings, figures. */
export const CUTS = { F: 'instrument-400', B: 'archivo-750', M: 'martian-400' } as const;
export type FaceName = keyof typeof CUTS;

/** A TrueType face in a PDF, reduced to the used letters. Widths and heights in thousandths of its size. */
export interface Face {
  readonly cut: string;
  readonly ttf: Buffer;
  /** For the characters 32 to 255 of Latin 1. */
  readonly widths: readonly number[];
  readonly box: readonly [left: number, low: number, right: number, high: number];
  readonly ascent: number;
  readonly descent: number;
}
export type Faces = Readonly<Record<FaceName, Face>>;

export const FIRST = 32;
export const LAST = 255;

/** Letters that sheets may use: ASCII, and the sign between two sizes. */
const LETTERS = `${Array.from({ length: 0x7f - FIRST }, (_, index) => String.fromCodePoint(index + FIRST)).join('')}×`;

/** Offsets of a font's tables (OpenType, "Table directory"). */
function tablesOf(ttf: Buffer): (tag: string) => number {
  const count = ttf.readUInt16BE(4);
  const offsets = new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + index * 16;
      return [ttf.toString('latin1', at, at + 4), ttf.readUInt32BE(at + 8)] as const;
    }),
  );
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}`);
    return offset;
  };
}

/** The glyph of a character, by the font's map for the Basic Multilingual Plane (OpenType, "cmap", format 4). */
function glyphsOf(ttf: Buffer, cmap: number): (code: number) => number {
  const count = ttf.readUInt16BE(cmap + 2);
  const maps = Array.from({ length: count }, (_, index) => cmap + ttf.readUInt32BE(cmap + 8 + index * 8));
  const map = maps.find((at) => ttf.readUInt16BE(at) === 4);
  if (map === undefined) throw new Error('The font has no map of format 4');
  const doubled = ttf.readUInt16BE(map + 6);
  const [ends, starts] = [map + 14, map + 16 + doubled];
  const [deltas, ranges] = [starts + doubled, starts + 2 * doubled];
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (code > ttf.readUInt16BE(ends + at)) continue;
      const start = ttf.readUInt16BE(starts + at);
      if (code < start) return 0;
      const range = ttf.readUInt16BE(ranges + at);
      const delta = ttf.readUInt16BE(deltas + at);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = ttf.readUInt16BE(ranges + at + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Reads a font's data that a PDF requires. */
export function faceOf(cut: string, ttf: Buffer): Face {
  const table = tablesOf(ttf);
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const unit = 1000 / ttf.readUInt16BE(head + 18);
  const inUnits = (at: number) => Math.round(ttf.readInt16BE(at) * unit);
  const metrics = ttf.readUInt16BE(hhea + 34);
  const glyphOf = glyphsOf(ttf, table('cmap'));
  const widthOf = (glyph: number) =>
    Math.round(ttf.readUInt16BE(hmtx + Math.min(glyph, metrics - 1) * 4) * unit);
  return {
    cut,
    ttf,
    widths: Array.from({ length: LAST - FIRST + 1 }, (_, index) => widthOf(glyphOf(index + FIRST))),
    box: [inUnits(head + 36), inUnits(head + 38), inUnits(head + 40), inUnits(head + 42)],
    ascent: inUnits(hhea + 4),
    descent: inUnits(hhea + 6),
  };
}

/** The faces of a sheet, cut to the letters that sheets use. */
export async function readFaces(root = '.'): Promise<Faces> {
  const read = async (cut: string): Promise<Face> => {
    const whole = await readFile(join(root, 'assets/records/print-fonts', `${cut}.ttf`));
    return faceOf(
      cut,
      await subsetFont(whole, LETTERS, { targetFormat: 'sfnt', noHinting: true, keepFeatures: [] }),
    );
  };
  const [F, B, M] = await Promise.all([read(CUTS.F), read(CUTS.B), read(CUTS.M)]);
  return { F, B, M };
}

/** Width of a line, mm, at a size in points. */
export function widthOf({ widths }: Face, text: string, size: number): number {
  const thousandths = [...text].reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const width = widths[code - FIRST];
    if (!width) throw new Error(`No face of the sheet has "${letter}"`);
    return sum + width;
  }, 0);
  return ((thousandths / 1000) * size * 25.4) / 72;
}
