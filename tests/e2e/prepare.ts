import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Makes an embedded database with nothing in it, once: the shops of these tests begin from copies of it. Making one is half
 * of a shop's first start; other steps of `npm test` start shops in folders that are really empty.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gewitter-empty-'));
  const database = await PGlite.create({ dataDir: join(folder, 'db') });
  await database.close();
  process.env.EMPTY_DATABASE = join(folder, 'db');
  return () => rm(folder, { recursive: true, force: true });
}
