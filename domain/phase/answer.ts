import { canSwap, isHumbucking, KEPT_PICKUPS, type KeptId } from './kept-pickups.ts';
import { type MakerId, PHASE_MAKERS, type PhaseMaker } from './makers.ts';
import type { OurPickup } from './our-pickups.ts';
import {
  combineSigns,
  type PhaseJump,
  reversed,
  SIGNS,
  type Sign,
  type Signs,
  stringOf,
  stringOfJump,
} from './signs.ts';

export interface PhaseQuestion {
  readonly keep: KeptId;
  readonly maker?: MakerId | undefined;
  /** First test: the pole that is up. */
  readonly pole?: Sign | undefined;
  /** Second test: the direction of the meter's jump; `none` if it hardly moved. */
  readonly jump?: PhaseJump | 'none' | undefined;
  readonly ours: OurPickup;
  /** Ours is reverse wound, reverse polarity. */
  readonly isReversed: boolean;
}

/** Pickup whose leads must be swapped to be in phase. `impossible`: both have a braid as ground. */
export type Swap = 'none' | 'ours' | 'theirs' | 'impossible';

/** Result for one possible polarity and winding of the pickup that stays. */
export interface Case {
  readonly signs: Signs;
  readonly swap: Swap;
  /** In the middle position after the swap. `little`: two coils that differ. */
  readonly hum: 'yes' | 'little' | 'no';
}

export const signsOfOurs = ({ ours, isReversed }: PhaseQuestion): Signs =>
  isReversed && ours.reversedHref ? reversed(ours.signs) : ours.signs;

export const ALL_SIGNS: readonly Signs[] = SIGNS.flatMap((pole) => SIGNS.map((turn) => ({ pole, turn })));

/** Signs of the pickup that stays, by its maker's source. */
function saidOf({ keep, maker }: Pick<PhaseQuestion, 'keep' | 'maker'>): Partial<Signs> {
  const makerRecord: PhaseMaker | undefined = maker && PHASE_MAKERS[maker];
  return makerRecord?.signs[keep] ?? {};
}

const fits =
  ({ pole, turn }: Partial<Signs>, jump: PhaseQuestion['jump']) =>
  (signs: Signs): boolean =>
    (pole === undefined || signs.pole === pole) &&
    (turn === undefined || signs.turn === turn) &&
    (jump === undefined || jump === 'none' || stringOf(signs) === stringOfJump(jump));

export function caseOf(question: PhaseQuestion, signs: Signs): Case {
  const { keep, ours } = question;
  const { kind } = KEPT_PICKUPS[keep];
  const ourSigns = signsOfOurs(question);
  const { inPhase } = combineSigns(signs, ourSigns);
  const swap: Swap = inPhase ? 'none' : canSwap(ours.kind) ? 'ours' : canSwap(kind) ? 'theirs' : 'impossible';
  return { signs, swap, hum: humOfPair(question, signs, ourSigns) };
}

/** Coils of opposite poles cancel hum if in phase; two humbuckers always do; a single coil hums beside one. */
function humOfPair({ keep, ours }: PhaseQuestion, signs: Signs, own: Signs): Case['hum'] {
  const { kind } = KEPT_PICKUPS[keep];
  const [theirs, mine] = [isHumbucking(kind), isHumbucking(ours.kind)];
  if (theirs && mine) return 'no';
  if (theirs || mine || signs.pole === own.pole) return 'yes';
  return kind === ours.kind ? 'no' : 'little';
}

/** The common value; undefined if the values differ. */
function allAlike<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}

/** Answers from everything known. Unknown signs leave several cases open, and the answer contains each. */
export function answerTo(question: PhaseQuestion) {
  const { keep, pole, jump, ours, isReversed } = question;
  const quiet = isHumbucking(KEPT_PICKUPS[keep].kind);
  const sourceSigns = saidOf(question);
  // A humbucker shows both poles, so neither its pole test nor a maker's source is used.
  const measured = ALL_SIGNS.filter(fits(quiet ? {} : { pole }, jump));
  const consistent = measured.filter(fits(quiet ? {} : sourceSigns, undefined));
  const cases = (consistent.length > 0 ? consistent : measured).map((signs) => caseOf(question, signs));
  const knownPole = allAlike(cases.map(({ signs }) => signs.pole));
  const strings = allAlike(cases.map(({ signs }) => stringOf(signs)));
  const isSingle = !quiet && !isHumbucking(ours.kind);
  const helps = isSingle && knownPole !== undefined && knownPole === ours.signs.pole;
  return {
    open: cases,
    /** The common value; undefined if the cases differ. */
    swap: allAlike(cases.map(({ swap }) => swap)),
    hum: allAlike(cases.map(({ hum }) => hum)),
    /** Signs of the pickup that stays, if known. */
    pole: quiet ? undefined : knownPole,
    jumpsToPlus: strings === undefined ? undefined : strings === -1,
    /** The tests contradict the maker's source; the tests win. */
    isContradicted: consistent.length === 0,
    /** Ours reverse wound would cancel hum and is available or already chosen. */
    offersReverse: ours.reversedHref !== undefined && (helps || isReversed),
  };
}

export type PhaseAnswer = ReturnType<typeof answerTo>;
