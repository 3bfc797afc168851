import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserFiles } from './browser-files.ts';

it('sends a part of a file only to whoever has the other parts of the same one [row D736]', async () => {
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
