import { isAway } from './away.ts';
import type { Db, Replica } from './database.ts';

interface Reading {
  readonly db: Db;
  readonly replica: Replica | undefined;
}

/**
 * Reads what is long, and nobody's own, from a replica where there is one that holds all that was kept before this was asked;
 * else, and where it breaks meanwhile, from the primary. What is read so must write nothing: a replica would refuse.
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
    // A copy that follows may have to give up what it reads for what it is to write (40001).
    if (!isAway(error)) throw error;
    return read(services);
  }
}
