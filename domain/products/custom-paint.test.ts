import { describe, expect, it } from 'vitest';
import { customLooks } from './custom-looks.ts';
import { paintedGroups } from './custom-paint.ts';

describe('the paint of a configuration', () => {
  it('is on the bobbins, one by one, without a cover', () => {
    const groups = paintedGroups({ pickup: 'humbucker', cover: 'none', base: 'zebra-black-cream' });
    expect(groups.map(({ slots, colour }) => [slots, colour])).toEqual([
      [['bobbin-top'], '#000000'],
      [['bobbin-bottom'], '#C4B9A3'],
    ]);
  });

  it('is on the cover, and on the base if it is visible', () => {
    const painted = (look: Parameters<typeof paintedGroups>[0]) =>
      paintedGroups(look).map(({ slots, colour, roughness }) => [slots[0], colour, roughness]);
    expect(painted({ pickup: 'humbucker', cover: 'closed', spacing: 50 })).toEqual([]);
    expect(painted({ pickup: 'hp90', cover: 'plain', colour: 'wine', spacing: 52 })).toEqual([
      ['cover', '#7F3854', 0.32],
    ]);
    expect(
      painted({ pickup: 'humbucker', cover: 'waves', colour: 'navy', base: 'gold', spacing: 50 }),
    ).toEqual([
      ['cover', '#0D3344', 0.32],
      ['bobbin-top', '#EEC284', 0.27],
    ]);
    expect(painted({ pickup: 'p90-dogear', cover: 'own', colour: 'cream', spacing: 50 })).toEqual([
      ['cover', '#C4B9A3', 0.27],
    ]);
  });

  it('is never on a slot twice', () => {
    for (const look of customLooks()) {
      const slots = paintedGroups(look).flatMap((group) => group.slots);
      expect(new Set(slots).size).toBe(slots.length);
    }
  });
});
