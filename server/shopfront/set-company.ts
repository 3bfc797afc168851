import { dayOf } from '#domain/calendar/day.ts';
import { companyFieldWords } from '#domain/company-data.messages.ts';
import type { CompanyData } from '#domain/company-data.ts';
import { companyDataNow, examplesWith } from '#domain/company-data.ts';
import { inEach, type Sentence } from '#domain/languages.ts';
import { taxRulesOn } from '#domain/prices/tax-year.ts';
import { byOf, refuse, refuseOlderRecord, type Staff } from '../orders/index.ts';
import { acquireLock, type Db } from '../platform/db/database.ts';
import { companyRecords } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { readCompany } from '../platform/shopfront/read-announcements.ts';
import { readTaxBasis } from '../platform/shopfront/read-tax.ts';
import { changeShopfront } from './change-shopfront.ts';
import { REFUSALS } from './refusals.messages.ts';

const spelled = (value: unknown): string =>
  typeof value === 'string' ? value || 'none' : JSON.stringify(value);

/** For the trail. A record of an earlier release may lack a field. */
const typed = (value: unknown): string | null =>
  value === '' || value === undefined ? null : spelled(value);

/** For a reader: an empty value has a label in their language. */
const displayed = (value: unknown): string | Sentence =>
  value === '' ? inEach(REFUSALS, ({ none }) => none) : spelled(value);

/** True if § 19 applies today or from a future day. */
async function isSmallBusiness(tx: Db, now: Date): Promise<boolean> {
  const today = dayOf(now);
  const { records, turnover } = await readTaxBasis(tx, now);
  const { smallBusiness: record } = records;
  return (
    record !== undefined &&
    (record.from > today || taxRulesOn(records, today, turnover).smallBusiness === true)
  );
}

/** Sets the company data for pages, mails and papers from now on. Append-only. */
export const setCompany = (
  services: Services,
  by: Staff,
  { version, data }: { readonly version: number; readonly data: CompanyData },
) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    // A simultaneous second save sees the first one.
    await acquireLock(tx, 'record of company');
    const standing = await readCompany(tx);
    const found = standing?.version ?? 0;
    const before = standing?.data ?? companyDataNow();
    const fields = Object.keys(data) as (keyof CompanyData)[];
    const changed = fields.filter((field) => spelled(before[field]) !== spelled(data[field]));
    if (found !== version) {
      // An identical record is no change.
      if (changed.length === 0) return { version: found };
      refuseOlderRecord(
        { version: found, by: standing?.by, at: standing?.at.toISOString() },
        now,
        changed.map((field) => ({
          field: { en: field, de: companyFieldWords(field, 'de') },
          theirs: displayed(before[field]),
          yours: displayed(data[field]),
        })),
      );
    }
    if (data.vatId === '' && !(await isSmallBusiness(tx, now)))
      return refuse(422, REFUSALS, ({ company }) => company.noNumber);
    const examples = examplesWith(data);
    if (services.takesMoney && examples.length > 0)
      return refuse(422, REFUSALS, ({ company }) => company.examples(examples));
    await tx.insert(companyRecords).values({ version: found + 1, data, at: now, ...byOf(by) });
    for (const field of changed)
      note({
        kind: 'company-changed',
        payload: { field, before: typed(before[field]), after: typed(data[field]) },
      });
    return { version: found + 1 };
  });
