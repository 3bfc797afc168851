import type { Answer } from '#domain/finder/answers.ts';
import type { Miss, Scale, Step } from '#domain/finder/question.ts';
import type { Yours } from '#domain/finder/yours.ts';
import { inductanceWords, kilohertz } from './figure-words.ts';

/** What the finder says. German can be a second object of the same shape. */
export const FINDER_WORDS = {
  caption: ['Finder', 'Choose a copper word,', 'or set it in the table below'],
  have: 'What you have',
  miss: 'What you miss',
  ways: { ohms: 'Type and ohms', name: 'By name', measured: 'Measured' },
  scales: {
    bright: { name: 'Treble', less: 'darker', more: 'brighter' },
    loud: { name: 'Output', less: 'quieter', more: 'louder' },
    hum: { name: 'Hum', less: 'hum is fine', more: 'less hum' },
  } satisfies Record<Scale, { name: string; less: string; more: string }>,
  /** What is wrong with it, in the sentence. */
  complaints: {
    bright: {
      '-2': 'too bright',
      '-1': 'a little too bright',
      0: 'bright enough',
      1: 'a little too dark',
      2: 'too dark',
    },
    loud: {
      '-2': 'too loud',
      '-1': 'a little too loud',
      0: 'loud enough',
      1: 'a little too quiet',
      2: 'too quiet',
    },
    hum: {
      '-2': 'may hum as it likes',
      '-1': 'may hum a little more',
      0: 'hums no more than it should',
      1: 'hums a little',
      2: 'hums',
    },
  } satisfies Record<Scale, Record<Step, string>>,
  positions: { neck: 'neck', middle: 'middle', bridge: 'bridge', split: 'both halves' },
  meter: 'A multimeter on 20\u00a0k, across the lead with the guitar unplugged and volume at 10, will do.',
  measure: 'With more time, measure it properly',
  ourNames: 'Ours',
  allNames: 'Published types, as many makers wind them',
  measuredIn: 'The one that you measured in this browser. Its figures stay here.',
  yours: 'Your pickup, for your recording too:',
  savedHere: 'Saved in this browser, and nowhere else.',
  forget: 'Forget it',
  bandOf: {
    ohms: (kOhm: string) => `what ${kOhm} can mean`,
    name: () => 'what a winding leaves open',
    measured: () => 'what the measurement leaves open',
  },
  treble: 'Treble',
  output: 'Output',
  bass: 'Bass',
  hum: 'Hum',
  listen: 'Listen blind',
  look: 'Look at it',
  open: 'Open this build',
  why: 'Why',
  method:
    'Treble is 2 to 5\u00a0kHz, bass 80 to 250\u00a0Hz, both against the mids, as means by ear; for basses half of that. Modelled, typical: four of five are within the span. Under 1\u00a0dB is hard to hear.',
} as const;

/** "Brighter, and a little calmer". */
export function wishWords({ bright, loud, hum }: Miss): string {
  const words = [
    bright > 0 ? 'brighter' : bright < 0 ? 'darker' : '',
    loud > 0 ? 'louder' : loud < 0 ? 'calmer' : '',
    hum > 0 ? 'quieter in hum' : '',
  ];
  const steps = [bright, loud, hum];
  const said = words.flatMap((word, index) =>
    word ? [Math.abs(steps[index] ?? 0) === 1 ? `a little ${word}` : word] : [],
  );
  const [first = '', ...rest] = said;
  const sentence =
    rest.length > 0 ? `${[first, ...rest.slice(0, -1)].join(', ')}, and ${rest.at(-1)}` : first;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function trebleWords(treble_dB: number): string {
  const size = Math.abs(treble_dB);
  const word = treble_dB > 0 ? 'brighter' : 'darker';
  if (size < 1) return 'As bright as yours';
  return size >= 4.5 ? `Much ${word}` : size >= 2.5 ? `Clearly ${word}` : `A little ${word}`;
}

function outputWords(output_dB: number): string {
  const size = Math.abs(output_dB);
  const word = output_dB > 0 ? 'louder' : 'quieter';
  if (size < 1) return 'as loud';
  if (output_dB <= -3) return 'and you will turn the amp up';
  return size >= 3 ? `clearly ${word}` : `a little ${word}`;
}

/** What it does, in a sentence or two: "Much brighter, a little quieter. Hums far less." */
export function answerWords({ gain }: Pick<Answer, 'gain'>): string {
  const { treble_dB, output_dB, hum_dB } = gain.figures;
  const sentence = `${trebleWords(treble_dB)}, ${outputWords(output_dB)}.`;
  const hum =
    hum_dB <= -15 ? ' Hardly any hum.' : hum_dB <= -4 ? ' Less hum.' : hum_dB >= 4 ? ' It hums more.' : '';
  return sentence.replace(', and', ' –').replace(' –', ', and') + hum;
}

const TENS = 50;
const rounded = (turns: number) => Math.round(turns / TENS) * TENS;
const listed = (awgs: readonly number[]) => awgs.join(' or ');

const share = (ours: number, yours: number): string => {
  const ratio = ours / yours;
  if (ratio < 0.58) return 'about half the inductance';
  if (ratio < 0.93) return `${Math.round((1 - ratio) * 20) * 5}\u00a0% less inductance`;
  if (ratio <= 1.07) return 'about the same inductance';
  return `${Math.round((ratio - 1) * 20) * 5}\u00a0% more inductance`;
};

/** Where the difference comes from, in figures of both. */
export function whyWords(
  answer: Answer,
  yours: Yours,
  peaks: { readonly ours: number | undefined; readonly yours: number | undefined },
): string {
  const { winding, recipe } = answer.pickup;
  const certain = yours.magnet !== undefined;
  const turns = `${rounded(answer.turns)} turns of ${winding.awg} instead of ${certain ? '' : 'about '}${rounded(yours.turns)} of ${listed(yours.awgs)}`;
  const inductances = `${share(answer.inductance_H, yours.inductance_H)} (${inductanceWords(answer.inductance_H)} against ${inductanceWords(yours.inductance_H)})`;
  const moved =
    peaks.ours !== undefined && peaks.yours !== undefined
      ? kilohertz(peaks.ours) === kilohertz(peaks.yours)
        ? `, and the peak stays at ${kilohertz(peaks.ours)}`
        : `, so the peak moves from ${kilohertz(peaks.yours)} to ${kilohertz(peaks.ours)}`
      : peaks.ours !== undefined
        ? `, so there is a peak again, at ${kilohertz(peaks.ours)}`
        : '';
  const cover = recipe.cover === 'none' ? '' : ' Its metal cover takes a little off the top.';
  const magnet =
    recipe.magnet.startsWith('CER') && answer.gain.figures.output_dB > -2
      ? ' The ceramic magnet gives back in level what the turns take.'
      : answer.gain.figures.output_dB < -1
        ? ' Fewer turns, or a weaker magnet: less output.'
        : '';
  return `${turns}: ${inductances}${moved}.${cover}${magnet}`;
}
