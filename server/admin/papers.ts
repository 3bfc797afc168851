import { and, asc, desc, eq } from 'drizzle-orm';
import { BOXES, boxesFor } from '#domain/admin/packaging.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { countryIn } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import type { KeptValues } from '#domain/production/own-curve.ts';
import { addressLines } from '#domain/shipping/address-lines.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import { usualCarrier } from '#domain/shipping/carriers.ts';
import { lacksAddress } from '#domain/shipping/order-address.ts';
import { type OrderPaper, type OrderPaperKind, orderPaper } from '../order-page/index.ts';
import {
  givenName,
  linesOf,
  type Order,
  refusal,
  soldAs,
  soldInWords,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { orderNotes, orders } from '../platform/db/schema/orders.ts';
import { measurements, units } from '../platform/db/schema/production.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import type { Services } from '../platform/services.ts';
import { buildSheetPaper, orderedUnits, readLeadColours } from '../production/index.ts';
import {
  boxesOfOrder,
  NO_ADDRESS,
  packingSlipPaper,
  SLIP_WORDS,
  type SlipRequest,
} from '../shipping/index.ts';
import { PAPER_WORDS } from './papers.messages.ts';

type Setting = Promise<WorkshopOutcome<Paper>>;

const NO_ORDER = refusal(404, PAPER_WORDS, (words) => words.noOrder);
const NO_SERIAL = refusal(409, PAPER_WORDS, (words) => words.noSerial);

const orderOf = async ({ db }: Services, number: string): Promise<Order | undefined> =>
  (await db.select().from(orders).where(eq(orders.number, number)))[0];

/** The build sheet of one pickup, A4. */
export async function sheetPaper(
  services: Services,
  number: string,
  unitNumber: number,
  language: Language = 'en',
): Setting {
  const { db, papers, now } = services;
  const order = await orderOf(services, number);
  if (!order) return NO_ORDER;
  const rows = await orderedUnits(db, order.id);
  const row = rows.find((candidate) => candidate.number === unitNumber);
  if (!row) return refusal(404, PAPER_WORDS, (words) => words.noPiece(number, unitNumber));
  if (!row.serial) return NO_SERIAL;
  const [note] = await db
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, order.id), eq(orderNotes.onSheet, true)))
    .orderBy(desc(orderNotes.at))
    .limit(1);
  const paper = await buildSheetPaper(papers, {
    sold: soldAs(row),
    order: number,
    serial: row.serial,
    printed: dayOf(now()),
    buyer: [
      givenName(order.shippingName),
      lacksAddress(order) ? PAPER_WORDS[language].nowhere : countryIn(order.shippingCountry, language),
    ]
      .filter(Boolean)
      .join(', '),
    unit: { number: unitNumber, of: rows.length },
    promised: order.promisedOn ?? dayOf(now()),
    colours: await readLeadColours(db),
    language,
    ...(note && { note: { text: note.text, by: note.byName } }),
  });
  return { ok: true, value: paper };
}

async function keptValues({ db }: Services, order: Order): Promise<ReadonlyMap<string, KeptValues>> {
  const values = await db
    .select({ value: measurements })
    .from(measurements)
    .innerJoin(units, eq(units.id, measurements.unitId))
    .where(eq(units.orderId, order.id))
    .orderBy(asc(measurements.at));
  return new Map(
    values.map(({ value }) => [
      value.unitId,
      { resistance_Ohm: value.resistance20, inductance_H: value.inductance },
    ]),
  );
}

/** Data of a parcel's packing slip. Pickups fill the boxes in their order. */
export async function slipRequest(
  services: Services,
  number: string,
  parcelNumber: number,
  by: string,
): Promise<WorkshopOutcome<SlipRequest>> {
  const { db, now } = services;
  const order = await orderOf(services, number);
  if (!order) return NO_ORDER;
  if (lacksAddress(order)) return refusal(409, NO_ADDRESS);
  const rows = await orderedUnits(db, order.id);
  const packed = await boxesOfOrder(db, order.id);
  const usual = boxesFor(rows.length).map((box) => ({ box, grams: null, carrier: null, packedBy: by }));
  const boxes = packed.length > 0 ? packed : usual;
  const parcel = boxes[parcelNumber - 1];
  if (!parcel) return refusal(404, PAPER_WORDS, (words) => words.noParcel(number, parcelNumber));
  const before = boxes.slice(0, parcelNumber - 1).reduce((sum, { box }) => sum + BOXES[box].holds, 0);
  const isLast = parcelNumber === boxes.length;
  const inside = rows.slice(before, isLast ? undefined : before + BOXES[parcel.box].holds);
  const keptByUnit = await keptValues(services, order);
  const pickups = inside.flatMap((row) => {
    const values = keptByUnit.get(row.id);
    const { serial } = row;
    return serial ? [{ sold: soldAs(row), serial, ...(values && { kept: values }) }] : [];
  });
  // Parts sold alone lie in the first parcel.
  const parts = (parcelNumber === 1 ? await linesOf(db, order.id) : [])
    .filter((line) => soldAs(line).part)
    .map((line) => soldInWords(line, order.language))
    .map(({ counted, features }) => `${counted}, ${features}`);
  if (pickups.length < inside.length || pickups.length + parts.length === 0) return NO_SERIAL;
  const { shippingAddress, shippingName, shippingCountry, phone } = order;
  // A company with its own invoice address is not the parcel's recipient.
  const company = order.invoiceTo ? null : order.company;
  const request: SlipRequest = {
    order: number,
    language: order.language,
    packed: dayOf(now()),
    pickups,
    parts,
    colours: await readLeadColours(db),
    to: [
      ...(company ? [company] : []),
      ...(shippingAddress
        ? addressLines(shippingName ?? '', shippingAddress, countryIn(shippingCountry, order.language))
        : [shippingName ?? '', countryIn(shippingCountry, order.language)]),
      ...(phone ? [SLIP_WORDS[order.language].phone(phone)] : []),
    ],
    parcel: {
      number: parcelNumber,
      of: boxes.length,
      box: parcel.box,
      packedBy: parcel.packedBy,
      ...(parcel.grams !== null && { grams: parcel.grams }),
      service: CARRIER_WORDS[order.language][parcel.carrier ?? usualCarrier(shippingCountry)].service,
    },
  };
  return { ok: true, value: request };
}

/** The packing slip of one parcel, A5. */
export async function slipPaper(
  services: Services,
  number: string,
  parcelNumber: number,
  by: string,
): Setting {
  const request = await slipRequest(services, number, parcelNumber, by);
  if (!request.ok) return request;
  return { ok: true, value: await packingSlipPaper(services.papers, request.value) };
}

/** The invoice of a shipped order, or a correction, identical to the buyer's paper. */
export async function moneyPaper(
  services: Services,
  number: string,
  kind: Exclude<OrderPaperKind, 'confirmation' | 'terms'>,
): Promise<WorkshopOutcome<OrderPaper>> {
  const order = await orderOf(services, number);
  if (!order) return NO_ORDER;
  const { invoiceNumber, shippedAt, shippingAddress, byHand } = order;
  if (kind !== 'delivery-note' && (!invoiceNumber || !shippedAt))
    return refusal(409, PAPER_WORDS, (words) => words.notLeft);
  if (!shippingAddress && !byHand?.collected) return refusal(409, PAPER_WORDS, (words) => words.noAddress);
  const paper = await orderPaper(services, order, kind, order.language);
  return paper ? { ok: true, value: paper } : refusal(404, PAPER_WORDS, (words) => words.noPaper);
}
