function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

/** Basic Latin, Latin-1 and the signs of the shop: what every page needs. */
export const LATIN = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  '–—‘’‚“”„…·•×−€§°‑',
  // Soft hyphen, thin space, narrow no-break space; arrows, ohm and diameter where a font has them.
  '\u00ad\u2009\u202f←→↑↓Ω⌀',
  'ŒœŠšŽžŸ',
].join('');

/** Letters of names and places in the rest of the EU (Latin Extended-A, Romanian commas, capital sharp s). */
export const EXTENDED = `${range(0x100, 0x17f)}ȘșȚțẞ`;

/** Shortest `unicode-range` that covers the code points. */
export function unicodeRange(codePoints: readonly number[]): string {
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of sorted) {
    const last = runs[runs.length - 1];
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ');
}
