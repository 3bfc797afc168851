import { type InLanguages, LANGUAGE_NAMES } from '../languages.ts';
import { givenUpWords } from '../orders/given-up.ts';
import { CASE_WORDS, paymentCaseWords } from '../orders/payment-case.messages.ts';
import type { Mover, OrderState } from '../orders/states.ts';
import { keysOf } from '../records.ts';
import {
  type Actor,
  MOVER_OF,
  type OrderEvent,
  type OrderEventKind,
  type PayloadOf,
  stateAfter,
} from './events.ts';

/** A line of the history in the copy of a buyer's data. Amounts are cents. */
export interface HistoryLine {
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly mover: Mover | 'shopper';
  readonly note: string | null;
  readonly at: Date;
}

/** Details to add to the event, or null; a null entry hides the event from buyers. */
type Messages = {
  readonly [Kind in OrderEventKind]: ((payload: PayloadOf<Kind>) => string | null) | null;
};

const silent = () => null;
const wentBack = ({ back, paid }: PayloadOf<'refund-reported'>) => `refunded ${back} of ${paid}`;

const ENGLISH = {
  placed: silent,
  paid: ({ from, differs }) =>
    [from === 'cancelled' && 'reopened', differs && `paid ${differs.paid}, agreed ${differs.agreed}`]
      .filter(Boolean)
      .join('; ') || null,
  expired: () => 'never opened',
  'payment-ended': silent,
  'production-started': silent,
  shipped: silent,
  'shipping-undone': () => 'not shipped yet',
  delivered: silent,
  'delivery-undone': () => 'not delivered yet',
  // The letter sent with it gives the reason.
  cancelled: silent,
  returned: silent,
  refunded: ({ reported }) => reported && wentBack(reported),
  'entered-by-hand': () => 'entered by the makers',
  'replacement-entered': ({ order }) => `replacement ${order}`,
  'refund-reported': wentBack,
  'surplus-received': ({ amount }) => `surplus payment of ${amount} arrived, is sent back`,
  'surplus-refunded': () => 'surplus payment sent back',
  'payment-doubted': (doubt) => `${CASE_WORDS.en.of[doubt.of]}: ${paymentCaseWords(doubt, 'en')}`,
  'hold-released': null,
  'payment-unknown': () => 'its payment cannot be found at the provider',
  // Refunds, parcels, returns and notes have lists of their own.
  'refund-requested': null,
  'refund-made': null,
  'refund-failed': null,
  'given-up': ({ what, why }) => `${what}: ${givenUpWords(why)}`,
  scheduled: null,
  'promise-moved': null,
  'unit-placed': null,
  'serials-assigned': null,
  'unit-moved': null,
  'unit-measured': null,
  'measurement-corrected': null,
  'coil-rewound': null,
  'step-confirmed': null,
  'step-undone': null,
  'unit-shelved': null,
  'unit-left-shelf': null,
  'unit-off-shelf': null,
  'unit-from-shelf': null,
  boxes: null,
  weights: null,
  label: null,
  carrier: null,
  'tracking-entered': null,
  'boxes-used': null,
  'invoice-numbered': null,
  // The order's page and a letter report it.
  repaired: null,
  'repair-received': null,
  'repair-finished': null,
  'repair-sent': null,
  'export-proven': null,
  'proof-taken-back': null,
  'return-opened': null,
  'return-advanced': null,
  'return-checked': null,
  'return-closed': null,
  'return-refunded': null,
  'return-refund-failed': null,
  'return-requested': null,
  'return-declined': null,
  'withdrawal-received': ({ whole }) =>
    `withdrawal of ${whole ? 'the whole contract' : 'a part of the contract'} received`,
  'withdrawal-matched': null,
  'withdrawal-settled': null,
  // Letters in full: they are the buyer's personal data.
  'letter-sent': ({ asks, text }) => `the makers wrote: ${[asks?.typed, text].filter(Boolean).join(' ')}`,
  'letter-received': ({ text }) => `you wrote: ${text}`,
  'letter-answered': ({ typed, name, late }) =>
    ['you answered', typed, name, late && 'after the bench'].filter(Boolean).join(', '),
  'letter-lapsed': ({ typed }) => ['no answer came', typed].filter(Boolean).join(', '),
  'letter-settled': null,
  'line-changed': ({ before, after }) => `changed from ${before.name} to ${after.name}`,
  'note-added': null,
  'address-changed': () => 'address changed',
  'address-given': () => 'address given',
  'language-chosen': ({ after }) => `mails in ${LANGUAGE_NAMES[after]}`,
  'legacy-note': ({ text }) => text,
  'legacy-change': null,
} as const satisfies Messages;

/** The copy is in English only; another language is another such object. */
const MESSAGES: { readonly en: Messages } & Partial<InLanguages<Messages>> = { en: ENGLISH };

/** Kinds of events that a buyer sees. */
export const TOLD_KINDS = keysOf(ENGLISH).filter((kind) => ENGLISH[kind] !== null);

const noteOf = <Kind extends OrderEventKind>({ kind, payload }: OrderEvent<Kind>) =>
  MESSAGES.en[kind]?.(payload);

interface Logged {
  readonly event: OrderEvent;
  readonly actor: Actor;
  readonly at: Date;
}

/** Returns an order's history from its log. Events recorded late are where they happened. */
export function orderHistory(log: readonly Logged[]): readonly HistoryLine[] {
  let state: OrderState | null = null;
  const lines = log.flatMap(({ event, actor, at }) => {
    state = stateAfter(event.kind) ?? state;
    const note = noteOf(event);
    if (state === null || note === undefined) return [];
    const came = 'from' in event.payload ? event.payload.from : null;
    const from = stateAfter(event.kind) ? came : state;
    const line: HistoryLine = { from, to: state, mover: MOVER_OF[actor] ?? 'shopper', note, at };
    return [line];
  });
  return lines.sort((a, b) => a.at.getTime() - b.at.getTime());
}
