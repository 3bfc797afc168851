import * as z from 'zod/mini';
import { BOX_IDS } from '../admin/packaging.ts';
import { FIELDS } from '../configurator/record.ts';
import { COUNTRIES } from '../countries.ts';
import { LANGUAGES } from '../languages.ts';
import { HAND_KINDS, HAND_PAYS } from '../orders/by-hand.ts';
import { GIVEN_UP, givenUpReason } from '../orders/given-up.ts';
import { CASE_KINDS } from '../orders/payment-case.ts';
import { type Mover, ORDER_STATES, type OrderState } from '../orders/states.ts';
import { FINISH_STEPS } from '../production/finish.ts';
import { UNIT_STATES } from '../production/unit-state.ts';
import { isKeyOf, keysOf } from '../records.ts';
import { CONDITION_CHECKS } from '../returns/fitted.ts';
import { WITHDRAWAL_STATES } from '../returns/withdrawal.ts';
import { CARRIER_IDS } from '../shipping/carriers.ts';
import { PROOF_KINDS } from '../shipping/export-proof.ts';

const count = z.int().check(z.nonnegative());
const cents = z.int();
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/));
const id = z.string().check(z.regex(/^[0-9a-f-]{36}$/));
const from = z.enum(ORDER_STATES);
const text = z.string();
/** An id or a status from the payment provider. */
const word = z.string().check(z.regex(/^\w{1,250}$/));
/** Free text by a person: displayed, never parsed. A withdrawal is a reason of its own. */
const reason = z.union([z.literal('withdrawal'), z.object({ typed: text })]);
export type Reason = z.infer<typeof reason>;

const place = z.object({
  state: z.enum(UNIT_STATES),
  by: z.optional(text),
  machine: z.optional(count),
});
const dayPlace = z.object({ day, place: count });
const step = z.enum(FINISH_STEPS);
const figures = z.object({ minutes: z.optional(z.number()), temperature_C: z.optional(z.number()) });
const measurement = z.object({
  resistance_Ohm: z.number(),
  inductance_H: z.number(),
  temperature_C: z.number(),
  turns: z.array(z.nullable(z.number())),
  coils_Ohm: z.array(z.nullable(z.number())),
});

/** Progress of goods on their way back: index in `RETURN_STEPS` of their kind. */
const returnStep = z.int().check(z.minimum(0), z.maximum(3));
/** Number (R-26-0107 or W-26-0031) and the kind whose steps apply. */
const ofReturn = { number: text, of: z.enum(['return', 'withdrawal']) };
const condition = z.array(z.enum(CONDITION_CHECKS));
const goods = z.array(z.object({ quantity: count, name: text }));

const address = z.object({
  line1: text,
  line2: z.nullable(text),
  postal_code: text,
  city: text,
  state: z.nullable(text),
  country: z.enum(COUNTRIES),
});
/** Recipient of an order; a single text in orders older than this log. */
const recipient = z.union([
  z.object({ name: z.nullable(text), address: z.nullable(address) }),
  z.object({ written: text }),
]);

/** Every kind of event with the schema of its payload. Texts are generated when the log is read. */
export const EVENT_PAYLOADS = {
  // State. Each of these moves the order as in `STATE_AFTER`.
  placed: z.object({}),
  paid: z.object({ from, differs: z.nullable(z.object({ paid: cents, agreed: cents })) }),
  expired: z.object({ from }),
  'payment-ended': z.object({ from }),
  'production-started': z.object({ from }),
  shipped: z.object({ from }),
  'shipping-undone': z.object({ from }),
  delivered: z.object({ from }),
  'delivery-undone': z.object({ from }),
  cancelled: z.object({ from, reason: z.nullable(reason) }),
  returned: z.object({ from }),
  refunded: z.object({ from, reported: z.nullable(z.object({ back: cents, paid: cents })) }),

  // Entered by a maker; `replaces` is the order whose goods it replaces.
  'entered-by-hand': z.object({
    of: z.enum([...HAND_KINDS, 'repair']),
    pay: z.enum(HAND_PAYS),
    replaces: z.nullable(text),
  }),
  'replacement-entered': z.object({ order: text }),

  'refund-reported': z.object({ back: cents, paid: cents }),
  'surplus-received': z.object({ amount: cents }),
  'surplus-refunded': z.object({}),
  'payment-unknown': z.object({}),
  /** The provider's message about a doubt, and the resulting columns of the order's row. */
  'payment-doubted': z.object({
    case: word,
    of: z.enum(CASE_KINDS),
    status: word,
    amount: cents,
    taken: cents,
    due: z.nullable(day),
    payment: word,
    /** The provider's time, seconds since 1970. */
    said: count,
    held: z.nullable(z.enum(CASE_KINDS)),
    disputed: cents,
  }),
  'hold-released': z.object({ reason: text }),
  'refund-requested': z.object({ amount: cents, reason }),
  'refund-made': z.object({ amount: cents }),
  'refund-failed': z.object({ amount: cents, was: z.enum(['asked', 'made']) }),
  'given-up': z.object({ what: z.enum(GIVEN_UP), why: givenUpReason }),

  scheduled: z.object({ day }),
  'promise-moved': z.object({ before: z.nullable(day), after: day }),
  /** A maker scheduled a unit in a day, or undid it. */
  'unit-placed': z.object({ unit: count, before: z.nullable(dayPlace), after: z.nullable(dayPlace) }),
  'serials-assigned': z.object({ serials: z.array(text) }),
  'unit-moved': z.object({ unit: count, before: place, after: place }),
  'unit-measured': z.object({
    unit: count,
    before: place,
    after: z.object({
      state: z.enum(['wound', 'kept']),
      resistance_Ohm: z.number(),
      inductance_H: z.number(),
      note: z.nullable(text),
    }),
  }),
  'measurement-corrected': z.object({ unit: count, before: measurement, after: measurement, reason: text }),
  'coil-rewound': z.object({ unit: count, coil: count, reason: text }),
  'step-confirmed': z.object({
    unit: count,
    step,
    before: z.nullable(figures),
    after: figures,
    reason: z.nullable(text),
  }),
  'step-undone': z.object({ unit: count, step, before: figures, after: z.null(), reason: text }),

  /** A finished pickup that its order no longer needs went to stock, and left it: for another order, or for good. */
  'unit-shelved': z.object({ unit: count, serial: text }),
  'unit-left-shelf': z.object({ unit: count, serial: text, order: text }),
  'unit-off-shelf': z.object({ unit: count, serial: text, how: z.enum(['used', 'scrapped']), reason: text }),
  /** A pickup from stock, made for another order, replaced one that was not yet wound. */
  'unit-from-shelf': z.object({ unit: count, serial: text, order: text }),

  boxes: z.object({ before: z.array(z.enum(BOX_IDS)), after: z.array(z.enum(BOX_IDS)) }),
  weights: z.object({ before: z.array(count), after: z.array(count) }),
  label: z.object({ before: z.boolean(), after: z.boolean() }),
  carrier: z.object({ before: z.nullable(z.enum(CARRIER_IDS)), after: z.enum(CARRIER_IDS) }),
  /** `before`: numbers of a parcel that had left with other numbers. */
  'tracking-entered': z.object({
    before: z.optional(z.object({ numbers: z.array(text) })),
    numbers: z.array(text),
  }),
  'boxes-used': z.object({ boxes: z.array(z.enum(BOX_IDS)) }),
  'invoice-numbered': z.object({ before: z.nullable(text), after: text }),

  'export-proven': z.object({ proof: z.enum(PROOF_KINDS), reference: z.nullable(text) }),
  'proof-taken-back': z.object({ proof: z.enum(PROOF_KINDS) }),

  'return-opened': z.object({ ...ofReturn, after: returnStep }),
  'return-advanced': z.object({ ...ofReturn, before: returnStep, after: returnStep }),
  /** Checks found in order; `before` is null at the first look. */
  'return-checked': z.object({ ...ofReturn, before: z.nullable(condition), after: condition }),
  'return-closed': z.object({ ...ofReturn, before: returnStep, reason: text }),
  'return-refunded': z.object({ ...ofReturn, before: returnStep, amount: cents }),
  'return-refund-failed': z.object({ ...ofReturn, amount: cents, after: returnStep }),
  'return-requested': z.object({ before: z.nullable(goods), after: goods }),
  'return-declined': z.object({ reason: text }),
  'withdrawal-received': z.object({ whole: z.boolean() }),
  'withdrawal-matched': z.object({ before: z.enum(WITHDRAWAL_STATES) }),
  'withdrawal-settled': z.object({
    before: z.enum(WITHDRAWAL_STATES),
    how: z.union([z.enum(['cancelled', 'refunded']), z.object({ return: text }), z.object({ typed: text })]),
  }),

  /** A pickup was repaired under the legal guarantee, which prolongs it (`domain/legal/guarantee.ts`). */
  repaired: z.object({ unit: count, on: day, typed: text }),
  /** A repair that does not prolong the guarantee: received, repaired, sent back. */
  'repair-received': z.object({ unit: count, typed: text }),
  'repair-finished': z.object({ unit: count, on: day, typed: text }),
  'repair-sent': z.object({ unit: count, carrier: z.enum(CARRIER_IDS), numbers: z.array(text) }),

  // Letters between makers and buyer, and the changes that answers make.
  'letter-sent': z.object({
    letter: id,
    asks: z.nullable(z.object({ typed: text })),
    text,
    answers: z.array(
      z.object({
        typed: text,
        leaves: day,
        field: z.nullable(z.enum(FIELDS)),
        values: z.array(z.object({ name: text })),
      }),
    ),
    until: z.nullable(moment),
    otherwise: z.nullable(count),
  }),
  'letter-received': z.object({ letter: id, text }),
  'letter-answered': z.object({ letter: id, typed: text, name: z.nullable(text), late: z.boolean() }),
  'letter-lapsed': z.object({ letter: id, typed: z.nullable(text), late: z.boolean() }),
  'letter-settled': z.object({ letter: id, how: z.enum(['kept', 'changed']) }),
  'line-changed': z.object({
    line: count,
    field: z.enum(FIELDS),
    before: z.object({ name: text }),
    after: z.object({ name: text }),
  }),

  'note-added': z.object({ onSheet: z.boolean(), text }),
  'address-changed': z.object({ before: z.nullable(recipient), after: recipient }),
  'address-given': z.object({ before: z.nullable(recipient), after: recipient }),
  'language-chosen': z.object({ before: z.enum(LANGUAGES), after: z.enum(LANGUAGES) }),

  // Entries from before this log that fit no other kind, with their original text.
  'legacy-note': z.object({ text }),
  'legacy-change': z.object({ what: text, before: z.nullable(text), after: z.nullable(text) }),
} as const;

export type OrderEventKind = keyof typeof EVENT_PAYLOADS;
export type PayloadOf<Kind extends OrderEventKind> = z.infer<(typeof EVENT_PAYLOADS)[Kind]>;
export type OrderEvent<Kind extends OrderEventKind = OrderEventKind> = {
  [K in Kind]: { readonly kind: K; readonly payload: PayloadOf<K> };
}[Kind];

const ACTORS = ['maker', 'buyer', 'payment', 'clock', 'shopper'] as const;
export type Actor = (typeof ACTORS)[number];

export const MOVER_OF = {
  maker: 'makers',
  buyer: 'customer',
  payment: 'payment',
  clock: 'clock',
  shopper: undefined,
} as const satisfies Record<Actor, Mover | undefined>;

/** The state after an event. The order's row repeats the state after the last one. */
export const STATE_AFTER = {
  placed: 'awaiting payment',
  paid: 'paid',
  expired: 'cancelled',
  'payment-ended': 'cancelled',
  'production-started': 'in the making',
  shipped: 'shipped',
  'shipping-undone': 'in the making',
  delivered: 'delivered',
  'delivery-undone': 'shipped',
  cancelled: 'cancelled',
  returned: 'returned',
  refunded: 'refunded',
} as const satisfies Partial<Record<OrderEventKind, OrderState>>;
export type StateEventKind = keyof typeof STATE_AFTER;
export const STATE_EVENT_KINDS = keysOf(STATE_AFTER);

/** Undefined if an event does not change the state. */
export const stateAfter = (kind: OrderEventKind): OrderState | undefined =>
  isKeyOf(STATE_AFTER, kind) ? STATE_AFTER[kind] : undefined;

/** The current state by the log; undefined before the order is placed. */
export const orderStateOf = (events: readonly OrderEvent[]): OrderState | undefined =>
  events.reduce<OrderState | undefined>((state, { kind }) => stateAfter(kind) ?? state, undefined);

/** Parses an event, from a row or before writing it. Throws if it is invalid. */
export function readEvent(kind: OrderEventKind, payload: unknown): OrderEvent {
  // TypeScript cannot relate the schema of a kind to the payload of that kind.
  return { kind, payload: EVENT_PAYLOADS[kind].parse(payload) } as OrderEvent;
}
