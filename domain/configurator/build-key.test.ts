import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBuild } from '../../tests/fixtures/configurator-builds.ts';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { FISHBONE as HUMBUCKER } from '../../tests/fixtures/pickups.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { buildKey, isBuildKey, readBuildKey } from './build-key.ts';
import { openFields, readChoices } from './configurator.ts';
import { CONFIGURATORS } from './tables.ts';

const anyMadeBuild = anyBuild.map(({ kind, choices }) => ({ configurator: CONFIGURATORS[kind], choices }));

const FISHBONE = 'custom-humbucker.open.fishbone.forest.copper.52.modern.unmatched.wax.5-wire.alnico-5';

describe('the key of a build', () => {
  it('lists the choices in the order of the fields, and leaves out missing ones', () => {
    expect(readBuildKey(FISHBONE)?.choices).toEqual(HUMBUCKER.choices);
  });

  itForAll([anyMadeBuild], { numRuns: runs(1000) })('is read back as the same build', (build) => {
    const { configurator, choices } = build;
    const key = buildKey(configurator, choices);
    expect(key).toMatch(/^[a-z0-9.-]+$/);
    expect(isBuildKey(key)).toBe(true);
    expect(readBuildKey(key)).toEqual(build);
    expect(readBuildKey(` ${key.toUpperCase()}`)).toEqual(build);
    expect(openFields(configurator, choices)).toEqual([]);
    expect(readChoices(configurator, (field) => choices[field])).toEqual({ ok: true, choices });
  });

  it('is refused for incomplete builds', () => {
    forAll([anyMadeBuild, fc.nat(), fc.string()], ({ configurator, choices }, place, word) => {
      const ids = buildKey(configurator, choices).split('.');
      const at = place % ids.length;
      expect(readBuildKey(ids.toSpliced(at, 1).join('.'))).toBeUndefined();
      expect(readBuildKey([...ids, 'wax'].join('.'))).toBeUndefined();
      // Any word in a place results in another whole build, or none.
      const read = readBuildKey(ids.with(at, word).join('.'));
      if (read) expect(openFields(read.configurator, read.choices)).toEqual([]);
    });
    for (const text of [
      '',
      'custom-',
      'custom-banjo.open',
      'humbucker.hot.bridge',
      '__proto__',
      FISHBONE.replace('wax', 'toString'),
    ])
      expect(readBuildKey(text), text).toBeUndefined();
  });
});
