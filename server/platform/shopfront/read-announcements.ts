import { and, asc, desc, gte, isNull, sql } from 'drizzle-orm';
import { addDays, type Day, dayOf } from '#domain/calendar/day.ts';
import { companyDataSchema } from '#domain/company-data.ts';
import type { Absence } from '#domain/production/open-days.ts';
import type { Announcements } from '#domain/shopfront/announcements.ts';
import { awayText } from '#domain/shopfront/away.messages.ts';
import type { ShopText, TextPlace } from '#domain/shopfront/text-places.ts';
import type { Db } from '../db/database.ts';
import { absences } from '../db/schema/production.ts';
import { companyRecords, priceChanges, salePauses, shopTexts } from '../db/schema/shopfront.ts';
import { readNotices } from './notices.ts';

/** Closed days are announced, and counted, this many days before and after. */
const TOLD_DAYS_AHEAD = 42;
const COUNTED_DAYS_AFTER = 60;

/** Time for which a price is announced as reduced. */
const REDUCED_FOR_MS = 30 * 24 * 3_600_000;

/** Absences that affect promises made today. */
export const readAbsences = (db: Db, now: Date): Promise<readonly Absence[]> =>
  db
    .select({ from: absences.from, until: absences.until, who: absences.who })
    .from(absences)
    .where(and(isNull(absences.endedAt), gte(absences.until, addDays(dayOf(now), -COUNTED_DAYS_AFTER))))
    .orderBy(asc(absences.from), asc(absences.id));

export const toldAbsence = (all: readonly Absence[], today: Day): Absence | undefined =>
  all.find(
    ({ from, until, who }) => who === null && until >= today && from <= addDays(today, TOLD_DAYS_AHEAD),
  );

/** Company data from the workshop; undefined if there are none, or if they no longer match the schema. */
export async function readCompany(db: Db) {
  const [row] = await db.select().from(companyRecords).orderBy(desc(companyRecords.version)).limit(1);
  const read = row && companyDataSchema.safeParse(row.data);
  return row && read?.success
    ? { data: read.data, version: row.version, by: row.byName, at: row.at }
    : undefined;
}

/** Everything that may be shown now or later, the latest first. */
export async function readShopfrontRecords(db: Db) {
  const texts = await db
    .select()
    .from(shopTexts)
    .where(isNull(shopTexts.endedAt))
    .orderBy(desc(shopTexts.at));
  const pauses = await db
    .select()
    .from(salePauses)
    .where(isNull(salePauses.endedAt))
    .orderBy(desc(salePauses.at), salePauses.target);
  // The latest change of each key tells whether it is reduced.
  const reductions = await db
    .selectDistinctOn([priceChanges.key], {
      key: priceChanges.key,
      lowest: priceChanges.lowest,
      at: priceChanges.at,
    })
    .from(priceChanges)
    .where(sql`${priceChanges.outcome} = 'published'`)
    .orderBy(priceChanges.key, desc(priceChanges.at));
  return {
    texts,
    pauses,
    reductions,
    company: (await readCompany(db))?.data,
    notices: await readNotices(db),
  };
}

/** All records, including those that are not yet, or no longer, shown. */
export interface ShopfrontRecords extends Awaited<ReturnType<typeof readShopfrontRecords>> {
  /** Absences, the first day first. */
  readonly absences: readonly Absence[];
  /** Dispatch day of an order placed now; undefined if it is not shown. */
  readonly leaves: Day | undefined;
}

/** The part that is shown at a moment. */
export function announcementsAt(records: ShopfrontRecords, now: Date): Announcements {
  const texts: { [Place in TextPlace]?: ShopText } = {};
  for (const { place, said, from, until } of records.texts) {
    if (texts[place] || (from && from > now) || (until && until <= now)) continue;
    texts[place] = said;
  }
  const today = dayOf(now);
  const away = toldAbsence(records.absences, today);
  if (away && records.leaves !== undefined) {
    const notice = awayText({ ...away, leaves: records.leaves });
    // A text by the makers takes precedence.
    texts.away ??= notice;
    texts.banner ??= notice;
  }
  const pauses = records.pauses
    .filter(({ until }) => until === null || until >= today)
    .map(({ parts, state, name, words, inGerman, until }) => ({
      ...{ parts, state, name, words },
      ...(inGerman && { inGerman }),
      ...(until && { until }),
    }));
  const lowest: { [Key in keyof Announcements['lowest']]: Announcements['lowest'][Key] } = {};
  for (const { key, lowest: amount, at } of records.reductions)
    if (amount !== null && now.getTime() - at.getTime() < REDUCED_FOR_MS)
      Object.assign(lowest, { [key]: amount });
  return { texts, pauses, lowest, notices: records.notices };
}
