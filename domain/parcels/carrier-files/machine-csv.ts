/** What begins a formula in some spreadsheet. Carriers read these files by machine, so no apostrophe may stand before it. */
const FORMULA = /^[\s=+\-@|%＝＋－＠]+/;

const written = (cell: string): string => {
  const plain = cell
    .replace(/[\r\n\t]+/g, ' ')
    .replace(FORMULA, '')
    .trim();
  return /[";]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** A table for a carrier's import: semicolons, the head first, no byte order mark. */
export const machineCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(written).join(';')}\r\n`).join('');

/** A row by the names of its columns; columns without a value stay empty. Throws on a name that the head has not. */
export function rowOf(head: readonly string[], values: Readonly<Record<string, string>>): readonly string[] {
  const strange = Object.keys(values).find((name) => !head.includes(name));
  if (strange !== undefined) throw new Error(`The table has no column ${strange}`);
  return head.map((name) => values[name] ?? '');
}

/** "0049 000 000": a number that no spreadsheet takes for a sum. */
export const dialled = (phone: string | null): string => (phone ?? '').trim().replace(/^\+/, '00');

const BEYOND: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  '’': "'",
  '–': '-',
};

/** Text in the letters of ISO 8859-1, for imports that know no others; what has none there becomes its plain letter. */
export const westernLetters = (text: string): string =>
  [...text]
    .map((letter) => {
      if ((letter.codePointAt(0) ?? 0) <= 0xff) return letter;
      const plain = BEYOND[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
      return [...plain].every((part) => (part.codePointAt(0) ?? 0) <= 0xff) && plain !== '' ? plain : '?';
    })
    .join('');
