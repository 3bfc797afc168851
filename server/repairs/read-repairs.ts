import { desc, eq, inArray } from 'drizzle-orm';
import { inLanguage } from '#domain/languages.ts';
import { RETURN_PARCEL } from '#domain/repairs/repair.messages.ts';
import {
  AWAY_REPAIRS,
  billTotal,
  type QuotePosition,
  type RepairFigures,
  readRepair,
  repairBill,
} from '#domain/repairs/repair.ts';
import { orderPath, readGuarantee } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { measurements, units } from '../platform/db/schema/production.ts';
import { repairs } from '../platform/db/schema/repairs.ts';
import type { Services } from '../platform/services.ts';
import { comparisonOf, ownValues } from '../production/index.ts';

export type RepairRow = typeof repairs.$inferSelect;

const PURPOSE = 'repair';

/** Address of a repair's page. Its token never expires, because a repair may take months. */
export const repairLink = (
  { env, signing }: Pick<Services, 'env' | 'signing'>,
  { id, language }: Pick<RepairRow, 'id' | 'language'>,
): string => `${env.publicUrl}${inLanguage('/repair', language)}?link=${signing.token(PURPOSE, id)}`;

/** Positions that the owner pays, or would, in the owner's language. */
export const billOf = ({ steps, quote, parcel, language }: RepairRow): readonly QuotePosition[] =>
  repairBill(
    steps.some(({ to }) => to === 'refused'),
    quote,
    {
      what: RETURN_PARCEL[language],
      amount: parcel,
    },
  );

/** The figures of a pickup's passport. */
async function woundFigures(db: Db, unitId: string): Promise<RepairFigures | null> {
  const [latest] = await db
    .select()
    .from(measurements)
    .where(eq(measurements.unitId, unitId))
    .orderBy(desc(measurements.at))
    .limit(1);
  return latest ? ownValues(latest) : null;
}

async function viewOf(services: Pick<Services, 'db' | 'signing'>, whole: RepairRow) {
  const { db } = services;
  const { sameAs: _hash, movedAt: _moved, unitId, ...row } = whole;
  const bill = billOf(whole);
  const [order] = await db.select().from(orders).where(eq(orders.id, row.id));
  const [own] = unitId
    ? await db
        .select({ serial: units.serial, order: orders })
        .from(units)
        .innerJoin(orders, eq(orders.id, units.orderId))
        .where(eq(units.id, unitId))
    : [];
  const wound = unitId ? await woundFigures(db, unitId) : null;
  return {
    ...row,
    figures: comparisonOf(row, wound),
    /** Plain reading of the figures as it came; null before. */
    reading: row.came && readRepair(row.came, wound ?? undefined),
    bill,
    total: billTotal(bill),
    /** Its order; undefined before it is paid. */
    order: order && {
      number: order.number,
      invoice: `${orderPath(services, order.id, row.language)}/invoice.pdf`,
    },
    /** Serial, order and end of the guarantee of a pickup of ours. */
    ours: own?.serial
      ? {
          ...{ serial: own.serial, order: own.order.number },
          until: (await readGuarantee(db, own.order))?.until ?? null,
        }
      : undefined,
  };
}

export type RepairView = Awaited<ReturnType<typeof viewOf>>;

export async function readRepairByNumber(services: Pick<Services, 'db' | 'signing'>, number: string) {
  const [row] = await services.db.select().from(repairs).where(eq(repairs.number, number));
  return row && viewOf(services, row);
}

/** The repair of a letter's link; undefined for any other token. */
export async function openRepair(services: Services, token: string) {
  const read = services.signing.read(PURPOSE, token, services.now());
  if (!read.ok) return undefined;
  const [row] = await services.db.select().from(repairs).where(eq(repairs.id, read.id));
  return row && viewOf(services, row);
}

export type ListedRepair = Pick<RepairRow, 'number' | 'state' | 'name' | 'pickup' | 'movedAt'>;

const MOST_LISTED = 100;

/** Repairs whose pickup is here, then the others, the last moved first. */
export async function listRepairs({ db }: Pick<Services, 'db'>): Promise<readonly ListedRepair[]> {
  const { number, state, name, pickup, movedAt } = repairs;
  return db
    .select({ number, state, name, pickup, movedAt })
    .from(repairs)
    .orderBy(inArray(state, [...AWAY_REPAIRS]), desc(movedAt))
    .limit(MOST_LISTED);
}
