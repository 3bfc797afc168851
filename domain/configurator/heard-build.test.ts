import { describe, expect, it } from 'vitest';
import { changeInWords, heardWords, stepWords } from './heard-build.ts';
import type { Choices } from './record.ts';
import { CONFIGURATORS } from './tables.ts';
import { toneBuildOf } from './tone-build.ts';

const humbucker = (choices: Choices) => toneBuildOf(CONFIGURATORS.humbucker, choices);
const BARE = humbucker({ cover: 'none' });
const CLOSED = humbucker({ cover: 'closed' });
const OPEN = humbucker({ cover: 'open', model: 'fishbone' });

describe('a build', () => {
  it('is named by its treble and its output', () => {
    expect(heardWords(BARE, undefined, 'en').name).toBe('Bright and open');
    expect(heardWords({ ...OPEN, outputOhms: 6000 }, undefined, 'en')).toEqual({
      name: 'Clear and clean',
      sentence: 'Bright top, low output.',
    });
    expect(heardWords({ ...OPEN, outputOhms: 14_500 }, undefined, 'de').name).toBe('Dunkel und laut');
  });

  it('describes covers like their rows', () => {
    expect(stepWords(BARE, CLOSED, undefined, 'en')).toEqual(['a little darker']);
    expect(stepWords(BARE, OPEN, undefined, 'en')).toEqual(['barely darker']);
  });

  it('describes the change of a choice without figures', () => {
    const louder = humbucker({ cover: 'none', output: 'hot' });
    expect(changeInWords(BARE, louder, undefined, 'en')).toBe('Much darker and clearly louder than before.');
    expect(changeInWords(BARE, humbucker({ cover: 'none', potting: 'wax' }), undefined, 'de')).toBe(
      'Der Klang bleibt gleich.',
    );
  });
});
