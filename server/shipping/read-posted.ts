import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { addDays, type Day, dayOf, monthOf, startOfDay } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import { cents } from '#domain/money.ts';
import { type CarrierId, trackingLink } from '#domain/shipping/carriers.ts';
import { isProofMissing, proofDays, vatMissing } from '#domain/shipping/export-proof.ts';
import { givenName } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { exportedOrders, parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import { goodsOfOrders } from './read-leaving.ts';

export async function readLeft({ db }: Pick<Services, 'db'>, today: Day, language: Language) {
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      version: orders.version,
      country: orders.shippingCountry,
      name: orders.shippingName,
      at: parcels.handedOverAt,
      tracking: parcels.tracking,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        gte(parcels.handedOverAt, startOfDay(today)),
        lt(parcels.handedOverAt, startOfDay(addDays(today, 1))),
      ),
    )
    .orderBy(asc(parcels.handedOverAt), asc(orders.number), asc(parcels.number));
  const goods = await goodsOfOrders(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    if (!first?.at) return [];
    const { id, number, version, country, name, at } = first;
    return {
      number,
      version,
      at: at.toISOString(),
      country,
      buyer: givenName(name),
      goods: goods(id),
      tracking: own.flatMap(({ tracking }) => tracking ?? []),
    };
  });
}

const SHOWN = {
  id: orders.id,
  number: orders.number,
  version: orders.version,
  posted: exportedOrders.posted,
  country: orders.shippingCountry,
  total: orders.total,
  refunded: orders.refunded,
  proof: exportedOrders.proof,
  provenAt: exportedOrders.provenAt,
  reference: exportedOrders.reference,
  fileId: exportedOrders.fileId,
} as const;
/** Most open ones, the oldest first, and most proven ones, the latest. */
const [MOST_OPEN, MOST_DONE] = [100, 3];

type Labels = ReadonlyMap<string, { readonly carrier: CarrierId | null; readonly tracking: string | null }>;

export async function readProofs({ db }: Pick<Services, 'db'>, today: Day) {
  const month = monthOf(today);
  const select = () =>
    db.select(SHOWN).from(exportedOrders).innerJoin(orders, eq(orders.id, exportedOrders.orderId));
  const ofMonth = and(isNotNull(exportedOrders.posted), gte(exportedOrders.posted, `${month}-01`));
  const [open, done, [counted]] = await Promise.all([
    select()
      .where(and(isNotNull(exportedOrders.posted), isNull(exportedOrders.provenAt)))
      .orderBy(asc(exportedOrders.posted))
      .limit(MOST_OPEN),
    select()
      .where(and(ofMonth, isNotNull(exportedOrders.provenAt)))
      .orderBy(desc(exportedOrders.provenAt))
      .limit(MOST_DONE),
    db
      .select({ exports: count(), proven: count(exportedOrders.provenAt) })
      .from(exportedOrders)
      .where(ofMonth),
  ]);
  const ids = [...open, ...done].map(({ id }) => id);
  const boxes = ids.length === 0 ? [] : await db.select().from(parcels).where(inArray(parcels.orderId, ids));
  const labels: Labels = new Map(boxes.map((box) => [box.orderId, box]));
  const row = (one: (typeof open)[number]) => {
    const posted = one.posted ?? today;
    const label = labels.get(one.id);
    return {
      number: one.number,
      version: one.version,
      posted,
      country: one.country,
      paid: cents(one.total - one.refunded),
      proof: one.proof,
      provenAt: one.provenAt?.toISOString() ?? null,
      reference: one.reference,
      hasFile: one.fileId !== null,
      /** Work days since it was posted. */
      days: proofDays({ posted }, today),
      isMissing: isProofMissing({ posted, proof: one.proof }, today),
      link: (label?.carrier && trackingLink(label.carrier, label.tracking)) || null,
    };
  };
  const waiting = open.map(row);
  return {
    month,
    /** In this month. */
    exports: counted?.exports ?? 0,
    proven: counted?.proven ?? 0,
    open: waiting,
    done: done.map(row),
    missing: waiting.filter(({ isMissing }) => isMissing).length,
    /** VAT at stake for unproven exports. */
    vat: vatMissing(waiting, today),
  };
}

export type ProofRow = Awaited<ReturnType<typeof readProofs>>['open'][number];

/** Number of missing proofs, by a partial index. */
export async function countMissing({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const today = dayOf(now());
  const rows = await db
    .select({ posted: exportedOrders.posted, orders: count() })
    .from(exportedOrders)
    .where(and(isNotNull(exportedOrders.posted), isNull(exportedOrders.provenAt)))
    .groupBy(exportedOrders.posted);
  return rows
    .filter(({ posted }) => posted !== null && isProofMissing({ posted, proof: null }, today))
    .reduce((sum, { orders: of }) => sum + of, 0);
}
