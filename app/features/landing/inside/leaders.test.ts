import { expect, it } from 'vitest';
import { leaders } from './leaders.ts';

const COLUMNS = { left: 100, right: 900, apart: 40 };

it('start at the part, and end in one column of labels for each side', () => {
  const [a, b, c] = leaders(
    [
      { at: [600, 50], side: 'right' },
      { at: [400, 80], side: 'left' },
      { at: [620, 200], side: 'right' },
    ],
    COLUMNS,
  );
  expect(a).toEqual({ path: 'M600.0 50.0H890.0', words: [900, 50] });
  expect(b).toEqual({ path: 'M400.0 80.0H110.0', words: [100, 80] });
  expect(c?.words[0]).toBe(900);
});

it('keep labels apart in any order', () => {
  const [low, high] = leaders(
    [
      { at: [600, 70], side: 'right' },
      { at: [600, 50], side: 'right' },
    ],
    COLUMNS,
  );
  expect(high?.words[1]).toBe(50);
  expect(low).toEqual({ path: 'M600.0 70.0L620.0 90.0H890.0', words: [900, 90] });
});
