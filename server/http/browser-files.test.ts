import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureFile } from '#domain/products/picture-files.ts';
import { standingPicture } from '#domain/products/pictures.ts';
import { browserFiles } from './browser-files.ts';

it('sends a range of a file only to clients that have the other parts of the same version [row D736]', async () => {
  const made = mkdtempSync(join(tmpdir(), 'made-'));
  mkdirSync(join(made, 'generated'));
  writeFileSync(join(made, 'generated/take.txt'), 'abcdefgh');
  const app = browserFiles({ built: made, before: made, made, packed: made });
  const ask = async (headers: Record<string, string>) => {
    const answer = await app.request('/generated/take.txt', { headers });
    return [answer.status, await answer.text(), answer.headers.get('content-range')];
  };
  const whole = await app.request('/generated/take.txt');
  const modified = whole.headers.get('last-modified') ?? '';
  const [part, all] = [
    [206, 'cde', 'bytes 2-4/8'],
    [200, 'abcdefgh', null],
  ];
  const range = 'bytes=2-4';
  expect(await ask({ range })).toEqual(part);
  expect(await ask({ range, 'if-range': modified })).toEqual(part);
  expect(await ask({ range, 'if-range': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toEqual(all);
  expect(await ask({ range, 'if-range': '"an-etag"' })).toEqual(all);
  expect(await ask({ range: 'bytes=90-', 'if-range': '"an-etag"' })).toEqual(all);
  expect(await ask({ 'if-range': '"an-etag"' })).toEqual(all);
});

it('serves a picture under the WebP address that stored orders, letters and open pages refer to', async () => {
  const app = browserFiles({ built: 'public', before: 'public', made: 'public', packed: 'public' });
  const present = pictureFile(standingPicture(), 1080);
  const moved = await app.request(present.replace('.avif', '.webp'));
  expect([moved.status, moved.headers.get('location')]).toEqual([301, present]);
  const picture = await app.request(present);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect((await app.request('/generated/pictures/none.avif')).status).toBe(404);
});
