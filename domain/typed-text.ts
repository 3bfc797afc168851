/** Scripts in which a joiner within a word changes its meaning. */
const JOINING = [
  ...['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'],
  ...['Khmr', 'Mymr', 'Tibt', 'Mong'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const LETTER = `(?!\\p{DI})[${JOINING}]`;

/** Invisible characters with a meaning: in a flag, a key cap, an emoji, or between letters that need a joiner. */
const MEANT = [
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  '[\\d#*]\\ufe0f\\u20e3',
  '\\p{ExtPict}(?:\\p{EMod}|[\\ufe0e\\ufe0f])?(?:\\u200d\\p{ExtPict}(?:\\p{EMod}|\\ufe0f)?)*',
  `${LETTER}[\\u200c\\u200d](?=${LETTER})`,
].join('|');

/** Marks of direction, joiners, fillers, controls except white space, lone surrogates, non-characters. */
const INVISIBLE = '[\\p{DI}\\p{NChar}\\p{Cs}\\ufff9-\\ufffb\\0-\\x08\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f]+';

const MEANT_OR_INVISIBLE = new RegExp(`(${MEANT})|${INVISIBLE}`, 'gu');

/** Cleans before normalising: a mark between a letter and its accent would prevent composing. */
const visible = (text: string) => text.replace(MEANT_OR_INVISIBLE, '$1').normalize();

/** Cleans a single line: no invisible characters, single plain spaces. */
export const cleanLine = (text: string): string =>
  visible(text)
    .replace(/[\s\x85\u2800]+/g, ' ')
    .trim();

/** Cleans several lines like `cleanLine`, but keeps line breaks and gaps. */
export const cleanProse = (text: string): string =>
  visible(text)
    .replace(/\r\n?|[\x85\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]|\u2800/g, ' ')
    .trim();

/**
 * Cleans a code (postal code, VAT id, serial, order number): capitals, ASCII digits, hyphens for all dashes. Capitals
 * come before the last normalisation, because a capital can be longer than its letter and needs composing again.
 */
export const cleanCode = (text: string): string =>
  cleanLine(text.normalize('NFKC').toUpperCase()).replace(/[\u2010-\u2015\u2212]/g, '-');
