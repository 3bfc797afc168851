import { atStart } from '#domain/format-count.ts';
import type { Language } from '#domain/languages.ts';
import {
  type Case,
  type PhaseAnswer,
  type PhaseQuestion,
  type Swap,
  signsOfOurs,
} from '#domain/phase/answer.ts';
import { isHumbucking, KEPT_PICKUPS } from '#domain/phase/kept-pickups.ts';
import { PHASE_MAKERS, type PhaseMaker } from '#domain/phase/makers.ts';
import { jumpOf, type Sign } from '#domain/phase/signs.ts';
import { type LeadColourName, OUR_LEADS } from '#domain/wiring/lead-colours.ts';
import { LEAD_WORDS } from '#domain/wiring/lead-words.messages.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';

/** `isFive`: the other three of five leads go to ground or are taped. */
function ourLeads({ ours }: Pick<PhaseQuestion, 'ours'>) {
  const { hot, ground, start1, start2, shield } = OUR_LEADS;
  switch (ours.kind) {
    case 'humbucker-5':
    case 'hp90-5':
      return { hot: start1, ground: start2, isFive: true };
    case 'humbucker-2':
    case 'p90':
      return { hot, ground: shield, isFive: false };
    default:
      return { hot, ground, isFive: false };
  }
}

function ourLeadWords(question: Pick<PhaseQuestion, 'ours'>, language: Language) {
  const { hot, ground, isFive } = ourLeads(question);
  const { colour } = LEAD_WORDS[language];
  const { shield, finish1, finish2 } = OUR_LEADS;
  return {
    hot: colour(hot),
    ground: colour(ground),
    rest: isFive ? PHASE_MESSAGES[language].rest(colour(shield), colour(finish1), colour(finish2)) : '',
  };
}

/** "North up, minus": the known properties of one pickup. */
function signsWords(
  { quiet, toPlus, pole }: { pole: Sign | undefined; toPlus: boolean | undefined; quiet: boolean },
  language: Language,
): string {
  const words = PHASE_MESSAGES[language];
  return atStart(`${quiet ? words.twoCoils : words.pole(pole)}, ${words.jump(toPlus)}`);
}

/** The same for both, the visitor's first. */
export function bothSigns(
  question: PhaseQuestion,
  answer: PhaseAnswer,
  language: Language,
): readonly [string, string] {
  const own = signsOfOurs(question);
  const theirs = {
    pole: answer.pole,
    toPlus: answer.jumpsToPlus,
    quiet: isHumbucking(KEPT_PICKUPS[question.keep].kind),
  };
  const mine = {
    pole: own.pole,
    toPlus: jumpOf(own) === 'plus',
    quiet: isHumbucking(question.ours.kind),
  };
  return [signsWords(theirs, language), signsWords(mine, language)];
}

/** Names the parts that our ground lead must be disconnected from before it may be hot. */
const metalOff = ({ ours }: PhaseQuestion, language: Language) =>
  ours.metal && PHASE_MESSAGES[language].metalOff(ours.metal, ourLeadWords({ ours }, language).ground);

export function hotLead(question: PhaseQuestion, swap: Swap | undefined): LeadColourName {
  const { hot, ground } = ourLeads(question);
  return swap === 'ours' ? ground : hot;
}

export function answerWords(
  question: PhaseQuestion,
  { swap }: PhaseAnswer,
  language: Language,
): readonly [string, string] {
  const { hot, ground, rest } = ourLeadWords(question, language);
  const { metal } = question.ours;
  const words = PHASE_MESSAGES[language].answer;
  switch (swap) {
    case 'none':
      return [words.hot(hot), words.asTheyAre(ground, metal, rest)];
    case 'ours':
      return [words.hot(ground), words.swapped(hot, ground, metal, rest)];
    case 'theirs':
      return [words.theirs, words.theirsMore(hot)];
    case 'impossible':
      return [words.impossible, words.impossibleMore];
    case undefined:
      return [words.open, words.openMore(hot, ground)];
  }
}

export function factsOf(question: PhaseQuestion, answer: PhaseAnswer, language: Language) {
  const { swap, hum } = answer;
  const words = PHASE_MESSAGES[language].facts;
  const source: PhaseMaker | undefined = question.maker && PHASE_MAKERS[question.maker];
  const theirs = source?.colours[KEPT_PICKUPS[question.keep].kind === 'humbucker-5' ? 'start1' : 'hot'];
  const cut = {
    none: words.nothing,
    ours: metalOff(question, language) ?? words.nothing,
    theirs: words.theirLeads,
    impossible: words.magnet,
  };
  return [
    { what: words.phase, value: swap ? words.phases[swap] : words.after(2), isGood: swap === 'none' },
    { what: words.hum, value: hum ? words.hums[hum] : words.after(1), isGood: hum === 'no' },
    { what: words.cut, value: swap ? cut[swap] : words.after(2), isGood: false },
    {
      what: words.hotLead,
      value:
        swap === 'theirs' ? words.otherLead : words.asItIs(theirs && LEAD_WORDS[language].colour(theirs)),
      isGood: false,
    },
  ];
}

/** A cell of the table: which lead is hot, and whether it hums. */
export function phaseCaseWords(
  question: PhaseQuestion,
  { swap, hum }: Case,
  language: Language,
): readonly [string, string] {
  const { hot, ground } = ourLeadWords(question, language);
  const words = PHASE_MESSAGES[language].cell;
  const lead = {
    none: words.hot(hot),
    ours: words.hot(ground),
    theirs: words.theirs,
    impossible: words.impossible,
  }[swap];
  const off = swap === 'ours' ? metalOff(question, language) : undefined;
  return [lead, [words.hums[hum], off].filter(Boolean).join('; ')];
}

export function sumWords(
  question: PhaseQuestion,
  { swap, hum }: Case,
  language: Language,
): { string: string; hum: string } {
  const words = PHASE_MESSAGES[language].sum;
  const quiet = [KEPT_PICKUPS[question.keep].kind, question.ours.kind].map(isHumbucking);
  const humming = quiet.every(Boolean) ? words.neither : quiet.some(Boolean) ? words.one : words.hums[hum];
  return {
    string: swap === 'impossible' ? words.cancels : words.adds,
    hum: swap === 'impossible' && !quiet.some(Boolean) ? words.mayCancel : humming,
  };
}

export function reverseWords(question: PhaseQuestion, language: Language): string {
  const other = signsOfOurs({ ...question, isReversed: true });
  const { pole, reverseWound } = PHASE_MESSAGES[language];
  return reverseWound(pole(other.pole), jumpOf(other), ourLeadWords(question, language).hot);
}

/** Returns title and sentence about a maker's pickup that need no test. */
export function makerWords(
  { keep, maker }: PhaseQuestion,
  language: Language,
): readonly [string, string] | undefined {
  if (!maker) return undefined;
  const { pole, maker: words } = PHASE_MESSAGES[language];
  const { name, colours, signs }: PhaseMaker = PHASE_MAKERS[maker];
  const known = signs[keep] ?? {};
  const { kind } = KEPT_PICKUPS[keep];
  const five = kind === 'humbucker-5';
  const shownLeads = five ? [colours.start1, colours.start2] : [colours.hot, colours.ground];
  const [hot, ground] = shownLeads.map((lead) => lead && LEAD_WORDS[language].colour(lead));
  const isBraid = kind === 'p90' || kind === 'humbucker-2';
  const leads = isBraid ? words.braid : hot && ground ? words.leads(hot, ground) : words.noColours;
  const ways =
    known.pole !== undefined && known.turn !== undefined
      ? words.known(pole(known.pole), known.turn === 1)
      : known.turn !== undefined
        ? words.turn
        : five || kind === 'humbucker-2'
          ? words.noJump
          : words.nothing;
  const title = hot && ground && !isBraid ? words.title(name, hot, ground) : `${name}.`;
  return [title, `${leads} ${ways}`];
}
