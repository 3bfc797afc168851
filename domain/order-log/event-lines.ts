import { BOX_WORDS } from '../admin/boxes.messages.ts';
import { counted } from '../cart/counted.ts';
import { countryIn } from '../countries.ts';
import type { Language } from '../languages.ts';
import { exactEuro } from '../money.ts';
import { BY_HAND } from '../orders/by-hand.messages.ts';
import { givenUpWords } from '../orders/given-up.ts';
import { NOTICE_NAMES } from '../orders/notice-names.messages.ts';
import { CASE_WORDS, paymentCaseWords } from '../orders/payment-case.messages.ts';
import { stepLabel } from '../orders/states.ts';
import { inThousands, keptWords, measurementWords } from '../production/figures.ts';
import { FINISH_WORDS } from '../production/finish.messages.ts';
import { finishWords } from '../production/finish.ts';
import { UNITS_IN_WORDS } from '../production/unit-words.messages.ts';
import { conditionWords } from '../returns/fitted.messages.ts';
import { RETURN_STEP_WORDS } from '../returns/returning.messages.ts';
import { RETURN_STEPS } from '../returns/returning.ts';
import { WITHDRAWAL_STATE_WORDS } from '../returns/withdrawal-state.messages.ts';
import { addressLines } from '../shipping/address-lines.ts';
import { CARRIER_WORDS } from '../shipping/carriers.messages.ts';
import {
  type OrderEvent,
  type OrderEventKind,
  type PayloadOf,
  STATE_AFTER,
  type StateEventKind,
} from './events.ts';
import { causeWords } from './refund-cause.ts';
import { TRAIL } from './trail.messages.ts';

export interface EventLine {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Set if another actor than the event's caused the line. */
  readonly by?: 'customer';
}

type Messages = {
  readonly [Kind in OrderEventKind]: (payload: PayloadOf<Kind>) => readonly EventLine[];
};

const change = (what: string, before: string | null, after: string | null): readonly EventLine[] => [
  { what, before, after },
];
const listed = (words: readonly string[]) => words.join(', ') || null;
const colon = (words: string, more: string | null) => (more === null ? words : `${words}: ${more}`);
const goodsWords = (goods: PayloadOf<'return-requested'>['after']) =>
  goods.map(({ quantity, name }) => counted(quantity, name)).join('; ');

type Recipient = PayloadOf<'address-changed'>['after'];
const recipientWords = (to: Recipient | null, language: Language): string | null => {
  if (to === null) return null;
  if ('written' in to) return to.written;
  const { name, address } = to;
  return address ? addressLines(name ?? '', address, countryIn(address.country, language)).join(', ') : name;
};

function linesIn(language: Language): Messages {
  const say = TRAIL[language];
  const { what, day } = say;
  const { states } = UNITS_IN_WORDS[language];
  const { step: stepNames } = FINISH_WORDS[language];

  const note = (after: string): readonly EventLine[] => change(what.note, null, after);
  const customersNote = (after: string): EventLine => ({
    ...{ what: what.note, before: null, after },
    by: 'customer',
  });
  const moved = (kind: StateEventKind, from: PayloadOf<'paid'>['from'], ...more: (string | false | null)[]) =>
    change(
      what.state,
      stepLabel(from, language),
      [stepLabel(STATE_AFTER[kind], language), ...more].filter(Boolean).join(', '),
    );
  const placeWords = ({ state, by, machine }: PayloadOf<'unit-moved'>['after']): string =>
    by === undefined ? states[state] : say.held(states[state], by, machine);
  const returnStep = ({ of }: Pick<PayloadOf<'return-advanced'>, 'of'>, step: number): string =>
    RETURN_STEP_WORDS[language][RETURN_STEPS[of][step] ?? RETURN_STEPS[of][0]];
  const addressed =
    (said: string): Messages['address-changed'] =>
    ({ before, after }) => [
      customersNote(said),
      ...change(what.address, recipientWords(before, language), recipientWords(after, language)),
    ];
  const withdrawal = (before: PayloadOf<'withdrawal-matched'>['before'], after: string) =>
    change(what.withdrawal, WITHDRAWAL_STATE_WORDS[language][before], after);

  return {
    placed: () => change(what.state, null, stepLabel(STATE_AFTER.placed, language)),
    paid: ({ from, differs }) => {
      const odd = [
        from === 'cancelled' && say.reopened,
        differs && say.differs(differs.paid, differs.agreed),
      ];
      return moved('paid', from, odd.filter(Boolean).join('; '));
    },
    expired: ({ from }) => moved('expired', from, say.neverOpened),
    'payment-ended': ({ from }) => moved('payment-ended', from),
    'production-started': ({ from }) => moved('production-started', from),
    shipped: ({ from }) => moved('shipped', from),
    'shipping-undone': ({ from }) => moved('shipping-undone', from, say.takenBack),
    delivered: ({ from }) => moved('delivered', from),
    'delivery-undone': ({ from }) => moved('delivery-undone', from, say.takenBack),
    cancelled: ({ from, reason }) =>
      change(
        what.state,
        stepLabel(from, language),
        colon(stepLabel(STATE_AFTER.cancelled, language), reason && causeWords(reason, language)),
      ),
    returned: ({ from }) => moved('returned', from),
    refunded: ({ from, reported }) =>
      moved('refunded', from, reported && say.wentBack(exactEuro(reported.back), exactEuro(reported.paid))),

    'entered-by-hand': ({ of, pay, replaces }) =>
      change(
        say.byHand,
        null,
        [BY_HAND[language].kind(of, replaces), BY_HAND[language].pays[pay]].join(', '),
      ),
    'replacement-entered': ({ order }) => change(say.replacement, null, order),

    'refund-reported': ({ back, paid }) => note(say.wentBack(exactEuro(back), exactEuro(paid))),
    'surplus-received': ({ amount }) => note(say.surplusArrived(amount)),
    'surplus-refunded': () => note(say.surplusBack),
    'payment-unknown': () => note(say.paymentUnknown),
    'payment-doubted': (doubt) =>
      change(CASE_WORDS[language].of[doubt.of], null, paymentCaseWords(doubt, language)),
    'hold-released': ({ reason }) => change(what.hold, say.heldBack, say.released(reason)),
    'refund-requested': ({ amount, reason }) =>
      change(what.refund, null, `${say.asked(exactEuro(amount))}: ${causeWords(reason, language)}`),
    'refund-made': ({ amount }) =>
      change(what.refund, say.asked(exactEuro(amount)), say.sentBack(exactEuro(amount))),
    'refund-failed': ({ amount, was }) =>
      change(
        what.refund,
        say[was === 'asked' ? was : 'sentBack'](exactEuro(amount)),
        say.failed(exactEuro(amount)),
      ),
    'given-up': ({ what: which, why }) =>
      note(`${NOTICE_NAMES[language](which)}: ${givenUpWords(why, language)}`),

    // The order shows its day; the history shows only changes of it.
    scheduled: () => [],
    'promise-moved': ({ before, after }) => change(what.promised, before && day(before), day(after)),
    'unit-placed': ({ unit, before, after }) => {
      const placeText = (at: typeof after) => at && say.dayPlace(day(at.day), at.place);
      return change(what.place(unit), placeText(before), placeText(after) ?? say.asPlanned);
    },
    'serials-assigned': ({ serials }) => change(what.serials, null, listed(serials)),
    'unit-moved': ({ unit, before, after }) =>
      change(what.piece(unit), placeWords(before), placeWords(after)),
    'unit-measured': ({ unit, before, after }) =>
      change(
        what.piece(unit),
        placeWords(before),
        colon(`${states[after.state]}, ${keptWords(after, language)}`, after.note),
      ),
    'measurement-corrected': ({ unit, before, after, reason }) =>
      change(
        what.values(unit),
        measurementWords(before, language),
        colon(measurementWords(after, language), reason),
      ),
    'coil-rewound': ({ unit, coil, reason }) =>
      change(what.coil(unit, coil), say.wound, say.woundAgain(reason)),
    'step-confirmed': ({ unit, step, before, after, reason }) =>
      change(
        what.step(unit, stepNames[step]),
        before && finishWords(before, language),
        colon(finishWords(after, language), reason),
      ),
    'step-undone': ({ unit, step, before, reason }) =>
      change(what.step(unit, stepNames[step]), finishWords(before, language), say.undone(reason)),

    'unit-shelved': ({ unit, serial }) => change(what.piece(unit), serial, say.onShelf),
    'unit-left-shelf': ({ unit, serial, order }) =>
      change(what.piece(unit), `${serial}, ${say.onShelf}`, order),
    'unit-off-shelf': ({ unit, serial, how, reason }) =>
      change(what.piece(unit), `${serial}, ${say.onShelf}`, `${say.offShelf[how]}: ${reason}`),
    'unit-from-shelf': ({ unit, serial, order }) =>
      change(what.piece(unit), null, say.fromShelf(serial, order)),

    boxes: ({ before, after }) => {
      const boxNames = (boxes: typeof after) => listed(boxes.map((box) => BOX_WORDS[language][box].name));
      return change(what.box, boxNames(before), boxNames(after));
    },
    weights: ({ before, after }) => {
      const weightText = (grams: readonly number[]) =>
        listed(grams.map((weight) => `${inThousands(weight)} g`));
      return change(what.weight, weightText(before), weightText(after));
    },
    label: ({ before, after }) => change(what.label, before ? say.printed : null, after ? say.printed : null),
    carrier: ({ before, after }) => {
      const names = CARRIER_WORDS[language];
      return change(what.carrier, before && names[before].name, names[after].name);
    },
    'tracking-entered': ({ before, numbers }) =>
      change(what.tracking, before ? listed(before.numbers) : null, listed(numbers)),
    // Internal to stock; the order's boxes have a line of their own.
    'boxes-used': () => [],
    'invoice-numbered': ({ before, after }) => change(what.invoice, before, after),
    'export-proven': ({ proof, reference }) => change(what.proof, null, colon(say.proofs[proof], reference)),
    'proof-taken-back': ({ proof }) => change(what.proof, say.proofs[proof], null),

    repaired: ({ unit, on, typed }) => change(what.repair(unit), null, `${day(on)}: ${typed}`),
    'repair-received': ({ unit, typed }) => change(what.atRepair(unit), null, colon(say.repair.here, typed)),
    'repair-finished': ({ unit, on, typed }) =>
      change(what.atRepair(unit), say.repair.here, `${say.repair.done}, ${day(on)}: ${typed}`),
    'repair-sent': ({ unit, carrier, numbers }) =>
      change(
        what.atRepair(unit),
        say.repair.done,
        [say.repair.sent, CARRIER_WORDS[language][carrier].name, ...numbers].join(', '),
      ),
    'return-opened': ({ number, after, ...of }) => change(number, null, returnStep(of, after)),
    'return-advanced': ({ number, before, after, ...of }) =>
      change(number, returnStep(of, before), returnStep(of, after)),
    'return-checked': ({ number, before, after }) =>
      change(number, before && conditionWords(before, language), conditionWords(after, language)),
    'return-closed': ({ number, before, reason, ...of }) =>
      change(number, returnStep(of, before), say.closed(reason)),
    'return-refunded': ({ number, before, amount, ...of }) =>
      change(number, returnStep(of, before), say.refunded(exactEuro(amount))),
    'return-refund-failed': ({ number, amount, after, ...of }) =>
      change(number, say.refunded(exactEuro(amount)), returnStep(of, after)),
    'return-requested': ({ before, after }) =>
      change(what.returnAsked, before && goodsWords(before), goodsWords(after)),
    'return-declined': ({ reason }) => change(what.returnAsked, say.open, say.declined(reason)),
    'withdrawal-received': ({ whole }) => [customersNote(say.withdrew(whole))],
    'withdrawal-matched': ({ before }) => withdrawal(before, WITHDRAWAL_STATE_WORDS[language].matched),
    'withdrawal-settled': ({ before, how }) => {
      if (how === 'cancelled') return withdrawal(before, say.settled(say.orderCancelled));
      if (how === 'refunded') return withdrawal(before, say.settled(say.moneyBack));
      return withdrawal(before, say.settled('return' in how ? how.return : how.typed));
    },

    'letter-sent': ({ asks, text, answers, until, otherwise }) => {
      const answer = ({ typed, leaves, values }: (typeof answers)[number]) =>
        `${typed} (${[...values.map(({ name }) => name), day(leaves)].join(', ')})`;
      const rest = otherwise === null ? undefined : answers[otherwise]?.typed;
      return [
        ...change(asks ? what.question : what.letter, null, colon(asks?.typed ?? text, asks && text)),
        ...(answers.length > 0
          ? change(
              what.answers,
              null,
              [...answers.map(answer), rest && say.otherwise(rest)].filter(Boolean).join('; '),
            )
          : []),
        ...(until ? change(what.answerBy, null, until) : []),
      ];
    },
    'letter-received': ({ text }) => [{ what: what.letter, before: null, after: text, by: 'customer' }],
    'letter-answered': ({ typed, name, late }) => [
      {
        ...{ what: what.answer, before: null, by: 'customer' },
        after: [typed, name, late && say.afterBench].filter(Boolean).join(', '),
      },
    ],
    'letter-lapsed': ({ typed, late }) =>
      change(what.answer, null, [say.noneCame, typed, late && say.afterBench].filter(Boolean).join(', ')),
    'letter-settled': ({ how }) =>
      change(what.answer, say.afterBench, how === 'kept' ? say.stays : say.madeOtherwise),
    'line-changed': ({ line, field, before, after }) =>
      change(what.line(line, say.parts[field]), before.name, after.name),

    'note-added': ({ onSheet, text }) => change(onSheet ? what.sheetNote : what.note, null, text),
    'address-changed': addressed(say.addressChanged),
    'address-given': addressed(say.addressGiven),
    'language-chosen': ({ before, after }) => [
      customersNote(say.mailsIn(say.languageName(after))),
      ...change(what.language, say.languageName(before), say.languageName(after)),
    ],

    'legacy-note': ({ text }) => note(text),
    'legacy-change': (line) => [line],
  };
}

/** By the makers' language, not the buyer's. */
const LINES: Readonly<Record<Language, Messages>> = { en: linesIn('en'), de: linesIn('de') };

/** Lines of an event in the makers' history; empty for internal events. */
export const makersLines = <Kind extends OrderEventKind>(
  { kind, payload }: OrderEvent<Kind>,
  language: Language = 'en',
): readonly EventLine[] => LINES[language][kind](payload);
