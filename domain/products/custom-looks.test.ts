import { describe, expect, it } from 'vitest';
import {
  customLooks,
  HP90_MODELS,
  HP90_PATTERNS,
  HUMBUCKER_PATTERNS,
  modelOf,
  SPACINGS,
} from './custom-looks.ts';

describe('looks of the configurators', () => {
  it('have ten cover models for the humbucker and seven for the HP90, each plain one among them [rows 484–485]', () => {
    expect([...HUMBUCKER_PATTERNS, 'plain']).toHaveLength(10);
    expect(HP90_MODELS).toEqual(['fishbone', 'hook', 'hornet', 'linear', 'ripple', 'plain', 'stars']);
    expect(new Set(HP90_MODELS)).toEqual(new Set([...HP90_PATTERNS, 'plain']));
    const models = new Set(customLooks().map(modelOf));
    for (const spacing of SPACINGS) {
      for (const cover of [...HUMBUCKER_PATTERNS, 'plain'])
        expect(models).toContain(`humbucker-${cover}-${spacing}`);
      for (const cover of [...HP90_PATTERNS, 'plain']) expect(models).toContain(`hp90-${cover}-${spacing}`);
    }
  });

  it('have 50 mm for the neck and 52 mm for the bridge [row 486]', () => {
    expect(SPACINGS).toEqual([50, 52]);
  });
});
