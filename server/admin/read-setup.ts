import { sql } from 'drizzle-orm';
import { examplesWith } from '#domain/company-data.ts';
import { CABLE_IDS } from '#domain/wiring/cables.ts';
import { leadColours } from '../platform/db/bench-schema.ts';
import { adviserRecords } from '../platform/db/books-schema.ts';
import { importRows } from '../platform/db/customs-schema.ts';
import { shopTexts } from '../platform/db/shopfront-schema.ts';
import { stockParts } from '../platform/db/stock-schema.ts';
import { readCompany } from '../platform/said/read-said.ts';
import type { Services } from '../platform/services.ts';

/** What a new shop needs, in the order in which its makers need it; each is how much of it is still to be done. */
export interface Setup {
  /** Fields that are still examples. */
  readonly company: number;
  /** 1 while the sandbox is in for the payment account. */
  readonly payment: number;
  /** 1 while no text was published. */
  readonly texts: number;
  /** 1 while the stock is an example, or nothing was counted. */
  readonly stock: number;
  /** Cables without colours. */
  readonly leads: number;
  /** 1 while all customs rows are examples. */
  readonly customs: number;
  /** 1 while the adviser's numbers are examples. */
  readonly adviser: number;
}

/** The set-up list as the records say it; null once nothing is left to be done. */
export async function readSetup({ db, env }: Pick<Services, 'db' | 'env'>): Promise<Setup | null> {
  const [[found], company] = await Promise.all([
    db
      .select({
        texts: sql<boolean>`exists(select from ${shopTexts})`,
        stock: sql<boolean>`exists(select from ${stockParts} where not is_example and counted_at is not null)`,
        cables: sql<number>`(select count(distinct cable)::int from ${leadColours})`,
        customs: sql<boolean>`exists(select from ${importRows} where not is_example)`,
        adviser: sql<boolean>`exists(select from ${adviserRecords})`,
      })
      .from(sql`(select 1) as one`),
    readCompany(db),
  ]);
  if (!found) return null;
  const setup: Setup = {
    company: examplesWith(company?.data).length,
    payment: env.testMode ? 1 : 0,
    texts: found.texts ? 0 : 1,
    stock: found.stock ? 0 : 1,
    leads: CABLE_IDS.length - found.cables,
    customs: found.customs ? 0 : 1,
    adviser: found.adviser ? 0 : 1,
  };
  return Object.values(setup).some((left) => left > 0) ? setup : null;
}
