import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeStamps, RECORDS, readStamps } from './freshness.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gewitter-test-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const add = (name: string, outputs = {}) =>
  changeStamps(root, (stamps) => ({ ...stamps, [name]: { source: name, outputs } }));

describe('stamps', () => {
  it('are all kept if they are written at the same time, and leave no other file behind', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `picture-${index}`);
    await Promise.all(names.map((name) => add(name)));
    expect(Object.keys(await readStamps(root)).sort()).toEqual([...names].sort());
    expect(await readdir(join(root, RECORDS))).toEqual(['stamps.json']);
  });

  it('are written even if an earlier run stopped while it held the lock', async () => {
    await add('one');
    const lock = join(root, RECORDS, 'stamps.json.lock');
    await writeFile(lock, '');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    await add('two');
    expect(Object.keys(await readStamps(root))).toEqual(['one', 'two']);
  });
});
