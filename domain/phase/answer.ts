import { canSwap, isHumbucking, KEPT_PICKUPS, type KeptId } from './kept-pickups.ts';
import { type MakerId, PHASE_MAKERS, type PhaseMaker } from './makers.ts';
import type { OurPickup } from './our-pickups.ts';
import {
  type Jump,
  reversed,
  SIGNS,
  type Sign,
  type Signs,
  stringOf,
  stringOfJump,
  together,
} from './signs.ts';

/** What is asked: which pickup stays, what is known of it, and which of ours comes in. */
export interface PhaseQuestion {
  readonly keep: KeptId;
  readonly maker?: MakerId | undefined;
  /** Which pole is up: the first test. */
  readonly pole?: Sign | undefined;
  /** Which way the meter jumped: the second one. `none` where it hardly moved. */
  readonly jump?: Jump | 'none' | undefined;
  readonly ours: OurPickup;
  /** Ours reverse wound, with its poles turned over. */
  readonly isReversed: boolean;
}

/** Whose leads change places so that both are in phase. Nobody's, where neither may: both have a braid at ground. */
export type Swap = 'none' | 'ours' | 'theirs' | 'impossible';

/** What holds for one way in which the kept pickup may be poled and wound. */
export interface Case {
  readonly signs: Signs;
  readonly swap: Swap;
  /** In the position where both sound, once leads are swapped as said. `little`: two coils that are not alike. */
  readonly hum: 'yes' | 'little' | 'no';
}

/** What the question comes to. */
export interface PhaseAnswer {
  /** Cases that all that is known leaves open: one, two or four. */
  readonly open: readonly Case[];
  /** The same of all; undefined where they differ. */
  readonly swap: Swap | undefined;
  readonly hum: Case['hum'] | undefined;
  /** Of the pickup that stays, as far as it is known. */
  readonly pole: Sign | undefined;
  readonly jumpsToPlus: boolean | undefined;
  /** The tests say otherwise than the maker's source: then the tests count. */
  readonly isContradicted: boolean;
  /** Ours the other way round would make both quiet together, and can be had so; or it is asked for already. */
  readonly offersReverse: boolean;
}

/** The signs of ours, as it is asked for. */
export const signsOfOurs = ({ ours, isReversed }: PhaseQuestion): Signs =>
  isReversed && ours.reversedHref ? reversed(ours.signs) : ours.signs;

/** All ways in which a pickup may be poled and wound. */
export const ALL_SIGNS: readonly Signs[] = SIGNS.flatMap((pole) => SIGNS.map((turn) => ({ pole, turn })));

/** What a maker's source says of the pickup that stays. */
function saidOf({ keep, maker }: Pick<PhaseQuestion, 'keep' | 'maker'>): Partial<Signs> {
  const known: PhaseMaker | undefined = maker && PHASE_MAKERS[maker];
  return known?.signs[keep] ?? {};
}

const fits =
  ({ pole, turn }: Partial<Signs>, jump: PhaseQuestion['jump']) =>
  (signs: Signs): boolean =>
    (pole === undefined || signs.pole === pole) &&
    (turn === undefined || signs.turn === turn) &&
    (jump === undefined || jump === 'none' || stringOf(signs) === stringOfJump(jump));

/** What comes of one way in which the pickup that stays may be. */
export function caseOf(question: PhaseQuestion, signs: Signs): Case {
  const { keep, ours } = question;
  const { kind } = KEPT_PICKUPS[keep];
  const own = signsOfOurs(question);
  const { inPhase } = together(signs, own);
  const swap: Swap = inPhase ? 'none' : canSwap(ours.kind) ? 'ours' : canSwap(kind) ? 'theirs' : 'impossible';
  return { signs, swap, hum: humOfPair(question, signs, own) };
}

/** Two coils of opposite poles are quiet once they are in phase; two humbuckers always; one alone hums beside a quiet one. */
function humOfPair({ keep, ours }: PhaseQuestion, signs: Signs, own: Signs): Case['hum'] {
  const { kind } = KEPT_PICKUPS[keep];
  const [theirs, mine] = [isHumbucking(kind), isHumbucking(ours.kind)];
  if (theirs && mine) return 'no';
  if (theirs || mine || signs.pole === own.pole) return 'yes';
  return kind === ours.kind ? 'no' : 'little';
}

/** The one value of all; undefined where they differ. */
function allAlike<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}

/** Answers with all that is known: what is not known is left open, and both ways are told. */
export function answerTo(question: PhaseQuestion): PhaseAnswer {
  const { keep, pole, jump, ours, isReversed } = question;
  const quiet = isHumbucking(KEPT_PICKUPS[keep].kind);
  const said = saidOf(question);
  // Two coils have both poles up: which of them is asked does not matter, and no maker's says it.
  const measured = ALL_SIGNS.filter(fits(quiet ? {} : { pole }, jump));
  const both = measured.filter(fits(quiet ? {} : said, undefined));
  const cases = (both.length > 0 ? both : measured).map((signs) => caseOf(question, signs));
  const known = allAlike(cases.map(({ signs }) => signs.pole));
  const strings = allAlike(cases.map(({ signs }) => stringOf(signs)));
  const isSingle = !quiet && !isHumbucking(ours.kind);
  const helps = isSingle && known !== undefined && known === ours.signs.pole;
  return {
    open: cases,
    swap: allAlike(cases.map(({ swap }) => swap)),
    hum: allAlike(cases.map(({ hum }) => hum)),
    pole: quiet ? undefined : known,
    jumpsToPlus: strings === undefined ? undefined : strings === -1,
    isContradicted: both.length === 0,
    offersReverse: ours.reversedHref !== undefined && (helps || isReversed),
  };
}
