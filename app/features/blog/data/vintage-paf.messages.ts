import type { InLanguages } from '#domain/languages.ts';

type Range = readonly [part: string, range: string];

/**
 * Commonly published ranges for old P.A.F. pickups, from the sources that the article names. Typical,
 * measured by many people; none of the figures is ours.
 */
export const VINTAGE_PAF: InLanguages<readonly Range[]> = {
  en: [
    ['Wire', '42\u00a0AWG, plain enamel'],
    ['Turns a coil', 'about 5 000, stopped when full'],
    ['DC resistance', '7.1 to 8.8\u00a0kΩ'],
    ['Magnet', 'AlNiCo 2, 3, 4 or 5, as delivered'],
    ['Bobbins', 'butyrate, black or cream'],
    ['Pole spacing', '49.2\u00a0mm, neck and bridge alike'],
    ['Cover', 'metal, nickel or gold plated'],
    ['Lead', 'one conductor in a braided shield'],
    ['Potting', 'none'],
  ],
  de: [
    ['Draht', '42\u00a0AWG, Plain Enamel'],
    ['Windungen je Spule', 'etwa 5 000, Schluss, wenn voll'],
    ['Gleichstromwiderstand', '7,1 bis 8,8\u00a0kΩ'],
    ['Magnet', 'AlNiCo 2, 3, 4 oder 5, wie geliefert'],
    ['Spulenkörper', 'Butyrat, schwarz oder creme'],
    ['Saitenabstand', '49,2\u00a0mm, Hals wie Steg'],
    ['Kappe', 'Metall, vernickelt oder vergoldet'],
    ['Kabel', 'eine Ader im Schirmgeflecht'],
    ['Wachs', 'keines'],
  ],
};
