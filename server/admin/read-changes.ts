import { desc, eq, sql } from 'drizzle-orm';
import { changeLine } from '#domain/changes/change-line.ts';
import { readChange } from '#domain/changes/changes.ts';
import type { Language } from '#domain/languages.ts';
import { TRAIL } from '#domain/order-log/trail.messages.ts';
import { isKeyOf } from '#domain/records.ts';
import { auditEntries } from '../platform/db/schema/admin.ts';
import type { Services } from '../platform/services.ts';

const PAGE = 100;

/** Changes that concern no order: the newest, or those before a given one. */
export async function readChanges({ db }: Pick<Services, 'db'>, language: Language, olderThan?: string) {
  const { id, at, place } = auditEntries;
  const [last] = olderThan
    ? await db.select({ id, at, place }).from(auditEntries).where(eq(id, olderThan))
    : [];
  const rows = await db
    .select()
    .from(auditEntries)
    .where(last && sql`(${at}, ${place}, ${id}) < (${last.at.toISOString()}, ${last.place}, ${last.id})`)
    .orderBy(desc(at), desc(place), desc(id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    changes: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: doerIn(row, language),
      ...lineOf(row, language),
    })),
    /** Id of the last one, if there are older ones. */
    olderThan: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

export type Changes = Awaited<ReturnType<typeof readChanges>>;

type Row = typeof auditEntries.$inferSelect;

/** `isOfOld`: the text is from an earlier release, in English. */
const lineOf = ({ kind, payload, what, before, after }: Row, language: Language) =>
  kind === null
    ? { what: what ?? '', before, after, isOfOld: true }
    : { ...changeLine(readChange(kind, payload), language), isOfOld: false };

/** Authors without an account are named by their role. */
function doerIn({ byAccount, byName }: Row, language: Language): string {
  const { actors } = TRAIL[language];
  return byAccount === null && isKeyOf(actors, byName) ? actors[byName] : byName;
}
