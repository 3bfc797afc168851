import type { InLanguages } from '#domain/languages.ts';
import { FADES_FROM_HZ, MOST_DB, NEAR_NOISE_DB } from '#domain/recording/change-filter.ts';

const NBSP = '\u00a0';
const FADES = `${FADES_FROM_HZ / 1000}${NBSP}kHz`;

type Point = readonly [what: string, why: string];

/** What is done to a recording, and what is not. */
const EN = {
  figure: 'FIG. 1',
  lines: ['Ours over yours', `At most +${MOST_DB}${NBSP}dB, fading out`, `from ${FADES}`],
  heading: 'What we do to it',
  said: [
    ['We take your pickup out, and put ours in', 'Both from the model, into the same pots and cable.'],
    ['Bridge stays bridge', 'Where a pickup sits on the string cannot be undone.'],
    ['Noise is not lifted', `Nothing is raised that lies within ${NEAR_NOISE_DB}${NBSP}dB of your floor.`],
    [`Good to about 1${NBSP}dB`, `from 100${NBSP}Hz to 6${NBSP}kHz, if what you play on is right.`],
  ] as readonly Point[],
  plot: `What is added to your recording, ours over yours: never more than ${MOST_DB}${NBSP}dB, fading out above ${FADES}. Its figures are in the table below.`,
  noPlot: 'Say what you play on, and the filter is drawn here.',
  caption: 'Ours over yours, dB',
  heldBack: 'Held back where your recording is near its noise.',
  clear: 'Clear of your noise everywhere.',
};

const DE: typeof EN = {
  figure: 'ABB. 1',
  lines: ['Unserer über deinem', `Höchstens +${MOST_DB}${NBSP}dB, läuft aus`, `ab ${FADES}`],
  heading: 'Was wir damit machen',
  said: [
    [
      'Wir nehmen deinen Tonabnehmer raus und unseren rein',
      'Beide aus dem Modell, an denselben Potis und demselben Kabel.',
    ],
    ['Steg bleibt Steg', 'Wo ein Tonabnehmer unter der Saite sitzt, lässt sich nicht zurücknehmen.'],
    [
      'Rauschen wird nicht lauter',
      `Angehoben wird nichts, was weniger als ${NEAR_NOISE_DB}${NBSP}dB über deinem Rauschen liegt.`,
    ],
    [`Auf etwa 1${NBSP}dB genau`, `von 100${NBSP}Hz bis 6${NBSP}kHz, wenn stimmt, worauf du spielst.`],
  ],
  plot: `Was zu deiner Aufnahme dazukommt, unserer über deinem: nie mehr als ${MOST_DB}${NBSP}dB, über ${FADES} läuft es aus. Die Werte stehen in der Tabelle darunter.`,
  noPlot: 'Sag, worauf du spielst, dann steht hier der Filter.',
  caption: 'Unserer über deinem, dB',
  heldBack: 'Gebremst, wo deine Aufnahme nah an ihrem Rauschen liegt.',
  clear: 'Überall frei von deinem Rauschen.',
};

export const WHAT_WE_DO_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
