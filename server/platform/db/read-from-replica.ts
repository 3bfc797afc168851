import { isAway } from './away.ts';
import type { Db, Replica } from './database.ts';

interface Reading {
  readonly db: Db;
  readonly replica: Replica | undefined;
}

/**
 * Runs a long, impersonal read on the replica, if there is one that contains everything committed before this call;
 * otherwise, or if the replica fails, on the primary. `read` must not write: a replica refuses.
 */
export async function readFromReplica<Services extends Reading, T>(
  services: Services,
  read: (services: Services) => Promise<T>,
): Promise<T> {
  const db = await services.replica?.upToDate();
  if (!db) return read(services);
  try {
    return await read({ ...services, db });
  } catch (error) {
    // A replica may cancel a read in favour of replication (40001).
    if (!isAway(error)) throw error;
    return read(services);
  }
}
