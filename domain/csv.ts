/** A cell: text, or a number that spreadsheets may compute with. */
export type CsvCell = string | { readonly figure: string };

/** Starts a formula in some spreadsheet, also after spaces and in full width (OWASP, "CSV Injection"). */
const FORMULA = /^\s*[=+\-@|%＝＋－＠\t\r]/;

interface CsvForm {
  readonly separator: ',' | ';';
  /** Prefix of the file. A byte order mark identifies UTF-8 to spreadsheets. */
  readonly start?: string;
  readonly letters?: (words: string) => string;
  readonly guard: (words: string) => string;
  readonly quotesWords?: boolean;
}

/** A leading apostrophe marks text in every spreadsheet. */
const apostrophe = (words: string): string => (FORMULA.test(words) ? `'${words}` : words);

/** For people: semicolons, as German spreadsheets expect. */
const SPREADSHEET: CsvForm = { separator: ';', start: '\uFEFF', guard: apostrophe };
/** For programs and people abroad. */
export const WITH_COMMAS: CsvForm = { separator: ',', guard: apostrophe };

/** For programs, to which an apostrophe would be text: removes leading formula characters and joins lines. */
export const FOR_MACHINES: CsvForm = {
  separator: ';',
  guard: (words) => {
    let plain = words.replace(/[\r\n\t]+/g, ' ').trim();
    while (FORMULA.test(plain)) plain = plain.trimStart().slice(1);
    return plain.trim();
  },
};

/** Converts letters before guarding, because a converted letter may start a formula. */
function written(
  cell: CsvCell,
  { separator, letters = (words) => words, guard, quotesWords }: CsvForm,
): string {
  const isWords = typeof cell === 'string';
  const text = isWords ? guard(letters(cell)) : cell.figure;
  const isQuoted =
    (isWords && quotesWords) || text.includes(separator) || /["\r\n]/.test(text) || text !== text.trim();
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes CSV (RFC 4180); the first row is the head. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[], form: CsvForm = SPREADSHEET): string =>
  (form.start ?? '') +
  rows.map((row) => `${row.map((cell) => written(cell, form)).join(form.separator)}\r\n`).join('');

/** Cents as a number with a decimal comma: -125,00. */
export const amountCell = (cents: number): CsvCell => ({
  figure: (cents / 100).toFixed(2).replace('.', ','),
});

export const countCell = (count: number): CsvCell => ({ figure: String(count) });

/** A rate in per cent: 25,5. */
export const rateCell = (percent: number): CsvCell => ({ figure: String(percent).replace('.', ',') });

/** Grams as kilograms: 3,910. */
export const kilogramCell = (grams: number): CsvCell => ({
  figure: (grams / 1000).toFixed(3).replace('.', ','),
});
