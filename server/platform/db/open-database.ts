import type { Database, Notices } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

const MIGRATIONS = 'server/platform/db/migrations';
const SILENT: Notices = { lost: () => {}, waiting: () => {} };

/**
 * Opens and migrates the database: PostgreSQL when an address is given, otherwise the embedded one in the data
 * folder (in memory without a folder, for tests, which may have a dump of an empty one at hand). Throws StartRefused with a remedy when it cannot be used.
 */
export function openDatabase(
  where: { url?: string | undefined; dataDir?: string | undefined; dump?: Blob | undefined },
  notices: Notices = SILENT,
): Promise<Database> {
  return where.url === undefined
    ? openEmbedded(where.dataDir, MIGRATIONS, where.dump)
    : openPostgres(where.url, MIGRATIONS, notices);
}
