import { BOXES } from '../admin/packaging.ts';
import { wholeDay } from '../calendar/day.ts';
import { counted } from '../cart/counted.ts';
import type { Field } from '../configurator/record.ts';
import { type InLanguages, LANGUAGE_NAMES } from '../languages.ts';
import { cents, formatEuro } from '../money.ts';
import { givenUpWords } from '../orders/given-up.ts';
import { inThousands, keptWords, measurementWords } from '../production/figures.ts';
import { finishWords } from '../production/finish.ts';
import { RETURN_STEPS } from '../returns/returning.ts';
import { addressLines } from '../shipping/address-lines.ts';
import { carrierOf } from '../shipping/carriers.ts';
import {
  type OrderEvent,
  type OrderEventKind,
  type PayloadOf,
  reasonWords,
  STATE_AFTER,
  type StateEventKind,
} from './events.ts';

/** One line of an order's trail: what, before, after. */
export interface EventLine {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Who said it, where the line goes by another name than its event. */
  readonly by?: 'customer';
}

type Messages = {
  readonly [Kind in OrderEventKind]: (payload: PayloadOf<Kind>) => readonly EventLine[];
};

const PART_LABELS: Readonly<Record<Field, string>> = {
  pickup: 'pickup',
  cover: 'cover',
  model: 'cover model',
  color: 'cover colour',
  base: 'base colour',
  spacing: 'spacing',
  output: 'output',
  coils: 'coils',
  potting: 'wax',
  wiring: 'wiring',
  magnet: 'magnet',
};
const euro = (amount: number) => formatEuro(cents(amount), { exact: true });
const change = (what: string, before: string | null, after: string | null): readonly EventLine[] => [
  { what, before, after },
];
const note = (after: string): readonly EventLine[] => change('Note', null, after);
const customersNote = (after: string): EventLine => ({ what: 'Note', before: null, after, by: 'customer' });
const listed = (words: readonly string[]) => words.join(', ') || null;
const colon = (words: string, more: string | null) => (more === null ? words : `${words}: ${more}`);

const moved = (kind: StateEventKind, from: string, ...more: (string | false | null)[]) =>
  change('State', from, [STATE_AFTER[kind], ...more].filter(Boolean).join(', '));

type Place = PayloadOf<'unit-moved'>['after'];
const placeWords = ({ state, by, machine }: Place): string =>
  by === undefined ? state : `${state}, ${by}, machine ${machine}`;

type OfReturn = Pick<PayloadOf<'return-advanced'>, 'of'>;
const stepWords = ({ of }: OfReturn, step: number): string => RETURN_STEPS[of][step] ?? RETURN_STEPS[of][0];
const goodsWords = (goods: PayloadOf<'return-requested'>['after']) =>
  goods.map(({ quantity, name }) => counted(quantity, name)).join('; ');

type Recipient = PayloadOf<'address-changed'>['after'];
const recipientWords = (to: Recipient | null): string | null => {
  if (to === null) return null;
  if ('written' in to) return to.written;
  return to.address ? addressLines(to.name ?? '', to.address).join(', ') : to.name;
};
const addressed =
  (said: string): Messages['address-changed'] =>
  ({ before, after }) => [
    customersNote(said),
    { what: 'Address', before: recipientWords(before), after: recipientWords(after) },
  ];

const ENGLISH: Messages = {
  placed: () => change('State', null, STATE_AFTER.placed),
  paid: ({ from, differs }) => {
    const odd = [
      from === 'cancelled' && 'reopened',
      differs && `paid ${differs.paid}, agreed ${differs.agreed}`,
    ];
    return moved('paid', from, odd.filter(Boolean).join('; '));
  },
  expired: ({ from }) => moved('expired', from, 'never opened'),
  'payment-ended': ({ from }) => moved('payment-ended', from),
  'production-started': ({ from }) => moved('production-started', from),
  shipped: ({ from }) => moved('shipped', from),
  delivered: ({ from }) => moved('delivered', from),
  'delivery-undone': ({ from }) => moved('delivery-undone', from, 'taken back'),
  cancelled: ({ from, reason }) =>
    change('State', from, colon(STATE_AFTER.cancelled, reason && reasonWords(reason))),
  returned: ({ from }) => moved('returned', from),
  refunded: ({ from, reported }) =>
    moved('refunded', from, reported && `${euro(reported.back)} of ${euro(reported.paid)} went back`),

  'refund-reported': ({ back, paid }) => note(`${euro(back)} of ${euro(paid)} went back`),
  'surplus-received': ({ amount }) => note(`surplus payment of ${amount} arrived, is sent back`),
  'surplus-refunded': () => note('surplus payment sent back'),
  'payment-unknown': () => note('its payment cannot be found at the provider'),
  'refund-requested': ({ amount, reason }) =>
    change('Refund', null, `${euro(amount)} asked: ${reasonWords(reason)}`),
  'refund-made': ({ amount }) => change('Refund', `${euro(amount)} asked`, `${euro(amount)} sent back`),
  'refund-failed': ({ amount, was }) =>
    change('Refund', `${euro(amount)} ${was === 'asked' ? was : 'sent back'}`, `${euro(amount)} failed`),
  'given-up': ({ what, why }) => note(`${what}: ${givenUpWords(why)}`),

  // The order itself shows the day: it is news only once it moves.
  scheduled: () => [],
  'promise-moved': ({ before, after }) => change('Promised', before && wholeDay(before), wholeDay(after)),
  'unit-placed': ({ unit, before, after }) => {
    const words = (at: typeof after) => at && `${wholeDay(at.day)}, place ${at.place}`;
    return change(`Piece ${unit}, place`, words(before), words(after) ?? 'as planned');
  },
  'serials-assigned': ({ serials }) => change('Serials', null, listed(serials)),
  'unit-moved': ({ unit, before, after }) => change(`Piece ${unit}`, placeWords(before), placeWords(after)),
  'unit-measured': ({ unit, before, after }) =>
    change(`Piece ${unit}`, placeWords(before), colon(`${after.state}, ${keptWords(after)}`, after.note)),
  'measurement-corrected': ({ unit, before, after, reason }) =>
    change(`Piece ${unit}, values`, measurementWords(before), colon(measurementWords(after), reason)),
  'coil-rewound': ({ unit, coil, reason }) =>
    change(`Piece ${unit}, coil ${coil}`, 'wound', `wound again: ${reason}`),
  'step-confirmed': ({ unit, step, before, after, reason }) =>
    change(`Piece ${unit}, ${step}`, before && finishWords(before), colon(finishWords(after), reason)),
  'step-undone': ({ unit, step, before, reason }) =>
    change(`Piece ${unit}, ${step}`, finishWords(before), `undone: ${reason}`),

  boxes: ({ before, after }) => {
    const words = (boxes: typeof after) => listed(boxes.map((box) => BOXES[box].name));
    return change('Box', words(before), words(after));
  },
  weights: ({ before, after }) => {
    const words = (grams: readonly number[]) => listed(grams.map((weight) => `${inThousands(weight)} g`));
    return change('Weight', words(before), words(after));
  },
  label: ({ before, after }) => change('Label', before ? 'printed' : null, after ? 'printed' : null),
  carrier: ({ after }) => change('Carrier', null, carrierOf(after).name),
  'tracking-entered': ({ numbers }) => change('Tracking', null, listed(numbers)),
  // The order's boxes stand in a line of their own: this one is for the shelf.
  'boxes-used': () => [],
  'invoice-numbered': ({ before, after }) => change('Invoice', before, after),
  'export-proven': ({ proof, reference }) => change('Proof of export', null, colon(proof, reference)),
  'proof-taken-back': ({ proof }) => change('Proof of export', proof, null),

  'return-opened': ({ number, after, ...of }) => change(number, null, stepWords(of, after)),
  'return-advanced': ({ number, before, after, ...of }) =>
    change(number, stepWords(of, before), stepWords(of, after)),
  'return-closed': ({ number, before, reason, ...of }) =>
    change(number, stepWords(of, before), `closed: ${reason}`),
  'return-refunded': ({ number, before, amount, ...of }) =>
    change(number, stepWords(of, before), `refunded, ${euro(amount)}`),
  'return-refund-failed': ({ number, amount, after, ...of }) =>
    change(number, `refunded, ${euro(amount)}`, stepWords(of, after)),
  'return-requested': ({ before, after }) =>
    change('Return asked for', before && goodsWords(before), goodsWords(after)),
  'return-declined': ({ reason }) => change('Return asked for', 'open', `declined: ${reason}`),
  'withdrawal-received': ({ whole }) => [
    customersNote(`withdrawal of ${whole ? 'the whole contract' : 'a part of the contract'} received`),
  ],
  'withdrawal-matched': ({ before }) => change('Withdrawal', before, 'matched'),
  'withdrawal-settled': ({ before, how }) => {
    const settled = (words: string) => change('Withdrawal', before, `settled: ${words}`);
    if (how === 'cancelled') return settled('order cancelled');
    if (how === 'refunded') return settled(how);
    return settled('return' in how ? how.return : how.typed);
  },

  'letter-sent': ({ asks, text, answers, until, otherwise }) => {
    const answer = ({ typed, leaves, values }: (typeof answers)[number]) =>
      colon(`${typed} (${[...values.map(({ name }) => name), wholeDay(leaves)].join(', ')})`, null);
    const rest = otherwise === null ? undefined : answers[otherwise]?.typed;
    return [
      { what: asks ? 'Question' : 'Letter', before: null, after: colon(asks?.typed ?? text, asks && text) },
      ...(answers.length > 0
        ? change('Answers', null, [...answers.map(answer), rest && `else ${rest}`].filter(Boolean).join('; '))
        : []),
      ...(until ? change('Answer by', null, until) : []),
    ];
  },
  'letter-received': ({ text }) => [{ what: 'Letter', before: null, after: text, by: 'customer' }],
  'letter-answered': ({ typed, name, late }) => [
    {
      ...{ what: 'Answer', before: null, by: 'customer' },
      after: [typed, name, late && 'after the bench'].filter(Boolean).join(', '),
    },
  ],
  'letter-lapsed': ({ typed, late }) =>
    change('Answer', null, ['none came', typed, late && 'after the bench'].filter(Boolean).join(', ')),
  'letter-settled': ({ how }) =>
    change('Answer', 'after the bench', how === 'kept' ? 'stays as it was made' : 'made otherwise'),
  'line-changed': ({ line, field, before, after }) =>
    change(`Line ${line}, ${PART_LABELS[field]}`, before.name, after.name),

  'note-added': ({ onSheet, text }) => change(onSheet ? 'Note for the sheet' : 'Note', null, text),
  'address-changed': addressed('address changed'),
  'address-given': addressed('address given'),
  'language-chosen': ({ before, after }) => [
    customersNote(`mails in ${LANGUAGE_NAMES[after]}`),
    { what: 'Language', before: LANGUAGE_NAMES[before], after: LANGUAGE_NAMES[after] },
  ],

  'legacy-note': ({ text }) => note(text),
  'legacy-change': (line) => [line],
};

/** The makers read English, whatever an order's buyer reads; another language is another such object. */
const MESSAGES = { en: ENGLISH } as const satisfies Partial<InLanguages<Messages>>;

/** What an event says to the makers, line by line; nothing where only the shop itself needs it. */
export const makersLines = <Kind extends OrderEventKind>(
  { kind, payload }: OrderEvent<Kind>,
  language: keyof typeof MESSAGES = 'en',
): readonly EventLine[] => MESSAGES[language][kind](payload);
