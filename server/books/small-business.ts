import { type Day, dayOf, germanDay, yearOf } from '#domain/calendar/day.ts';
import { LANGUAGES, type Sentence } from '#domain/languages.ts';
import { smallBusinessFaultWords } from '#domain/prices/tax-year.messages.ts';
import { smallBusinessFault, taxRulesOn } from '#domain/prices/tax-year.ts';
import { recordOf } from '#domain/records.ts';
import { byOf, refuse, refuseOlderRecord, type Staff } from '../orders/index.ts';
import { acquireLock, type Db } from '../platform/db/database.ts';
import { smallBusinessRecords } from '../platform/db/schema/books.ts';
import type { Services } from '../platform/services.ts';
import { readSmallBusinessRecord, readTaxBasis, readTurnover } from '../platform/shopfront/read-tax.ts';
import { changeShopfront } from '../shopfront/index.ts';
import { SMALL_BUSINESS_FROM } from './refusals.messages.ts';

/** The small business state (§ 19 UStG), and the first day on which it is possible. */
async function readStanding(db: Db, now: Date) {
  const today = dayOf(now);
  const { records } = await readTaxBasis(db, now);
  const record = await readSmallBusinessRecord(db);
  const turnover = await readTurnover(db, yearOf(today));
  const isOn = taxRulesOn(records, today, turnover).smallBusiness === true;
  const faultFrom = (from: Day) => smallBusinessFault(records, from, today, turnover);
  const isPlanned = record !== undefined && record.from > today;
  return {
    isOn,
    /** First day, past or future; undefined if none. */
    from: isOn || isPlanned ? record?.from : undefined,
    /** Zero before the first record. */
    version: record?.version ?? 0,
    by: record?.byName,
    at: record?.at.toISOString(),
    /** The earliest possible day; undefined if none is in sight. */
    earliest: [today, `${yearOf(today) + 1}-01-01`].find((from) => faultFrom(from) === undefined),
    /** The obstacle from today on. */
    fault: faultFrom(today),
    turnover,
  };
}

export type SmallBusinessView = Awaited<ReturnType<typeof readStanding>>;

const dayOrNone = (day: Day | undefined): Sentence =>
  day === undefined ? SMALL_BUSINESS_FROM.none : { en: day, de: germanDay(day) };

/** Today's state of § 19. */
export const readSmallBusiness = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<SmallBusinessView> =>
  readStanding(db, now());

/**
 * Sets the first day as a small business. From then on only turnover ends it; it cannot be revoked. A day in the future
 * can be changed.
 */
export const setSmallBusiness = (
  services: Services,
  by: Staff,
  { version, from }: { readonly version: number; readonly from: Day },
) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    // A simultaneous second save sees the first one.
    await acquireLock(tx, 'record of small business');
    const standing = await readStanding(tx, now);
    if (standing.version !== version) {
      // An identical record is no change.
      if (standing.from === from) return { version: standing.version, from };
      refuseOlderRecord(standing, now, [
        { field: SMALL_BUSINESS_FROM.field, theirs: dayOrNone(standing.from), yours: dayOrNone(from) },
      ]);
    }
    const { records } = await readTaxBasis(tx, now);
    const fault = smallBusinessFault(records, from, dayOf(now), standing.turnover);
    if (fault)
      return refuse(
        422,
        recordOf(LANGUAGES, (language) => smallBusinessFaultWords(fault, language)),
      );
    await tx.insert(smallBusinessRecords).values({ version: version + 1, from, at: now, ...byOf(by) });
    note({ kind: 'small-business-set', payload: { before: standing.from ?? null, after: from } });
    return { version: version + 1, from };
  });
