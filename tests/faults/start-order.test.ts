import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOOKUP_KEYS } from '#domain/prices/price-list.ts';
import { atLength } from '../fixtures/at-length.ts';
import { inEmptyFolders, startBuiltShop } from '../fixtures/built-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';

beforeAll(() => inEmptyFolders());

/** Recognises the complete response of each address. */
const RIGHT: Record<string, (body: string) => boolean> = {
  '/': (body) => /<h1/.test(body) && body.trimEnd().endsWith('</html>'),
  '/shop': (body) =>
    /€/.test(body) && !/We could not load the prices/.test(body) && body.trimEnd().endsWith('</html>'),
  '/shop/humbucker': (body) =>
    /<h1/.test(body) &&
    !/We could not load the prices|not available right now/i.test(body) &&
    body.trimEnd().endsWith('</html>'),
  '/api/shop/prices': (body) => {
    const { data } = JSON.parse(body) as { data: Record<string, number> };
    return LOOKUP_KEYS.every((key) => typeof data[key] === 'number');
  },
  '/readyz': (body) => body === 'ready',
  '/sandbox/mailbox': (body) => body.includes('</html>'),
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Wrong {
  path: string;
  status: number;
  body: string;
}

/**
 * Requests from before the port opens until each address answered correctly; returns responses that were neither
 * correct nor 503.
 */
async function probe(
  url: string,
  isOver: () => boolean,
): Promise<{ wrong: Wrong[]; refused: number; opening: number; right: number }> {
  const seen = { wrong: [] as Wrong[], refused: 0, opening: 0, right: 0 };
  await Promise.all(
    Object.entries(RIGHT).map(async ([path, isRight]) => {
      while (!isOver()) {
        const answer = await fetch(url + path).catch(() => undefined);
        if (!answer) {
          seen.refused++;
          await pause(2);
          continue;
        }
        const body = await answer.text();
        if (answer.status === 503) {
          seen.opening++;
          const isTold =
            answer.headers.get('retry-after') === '1' && answer.headers.get('cache-control') === 'no-store';
          if (!isTold) seen.wrong.push({ path, status: 503, body });
        } else if (answer.status === 200 && isRight(body)) seen.right++;
        else seen.wrong.push({ path, status: answer.status, body: body.slice(0, 300) });
        // Without a pause the requests would slow the tested start.
        await pause(5);
      }
    }),
  );
  return seen;
}

async function startUnderProbe(settings: Record<string, string>): Promise<void> {
  const port = await freePort();
  let isOver = false;
  const probing = probe(`http://127.0.0.1:${port}`, () => isOver);
  const shop = await startBuiltShop({ ...settings, PORT: String(port) });
  // The address is printed when everything is ready; every response after that is correct.
  for (const [path, isRight] of Object.entries(RIGHT)) {
    const answer = await fetch(shop.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(isRight(await answer.text())).toBe(true);
  }
  isOver = true;
  const seen = await probing;
  await shop.close();
  expect(seen.wrong).toEqual([]);
  expect(seen.opening).toBeGreaterThan(0);
  expect(seen.right).toBeGreaterThan(0);
  console.log(`${seen.refused} refused, ${seen.opening} told to wait, ${seen.right} right`);
}

describe('a shop probed from its first millisecond', () => {
  atLength('never answers wrong on an empty data folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-start-'));
    await startUnderProbe({ DATA_DIR: dataDir });
    await rm(dataDir, { recursive: true, force: true });
  });

  async function startOnPostgres(times: number): Promise<void> {
    const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-start-'));
    const { url, drop } = await freshDatabase();
    expect(url).toBeDefined();
    for (let time = 0; time < times; time++)
      await startUnderProbe({ DATA_DIR: dataDir, DATABASE_URL: url ?? '' });
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }

  it('never answers wrongly on an empty PostgreSQL', () => startOnPostgres(1));

  atLength('never answers wrong on a second start there', () => startOnPostgres(2));
});
