import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

/** Explains matched coils, and coils that differ. */
const EN = {
  hum: (percent: number, more: string, below: string) =>
    `Two coils wound alike pick up the same hum and cancel it. In an unmatched pair one has ${percent}${NBSP}% more turns and the other ${percent}${NBSP}% fewer, as happened by accident in the fifties. A little hum is left: ${more} more than matched, and still ${below} below a vintage Stratocaster.`,
  caption: 'How much low E is left',
  plot: (notch: string, left: string) =>
    `At ${notch} matched coils cancel the low E string, unmatched ones leave it at ${left}`,
  matched: 'Matched',
  unmatched: 'Unmatched',
  coils: 'Coils',
  turns: 'Turns',
  places: (notch: string) =>
    `The coils are 18.4${NBSP}mm apart, so they sense each string at two points. At one pitch the two signals oppose each other: the low E loses its overtones around ${notch}, other strings higher up. Unmatched coils cannot cancel them completely, so a little more treble detail stays. Output and curve hardly change. For high gain choose matched coils.`,
};

const DE: typeof EN = {
  hum: (percent, more, below) =>
    `Zwei gleich gewickelte Spulen fangen dasselbe Brummen ein und löschen es aus. Bei ungleichen hat die eine ${percent}${NBSP}% mehr Windungen und die andere ${percent}${NBSP}% weniger, wie es in den Fünfzigern aus Versehen vorkam. Ein wenig Brummen bleibt: ${more} mehr als bei gleichen und immer noch ${below} weniger als bei einer Vintage-Stratocaster.`,
  caption: 'Wie viel vom tiefen E bleibt',
  plot: (notch, left) =>
    `Bei ${notch} löschen gleiche Spulen die tiefe E-Saite aus, ungleiche lassen sie bei ${left}`,
  matched: 'Gleich',
  unmatched: 'Ungleich',
  coils: 'Spulen',
  turns: 'Windungen',
  places: (notch) =>
    `Die Spulen stehen 18,4${NBSP}mm auseinander und nehmen jede Saite an zwei Stellen ab. Bei einer Tonhöhe löschen sie sich gegenseitig aus: Das tiefe E verliert seine Obertöne um ${notch}, andere Saiten weiter oben. Ungleiche Spulen können sie nicht ganz auslöschen, so bleiben oben etwas mehr Details. Ausgang und Kurve ändern sich kaum. Für viel Gain nimm gleiche Spulen.`,
};

export const COILS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
