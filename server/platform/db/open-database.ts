import type { Database, Notices } from './database.ts';
import { openPostgres } from './postgres.ts';

/** Where they lie, from the folder that the shop is started in. */
export const MIGRATIONS = 'server/platform/db/migrations';
const SILENT: Notices = { lost: () => {}, waiting: () => {} };

/**
 * Opens and migrates the database: PostgreSQL when an address is given, with a copy for reading where `readUrl` names one, otherwise the embedded one in the data
 * folder (in memory without a folder, for tests, which may have a dump of an empty one at hand). Throws StartRefused with a remedy when it cannot be used.
 */
export async function openDatabase(
  where: {
    url?: string | undefined;
    readUrl?: string | undefined;
    dataDir?: string | undefined;
    dump?: Blob | undefined;
  },
  notices: Notices = SILENT,
): Promise<Database> {
  if (where.url !== undefined) return openPostgres(where.url, MIGRATIONS, notices, where.readUrl);
  // 27 MB, which a shop on PostgreSQL has no use for.
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(where.dataDir, MIGRATIONS, where.dump);
}
