import { type Day, dayOf, germanDay } from '#domain/calendar/day.ts';
import { LANGUAGES, type Sentence } from '#domain/languages.ts';
import { ossFaultWords } from '#domain/prices/tax-year.messages.ts';
import { ossBindsUntil, ossFault } from '#domain/prices/tax-year.ts';
import { recordOf } from '#domain/records.ts';
import { byOf, refuse, refuseOlderRecord, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { acquireLock } from '../platform/db/acquire-lock.ts';
import { ossRecords } from '../platform/db/books-oss-schema.ts';
import type { Db } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { readOssRecord } from '../platform/shopfront/read-tax.ts';
import { changeShopfront } from '../shopfront/index.ts';
import { OSS_FROM } from './refusals.messages.ts';

/** The firm's choice to tax sales to other member states at the destination. */
export interface OssChoice {
  readonly today: Day;
  /** First day of its effect; null for none. */
  readonly from: Day | null;
  /** Last day on which the choice is binding, once it has begun. */
  readonly bindsUntil: Day | null;
  /** Zero before the first choice. */
  readonly version: number;
  readonly by: string | null;
  readonly at: string | null;
}

async function readStanding(db: Db, now: Date): Promise<OssChoice> {
  const today = dayOf(now);
  const record = await readOssRecord(db);
  const from = record?.from ?? null;
  return {
    ...{ today, from },
    bindsUntil: from !== null && from <= today ? ossBindsUntil(from) : null,
    version: record?.version ?? 0,
    by: record?.byName ?? null,
    at: record?.at.toISOString() ?? null,
  };
}

export const readOssChoice = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<OssChoice> =>
  readStanding(db, now());

const dayOrNone = (day: Day | null): Sentence =>
  day === null ? OSS_FROM.none : { en: day, de: germanDay(day) };

/** Sets the first day of taxing sales to other member states at the destination; null ends or revokes the choice. */
export const setOss = (
  services: Services,
  by: Staff,
  { version, from }: { readonly version: number; readonly from: Day | null },
): Promise<WorkshopOutcome<{ readonly version: number; readonly from: Day | null }>> =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    await acquireLock(tx, 'record of one-stop shop');
    const standing = await readStanding(tx, now);
    // An identical record is no change.
    if (standing.from === from) return { version: standing.version, from };
    if (standing.version !== version)
      refuseOlderRecord({ ...standing, by: standing.by ?? undefined, at: standing.at ?? undefined }, now, [
        { field: OSS_FROM.field, theirs: dayOrNone(standing.from), yours: dayOrNone(from) },
      ]);
    const fault = ossFault(standing.from, from, dayOf(now));
    if (fault)
      return refuse(
        422,
        recordOf(LANGUAGES, (language) => ossFaultWords(fault, language)),
      );
    await tx.insert(ossRecords).values({ version: version + 1, from, at: now, ...byOf(by) });
    note({ kind: 'oss-set', payload: { before: standing.from, after: from } });
    return { version: version + 1, from };
  });
