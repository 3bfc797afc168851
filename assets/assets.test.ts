import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staleStill } from './exploded-still.ts';
import { unicodeRange } from './fonts/characters.ts';
import { damage, OUTPUT, RECORDS, readStamps, staleReasons, stampsText } from './freshness.ts';
import { generators } from './generators.ts';
import { generatorName } from './pictures/picture-generators.ts';
import { readWaiting, staleScenes } from './pictures/waiting.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, OUTPUT);

describe('generated files', () => {
  it('are fresh: no source has changed since they were made', async () => {
    const stamps = await readStamps(root);
    const waiting = new Set((await readWaiting(root)).map((id) => generatorName({ id })));
    const made = generators.filter(({ name }) => !waiting.has(name));
    const reasons = await Promise.all(made.map((g) => staleReasons(root, g, stamps[g.name])));
    expect(reasons.flat()).toEqual([]);
    expect(readFileSync(join(root, RECORDS, 'stamps.json'), 'utf8')).toBe(stampsText(stamps));
  });

  it('wait for a new render only if they are stale, and are undamaged until then', async () => {
    const stamps = await readStamps(root);
    const waiting = await readWaiting(root);
    expect(waiting).toEqual(await staleScenes(root));
    const harm = waiting.map((id) => {
      const name = generatorName({ id });
      const stamp = stamps[name];
      return stamp ? damage(root, { name }, stamp) : [`${name}: never made`];
    });
    expect((await Promise.all(harm)).flat()).toEqual([]);
  });

  it('include a current still of the exploded view: `npm run exploded` makes it', async () => {
    expect(await staleStill(root)).toEqual([]);
  });

  it('all belong to an existing generator', async () => {
    const stamps = await readStamps(root);
    expect(Object.keys(stamps).sort()).toEqual(generators.map(({ name }) => name).sort());
    const made = new Set(Object.values(stamps).flatMap(({ outputs }) => Object.keys(outputs)));
    const lists = new Set(['stamps.json', 'pictures.json']);
    const filesIn = (place: string) =>
      readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(place, join(parentPath, name)));
    const files = [...filesIn(folder), ...filesIn(join(root, RECORDS))];
    expect(files.filter((file) => !made.has(file) && !lists.has(file))).toEqual([]);
  });

  it('include no JSON in the public folder', () => {
    const records = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.json'));
    expect(records).toEqual([]);
  });

  it('include all fonts in less than 100 kB', () => {
    const css = readFileSync(join(folder, 'fonts/fonts.css'), 'utf8');
    const files = [...css.matchAll(/url\('\/generated\/(fonts\/[^']+)'\)/g)].map(
      ([, path]) => path as string,
    );
    const bytes = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
    expect(files.length).toBe(5);
    expect(bytes).toBeLessThan(100_000);
  });
});

describe('fonts', () => {
  it('joins code points to ranges', () => {
    expect(unicodeRange([0x42, 0x41, 0x20ac])).toBe('U+0041-0042, U+20AC');
  });
});
