import type { InLanguages } from '#domain/languages.ts';

/** Texts for listening to a pickup on its passport, used by the page and by the script that plays it. */
const EN = {
  heading: 'How this one sounds',
  soundOf: (serial: string) => `Sound of pickup ${serial}`,
  listen: 'Listen',
  pause: 'Pause',
  fetching: 'Loading …',
  hearing: 'Now hearing',
  own: 'As measured',
  modelled: 'As modelled',
  piece: 'Piece',
  noScript: 'Listening needs JavaScript. You can see curve and figures without it.',
  /** Measured and modelled parts of the sound: the text before and after the load. */
  before:
    'We measured this pickup’s resistance and inductance. The rest is modelled: strings, capacitance and losses, ',
  beforeSwept:
    'We swept this pickup for its resistance, inductance, capacitance and losses. The rest is modelled: strings, ',
  after: ', amp. It is not a recording.',
  /** The load of one pickup. */
  load: (pots: string, cable: string) => `${pots} pots, ${cable} of cable`,
  /** `decibels` is undefined below 0.1 dB. */
  apart: (decibels: string | undefined) =>
    `Up to 6\u00a0kHz the two are ${decibels ? `at most ${decibels}` : 'less than 0.1'}\u00a0dB apart: listen closely.`,
  besideOthers: 'Compare it with others',
  peak: (peak: string | undefined, end: string) =>
    `${peak ? `Peak at ${peak}` : 'No peak'}, −3\u00a0dB at ${end}. The curve uses the sheet load.`,
};

const DE: typeof EN = {
  heading: 'So klingt dieser',
  soundOf: (serial) => `Klang des Tonabnehmers ${serial}`,
  listen: 'Anhören',
  pause: 'Anhalten',
  fetching: 'Wird geladen …',
  hearing: 'Zu hören',
  own: 'Gemessen',
  modelled: 'Berechnet',
  piece: 'Stück',
  noScript: 'Anhören geht nur mit JavaScript. Kurve und Werte siehst du auch ohne.',
  before:
    'Gemessen haben wir Widerstand und Induktivität dieses Tonabnehmers. Der Rest ist berechnet: Saiten, Kapazität und Verluste, ',
  beforeSwept:
    'Diesen Tonabnehmer haben wir mit einem Sweep gemessen: Widerstand, Induktivität, Kapazität und Verluste. Der Rest ist berechnet: Saiten, ',
  after: ', Amp. Eine Aufnahme ist es nicht.',
  load: (pots, cable) => `Potis ${pots}, Kabel ${cable}`,
  apart: (decibels) =>
    `Bis 6\u00a0kHz liegen beide ${decibels ? `höchstens ${decibels}` : 'weniger als 0,1'}\u00a0dB auseinander: Hör genau hin.`,
  besideOthers: 'Mit anderen vergleichen',
  peak: (peak, end) =>
    `${peak ? `Spitze bei ${peak}` : 'Keine Spitze'}, −3\u00a0dB bei ${end}. Die Kurve bleibt an der Datenblatt-Last.`,
};

export const OWN_SOUND: InLanguages<typeof EN> = { en: EN, de: DE };
