import * as z from 'zod';
import { BOX_IDS } from '#domain/admin/packaging.ts';
import { SKIPPABLE_ITEMS } from '#domain/admin/setup-items.ts';
import { adviserSchema } from '#domain/books/adviser.ts';
import { BOOK_FILES } from '#domain/books/close.ts';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { stockConfigSchema } from '#domain/cart/cart-line.ts';
import { MAX_QUANTITY } from '#domain/cart/quantity.ts';
import { companyDataSchema } from '#domain/company-data.ts';
import { FIELDS } from '#domain/configurator/record.ts';
import { ABROAD } from '#domain/countries.ts';
import { CURRENCIES } from '#domain/customs/rows.ts';
import { fault } from '#domain/field-faults.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { MOST_ANSWERS } from '#domain/messages/letter.ts';
import { cents, ZERO } from '#domain/money.ts';
import { HAND_KINDS, HAND_PAYS } from '#domain/orders/by-hand.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import { LOOKUP_KEYS } from '#domain/prices/price-list.ts';
import { BENCH } from '#domain/production/bench.ts';
import { FINISH_STEPS } from '#domain/production/finish.ts';
import { recordOf } from '#domain/records.ts';
import { WITHDRAWAL_LENGTHS } from '#domain/returns/withdrawal.ts';
import { CARRIER_IDS } from '#domain/shipping/carriers.ts';
import { PROOF_TYPES } from '#domain/shipping/export-proof.ts';
import { ADDRESS_FIELDS } from '#domain/shipping/order-address.ts';
import { LINKED_PAGES, TEXT_PLACE_IDS } from '#domain/shopfront/text-places.ts';
import {
  emailAddress,
  line,
  neededLine,
  neededProse,
  prose,
  typedDay,
  typedMoment,
  typedMonth,
} from '#domain/typed-fields.ts';
import { FIGURES } from '#domain/typed-figures.ts';
import { CABLE_IDS } from '#domain/wiring/cables.ts';
import { figureSchema } from './figure-schema.ts';
import { STOCK_CALLS } from './stock-calls.ts';

const number = line(40).transform((text, context) => {
  const read = readOrderNumber(text);
  if (!read) context.addIssue({ code: 'custom', message: fault('noOrderNumber') });
  return read ?? text;
});
const returnNumber = line(40).transform((text, context) => {
  const read = spelledNumber('return', text) ?? spelledNumber('withdrawal', text);
  if (!read) context.addIssue({ code: 'custom', message: fault('noReturnNumber') });
  return read ?? text;
});
const serial = line(40).transform((text, context) => {
  const read = spelledNumber('serial', text);
  if (!read) context.addIssue({ code: 'custom', message: fault('noSerial') });
  return read ?? text;
});
/** A version may be a moment in milliseconds. */
const MOST_VERSION = Date.UTC(2101, 0, 1);
/** What was on the screen; left out by what can contradict nothing. */
const stands = z.int().min(0).max(MOST_VERSION);
const version = stands.optional();
/** Given by whoever sends it, so that what is sent twice is done once. */
const id = z.uuid();
const unit = z.int().min(1).max(1000);
const machine = z.int().min(1).max(BENCH.machines);
const takeOver = z.boolean().optional();
const day = typedDay(fault('chooseDay'));
const quantities = z.array(z.int().min(0).max(99)).max(MAX_LINES);
const money = (figure: Parameters<typeof figureSchema>[0]) => figureSchema(figure).transform(cents);
const reason = neededProse(500, fault('sayWhy'));
/** What its buyer reads in the mail; a reason is for the makers alone. */
const message = prose(500).optional();
const password = z.string().min(1, fault('yourPassword')).max(1000);
/** The sum that was on the button: where another one would go by now, none goes. */
const named = z.int().min(0).max(10_000_000).transform(cents);
/** One figure a coil. What was not noted has no place of its own in JSON but `null`. */
const eachCoil = <Figure extends z.ZodType>(figure: Figure) =>
  z
    .array(figure.nullish().transform((one) => one ?? undefined))
    .max(2)
    .optional();

/** In the letters of JSON; the guard in front refuses what is longer (`server/http/guards.ts`). */
const file = z
  .base64(fault('unreadFile'))
  .min(8, fault('emptyFile'))
  .max(16 * 1024 * 1024);

/** More than any cable has. */
const MOST_WIRES = 12;

const lookupKey = z.enum(LOOKUP_KEYS);
const place = z.enum(TEXT_PLACE_IDS);
const localMoment = typedMoment(fault('chooseMoment'));
const month = typedMonth(fault('chooseMonth'));
const email = emailAddress(fault('noAddress'));

const of = { number, version };
const letterAnswers = z
  .array(
    z.object({
      words: line(60, fault('longAnswer')),
      leaves: day.nullable(),
      change: z
        .object({
          line: z.int().min(1).max(MAX_LINES),
          field: z.enum(FIELDS),
          values: z.array(line(40)).max(12),
        })
        .nullable(),
    }),
  )
  .max(MOST_ANSWERS);
const writing = {
  ...of,
  id,
  title: line(120, fault('longQuestion')),
  text: prose(4000, fault('longLetter')),
  answers: letterAnswers,
  until: localMoment.nullable(),
  otherwise: z
    .int()
    .min(0)
    .max(MOST_ANSWERS - 1)
    .nullable(),
  inReplyTo: id.optional(),
};
/** Figures far from the sheet are taken once whoever sends them says so. */
const sure = z.boolean().optional();
const measured = z.object({
  resistance_Ohm: figureSchema(FIGURES.resistance, 1000),
  temperature_C: figureSchema(FIGURES.temperature),
  inductance_H: figureSchema(FIGURES.inductance),
  coils_Ohm: eachCoil(figureSchema(FIGURES.coil, 1000)),
  turns: eachCoil(figureSchema(FIGURES.turns)),
});
const note = prose(500).optional();
const step = z.enum(FINISH_STEPS);

/**
 * The makers' calls below `/api/workshop`: what each may be asked. All are posts, for staff with a second factor alone
 * (`accounts/require-staff.ts`), and stand in no public description.
 */
export const WORKSHOP_CALLS = {
  'take-up': z.object({ ...of, unit: unit.optional() }),
  'hold-piece': z.object({
    ...of,
    unit,
    machine,
    takeOver,
    again: z.object({ coil: z.int().min(1).max(2), reason }).optional(),
  }),
  'release-piece': z.object({ ...of, unit, takeOver }),
  'enter-values': z.object({ ...of, id, unit, measured, note, sure }),
  'correct-values': z.object({ ...of, id, unit, measured, note, sure, reason }),
  'confirm-step': z.object({
    ...of,
    id,
    unit,
    step,
    sure,
    figures: z.object({
      minutes: figureSchema(FIGURES.bathMinutes).optional(),
      temperature_C: figureSchema(FIGURES.bathTemperature).optional(),
    }),
    reason: reason.optional(),
  }),
  'undo-step': z.object({ ...of, id, unit, step, reason }),
  'set-lead-colours': z.object({
    cable: z.enum(CABLE_IDS),
    colours: z.record(line(20), line(20)).refine((colours) => Object.keys(colours).length <= MOST_WIRES),
  }),
  pack: z.object({
    ...of,
    parcels: z
      .array(z.object({ box: z.enum(BOX_IDS), grams: figureSchema(FIGURES.parcel).optional() }))
      .min(1, fault('chooseBox'))
      .max(20),
    labelPrinted: z.boolean(),
    sure,
  }),
  ship: z.object({
    ...of,
    carrier: z.enum(CARRIER_IDS),
    tracking: z.array(line(60)).max(20),
  }),
  'undo-shipping': z.object(of),
  deliver: z.object(of),
  'undo-delivery': z.object(of),
  'shelve-piece': z.object({ ...of, unit }),
  'take-from-shelf': z.object({ ...of, unit, serial }),
  'take-off-shelf': z.object({ serial, how: z.enum(['used', 'scrapped']), reason }),
  'give-to-buyer': z.object(of),
  'undo-giving': z.object(of),
  'enter-order': z.object({
    id,
    kind: z.enum(HAND_KINDS),
    pay: z.enum(HAND_PAYS),
    replaces: number.nullable(),
    items: z
      .array(
        z.object({
          choice: z.optional(stockConfigSchema),
          link: line(2000).optional(),
          line: z.int().min(1).max(MAX_LINES).optional(),
          quantity: z.int().min(1).max(MAX_QUANTITY),
          price: money(FIGURES.price).nullable(),
        }),
      )
      .min(1, fault('chooseGoods'))
      .max(MAX_LINES),
    collected: z.boolean(),
    email: email.nullable(),
    language: z.enum(LANGUAGES),
    ...recordOf(ADDRESS_FIELDS, () => line(1000)),
    sure,
  }),
  'enter-address': z.object({ ...of, ...recordOf(ADDRESS_FIELDS, () => line(1000)) }),
  'scan-label': z.object({
    ...of,
    carrier: z.enum(CARRIER_IDS),
    tracking: z.array(line(60)).min(1).max(20),
  }),
  'hand-over': z.object({ id, numbers: z.array(number).min(1, fault('tickParcel')).max(100) }),
  'undo-hand-over': z.object({ id }),
  'keep-stamped-list': z.object({
    day,
    type: z.enum(PROOF_TYPES, fault('noProofFile')),
    content: file,
  }),
  'enter-record': z.object({ ...of, reference: neededLine(200, fault('carriersName')) }),
  'take-proof-back': z.object(of),
  'enter-import-row': z
    .object({
      kind: z.enum(['duty', 'tax']),
      country: z.enum(ABROAD),
      code: line(20)
        .regex(/^\d{4}\.?\d{2}(\.?\d{2}){0,2}$/, fault('sixDigits'))
        .nullable(),
      origin: line(20)
        .toUpperCase()
        .regex(/^[A-Z]{2}$/, fault('twoLetters'))
        .nullable(),
      from: day,
      until: day.nullable(),
      percent: figureSchema(FIGURES.dutyPercent),
      upToPercent: figureSchema(FIGURES.upToPercent).nullable(),
      source: neededLine(200, fault('sourceOfRate')),
    })
    .refine(({ from, until }) => until === null || until >= from, fault('endsBefore'))
    .refine(
      ({ kind, code, origin }) => kind === 'tax' || (code !== null && origin !== null),
      fault('dutyNeeds'),
    ),
  'enter-rate': z.object({
    currency: z.enum(CURRENCIES),
    day,
    perEuro: figureSchema(FIGURES.perEuro),
    source: neededLine(200, fault('sourceOfRate')),
  }),
  'take-book-file': z.object({ month, file: z.enum(BOOK_FILES) }),
  'close-month': z.object({ month }),
  'read-account': z.object({}),
  'set-adviser': z.object({ version: stands, data: adviserSchema }),
  'set-small-business': z.object({ version: stands, from: day }),
  'mark-setup': z.object({ item: z.enum(SKIPPABLE_ITEMS), needed: z.boolean() }),
  'set-oss': z.object({ version: stands, from: day.nullable() }),
  'close-days': z.object({
    id,
    from: day,
    until: day,
    who: z.uuid().nullable(),
    seen: z.array(line(40)).max(20_000),
  }),
  'open-days': z.object({ id }),
  'place-piece': z.object({
    ...of,
    unit,
    place: z.int().min(1).max(BENCH.pickupsADay).nullable(),
    sure,
  }),
  'preview-letter': z.object({ number, answers: letterAnswers }),
  'keep-letter': z.object(writing),
  'send-letter': z.object(writing),
  'discard-letter': z.object({ id, number }),
  'put-letter-aside': z.object({ id, number }),
  'settle-letter': z.object({ ...of, id, how: z.enum(['keep', 'change']) }),
  'move-promise': z.object({ ...of, promised: day, tell: z.boolean() }),
  'add-note': z.object({ id, number, text: neededProse(1000, fault('emptyNote')), onSheet: z.boolean() }),
  refund: z.object({
    id,
    number,
    quantities,
    shipping: money(FIGURES.shipping),
    goodwill: money(FIGURES.goodwill),
    duty: money(FIGURES.duty).optional(),
    reason,
    message,
    amount: named,
    returnId: z.uuid().optional(),
  }),
  'release-order': z.object({ ...of, reason }),
  cancel: z.object({ ...of, refundId: id, reason, message, amount: named }),
  'receive-repair': z.object({ ...of, unit, fault: neededProse(200, fault('whatWasWrong')) }),
  'send-repair-back': z.object({ ...of, unit, carrier: z.enum(CARRIER_IDS), tracking: line(60) }),
  'enter-repair': z.object({ ...of, unit, on: day, fault: neededProse(200, fault('whatWasWrong')) }),
  'give-return-number': z.object({ ...of, quantities, requestId: id.optional() }),
  'decline-return': z.object({ requestId: id, reason }),
  'goods-posted': z.object({ returnNumber, version, posted: day }),
  'goods-received': z.object({ returnNumber, version }),
  'close-return': z.object({ returnNumber, version, reason }),
  'match-withdrawal': z.object({ withdrawalId: id, number }),
  'answer-withdrawal': z.object({ withdrawalId: id, quantities }),
  'refund-withdrawal': z.object({ withdrawalId: id, quantities, refundId: id, amount: named }),
  'settle-withdrawal': z.object({ withdrawalId: id, reason }),
  'enter-withdrawal': z.object({
    name: neededLine(WITHDRAWAL_LENGTHS.name, fault('whoseWithdrawal')),
    orderNumber: neededLine(WITHDRAWAL_LENGTHS.orderNumber, fault('whichOrder')),
    email: emailAddress(fault('noAddress'), WITHDRAWAL_LENGTHS.email),
    goods: prose(WITHDRAWAL_LENGTHS.goods).nullable(),
  }),
  'issue-code': z.object({
    id,
    percent: figureSchema(FIGURES.percentOff),
    from: day.nullable().default(null),
    until: day,
    leastGoods: money(FIGURES.leastGoods).default(ZERO),
    mostUses: figureSchema(FIGURES.uses).nullable().default(1),
    email: email.nullable(),
    note: neededProse(200, fault('whatFor')),
    /** What the makers call it; null for a random code. */
    word: line(40).nullable().default(null),
  }),
  'withdraw-code': z.object({ id, reason }),
  'read-prices': z.object({}),
  // Versions are of the draft that was on the screen: its amount, or its time; none is 0.
  'draft-price': z.object({ key: lookupKey, amount: money(FIGURES.price).nullable(), version }),
  'discard-prices': z.object({}),
  'publish-prices': z.object({
    version,
    // The draft as it was on the screen.
    seen: z
      .array(z.object({ key: lookupKey, amount: money(FIGURES.price) }))
      .max(100)
      .optional(),
  }),
  'plan-prices': z.object({ at: localMoment }),
  'unplan-prices': z.object({ id }),
  'draft-text': z.object({
    place,
    text: prose(1000),
    german: prose(1000),
    link: z
      .object({
        page: z.enum(LINKED_PAGES),
        words: neededLine(40, fault('linkName')),
        german: line(40).optional(),
      })
      .optional(),
    from: localMoment.nullable(),
    until: localMoment.nullable(),
    version,
  }),
  'discard-text': z.object({ place }),
  'publish-text': z.object({ place, version }),
  'end-text': z.object({ id }),
  'bring-back-text': z.object({ id }),
  'pause-sale': z.object({
    target: neededLine(200, fault('whatAbout')),
    state: z.enum(['to order', 'paused']),
    words: neededLine(60, fault('whatBuyersRead')),
    german: line(60).optional(),
    until: day.nullable(),
    endsWithGoods: z.boolean(),
  }),
  'end-pause': z.object({ id }),
  'set-company': z.object({ version: stands, data: companyDataSchema }),
  'put-notice': z.object({
    language: z.enum(LANGUAGES),
    content: file,
  }),
  ...STOCK_CALLS,
  'invite-maker': z.object({ email, password }),
  'remove-maker': z.object({ accountId: z.uuid(), password }),
  search: z.object({ text: line(200) }),
} as const satisfies Record<string, z.ZodType>;

export type WorkshopCallName = keyof typeof WORKSHOP_CALLS;

/**
 * Calls after which money leaves. A page sends them from a `MoneyForm` alone, which names the sum on its button and asks
 * once; the sum comes along as `amount`.
 */
export const MONEY_CALLS = [
  'refund',
  'cancel',
  'refund-withdrawal',
] as const satisfies readonly WorkshopCallName[];
export type MoneyCall = (typeof MONEY_CALLS)[number];

type Sent<T> = T extends object ? { readonly [Key in keyof T]: Sent<T[Key]> } : T;
/** What a page sends. */
export type WorkshopAsks<Name extends WorkshopCallName> = Sent<z.input<(typeof WORKSHOP_CALLS)[Name]>>;
/** What a use-case gets of it, once it is parsed. */
export type WorkshopAsked<Name extends WorkshopCallName> = z.output<(typeof WORKSHOP_CALLS)[Name]>;
