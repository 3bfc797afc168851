import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OUTPUT, readStamps, staleReasons } from './freshness.ts';
import type { Generator } from './generator.ts';
import { makeFiles, removeOrphans } from './make.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gewitter-test-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const generator = (name: string, ...files: string[]): Generator => ({
  name,
  sources: [],
  make: async () => new Map(files.map((file) => [file, Buffer.from(`${name} made ${file}`)])),
});
const made = async () => readdir(join(root, OUTPUT));

describe('making', () => {
  it('writes files, stamps them, and removes files that are no longer made', async () => {
    expect(await makeFiles(root, generator('drawing', 'top.svg', 'side.svg'))).toBe(2);
    expect(await readFile(join(root, OUTPUT, 'top.svg'), 'utf8')).toBe('drawing made top.svg');
    const one = generator('drawing', 'top.svg');
    await makeFiles(root, one);
    expect(await made()).toEqual(['top.svg']);
    expect(await staleReasons(root, one, (await readStamps(root)).drawing)).toEqual([]);
  });

  it('keeps earlier files if it fails', async () => {
    await makeFiles(root, generator('model', 'a.glb'));
    const failing: Generator = { ...generator('model'), make: () => Promise.reject(new Error('no fillet')) };
    await expect(makeFiles(root, failing)).rejects.toThrow('no fillet');
    expect(await made()).toEqual(['a.glb']);
  });
});

describe('removed generators', () => {
  it('lose their files, except those that another generator makes now', async () => {
    await makeFiles(root, generator('old', 'gone.webp', 'moved.webp'));
    const next = generator('new', 'moved.webp');
    await makeFiles(root, next);
    expect(await removeOrphans(root, [next])).toEqual(['old']);
    expect(await made()).toEqual(['moved.webp']);
    expect(Object.keys(await readStamps(root))).toEqual(['new']);
    expect(await removeOrphans(root, [next])).toEqual([]);
  });
});
