import type { Case, PhaseAnswer, PhaseQuestion, Swap } from '#domain/phase/answer.ts';
import { signsOfOurs } from '#domain/phase/answer.ts';
import { isHumbucking, KEPT_PICKUPS } from '#domain/phase/kept-pickups.ts';
import { PHASE_MAKERS, type PhaseMaker } from '#domain/phase/makers.ts';
import { jumpOf, type Sign } from '#domain/phase/signs.ts';
import type { LeadColour } from '#domain/wiring/lead-colours.ts';
import { OUR_LEADS } from '#domain/wiring/leads.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Our leads that are hot and at ground as they come, and what else goes to ground or is taped. */
function ourLeads({ ours }: PhaseQuestion): { hot: LeadColour; ground: LeadColour; rest: string } {
  const { hot, ground, start1, start2, shield, finish1, finish2 } = OUR_LEADS;
  switch (ours.kind) {
    case 'humbucker-5':
    case 'hp90-5':
      return {
        hot: start1,
        ground: start2,
        rest: ` ${capital(shield)} goes to ground with it, ${finish1} and ${finish2} are joined and taped.`,
      };
    case 'humbucker-2':
    case 'p90':
      return { hot, ground: shield, rest: '' };
    default:
      return { hot, ground, rest: '' };
  }
}

const pole = (sign: Sign | undefined) =>
  sign === undefined ? 'pole not known' : sign === 1 ? 'north up' : 'south up';

export const PHASE_MESSAGES = {
  title: 'Will it be in phase?',
  sheet: ['Phase card', 'Prints on A5'],
  lead: 'One pickup stays, one of ours comes in. Say what stays, or find out in two minutes with a compass and a multimeter.',
  fields: { keep: 'You keep', maker: 'Its maker', ours: 'You fit ours', noMaker: 'Not in the list' },
  figures: ['On the pickup you keep,', 'leads free, guitar unplugged'],
  test1: {
    name: 'Which pole is up?',
    says: 'Hold a compass over the poles. Needle nervous? One pole is enough.',
    drawn: 'A compass held over the poles of a pickup. The end that looks north points at a south pole.',
    looks: ['The end that', 'looks north', 'points at the pole:'],
    found: { 1: 'it turns away: north', '-1': 'south is up', unknown: 'then south is up' },
    answers: { north: 'North up', south: 'South up' },
  },
  test2: {
    name: 'Which way does it jump?',
    says: 'Meter on 200 mV DC, red on the hot lead. Set a screwdriver on the poles, pull it off.',
    drawn:
      'A multimeter on 200 millivolts, its red lead on the hot wire, the black one on the other. A screwdriver is pulled off the poles and the reading jumps.',
    pull: 'pull off',
    answers: { plus: 'Plus', minus: 'Minus', none: 'It hardly moves' },
  },
  hardly: {
    title: 'Knock, do not slide.',
    says: 'Put the driver flat on all six poles and pull it straight off, fast. Digital meters show one flicker: watch for the minus sign only.',
  },
  quiet: {
    title: 'It is quiet by itself.',
    says: 'Only test 2 counts. One single coil beside it will hum in the middle, whatever we wind.',
  },
  show: 'Show the answer',
  tableHead: ['What stays', 'Jumps to plus', 'Jumps to minus'],
  tableRows: { 1: 'North up', '-1': 'South up', any: 'Either pole up' },
  sums: { heading: 'In the middle position', string: 'String', hum: 'Hum' },
  reverse: {
    aside: 'To be quiet in the middle',
    title: 'Reverse wound, reverse polarity',
    tick: 'Wind it that way',
    take: { usual: 'Choose it in the shop', build: 'Back to your build' },
  },
  sources: 'Sources',
  proposal:
    'Our own colours are a proposal until the bench has confirmed them. The sheet in your box counts.',
} as const;

/** "North up, minus": what is known of one of the two. */
function signsWords(signs: { pole: Sign | undefined; toPlus: boolean | undefined; quiet: boolean }): string {
  const { quiet, toPlus } = signs;
  const jump = toPlus === undefined ? 'jump not known' : toPlus ? 'plus' : 'minus';
  return capital(quiet ? `two coils, ${jump}` : `${pole(signs.pole)}, ${jump}`);
}

/** The same of both, yours first. */
export function bothSigns(question: PhaseQuestion, answer: PhaseAnswer): readonly [string, string] {
  const own = signsOfOurs(question);
  return [
    signsWords({
      pole: answer.pole,
      toPlus: answer.jumpsToPlus,
      quiet: isHumbucking(KEPT_PICKUPS[question.keep].kind),
    }),
    signsWords({
      pole: own.pole,
      toPlus: jumpOf(own) === 'plus',
      quiet: isHumbucking(question.ours.kind),
    }),
  ];
}

/** What hangs on the ground lead of ours and has to come off before that may be hot. */
const metalOff = ({ ours }: PhaseQuestion) =>
  ours.metal ? `${ours.metal} off ${ourLeads({ ours } as PhaseQuestion).ground} first` : undefined;

/** The lead of ours that is hot: drawn beside the answer. */
export function hotLead(question: PhaseQuestion, swap: Swap | undefined): LeadColour {
  const { hot, ground } = ourLeads(question);
  return swap === 'ours' ? ground : hot;
}

/** The answer in one sentence, and what goes with it. */
export function answerWords(question: PhaseQuestion, { swap }: PhaseAnswer): readonly [string, string] {
  const { hot, ground, rest } = ourLeads(question);
  const { metal } = question.ours;
  switch (swap) {
    case 'none':
      return [
        `${capital(hot)} is hot.`,
        `${capital(ground)} goes to ground${metal ? `, with the ${metal} on it` : ''}.${rest} The two are in phase.`,
      ];
    case 'ours':
      return [
        `${capital(ground)} is hot.`,
        `${capital(hot)} goes to ground.${rest} ${
          metal ? `Take the ${metal} off ${ground} first and give it a ground wire of its own. ` : ''
        }So the two are in phase.`,
      ];
    case 'theirs':
      return [
        'Swap the leads of yours.',
        `Ours has its hot wire inside a braid, and the braid stays at ground. Yours may be swapped, unless metal parts hang on its ground lead. ${capital(hot)} of ours is hot.`,
      ];
    case 'impossible':
      return [
        'No swap of leads helps.',
        'Both have a braid that stays at ground. As they are, the two work against each other: turn the magnets of one over, or write to us before you order.',
      ];
    case undefined:
      return [
        'One test to go.',
        `Which way the meter jumps says whether ${hot} or ${ground} is hot. Do test 2.`,
      ];
  }
}

const HUM = { yes: 'no', little: 'nearly', no: 'yes' } as const;

/** The answer as four short facts. */
export function factsOf(
  question: PhaseQuestion,
  answer: PhaseAnswer,
): readonly (readonly [string, string])[] {
  const { swap, hum } = answer;
  const source: PhaseMaker | undefined = question.maker && PHASE_MAKERS[question.maker];
  const theirs = source?.colours[KEPT_PICKUPS[question.keep].kind === 'humbucker-5' ? 'start1' : 'hot'];
  return [
    [
      'In phase, middle position',
      swap === undefined
        ? 'after test 2'
        : swap === 'impossible'
          ? 'no'
          : swap === 'none'
            ? 'yes'
            : 'yes, swapped',
    ],
    ['Hum-cancelling together', hum === undefined ? 'after test 1' : HUM[hum]],
    [
      'Anything to cut or turn',
      swap === undefined
        ? 'after test 2'
        : swap === 'ours'
          ? (metalOff(question) ?? 'nothing')
          : { none: 'nothing', theirs: 'the leads of yours', impossible: 'a magnet' }[swap],
    ],
    [
      'Its hot lead, yours',
      swap === 'theirs' ? 'the other one' : theirs ? `${theirs}, as it is` : 'as it is',
    ],
  ];
}

/** A cell of the table: which lead, and whether it hums. */
export function caseWords(question: PhaseQuestion, { swap, hum }: Case): readonly [string, string] {
  const { hot, ground } = ourLeads(question);
  const lead = {
    none: `${capital(hot)} hot`,
    ours: `${capital(ground)} hot`,
    theirs: 'Yours swapped',
    impossible: 'Out of phase',
  }[swap];
  const sound = { yes: 'hums', little: 'nearly quiet', no: 'quiet' }[hum];
  const off = swap === 'ours' ? metalOff(question) : undefined;
  return [lead, [`${sound} in the middle`, off].filter(Boolean).join('; ')];
}

/** What becomes of string and hum, under their sums. */
export function sumWords(question: PhaseQuestion, { swap, hum }: Case): { string: string; hum: string } {
  const quiet = [KEPT_PICKUPS[question.keep].kind, question.ours.kind].map(isHumbucking);
  const humming = quiet.every(Boolean)
    ? 'neither hums: two coils each'
    : quiet.some(Boolean)
      ? 'one hums, the other does not: it stays'
      : {
          yes: 'it adds too: both wound the same way',
          little: 'little is left: the coils are not alike',
          no: 'it cancels: wound against each other',
        }[hum];
  return {
    string: swap === 'impossible' ? 'they cancel: thin and quiet' : 'they add: full sound',
    hum: swap === 'impossible' && !quiet.some(Boolean) ? 'it may cancel as well, with the sound' : humming,
  };
}

/** Ours reverse wound, in a sentence. */
export function reverseWords(question: PhaseQuestion): string {
  const other = signsOfOurs({ ...question, isReversed: true });
  const { hot } = ourLeads(question);
  return `We wind ours the other way and turn its poles: ${pole(other.pole)}, still ${jumpOf(other)} on ${hot}.`;
}

/** What is known of a maker's pickup, before any test: title and sentence. */
export function makerWords({ keep, maker }: PhaseQuestion): readonly [string, string] | undefined {
  if (!maker) return undefined;
  const { name, colours, signs }: PhaseMaker = PHASE_MAKERS[maker];
  const known = signs[keep] ?? {};
  const { kind } = KEPT_PICKUPS[keep];
  const five = kind === 'humbucker-5';
  const [hot, ground] = five ? [colours.start1, colours.start2] : [colours.hot, colours.ground];
  const isBraid = kind === 'p90' || kind === 'humbucker-2';
  const leads = isBraid
    ? 'The wire inside the braid is its hot lead.'
    : hot && ground
      ? `${capital(hot)} is its hot lead, ${ground} goes to ground.`
      : 'Of its colours our sources say nothing.';
  const ways =
    known.pole !== undefined && known.turn !== undefined
      ? `${capital(pole(known.pole))} and wound ${known.turn === 1 ? 'clockwise' : 'counter-clockwise'}, its end hot: no test is needed.`
      : known.turn !== undefined
        ? 'It is wound clockwise. Its poles changed over the years: do test 1, or leave it and we answer for both.'
        : five || kind === 'humbucker-2'
          ? 'Which way it jumps no source says: do test 2.'
          : 'Poles and winding no source says for this one: do both tests.';
  const title = hot && ground && !isBraid ? `${name}, ${hot} and ${ground}.` : `${name}.`;
  return [title, `${leads} ${ways}`];
}
