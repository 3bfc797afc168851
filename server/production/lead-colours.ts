import { randomUUID } from 'node:crypto';
import { asc, sql } from 'drizzle-orm';
import { inEach, type Sentence } from '#domain/languages.ts';
import { coilPlan } from '#domain/production/coil-plan.ts';
import { cableOfLead } from '#domain/production/leads.ts';
import type { SoldPickup } from '#domain/production/sold-pickup.ts';
import { CABLE_WORDS } from '#domain/wiring/cables.messages.ts';
import {
  CABLE_IDS,
  CABLES,
  type CableColours,
  type CableFault,
  type CableId,
  readCable,
  type SetColours,
} from '#domain/wiring/cables.ts';
import { LEAD_WORDS } from '#domain/wiring/lead-words.messages.ts';
import { byOf, orRefusal, refuse, type Staff, type WorkshopOutcome, writeAudit } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { leadColours } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';

type Row = typeof leadColours.$inferSelect;

async function latestColours(db: Db): Promise<ReadonlyMap<CableId, Row>> {
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

/** "hot white, ground black", for the audit trail. */
const cableWords = (cable: CableId, colours: CableColours): string =>
  CABLES[cable]
    .map((wire) => `${CABLE_WORDS.en.wire[wire].toLowerCase()} ${colours[wire] ?? 'none'}`)
    .join(', ');

const faultWords = ({ wire, like }: CableFault): Sentence =>
  inEach(CABLE_WORDS, (words, language) =>
    like
      ? words.alike(words.wire[like.other], words.wire[wire], LEAD_WORDS[language].colour(like.colour))
      : words.noColour(words.wire[wire]),
  );

/**
 * Sets the colours of a stocked cable, for slips, passports and build sheets printed from now on. Append-only, so that
 * earlier settings stay visible.
 */
export async function setLeadColours(
  { db, now }: Services,
  by: Staff,
  { cable, colours: given }: { readonly cable: CableId; readonly colours: Readonly<Record<string, string>> },
): Promise<WorkshopOutcome<{ readonly cable: CableId }>> {
  return orRefusal(() =>
    db.transaction(async (tx) => {
      const read = readCable(cable, given);
      if (!read.ok) return refuse(422, faultWords(read.fault));
      // Serialized, so that the later of two saves sees the earlier one.
      await tx.execute(sql`lock table ${leadColours} in share row exclusive mode`);
      const before = (await latestColours(tx)).get(cable);
      const after = cableWords(cable, read.colours);
      const was = before && cableWords(cable, before.colours);
      if (was === after) return { cable };
      // Later than the replaced row, even if the clocks of two processes differ.
      const at = new Date(Math.max(now().getTime(), (before?.at.getTime() ?? 0) + 1));
      await tx
        .insert(leadColours)
        .values({ id: randomUUID(), cable, colours: read.colours, at, ...byOf(by) });
      const payload = { cable, before: before?.colours ?? null, after: read.colours };
      await writeAudit(tx, by, [{ kind: 'lead-colours-set', payload }], at);
      return { cable };
    }),
  );
}
