import { desc } from 'drizzle-orm';
import { type CompanyData, companyDataNow, examplesWith } from '#domain/company-data.ts';
import type { Language } from '#domain/languages.ts';
import type { NoticeType } from '#domain/legal/notice-file.ts';
import { companyRecords } from '../platform/db/shopfront-schema.ts';
import type { Services } from '../platform/services.ts';
import { noticePath, readNoticeRows } from '../platform/shopfront/notices.ts';
import { readCompany } from '../platform/shopfront/read-announcements.ts';

export interface CompanyView {
  readonly data: CompanyData;
  /** Zero if only the file applies. */
  readonly version: number;
  readonly examples: readonly string[];
  /** Files of the EU notice, one per language and type. */
  readonly notices: readonly {
    readonly language: Language;
    readonly type: NoticeType;
    readonly path: string;
    readonly by: string;
    readonly at: string;
  }[];
  readonly history: readonly { readonly version: number; readonly by: string; readonly at: string }[];
}

export async function readCompanyView({ db }: Services): Promise<CompanyView> {
  const standing = await readCompany(db);
  const rows = await db.select().from(companyRecords).orderBy(desc(companyRecords.version)).limit(12);
  return {
    data: standing?.data ?? companyDataNow(),
    version: standing?.version ?? 0,
    notices: (await readNoticeRows(db)).map(({ language, type, hash, by, at }) => ({
      ...{ language, type, by },
      path: noticePath(hash, type),
      at: at.toISOString(),
    })),
    examples: examplesWith(standing?.data),
    history: rows.map(({ version, byName, at }) => ({ version, by: byName, at: at.toISOString() })),
  };
}
