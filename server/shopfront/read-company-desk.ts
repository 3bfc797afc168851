import { desc } from 'drizzle-orm';
import { type CompanyData, companyDataNow, examplesWith } from '#domain/company-data.ts';
import { companyRecords } from '../platform/db/shopfront-schema.ts';
import { readCompany } from '../platform/said/read-said.ts';
import type { Services } from '../platform/services.ts';

export interface CompanyDesk {
  readonly data: CompanyData;
  /** Zero while the file alone says it. */
  readonly version: number;
  /** Fields that are still examples. */
  readonly examples: readonly string[];
  readonly history: readonly { readonly version: number; readonly by: string; readonly at: string }[];
}

/** Who runs the shop, as it holds now, and who set it when. */
export async function readCompanyDesk({ db }: Services): Promise<CompanyDesk> {
  const standing = await readCompany(db);
  const rows = await db.select().from(companyRecords).orderBy(desc(companyRecords.version)).limit(12);
  return {
    data: standing?.data ?? companyDataNow(),
    version: standing?.version ?? 0,
    examples: examplesWith(standing?.data),
    history: rows.map(({ version, byName, at }) => ({ version, by: byName, at: at.toISOString() })),
  };
}
