import type { Answer } from '#domain/finder/answers.ts';
import { type Miss, SCALES } from '#domain/finder/question.ts';
import type { Yours } from '#domain/finder/yours.ts';
import { atStart } from '#domain/format-count.ts';
import type { Language } from '#domain/languages.ts';
import { inKilohertz } from '#domain/tone/format-figures.ts';
import { ANSWER_MESSAGES } from './answer.messages.tsx';
import { inductanceWords } from './figure-words.ts';

/** "Brighter, and a little calmer". */
export function wishWords(miss: Miss, language: Language): string {
  const { wishes, aLittle, wish } = ANSWER_MESSAGES[language];
  const said = SCALES.flatMap((scale) => {
    const step = miss[scale];
    const words = step === 0 ? '' : wishes[scale][step > 0 ? 1 : 0];
    return words ? [Math.abs(step) === 1 ? aLittle(words) : words] : [];
  });
  return atStart(wish(said));
}

function trebleWords(treble_dB: number, language: Language): string {
  const { trebles, sameTreble } = ANSWER_MESSAGES[language].does;
  const size = Math.abs(treble_dB);
  if (size < 1) return sameTreble;
  return trebles(size >= 4.5 ? 'much' : size >= 2.5 ? 'clear' : 'little', treble_dB > 0);
}

function outputWords(output_dB: number, language: Language): string {
  const { outputs, sameOutput, farQuieter } = ANSWER_MESSAGES[language].does;
  const size = Math.abs(output_dB);
  if (size < 1) return sameOutput;
  return output_dB <= -3 ? farQuieter : outputs(size >= 3, output_dB > 0);
}

/** What it does, in a sentence or two: "Much brighter, a little quieter. Hums far less." */
export function answerWords({ gain }: Pick<Answer, 'gain'>, language: Language): string {
  const { treble_dB, output_dB, hum_dB } = gain.figures;
  const { hardly, less, more } = ANSWER_MESSAGES[language].does.hums;
  const hum = hum_dB <= -15 ? hardly : hum_dB <= -4 ? less : hum_dB >= 4 ? more : '';
  return `${trebleWords(treble_dB, language)}, ${outputWords(output_dB, language)}.${hum}`;
}

const FIFTIES = 50;
const rounded = (turns: number) => String(Math.round(turns / FIFTIES) * FIFTIES);
/** A share in steps of 5 %. */
const percent = (share: number) => Math.round(share * 20) * 5;

function shareWords(ours: number, yours: number, language: Language): string {
  const { half, less, same, more } = ANSWER_MESSAGES[language].reasons;
  const ratio = ours / yours;
  if (ratio < 0.58) return half;
  if (ratio < 0.93) return less(percent(1 - ratio));
  return ratio <= 1.07 ? same : more(percent(ratio - 1));
}

interface Peaks {
  readonly ours: number | undefined;
  readonly yours: number | undefined;
}

function peakWords({ ours, yours }: Peaks, language: Language): string {
  const { peakStays, peakMoves, peakAgain } = ANSWER_MESSAGES[language].reasons;
  if (ours === undefined) return '';
  const now = inKilohertz(ours, language);
  if (yours === undefined) return peakAgain(now);
  const before = inKilohertz(yours, language);
  return now === before ? peakStays(now) : peakMoves(before, now);
}

/** Where the difference comes from, in figures of both. */
export function whyWords(answer: Answer, yours: Yours, peaks: Peaks, language: Language): string {
  const words = ANSWER_MESSAGES[language].reasons;
  const { winding, recipe } = answer.pickup;
  const turns = words.turns(
    rounded(answer.turns),
    String(winding.awg),
    yours.magnet !== undefined,
    rounded(yours.turns),
    yours.awgs.map(String),
  );
  const share = shareWords(answer.inductance_H, yours.inductance_H, language);
  const against = words.against(
    inductanceWords(answer.inductance_H, language),
    inductanceWords(yours.inductance_H, language),
  );
  const cover = recipe.cover === 'none' ? '' : words.cover;
  const { output_dB } = answer.gain.figures;
  const isCeramic = recipe.magnet.startsWith('CER') && output_dB > -2;
  const magnet = isCeramic ? words.ceramic : output_dB < -1 ? words.weaker : '';
  return `${turns}: ${share}${against}${peakWords(peaks, language)}.${cover}${magnet}`;
}
