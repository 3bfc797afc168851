import { createHash } from 'node:crypto';
import { ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { responseGeneration } from '../platform/db/schema.ts';

/** How long another process may go on answering from an earlier generation. */
const LOOK_MS = 5000;

/** Pages are made of prices: so long as these are the same, the generation is. */
const fingerprint = (prices: object) =>
  createHash('sha256').update(JSON.stringify(prices)).digest('base64url');

export interface SharedGeneration {
  /** Says what this process makes its pages of from now on; where that is new, a generation begins for all. */
  publish(prices: object): Promise<void>;
  /** Looks whether another process has begun a generation, and makes this one follow. */
  follow(): Promise<void>;
  /** Looks again and again, until it is stopped. */
  start(): void;
  stop(): void;
}

/**
 * The generation of the response cache that processes with one database share: one number. Each process reads the price list by
 * itself; whichever sees new prices first begins a generation, and the others read theirs anew (`onNewer`).
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
      // A database that is away is asked again; what is cached meanwhile is what this process knows.
      looking = setInterval(() => void follow().catch(() => {}), LOOK_MS).unref();
    },
    stop: () => clearInterval(looking),
  };
}
