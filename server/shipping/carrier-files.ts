import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { addDays, type Day, dayOf, startOfDay } from '#domain/calendar/day.ts';
import { paidSums } from '#domain/checkout/discount.ts';
import { cents } from '#domain/money.ts';
import { dhlCsv } from '#domain/shipping/carrier-files/dhl-csv.ts';
import { dhlJson } from '#domain/shipping/carrier-files/dhl-json.ts';
import { consigneeOf, dhlMisfits, misfitWords, postFields } from '#domain/shipping/carrier-files/fit.ts';
import type { CarrierFile, ParcelData } from '#domain/shipping/carrier-files/parcel-data.ts';
import { postCsv, postJson, postTakes } from '#domain/shipping/carrier-files/post-files.ts';
import { clockIn } from '#domain/shipping/clock.ts';
import { kilograms, netOf, writtenCode } from '#domain/shipping/declaration.ts';
import { inSentence, type PostedParcel } from '#domain/shipping/posting-list.ts';
import { type Order, refusal, type WorkshopOutcome } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import { boxesOfOrder, declare } from './declare.ts';
import { doNotFit } from './parcel-refusals.messages.ts';
import { cityOf } from './read-leaving.ts';

/** Checks the limits of Deutsche Post International's files for its parcels. */
const postMisfits = (parcel: ParcelData) => (postTakes(parcel) ? postFields(parcel.to).misfits : []);
const misfits = (parcel: ParcelData) => dhlMisfits(parcel.to);

const FILES = {
  'dhl.csv': { write: dhlCsv, misfits, type: 'text/csv; charset=iso-8859-1', isLatin: true },
  'dhl.json': { write: dhlJson, misfits, type: 'application/json', isLatin: false },
  'post.csv': { write: postCsv, misfits: postMisfits, type: 'text/csv; charset=utf-8', isLatin: false },
  'post.json': { write: postJson, misfits: postMisfits, type: 'application/json', isLatin: false },
} as const satisfies Record<CarrierFile, object>;
const isFile = (name: string): name is CarrierFile => Object.hasOwn(FILES, name);

const ordersOf = async ({ db }: Pick<Services, 'db'>, numbers: readonly string[]): Promise<Order[]> =>
  numbers.length === 0
    ? []
    : db
        .select()
        .from(orders)
        .where(inArray(orders.number, [...numbers]))
        .orderBy(asc(orders.promisedOn), asc(orders.paidAt));

/** Parcels for carriers' files, without orders that lack an address or are held. */
async function parcelData(services: Services, numbers: readonly string[]): Promise<readonly ParcelData[]> {
  const today = dayOf(services.now());
  const rows = await ordersOf(services, numbers);
  const data = await Promise.all(
    rows.map(async (order): Promise<readonly ParcelData[]> => {
      const { shippingAddress: address } = order;
      if (!address || order.held) return [];
      const boxes = await boxesOfOrder(services.db, order.id);
      const declared = await declare(services, order, boxes);
      const grams = boxes.reduce((sum, box) => sum + (box.grams ?? 0), 0);
      return [
        {
          order: order.number,
          country: address.country,
          to: consigneeOf(order, address),
          grams: grams || undefined,
          posted: today,
          declaration: declared?.declaration,
        },
      ];
    }),
  );
  return data.flat();
}

/** A carrier's import file; refused if an address does not fit; undefined for an unknown name. */
export async function carrierFile(
  services: Services,
  name: string,
  numbers: readonly string[],
): Promise<WorkshopOutcome<{ type: string; content: Uint8Array<ArrayBuffer> }> | undefined> {
  if (!isFile(name)) return undefined;
  const { write, misfits, type, isLatin } = FILES[name];
  const data = await parcelData(services, numbers);
  const unfit = data.flatMap((parcel) => {
    const found = misfits(parcel);
    return found.length > 0 ? [{ order: parcel.order, why: misfitWords(found) }] : [];
  });
  if (unfit.length > 0) return refusal(409, doNotFit(unfit));
  return {
    ok: true,
    value: { type, content: new Uint8Array(Buffer.from(write(data), isLatin ? 'latin1' : 'utf8')) },
  };
}

/** Parcels of a day, handed over or packed, for its posting list. */
export async function postedParcels(
  services: Services,
  day: Day,
  also: readonly string[] = [],
): Promise<readonly PostedParcel[]> {
  const { db, now } = services;
  const left = await db
    .selectDistinct({ number: orders.number })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(gte(parcels.handedOverAt, startOfDay(day)), lt(parcels.handedOverAt, startOfDay(addDays(day, 1)))),
    );
  const rows = await ordersOf(services, [...new Set([...left.map(({ number }) => number), ...also])]);
  const posted = await Promise.all(
    rows.map(async (order) => {
      const boxes = await boxesOfOrder(db, order.id);
      const declared = await declare(services, order, boxes);
      const at = boxes[0]?.handedOverAt ?? now();
      const [item, ...others] = declared?.declaration.items ?? [];
      const row: PostedParcel = {
        order: order.number,
        taken: clockIn(at),
        numbers: boxes.flatMap(({ tracking }) => tracking ?? []),
        name: order.shippingName ?? '',
        street: [order.shippingAddress?.line1, order.shippingAddress?.postal_code].filter(Boolean).join(', '),
        town: cityOf(order),
        country: order.shippingAddress?.country ?? order.shippingCountry,
        goods: cents(order.goods - paidSums(order).discount),
        grams: boxes.some(({ grams }) => grams === null)
          ? null
          : boxes.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
        exported:
          declared && item
            ? {
                pieces: item.pieces,
                text: [item.text, ...others.map(({ pieces, text }) => `${pieces} ${inSentence(text)}`)].join(
                  '; ',
                ),
                code: writtenCode(item.hsCode),
                origin: item.origin,
                net: kilograms(netOf(declared.declaration)),
                invoice: declared.declaration.invoice.number,
              }
            : undefined,
      };
      return { at, row };
    }),
  );
  return posted.sort((a, b) => a.at.getTime() - b.at.getTime()).map(({ row }) => row);
}
