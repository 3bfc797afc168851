/** How far from the end of a file its last lines may stand, in bytes. */
const END = 1024;

/**
 * Whether a file is a PDF from its first byte to its last: its version, a table of objects (or the stream that holds one) at the place
 * that its end names, and a root. Nothing in it is run or drawn.
 */
export function isWholePdf(content: Uint8Array): boolean {
  const text = (from: number, to?: number) => new TextDecoder('latin1').decode(content.subarray(from, to));
  const [, place] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text(Math.max(0, content.length - END))) ?? [];
  if (!/^%PDF-[12]\.\d/.test(text(0, 8)) || place === undefined) return false;
  const table = text(Number(place), Number(place) + 40);
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table) && /\/Root\s+\d+\s+\d+\s+R\b/.test(text(0));
}
