import { asc } from 'drizzle-orm';
import type { CableId, SetColours } from '#domain/wiring/cables.ts';
import { leadColours } from '../platform/db/bench-schema.ts';
import type { Db } from '../platform/db/database.ts';

type Row = typeof leadColours.$inferSelect;

/** The row of each cable that counts. */
export async function latestColours(db: Db): Promise<ReadonlyMap<CableId, Row>> {
  const rows = await db.select().from(leadColours).orderBy(asc(leadColours.at));
  return new Map(rows.map((row) => [row.cable, row]));
}

/** The colours that the makers have set. What is missing here is said nowhere. */
export async function readLeadColours(db: Db): Promise<SetColours> {
  return Object.fromEntries([...(await latestColours(db))].map(([cable, { colours }]) => [cable, colours]));
}

/** What the makers' page of lead colours shows. */
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
