import { type Day, dayOf, germanDay } from '#domain/calendar/day.ts';
import { LANGUAGES, type Sentence } from '#domain/languages.ts';
import { ossFaultWords } from '#domain/prices/tax-year.messages.ts';
import { ossBindsUntil, ossFault } from '#domain/prices/tax-year.ts';
import { recordOf } from '#domain/records.ts';
import { byOf, refuse, refuseOlderRecord, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { ossRecords } from '../platform/db/books-oss-schema.ts';
import type { Db } from '../platform/db/database.ts';
import { inTurn } from '../platform/db/in-turn.ts';
import type { Services } from '../platform/services.ts';
import { readOssRecord } from '../platform/shopfront/read-tax.ts';
import { changeShopfront } from '../shopfront/index.ts';
import { OSS_FROM } from './refusals.messages.ts';

/** Whether the firm taxes sales to other member states where they go by its own choice, and since when. */
export interface OssChoice {
  readonly today: Day;
  /** From when it does or will; null where it does not. */
  readonly from: Day | null;
  /** The last day that the choice binds, where it has begun. */
  readonly bindsUntil: Day | null;
  /** Zero while nobody has chosen anything. */
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

/** What the makers have chosen, as their page of company data shows it. */
export const readOssChoice = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<OssChoice> =>
  readStanding(db, now());

const dayOrNone = (day: Day | null): Sentence =>
  day === null ? OSS_FROM.none : { en: day, de: germanDay(day) };

/** Sets the day from which sales to other member states are taxed where they go; null for no longer, or not after all. */
export const setOss = (
  services: Services,
  by: Staff,
  { version, from }: { readonly version: number; readonly from: Day | null },
): Promise<WorkshopOutcome<{ readonly version: number; readonly from: Day | null }>> =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    await inTurn(tx, 'record of one-stop shop');
    const standing = await readStanding(tx, now);
    // Who says the same as the other one has said it, too.
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
