import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

/** What two coils alike do, and two that differ. */
const EN = {
  hum: (percent: number, more: string, below: string) =>
    `Two coils that are wound alike hear the same hum and cancel it. Unmatched, one has ${percent}${NBSP}% more turns and the other ${percent}${NBSP}% fewer, as coils of the fifties had by accident: a little hum is left, ${more} more than matched and still ${below} below a vintage Stratocaster.`,
  caption: 'What two coils leave of the low E',
  plot: (notch: string, left: string) =>
    `At ${notch} matched coils cancel the low E string, unmatched ones leave it at ${left}`,
  matched: 'Matched',
  unmatched: 'Unmatched',
  coils: 'Coils',
  turns: 'Turns',
  places: (notch: string) =>
    `The coils stand 18.4${NBSP}mm apart and hear each string at two places. At one pitch they hear opposites: the low E loses its overtones round ${notch}, other strings higher up. Unequal coils cannot cancel them whole, so a little more treble detail stays. Output and curve hardly move. For high gain take matched coils.`,
};

const DE: typeof EN = {
  hum: (percent, more, below) =>
    `Zwei gleich gewickelte Spulen hören dasselbe Brummen und löschen es aus. Ungleich hat die eine ${percent}${NBSP}% mehr Windungen und die andere ${percent}${NBSP}% weniger, wie Spulen der Fünfziger aus Versehen: Ein wenig Brummen bleibt, ${more} mehr als bei gleichen und immer noch ${below} unter einer Vintage-Stratocaster.`,
  caption: 'Was zwei Spulen vom tiefen E übrig lassen',
  plot: (notch, left) =>
    `Bei ${notch} löschen gleiche Spulen die tiefe E-Saite aus, ungleiche lassen sie bei ${left}`,
  matched: 'Gleich',
  unmatched: 'Ungleich',
  coils: 'Spulen',
  turns: 'Windungen',
  places: (notch) =>
    `Die Spulen stehen 18,4${NBSP}mm auseinander und hören jede Saite an zwei Stellen. Bei einer Tonhöhe hören sie das Gegenteil voneinander: Das tiefe E verliert seine Obertöne um ${notch}, andere Saiten weiter oben. Ungleiche Spulen können sie nicht ganz auslöschen, so bleiben oben etwas mehr Einzelheiten. Ausgang und Kurve ändern sich kaum. Für viel Gain nimm gleiche Spulen.`,
};

export const COILS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
