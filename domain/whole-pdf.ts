/** Range at the end of a file that contains its last lines, in bytes. */
const END = 1024;

/**
 * True if a file is a complete PDF: a version, a table of objects (or the stream that contains one) at the place named
 * at its end, and a root. Executes and renders nothing.
 */
export function isWholePdf(content: Uint8Array): boolean {
  const text = (from: number, to?: number) => new TextDecoder('latin1').decode(content.subarray(from, to));
  const [, place] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text(Math.max(0, content.length - END))) ?? [];
  if (!/^%PDF-[12]\.\d/.test(text(0, 8)) || place === undefined) return false;
  const table = text(Number(place), Number(place) + 40);
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table) && /\/Root\s+\d+\s+\d+\s+R\b/.test(text(0));
}
