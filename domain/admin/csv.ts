/** A cell: words, or a figure that spreadsheets may count with. */
export type Cell = string | { readonly figure: string };

/** Begins a formula in some spreadsheet, also behind spaces and in full width (OWASP, "CSV Injection"). */
const FORMULA = /^\s*[=+\-@|%＝＋－＠\t\r]/;

/** Words never become a formula: an apostrophe before them says so to every spreadsheet. */
function written(cell: Cell): string {
  const text = typeof cell === 'string' ? (FORMULA.test(cell) ? `'${cell}` : cell) : cell.figure;
  return /["\r\n;]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV (RFC 4180) with semicolons, as German spreadsheets read it; the first row is the head. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(';')}\r\n`).join('');

/** Cents as a figure with a decimal comma: -125,00. */
export const amountCell = (cents: number): Cell => ({ figure: (cents / 100).toFixed(2).replace('.', ',') });

/** A count. */
export const countCell = (count: number): Cell => ({ figure: String(count) });

/** A rate in per cent: 25,5. */
export const rateCell = (percent: number): Cell => ({ figure: String(percent).replace('.', ',') });

/** Grams as kilograms: 3,910. */
export const kilogramCell = (grams: number): Cell => ({
  figure: (grams / 1000).toFixed(3).replace('.', ','),
});
