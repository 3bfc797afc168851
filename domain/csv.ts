/** A cell: words, or a figure that spreadsheets may count with. */
export type Cell = string | { readonly figure: string };

/** Begins a formula in some spreadsheet, also behind spaces and in full width (OWASP, "CSV Injection"). */
const FORMULA = /^\s*[=+\-@|%＝＋－＠\t\r]/;

/** What a table is written for. */
interface CsvForm {
  readonly separator: ',' | ';';
  /** What the file begins with. A byte order mark tells spreadsheets that it is UTF-8. */
  readonly start?: string;
  /** Writes words in the letters that the file has. */
  readonly letters?: (words: string) => string;
  /** Makes words harmless that would be a formula. */
  readonly guard: (words: string) => string;
  /** Whether all words are quoted, or only those that have to be. */
  readonly quotesWords?: boolean;
}

/** An apostrophe before words says to every spreadsheet that they are no formula. */
const apostrophe = (words: string): string => (FORMULA.test(words) ? `'${words}` : words);

/** For people: semicolons, as German spreadsheets read it. */
const SPREADSHEET: CsvForm = { separator: ';', start: '\uFEFF', guard: apostrophe };
/** For programs and people abroad. */
export const WITH_COMMAS: CsvForm = { separator: ',', guard: apostrophe };

/** Read by a program, to which an apostrophe would be a part of the words: signs that begin a formula are left out, lines are joined. */
export const FOR_MACHINES: CsvForm = {
  separator: ';',
  guard: (words) => {
    let plain = words.replace(/[\r\n\t]+/g, ' ').trim();
    while (FORMULA.test(plain)) plain = plain.trimStart().slice(1);
    return plain.trim();
  },
};

/** Letters first, the guard last: a letter that is converted may become a sign that begins a formula. */
function written(cell: Cell, { separator, letters = (words) => words, guard, quotesWords }: CsvForm): string {
  const isWords = typeof cell === 'string';
  const text = isWords ? guard(letters(cell)) : cell.figure;
  const isQuoted =
    (isWords && quotesWords) || text.includes(separator) || /["\r\n]/.test(text) || text !== text.trim();
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The one writer of CSV (RFC 4180) of all files; the first row is the head. */
export const writeCsv = (rows: readonly (readonly Cell[])[], form: CsvForm = SPREADSHEET): string =>
  (form.start ?? '') +
  rows.map((row) => `${row.map((cell) => written(cell, form)).join(form.separator)}\r\n`).join('');

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
