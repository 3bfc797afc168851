import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lookCard } from '#domain/pages/look-card.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { openTestShop } from '../fixtures/test-shop.ts';

const { file } = lookCard({
  pickup: 'humbucker',
  cover: 'fishbone',
  spacing: 52,
  colour: 'forest',
  base: 'copper',
});

const shop = await openFileShop();

const ask = (path: string, init?: RequestInit) => fetch(shop.publicUrl + path, init);

it('shows a build as a card that social networks can read and cache for a day', async () => {
  const answer = await ask(file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(100_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('extends the paper colour of the picture’s edge to the left, without a seam', async () => {
  const bytes = Buffer.from(await (await ask(file)).arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const seam = Math.round(info.width * 0.12);
  for (let y = 20; y < info.height; y += 40)
    for (let channel = 0; channel < 3; channel += 1) {
      const at = (x: number) => data[(y * info.width + x) * info.channels + channel] ?? 0;
      expect(Math.abs(at(seam - 16) - at(seam + 8)), `line ${y}`).toBeLessThan(5);
    }
});

it('is not sent again to a client that has it', async () => {
  const etag = (await ask(file)).headers.get('etag') ?? '';
  const again = await ask(file, { headers: { 'if-none-match': etag } });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
});

it('returns 404 for impossible looks, odd spellings and other methods', async () => {
  for (const path of [
    '/cards/humbucker-fishbone-50-forest-cream.jpg',
    '/cards/humbucker.jpg',
    file.toUpperCase().replace('/CARDS/', '/cards/'),
    file.replace('.jpg', '.png'),
    file.replace('humbucker', '%68umbucker'),
    `${file}/`,
    '/cards/..%2Fshop%2Fhumbucker%2Fcard-1200.jpg',
    '/cards/constructor',
    '/cards/',
  ])
    expect((await ask(path)).status, path).toBe(404);
  expect((await ask(file, { method: 'POST' })).status).toBe(404);
});

it('refuses a client that requests too many new ones', async () => {
  const strict = await openTestShop({ RATE_LIMIT_PER_MINUTE: '1' });
  try {
    const statuses: number[] = [];
    for (const colour of ['black', 'cream'] as const) {
      const look = lookCard({ pickup: 'p90-soapbar', cover: 'own', spacing: 50, colour });
      for (let visit = 0; visit < 2; visit += 1)
        statuses.push((await fetch(strict.publicUrl + look.file)).status);
    }
    // Existing cards stay free for all; new ones are counted.
    expect(statuses).toEqual([200, 200, 429, 429]);
  } finally {
    await strict.close();
  }
});
