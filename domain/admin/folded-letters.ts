/** Letters with diacritics by their plain form, for searching; one to one, so that SQL can `translate`. */
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
export const MARKED_LETTERS = Object.values(FOLDS).join('');
export const PLAIN = Object.entries(FOLDS)
  .map(([plain, marked]) => plain.repeat([...marked].length))
  .join('');

export const folded = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => PLAIN[MARKED_LETTERS.indexOf(letter)] ?? letter).join('');
