/** A row by the names of its columns; columns without a value stay empty. Throws on a name that the head has not. */
export function rowOf(head: readonly string[], values: Readonly<Record<string, string>>): readonly string[] {
  const strange = Object.keys(values).find((name) => !head.includes(name));
  if (strange !== undefined) throw new Error(`The table has no column ${strange}`);
  return head.map((name) => values[name] ?? '');
}

/** "0049 000 000": a number that no spreadsheet takes for a sum. Twenty signs are what DHL takes, a number of any country is shorter. */
export const dialled = (phone: string | null): string => {
  const text = (phone ?? '').trim().replace(/^\+/, '00');
  return text.length > 20 ? text.replace(/\D/g, '') : text;
};

/** Letters and marks that have no plain one to come from, and what stands for them. */
const BEYOND: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  ẞ: 'SS',
  ...{ '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"', '–': '-', '—': '-', '‑': '-', '…': '...' },
};
const isWestern = (text: string) => [...text].every((part) => (part.codePointAt(0) ?? 0) <= 0xff);

/** A letter as ISO 8859-1 has it; undefined where it has none like it. A sign is no letter with a mark: `≠` is no `=`. */
function westernLetter(letter: string): string | undefined {
  if (isWestern(letter)) return letter;
  const plain =
    BEYOND[letter] ?? (/\p{L}/u.test(letter) ? letter.normalize('NFD').replace(/\p{M}/gu, '') : '');
  return plain !== '' && isWestern(plain) ? plain : undefined;
}

/** Text in the letters of ISO 8859-1, for imports that know no others; what has none there becomes its plain letter, or `?`. */
export const westernLetters = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => westernLetter(letter) ?? '?').join('');

/** Letters of which `westernLetters` has nothing, each once. */
export const lostLetters = (text: string): string =>
  [...new Set(text.normalize('NFC'))].filter((letter) => westernLetter(letter) === undefined).join('');
