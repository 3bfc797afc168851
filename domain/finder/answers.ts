import type { Load } from '../tone/circuit.ts';
import type { YourPickup } from '../your-pickup/your-pickup.ts';
import { type Candidate, candidatesIn, type Sold } from './candidates.ts';
import { type DoubtedFigures, doubtedIn, gainOf } from './figures.ts';
import { kindOf } from './kinds.ts';
import type { Question } from './question.ts';
import { MAX_ANSWERS, rank, staysWithin } from './rank.ts';
import { soldName } from './sold.ts';
import { isYours, type NoYours, type Yours, yoursOf } from './yours.ts';

export interface FinderAnswer extends Candidate {
  readonly gain: DoubtedFigures;
}

export type FinderAnswers =
  | NoYours
  | {
      readonly yours: Yours;
      readonly load: Load;
      /** Nearest first, one for each winding; empty if nothing would help. */
      readonly answers: readonly FinderAnswer[];
      /** Without answers: our best one is practically the same as theirs. */
      readonly isSame: boolean;
    };

/**
 * Finds our pickups that would help, and by how much.
 * @param measured measurement from the visitor's browser, if the question uses it
 * @param loadOf replaces the usual load of such guitars
 * @param isSold leaves out what cannot be bought at present
 */
export function answersTo(
  question: Question,
  {
    measured,
    loadOf = (load) => load,
    isSold,
  }: {
    readonly measured?: YourPickup | undefined;
    readonly loadOf?: (own: Load) => Load;
    readonly isSold?: (sold: Sold) => boolean;
  } = {},
): FinderAnswers {
  const yours = yoursOf(question, measured);
  if (!isYours(yours)) return yours;
  const load = loadOf(yours.load);
  const mine = doubtedIn(yours, load);
  const offers = candidatesIn(kindOf(question.kind).rout, question.position, isSold).map((one) => ({
    ...one,
    gain: gainOf(doubtedIn(one, load), mine),
  }));
  const { miss } = question;
  const names = new Set<string>();
  const answers = rank(offers, miss, offers.length).filter(({ sold }) => {
    const name = soldName(sold);
    return !names.has(name) && names.add(name);
  });
  return { yours, load, answers: answers.slice(0, MAX_ANSWERS), isSame: staysWithin(offers, miss) };
}
