/** A row by column names; missing values stay empty. Throws for an unknown name. */
export function rowOf(head: readonly string[], values: Readonly<Record<string, string>>): readonly string[] {
  const strange = Object.keys(values).find((name) => !head.includes(name));
  if (strange !== undefined) throw new Error(`The table has no column ${strange}`);
  return head.map((name) => values[name] ?? '');
}

/** "0049 000 000", which no spreadsheet computes. DHL allows 20 characters, enough for any number without gaps. */
export const dialled = (phone: string | null): string => {
  const text = (phone ?? '').trim().replace(/^\+/, '00');
  return text.length > 20 ? text.replace(/\D/g, '') : text;
};

/** Replacements for characters without a base letter. */
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

/** Equivalent letter in ISO 8859-1, or undefined. Letters only: `≠` does not become `=`. */
function westernLetter(letter: string): string | undefined {
  if (isWestern(letter)) return letter;
  const plain =
    BEYOND[letter] ?? (/\p{L}/u.test(letter) ? letter.normalize('NFD').replace(/\p{M}/gu, '') : '');
  return plain !== '' && isWestern(plain) ? plain : undefined;
}

/** Text in ISO 8859-1 for imports that accept nothing else. Other letters lose their marks or become `?`. */
export const westernLetters = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => westernLetter(letter) ?? '?').join('');

/** Characters that `westernLetters` cannot write, each once. */
export const lostLetters = (text: string): string =>
  [...new Set(text.normalize('NFC'))].filter((letter) => westernLetter(letter) === undefined).join('');
