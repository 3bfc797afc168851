import type { Database, DatabaseEvents } from './database.ts';
import { openPostgres } from './postgres.ts';

/** Relative to the folder in which the shop is started. */
export const MIGRATIONS = 'server/platform/db/migrations';
const SILENT: DatabaseEvents = { lost: () => {}, waiting: () => {} };

/**
 * Opens and migrates the database: PostgreSQL if there is an address, with a replica if there is `readUrl`; otherwise the
 * embedded database in the data folder (in memory without a folder; tests may pass a dump of an empty one). Throws
 * StartRefused with a remedy if the database cannot be used.
 */
export async function openDatabase(
  where: {
    url?: string | undefined;
    readUrl?: string | undefined;
    dataDir?: string | undefined;
    dump?: Blob | undefined;
  },
  notices: DatabaseEvents = SILENT,
): Promise<Database> {
  if (where.url !== undefined) return openPostgres(where.url, MIGRATIONS, notices, where.readUrl);
  // Loaded on demand: 27 MB that a shop on PostgreSQL does not need.
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(where.dataDir, MIGRATIONS, where.dump);
}
