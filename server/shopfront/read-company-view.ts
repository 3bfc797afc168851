import { desc } from 'drizzle-orm';
import { companyDataNow, examplesWith } from '#domain/company-data.ts';
import { companyRecords } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { noticePath, readNoticeRows } from '../platform/shopfront/notices.ts';
import { readCompany } from '../platform/shopfront/read-announcements.ts';

export async function readCompanyView({ db }: Services) {
  const standing = await readCompany(db);
  const rows = await db.select().from(companyRecords).orderBy(desc(companyRecords.version)).limit(12);
  return {
    data: standing?.data ?? companyDataNow(),
    /** Zero if only the file applies. */
    version: standing?.version ?? 0,
    /** Files of the EU notice, one per language and type. */
    notices: (await readNoticeRows(db)).map(({ language, type, hash, by, at }) => ({
      ...{ language, type, by },
      path: noticePath(hash, type),
      at: at.toISOString(),
    })),
    examples: examplesWith(standing?.data),
    history: rows.map(({ version, byName, at }) => ({ version, by: byName, at: at.toISOString() })),
  };
}

export type CompanyView = Awaited<ReturnType<typeof readCompanyView>>;
