import * as z from 'zod';
import { cents } from '#domain/money.ts';
import { MOST_AMOUNT } from '#domain/stock/amounts.ts';
import { ORDER_WAYS, PACK_WORDS } from '#domain/stock/buying.ts';
import { COUNT_REASONS } from '#domain/stock/counting.ts';
import { LOT_PLACES } from '#domain/stock/lots.ts';
import { isPart } from '#domain/stock/parts.ts';
import { fault, line, neededLine, neededProse, prose, typedDay } from '#domain/typed-fields.ts';
import { TYPED_FIGURES } from '#domain/typed-figures.ts';
import { figureSchema } from './figure-schema.ts';

const id = z.uuid();
const part = neededLine(100, fault('choosePart'));

const day = typedDay(fault('chooseDay'));
const version = z.int().min(0).max(MOST_AMOUNT);
/** An integer: pieces, mg, mm (`domain/stock/amounts.ts`). */
const amount = z.int(fault('howMany')).min(0, fault('lessThanNothing')).max(MOST_AMOUNT);
const packs = z.int().min(1, fault('onePack')).max(999);
const money = (figure: Parameters<typeof figureSchema>[0]) => figureSchema(figure).transform(cents);
const reel = figureSchema(TYPED_FIGURES.reel);
const diameter = figureSchema(TYPED_FIGURES.diameter);

/** A part and how much of it was used. */
export const takenPart = z.object({
  part: part.refine(isPart, fault('choosePart')),
  amount: amount.min(1, fault('howMany')),
});

/** The makers' calls about the stock (`workshop-calls.ts`). */
export const STOCK_CALLS = {
  'count-part': z.object({
    id,
    part,
    lot: z.union([id, z.literal('new')]).nullable(),
    version,
    found: amount,
    reel: reel.optional(),
    reason: z.enum(COUNT_REASONS).optional(),
    note: prose(200).optional(),
  }),
  'set-part': z.object({
    part,
    drawer: line(20),
    reorder: amount,
    pack: z.int().min(1, fault('emptyPack')).max(MOST_AMOUNT),
    packWord: z.enum(PACK_WORDS),
    price: money(TYPED_FIGURES.packPrice),
    supplierId: id.nullable(),
    whenOut: z.enum(['paused', 'to order']).nullable(),
  }),
  'set-lot': z.object({
    id,
    place: z.enum(LOT_PLACES),
    reel,
    diameter: diameter.nullable(),
    enamel: line(40),
  }),
  'set-supplier': z.object({
    id,
    version,
    name: neededLine(60, fault('supplierName')),
    town: neededLine(60, fault('supplierTown')),
    way: z.enum(ORDER_WAYS),
    contact: neededLine(200, fault('supplierContact')).refine(
      (contact) => !/^\s*(javascript|data):/i.test(contact),
      fault('noContact'),
    ),
    post: money(TYPED_FIGURES.post),
    freeFrom: money(TYPED_FIGURES.freeFrom).nullable(),
    days: figureSchema(TYPED_FIGURES.days),
  }),
  'choose-line': z.object({
    part,
    ticked: z.boolean(),
    packs: packs.nullable(),
    added: z.boolean().optional(),
  }),
  'order-parts': z.object({
    id,
    supplierId: id,
    due: day,
    lines: z.array(z.object({ part, packs })).min(1, fault('tickLine')).max(100),
  }),
  'move-delivery': z.object({ id, version, due: day }),
  'take-in': z.object({
    id,
    line: id,
    version,
    came: amount,
    restDue: day.nullable(),
    lot: z
      .object({
        name: line(30),
        reel: reel.optional(),
        diameter: diameter.optional(),
        enamel: line(40).optional(),
        field: figureSchema(TYPED_FIGURES.field).optional(),
      })
      .optional(),
  }),
  'cancel-rest': z.object({ id, version, reason: neededProse(200, fault('whyForTrail')) }),
} as const satisfies Record<string, z.ZodType>;
