import { z } from 'zod';
import { fromJson, type SandboxDatabase } from './objects.ts';

const text = z.string().max(2000);

/** An event in Plausible's format. The sandbox does not store browser or country. */
export const visitEvent = z.object({
  /** Name of the event, `pageview` or a goal. */
  n: text.min(1),
  u: z.url().max(2000),
  /** Name of the site in the service. */
  d: text.min(1),
  r: text.nullish(),
  p: z.record(text, z.union([text, z.number(), z.boolean(), z.null()])).nullish(),
});

export type StoredVisit = z.output<typeof visitEvent>;

export interface Visit {
  /** Increases with every visit. */
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly event: StoredVisit;
}

export const MOST_VISITS = 200;

/** Stores an event and deletes the oldest. */
export async function keepVisit(db: SandboxDatabase, event: StoredVisit): Promise<void> {
  await db.query('insert into sandbox.visits (at, event) values ($1, $2::jsonb)', [
    Date.now(),
    JSON.stringify(event),
  ]);
  await db.query(
    'delete from sandbox.visits where id <= (select id from sandbox.visits order by id desc offset $1 limit 1)',
    [MOST_VISITS],
  );
}

export async function readVisits(db: SandboxDatabase): Promise<Visit[]> {
  const rows = await db.query<{ id: unknown; at: unknown; event: unknown }>(
    'select id, at, event from sandbox.visits order by id desc',
  );
  return rows.map(({ id, at, event }) => ({
    id: Number(id),
    at: Number(at),
    event: visitEvent.parse(fromJson(event)),
  }));
}
