import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { startBuiltShop } from '../fixtures/built-shop.ts';
import { buyAt } from '../fixtures/buy-at.ts';
import { freePort } from '../fixtures/free-port.ts';
import { withoutIds } from '../fixtures/kept-log.ts';

it('a shop runs beside another with its own port and folder, shares its own with nobody, and logs no personal data', async () => {
  const [dataDir, other] = await Promise.all(
    ['first', 'second'].map((name) => mkdtemp(join(tmpdir(), `gewitter-${name}-`))),
  );
  const [first, second] = await Promise.all([
    startBuiltShop({ PORT: String(await freePort()), DATA_DIR: dataDir ?? '', LOG_LEVEL: 'debug' }),
    startBuiltShop({ PORT: String(await freePort()), DATA_DIR: other ?? '' }),
  ]);
  try {
    await expect(openDatabase({ dataDir: dataDir ?? '' })).rejects.toThrow(
      /Another shop is running on the data folder .*DATA_DIR/,
    );
    await buyAt(first.url);
    await buyAt(second.url);
    await expect.poll(() => first.printed()).toMatch(/"path":"\/api\/shop\/calculate-shipping"/);
    const words = /jonas|Beispiel|Karl-Heine|\b4242\b|4242424242|_secret_|sk_test|whsec_/i;
    expect(withoutIds(first.printed())).not.toMatch(words);
    const key = await readFile(join(dataDir ?? '', 'sandbox-secret'), 'utf8');
    expect(first.printed()).not.toContain(key);
  } finally {
    await Promise.all([first.close(), second.close()]);
    for (const folder of [dataDir ?? '', other ?? '']) await rm(folder, { recursive: true, force: true });
  }
});
