import { asc, eq } from 'drizzle-orm';
import { writeCsv } from '#domain/admin/csv.ts';
import { cents, formatEuro } from '#domain/money.ts';
import type { Db } from '../platform/db/database.ts';
import { orderMoves } from '../platform/db/schema.ts';
import { auditEntries } from '../platform/db/workshop-schema.ts';

/** One line of an order's trail. */
export interface TrailEntry {
  readonly at: string;
  /** "Maxi", "payment", "clock", "customer". */
  readonly by: string;
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Notes of payments hold cents, as the log does; the makers read euros. */
const inEuros = (note: string | null): string | null =>
  note?.replace(/^refunded (\d+) of (\d+)$/, (_, back: string, paid: string) => {
    const [sent, whole] = [back, paid].map((amount) => formatEuro(cents(Number(amount)), { exact: true }));
    return `${sent} of ${whole} went back`;
  }) ?? null;

/** Everything that ever happened to an order, the newest first: what the makers did, and what came from outside. */
export async function readTrail(db: Db, orderId: string): Promise<readonly TrailEntry[]> {
  const [entries, moves] = await Promise.all([
    db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.orderId, orderId))
      .orderBy(asc(auditEntries.version), asc(auditEntries.place)),
    db.select().from(orderMoves).where(eq(orderMoves.orderId, orderId)).orderBy(asc(orderMoves.at)),
  ]);
  const audited = entries.map(({ at, byName: by, what, before, after }) => ({ at, by, what, before, after }));
  // What the makers and the clock moved stands in the trail already, with a name.
  const told = new Set(audited.filter(({ what }) => what === 'State').map(({ at }) => at.getTime()));
  const outside = moves
    .filter(({ mover, at }) => mover !== 'makers' && !(mover === 'clock' && told.has(at.getTime())))
    .map(({ at, mover: by, from, to, note }) => ({
      ...{ at, by, what: from === to ? 'Note' : 'State', before: from === to ? null : from },
      after: [from === to ? null : to, inEuros(note)].filter(Boolean).join(', ') || null,
    }));
  return [...outside, ...audited]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

/** The trail as CSV. */
export const trailCsv = (entries: readonly TrailEntry[]): string =>
  writeCsv([
    ['When', 'Who', 'What', 'Before', 'After'],
    ...entries.map(({ at, by, what, before, after }) => [at, by, what, before ?? '', after ?? '']),
  ]);
