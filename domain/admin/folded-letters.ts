/**
 * Letters with diacritics and their plain form for searching: not every keyboard has "Ångström", and databases disagree
 * on lower case. One letter maps to one letter, so that SQL can do the same (`translate`).
 */
const FOLDS: Readonly<Record<string, string>> = {
  a: 'ÀÁÂÃÄÅĀĂĄàáâãäåāăą',
  c: 'ÇĆČçćč',
  d: 'ĎĐďđ',
  e: 'ÈÉÊËĒĖĘĚèéêëēėęě',
  g: 'ĞĢğģ',
  i: 'ÌÍÎÏĪĮİìíîïīįı',
  k: 'Ķķ',
  l: 'ĹĻĽŁĺļľł',
  n: 'ÑŃŅŇñńņň',
  o: 'ÒÓÔÕÖØŌŐòóôõöøōő',
  r: 'ŔŘŕř',
  s: 'ŚŞŠȘśşšșß',
  t: 'ŢŤȚţťț',
  u: 'ÙÚÛÜŪŮŰŲùúûüūůűų',
  y: 'ÝŸýÿ',
  z: 'ŹŻŽźżž',
};

/** Parallel strings: `LETTERS` with diacritics, `PLAIN` without. */
export const LETTERS = Object.values(FOLDS).join('');
export const PLAIN = Object.entries(FOLDS)
  .map(([plain, marked]) => plain.repeat([...marked].length))
  .join('');

/** Removes diacritics. Keeps the case. */
export const folded = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => PLAIN[LETTERS.indexOf(letter)] ?? letter).join('');
