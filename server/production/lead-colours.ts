import { asc } from 'drizzle-orm';
import { coilPlan } from '#domain/production/coil-plan.ts';
import { cableOfLead } from '#domain/production/leads.ts';
import type { SoldPickup } from '#domain/production/sold-pickup.ts';
import { CABLE_IDS, type CableId, type SetColours } from '#domain/wiring/cables.ts';
import { leadColours } from '../platform/db/bench-schema.ts';
import type { Db } from '../platform/db/database.ts';

type Row = typeof leadColours.$inferSelect;

export async function latestColours(db: Db): Promise<ReadonlyMap<CableId, Row>> {
  const rows = await db.select().from(leadColours).orderBy(asc(leadColours.at));
  return new Map(rows.map((row) => [row.cable, row]));
}

/** The makers' lead colours. Unset ones are printed nowhere. */
export async function readLeadColours(db: Db): Promise<SetColours> {
  return Object.fromEntries([...(await latestColours(db))].map(([cable, { colours }]) => [cable, colours]));
}

/** Cables of an order without colours; the buyer could not distinguish their leads. */
export async function cablesWithoutColours(
  db: Db,
  sold: readonly Pick<SoldPickup, 'pickup'>[],
): Promise<readonly CableId[]> {
  const set = await readLeadColours(db);
  const cables = new Set(sold.map(({ pickup }) => cableOfLead(coilPlan(pickup).leads)));
  return CABLE_IDS.filter((cable) => cables.has(cable) && !set[cable]);
}

export type LeadColoursView = Readonly<
  Partial<Record<CableId, Pick<Row, 'colours'> & { readonly by: string; readonly at: string }>>
>;

export async function readLeadColoursView(db: Db): Promise<LeadColoursView> {
  return Object.fromEntries(
    [...(await latestColours(db))].map(([cable, { colours, byName, at }]) => [
      cable,
      { colours, by: byName, at: at.toISOString() },
    ]),
  );
}
