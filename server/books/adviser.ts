import { desc } from 'drizzle-orm';
import { type Adviser, adviserSchema, EXAMPLE_ADVISER } from '#domain/books/adviser.ts';
import { ADVISER_FIELDS } from '#domain/books/adviser-fields.messages.ts';
import { inEach } from '#domain/languages.ts';
import { byOf, changeAudited, refuseOlderRecord, type Staff } from '../orders/index.ts';
import { acquireLock, type Db } from '../platform/db/database.ts';
import { adviserRecords } from '../platform/db/schema/books.ts';
import type { Services } from '../platform/services.ts';

/** Reads the adviser's answers; examples, as version zero, until there are any. */
export async function readAdviser(db: Db) {
  const [row] = await db.select().from(adviserRecords).orderBy(desc(adviserRecords.version)).limit(1);
  const read = row && adviserSchema.safeParse(row.data);
  if (!row || !read?.success) return { data: EXAMPLE_ADVISER, version: 0, by: undefined, at: undefined };
  return { data: read.data, version: row.version, by: row.byName, at: row.at.toISOString() };
}

export type AdviserView = Awaited<ReturnType<typeof readAdviser>>;

const spelled = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Sets the adviser's numbers and accounts for bookings from now on; closed months stay. */
export function setAdviser(
  services: Services,
  by: Staff,
  { version, data }: { readonly version: number; readonly data: Adviser },
) {
  return changeAudited(services, by, async ({ tx, now: at, note }) => {
    // A simultaneous second save sees the first one.
    await acquireLock(tx, 'record of adviser');
    const standing = await readAdviser(tx);
    const fields = Object.keys(data) as (keyof Adviser)[];
    const changed = fields.filter((field) => spelled(standing.data[field]) !== spelled(data[field]));
    if (standing.version !== version) {
      // An identical record is no change.
      if (changed.length === 0) return { version: standing.version };
      refuseOlderRecord(
        standing,
        at,
        changed.map((field) => ({
          field: inEach(ADVISER_FIELDS, (names) => names[field]),
          ...{ theirs: spelled(standing.data[field]), yours: spelled(data[field]) },
        })),
      );
    }
    await tx.insert(adviserRecords).values({ version: version + 1, data, at, ...byOf(by) });
    for (const field of changed)
      note({
        kind: 'adviser-changed',
        payload: {
          field,
          before: spelled(standing.data[field]) || null,
          after: spelled(data[field]) || null,
        },
      });
    return { version: version + 1 };
  });
}
