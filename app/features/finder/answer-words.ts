import type { FinderAnswer } from '#domain/finder/answers.ts';
import type { Yours } from '#domain/finder/yours.ts';
import type { Language } from '#domain/languages.ts';
import { inKilohertz } from '#domain/tone/format-figures.ts';
import { ANSWER_MESSAGES } from './answer.messages.ts';
import { inductanceWords } from './figure-words.ts';

/** Upper limits of our inductance as a share of the visitor's, one per word. */
const SHARES = [0.58, 0.75, 0.93, 1.07, 1.3];

/** The magnet compensates the level lost with fewer turns. */
const keepsLevel = ({ pickup, gain }: FinderAnswer): boolean =>
  pickup.recipe.magnet.startsWith('CER') && gain.figures.output_dB > -2;

/** A sentence on what is inside, without figures. */
export function insideWords(answer: FinderAnswer, yours: Yours, language: Language): string {
  const { shares, ceramic, weaker, stock } = ANSWER_MESSAGES[language].inside;
  const ratio = answer.inductance_H / yours.inductance_H;
  const share = shares[SHARES.filter((most) => ratio > most).length];
  const magnet = keepsLevel(answer) ? ceramic : answer.gain.figures.output_dB < -1 ? weaker : '';
  return `${answer.sold.kind === 'stock' ? stock : ''}${share}${magnet}.`;
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

export function whyWords(answer: FinderAnswer, yours: Yours, peaks: Peaks, language: Language): string {
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
  const magnet = keepsLevel(answer) ? words.ceramic : answer.gain.figures.output_dB < -1 ? words.weaker : '';
  return `${turns}: ${share}${against}${peakWords(peaks, language)}.${cover}${magnet}`;
}
