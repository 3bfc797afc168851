/** Metrics for a fallback font; lengths in parts of the em. */
export interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean advance over the sample text. */
  readonly advance: number;
  readonly codePoints: readonly number[];
}

/** Text whose mean letter width stands for the shop's: English and German in one. */
export const SAMPLE =
  'Pickups wound by hand in Leipzig, one coil at a time. Thick and quiet: the mids stay when the gain comes. ' +
  'Jeder Tonabnehmer wird von Hand gewickelt und gemessen. Versand innerhalb der EU in 7 bis 14 Werktagen.';

/** Reads line height, advances and characters from an uncompressed font (its default instance). */
export function readMetrics(sfnt: Buffer): Metrics {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const at = 12 + 16 * i;
    tables.set(sfnt.toString('latin1', at, at + 4), view.getUint32(at + 8));
  }
  const table = (tag: string): number => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`font has no ${tag} table`);
    return at;
  };
  const em = view.getUint16(table('head') + 18);
  const os2 = table('OS/2');
  const hhea = table('hhea');
  // With bit 7 of fsSelection set browsers use the typographic values, else those of hhea.
  const typographic = (view.getUint16(os2 + 62) & 0x80) !== 0;
  const [ascent, descent, lineGap] = typographic
    ? [view.getInt16(os2 + 68), -view.getInt16(os2 + 70), view.getInt16(os2 + 72)]
    : [view.getInt16(hhea + 4), -view.getInt16(hhea + 6), view.getInt16(hhea + 8)];
  const glyphs = readCmap(view, table('cmap'));
  const longMetrics = view.getUint16(hhea + 34);
  const advanceOf = (glyph: number): number =>
    view.getUint16(table('hmtx') + 4 * Math.min(glyph, longMetrics - 1));
  const letters = [...SAMPLE].map((c) => advanceOf(glyphs.get(c.codePointAt(0) as number) ?? 0));
  return {
    ascent: ascent / em,
    descent: descent / em,
    lineGap: lineGap / em,
    advance: letters.reduce((sum, v) => sum + v, 0) / letters.length / em,
    codePoints: [...glyphs.keys()].sort((a, b) => a - b),
  };
}

/** Character map, formats 4 (16 bit) and 12 (32 bit). */
function readCmap(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < view.getUint16(cmap + 2); i += 1) {
    const at = cmap + view.getUint32(cmap + 8 + 8 * i);
    const format = view.getUint16(at);
    if (format === 12) {
      for (let k = 0; k < view.getUint32(at + 12); k += 1) {
        const group = at + 16 + 12 * k;
        const first = view.getUint32(group);
        for (let c = first; c <= view.getUint32(group + 4); c += 1)
          glyphs.set(c, view.getUint32(group + 8) + c - first);
      }
    } else if (format === 4) {
      const count = view.getUint16(at + 6) / 2;
      for (let k = 0; k < count; k += 1) {
        const end = view.getUint16(at + 14 + 2 * k);
        const start = view.getUint16(at + 16 + 2 * (count + k));
        const delta = view.getUint16(at + 16 + 2 * (2 * count + k));
        const offsetAt = at + 16 + 2 * (3 * count + k);
        const offset = view.getUint16(offsetAt);
        for (let c = start; c <= end && c < 0xffff; c += 1) {
          const raw = offset === 0 ? c : view.getUint16(offsetAt + offset + 2 * (c - start));
          const glyph = offset === 0 || raw !== 0 ? (raw + delta) & 0xffff : 0;
          if (glyph !== 0) glyphs.set(c, glyph);
        }
      }
    }
  }
  return glyphs;
}
