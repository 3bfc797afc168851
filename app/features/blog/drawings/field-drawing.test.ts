import { expect, it } from 'vitest';
import { fieldLines } from './field-drawing.tsx';

it('field lines run from the north pole to the south pole, or leave the sheet and come back on its other side', () => {
  const lines = fieldLines(16, { half: 30, width: 215, height: 135 });
  const ends = lines.map((line) => line.at(-1) ?? [0, 0]);
  const closed = lines.filter(
    (_, index) => Math.hypot((ends[index]?.[0] ?? 0) + 30, ends[index]?.[1] ?? 0) < 4,
  );
  expect(closed.length).toBeGreaterThan(3);
  // Lines that leave at the right enter at the left: the sheet is symmetric.
  const across = lines.flatMap((line) => line.map(([x]) => x));
  expect(Math.max(...across)).toBeCloseTo(-Math.min(...across), 0);
  expect(lines.length).toBeGreaterThan(16);
});
