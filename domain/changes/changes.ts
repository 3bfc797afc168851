import * as z from 'zod/mini';
import { SKIPPABLE_ITEMS } from '../admin/setup-items.ts';
import { ABROAD } from '../countries.ts';
import { CURRENCIES } from '../customs/rows.ts';
import { LANGUAGES } from '../languages.ts';
import { keysOf } from '../records.ts';
import { WITHDRAWAL_STATES } from '../returns/withdrawal.ts';
import { TEXT_PLACE_IDS } from '../shopfront/text-places.ts';
import { PACK_WORDS } from '../stock/buying.ts';
import { LOT_PLACES } from '../stock/lots.ts';
import { CABLE_IDS } from '../wiring/cables.ts';
import { LEAD_COLOURS } from '../wiring/lead-colours.ts';

const count = z.int().check(z.nonnegative());
const cents = z.int();
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const local = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));
const month = z.string().check(z.regex(/^\d{4}-\d\d$/));
/** Text typed by a person, or a name by its id: displayed, never parsed. */
const text = z.string();

const saleState = z.enum(['to order', 'paused']);
const days = z.object({ name: z.nullable(text), from: day, until: day });
/** A field of a record, by name; null if it was empty. */
const field = z.object({ field: text, before: z.nullable(text), after: z.nullable(text) });
const colours = z.record(text, z.enum(keysOf(LEAD_COLOURS)));
const partSettings = z.object({
  reorder: count,
  pack: count,
  packWord: z.enum(PACK_WORDS),
  price: cents,
  drawer: z.nullable(text),
  whenOut: z.nullable(saleState),
});

/**
 * Kinds of changes by makers outside of orders, with their payload. Texts are generated when the log is read. Orders
 * have a log of their own (`domain/order-log`). Parts, keys, fields and targets are ids of their tables; amounts of
 * parts are integers.
 */
export const CHANGE_PAYLOADS = {
  'days-closed': days,
  'days-opened': days,
  'month-closed': z.object({ month }),

  'price-changed': z.object({ key: text, before: cents, after: cents }),
  'prices-planned': z.object({ count, local }),
  'prices-unplanned': z.object({ count }),
  /** By the payment account, which names the key. */
  'prices-refused': z.object({ key: text }),
  'prices-left': z.object({ count }),
  'prices-read': z.object({ missing: z.nullable(count) }),
  /** Optional fields are missing in earlier releases: codes for one order, valid at once for any sum. */
  'code-issued': z.object({
    ...{ code: text, percent: count, until: day, isOfOne: z.boolean() },
    ...{ from: z.optional(day), leastGoods: z.optional(cents), mostUses: z.optional(z.nullable(count)) },
  }),
  'code-withdrawn': z.object({ code: text, reason: text }),
  'text-said': z.object({ place: z.enum(TEXT_PLACE_IDS), text: z.nullable(text) }),
  'text-ended': z.object({ place: z.enum(TEXT_PLACE_IDS), text: z.nullable(text) }),
  /** The maker's text; null for automatic pauses by stock. */
  'sale-paused': z.object({ target: text, state: saleState, text: z.nullable(text) }),
  'sale-resumed': z.object({ target: text, state: saleState, goodsIn: z.boolean() }),
  'company-changed': field,
  /** A file of the EU notice on the legal guarantee. */
  'notice-put': z.object({ language: z.enum(LANGUAGES), type: z.enum(['svg', 'pdf']) }),

  'adviser-changed': field,
  'small-business-set': z.object({ before: z.nullable(day), after: day }),
  'oss-set': z.object({ before: z.nullable(day), after: z.nullable(day) }),
  'import-row-entered': z.object({
    country: z.enum(ABROAD),
    duty: z.nullable(z.object({ code: z.nullable(text), origin: z.nullable(text) })),
    percent: z.number(),
    from: day,
    source: text,
  }),
  'rate-entered': z.object({ currency: z.enum(CURRENCIES), perEuro: z.number(), day, source: text }),

  'setup-marked': z.object({ item: z.enum(SKIPPABLE_ITEMS), needed: z.boolean() }),
  'maker-invited': z.object({ name: text }),
  'maker-removed': z.object({ name: text }),

  'withdrawal-entered': z.object({ number: text }),
  'withdrawal-settled': z.object({ before: z.enum(WITHDRAWAL_STATES), reason: text }),

  'lead-colours-set': z.object({
    cable: z.enum(CABLE_IDS),
    before: z.nullable(colours),
    after: colours,
  }),
  'part-set': z.object({ part: text, before: partSettings, after: partSettings }),
  'spool-placed': z.object({ lot: text, before: z.enum(LOT_PLACES), after: z.enum(LOT_PLACES) }),
  'supplier-set': z.object({ before: z.nullable(text), after: text }),
  'parts-ordered': z.object({ supplier: text, part: text, amount: count, due: day }),
  'delivery-moved': z.object({ part: text, before: day, after: day }),
  'goods-came': z.object({ part: text, before: count, after: count, of: count }),
  'order-cancelled': z.object({ supplier: text, part: text, reason: text }),
} as const;

export type ChangeKind = keyof typeof CHANGE_PAYLOADS;
export type ChangePayload<Kind extends ChangeKind> = z.infer<(typeof CHANGE_PAYLOADS)[Kind]>;
export type Change<Kind extends ChangeKind = ChangeKind> = {
  [K in Kind]: { readonly kind: K; readonly payload: ChangePayload<K> };
}[Kind];

/** Parses a change, from a row or before writing it. Throws if it is invalid. */
export function readChange(kind: ChangeKind, payload: unknown): Change {
  // TypeScript cannot relate the schema of a kind to the payload of that kind.
  return { kind, payload: CHANGE_PAYLOADS[kind].parse(payload) } as Change;
}
