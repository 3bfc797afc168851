import type { InLanguages } from '#domain/languages.ts';
import { FADES_FROM_HZ, MOST_DB, NEAR_NOISE_DB } from '#domain/recording/change-filter.ts';

const NBSP = '\u00a0';
const FADES = `${FADES_FROM_HZ / 1000}${NBSP}kHz`;

type Point = readonly [what: string, why: string];

/** Lists the changes to a recording, and the parts left alone. */
const EN = {
  lines: ['Ours minus yours', `At most +${MOST_DB}${NBSP}dB, fading out from ${FADES}`],
  heading: 'What we do to it',
  said: [
    ['We take your pickup out and put ours in', 'Both modelled, into the same pots and cable.'],
    ['Bridge stays bridge', 'We cannot undo where a pickup sits under the string.'],
    [
      'We do not boost noise',
      `Anything within ${NEAR_NOISE_DB}${NBSP}dB of your noise floor stays as it is.`,
    ],
    [`Accurate to about 1${NBSP}dB`, `from 100${NBSP}Hz to 6${NBSP}kHz, if you told us the right pickup.`],
  ] as readonly Point[],
  plot: `What we add to your recording, ours minus yours: never more than ${MOST_DB}${NBSP}dB, fading out above ${FADES}. Figures are in the table below.`,
  noPlot: 'Tell us what you play on to see the filter here.',
  caption: 'Ours minus yours, dB',
  heldBack: 'Held back where your recording is close to its noise.',
  clear: 'Well above your noise everywhere.',
};

const DE: typeof EN = {
  lines: ['Unserer minus deiner', `Höchstens +${MOST_DB}${NBSP}dB, läuft ab ${FADES} aus`],
  heading: 'Was wir damit machen',
  said: [
    [
      'Wir nehmen deinen Tonabnehmer raus und unseren rein',
      'Beide berechnet, an denselben Potis und demselben Kabel.',
    ],
    ['Steg bleibt Steg', 'Wo ein Tonabnehmer unter der Saite sitzt, können wir nicht ändern.'],
    [
      'Rauschen wird nicht lauter',
      `Was weniger als ${NEAR_NOISE_DB}${NBSP}dB über deinem Rauschen liegt, bleibt, wie es ist.`,
    ],
    [
      `Auf etwa 1${NBSP}dB genau`,
      `von 100${NBSP}Hz bis 6${NBSP}kHz, wenn die Angabe zu deinem Tonabnehmer stimmt.`,
    ],
  ],
  plot: `Was zu deiner Aufnahme dazukommt, unserer minus deiner: nie mehr als ${MOST_DB}${NBSP}dB, über ${FADES} läuft es aus. Die Werte stehen in der Tabelle darunter.`,
  noPlot: 'Sag uns, worauf du spielst, dann siehst du hier den Filter.',
  caption: 'Unserer minus deiner, dB',
  heldBack: 'Gebremst, wo deine Aufnahme nah an ihrem Rauschen liegt.',
  clear: 'Überall deutlich über deinem Rauschen.',
};

export const WHAT_WE_DO_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
