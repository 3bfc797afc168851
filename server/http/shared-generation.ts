import { createHash } from 'node:crypto';
import { ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { responseGeneration } from '../platform/db/schema/platform.ts';

/** Longest time that another process uses an outdated generation. */
const LOOK_MS = 5000;

/** The generation depends on the data behind the pages only. */
const fingerprint = (prices: object) =>
  createHash('sha256').update(JSON.stringify(prices)).digest('base64url');

export interface SharedGeneration {
  /** Announces the data behind this process's pages; new data begin a generation for all processes. */
  publish(prices: object): Promise<void>;
  /** Adopts a generation that another process has begun. */
  follow(): Promise<void>;
  /** Polls until it is stopped. */
  start(): void;
  stop(): void;
}

/**
 * Generation number of the response cache, shared by all processes on a database. Each process reads the price list
 * itself; the first to see new prices begins a generation, and the others refresh (`onNewer`).
 */
export function shareGeneration(db: Db, onNewer: () => Promise<void>): SharedGeneration {
  let known: number | undefined;
  let looking: NodeJS.Timeout | undefined;

  async function read(): Promise<number | undefined> {
    const [row] = await db.select().from(responseGeneration);
    return row?.generation;
  }

  async function follow(): Promise<void> {
    const newest = await read();
    const isNewer = newest !== undefined && known !== undefined && newest > known;
    known = newest ?? known;
    if (isNewer) await onNewer();
  }

  return {
    async publish(prices) {
      const madeOf = fingerprint(prices);
      const [begun] = await db
        .insert(responseGeneration)
        .values({ id: 1, generation: 1, madeOf })
        .onConflictDoUpdate({
          target: responseGeneration.id,
          set: { generation: sql`${responseGeneration.generation} + 1`, madeOf },
          setWhere: ne(responseGeneration.madeOf, madeOf),
        })
        .returning();
      known = begun?.generation ?? (await read());
    },
    follow,
    start() {
      // Retried if the database is away; meanwhile the process uses its own data.
      looking = setInterval(() => void follow().catch(() => {}), LOOK_MS).unref();
    },
    stop: () => clearInterval(looking),
  };
}
