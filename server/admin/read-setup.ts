import { sql } from 'drizzle-orm';
import type { SkippableItem } from '#domain/admin/setup-items.ts';
import { examplesWith } from '#domain/company-data.ts';
import { CABLE_IDS } from '#domain/wiring/cables.ts';
import { setupSkips } from '../platform/db/schema/admin.ts';
import { adviserRecords } from '../platform/db/schema/books.ts';
import { importRows } from '../platform/db/schema/customs.ts';
import { leadColours } from '../platform/db/schema/production.ts';
import { shopTexts } from '../platform/db/schema/shopfront.ts';
import { stockParts } from '../platform/db/schema/stock.ts';
import type { Services } from '../platform/services.ts';
import { readCompany } from '../platform/shopfront/read-announcements.ts';

/** Number of open parts of an item, or that the makers do without it. */
type Left = number | 'not needed';

/** The set-up list; null once it is complete. */
export async function readSetup({ db, env }: Pick<Services, 'db' | 'env'>) {
  const [[found], company] = await Promise.all([
    db
      .select({
        texts: sql<boolean>`exists(select from ${shopTexts})`,
        stock: sql<boolean>`exists(select from ${stockParts} where not is_example and counted_at is not null)`,
        cables: sql<number>`(select count(distinct cable)::int from ${leadColours})`,
        customs: sql<boolean>`exists(select from ${importRows} where not is_example)`,
        adviser: sql<boolean>`exists(select from ${adviserRecords})`,
        skipped: sql<readonly string[]>`(select coalesce(json_agg(item), '[]') from ${setupSkips})`,
      })
      .from(sql`(select 1) as one`),
    readCompany(db),
  ]);
  if (!found) return null;
  const left = (item: SkippableItem): Left =>
    found[item] ? 0 : found.skipped.includes(item) ? 'not needed' : 1;
  const setup = {
    /** Fields with example values. */
    company: examplesWith(company?.data).length,
    /** 1 while the sandbox replaces the payment account. */
    payment: env.testMode ? 1 : 0,
    texts: left('texts'),
    stock: left('stock'),
    leads: CABLE_IDS.length - found.cables,
    customs: left('customs'),
    adviser: left('adviser'),
  };
  const all: readonly Left[] = Object.values(setup);
  return all.some((open) => open !== 'not needed' && open > 0) ? setup : null;
}

export type Setup = NonNullable<Awaited<ReturnType<typeof readSetup>>>;
