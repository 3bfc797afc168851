/** Scripts in which a joiner within a word changes how it reads. */
const JOINING = [
  ...['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'],
  ...['Khmr', 'Mymr', 'Tibt', 'Mong'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const LETTER = `(?!\\p{DI})[${JOINING}]`;

/** Invisible characters that mean something: in a flag, a key cap, an emoji, or between letters that need a joiner. */
const MEANT = [
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  '[\\d#*]\\ufe0f\\u20e3',
  '\\p{ExtPict}(?:\\p{EMod}|[\\ufe0e\\ufe0f])?(?:\\u200d\\p{ExtPict}(?:\\p{EMod}|\\ufe0f)?)*',
  `${LETTER}[\\u200c\\u200d](?=${LETTER})`,
].join('|');

/** Characters nobody sees (marks of direction, joiners, fillers), controls but for white space, halves of pairs, no characters. */
const INVISIBLE = '[\\p{DI}\\p{NChar}\\p{Cs}\\ufff9-\\ufffb\\0-\\x08\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f]+';

const MEANT_OR_INVISIBLE = new RegExp(`(${MEANT})|${INVISIBLE}`, 'gu');

/** Without what nobody sees, each letter in its one spelling. Marks between a letter and its accent go before they are composed. */
const visible = (text: string) => text.replace(MEANT_OR_INVISIBLE, '$1').normalize();

/** A field of one line as it is read, whoever typed it: what is invisible is gone, and each gap is one plain space. */
export const cleanLine = (text: string): string =>
  visible(text)
    .replace(/[\s\x85\u2800]+/g, ' ')
    .trim();

/** A field of several lines as it is read: as one line, but each line and gap stays. */
export const cleanProse = (text: string): string =>
  visible(text)
    .replace(/\r\n?|[\x85\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]|\u2800/g, ' ')
    .trim();

/** A code as it is read (postal code, VAT id, serial, order number): capitals, plain digits, each dash a hyphen. */
export const cleanCode = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-');
