import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBuiltShop } from '../fixtures/built-shop.ts';

/**
 * Opens a shop in an empty folder and closes it again, once: the shops of these tests begin from copies of its database.
 * Making one and bringing it up to date is half of a shop's first start; other steps of `npm test` start shops in folders
 * that are really empty.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gewitter-untouched-'));
  const shop = await startBuiltShop({ DATA_DIR: folder, PORT: String(await freePort()) });
  await shop.close();
  process.env.UNTOUCHED_DATABASE = join(folder, 'db');
  return () => rm(folder, { recursive: true, force: true });
}
