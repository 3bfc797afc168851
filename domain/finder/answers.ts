import type { Load } from '../tone/loads.ts';
import type { YourPickup } from '../your-pickup/your-pickup.ts';
import { type Candidate, candidatesIn, type Sold } from './candidates.ts';
import { type DoubtedFigures, doubtedIn, gainOf } from './figures.ts';
import { kindOf } from './kinds.ts';
import type { Question } from './question.ts';
import { ANSWERS, rank, staysWithin } from './rank.ts';
import { soldName } from './sold.ts';
import { isYours, type NoYours, type Yours, yoursOf } from './yours.ts';

/** One of ours, and what it would change. */
export interface Answer extends Candidate {
  readonly gain: DoubtedFigures;
}

/** What the shop says to a question. */
export type Answers =
  | NoYours
  | {
      readonly yours: Yours;
      /** Into which both are heard. */
      readonly load: Load;
      /** Near to far, one a winding; none where nothing would help. */
      readonly answers: readonly Answer[];
      /** Without answers: whether the best of ours is as good as the same again. */
      readonly isSame: boolean;
    };

/**
 * What of ours would help somebody, and by how much.
 * @param measured what their browser keeps, where they ask for that
 * @param loadOf what they are heard in, made of the load that such guitars usually have
 * @param isSold what can be bought just now
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
): Answers {
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
  return { yours, load, answers: answers.slice(0, ANSWERS), isSame: staysWithin(offers, miss) };
}
