/**
 * Letters with marks and what stands for them in a search: nobody types "Ångström" on every keyboard, and databases do not
 * agree on what its small letters are. One letter for one letter, so that SQL can do the same (`translate`).
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

/** Letter by letter: what `LETTERS` has at a place, `PLAIN` has without its marks. */
export const LETTERS = Object.values(FOLDS).join('');
export const PLAIN = Object.entries(FOLDS)
  .map(([plain, marked]) => plain.repeat([...marked].length))
  .join('');

/** A text without marks. Case stays as it is. */
export const folded = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => PLAIN[LETTERS.indexOf(letter)] ?? letter).join('');
