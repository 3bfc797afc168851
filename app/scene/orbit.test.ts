import { expect, it } from 'vitest';
import { clampTilt, dragged, THREE_QUARTER, TILT_LIMITS, turnedBy, viewInWords, wholeTurn } from './orbit.ts';

it('never tilts past straight above or below', () => {
  expect(clampTilt(200)).toBe(TILT_LIMITS.highest);
  expect(clampTilt(-200)).toBe(TILT_LIMITS.lowest);
  expect(turnedBy({ turn: 0, tilt: 80 }, { turn: 0, tilt: 45 }).tilt).toBe(TILT_LIMITS.highest);
  expect(TILT_LIMITS.highest).toBeLessThan(90);
});

it('turns in proportion to the drag, in a view of any width', () => {
  const across = dragged(THREE_QUARTER, 800, 0, 800);
  expect(across.turn - THREE_QUARTER.turn).toBeCloseTo(200);
  expect(dragged(THREE_QUARTER, 100, 20, 400)).toEqual(dragged(THREE_QUARTER, 200, 40, 800));
  expect(dragged(THREE_QUARTER, 0, 40, 800).tilt).toBeGreaterThan(THREE_QUARTER.tilt);
});

it('normalises turns to 0 to under 360', () => {
  expect([wholeTurn(-30), wholeTurn(360), wholeTurn(725)]).toEqual([330, 0, 5]);
});

it.each([
  [THREE_QUARTER, 'seen from the bridge side and the bass end, from above'],
  [{ turn: 0, tilt: 0 }, 'seen from the bridge side'],
  [{ turn: 90, tilt: 0 }, 'seen from the bass end'],
  [{ turn: -180, tilt: -40 }, 'seen from the neck side, from below'],
  [{ turn: 359, tilt: 30 }, 'seen from the bridge side, from above'],
  [{ turn: 120, tilt: 88 }, 'seen from straight above'],
  [{ turn: 120, tilt: -80 }, 'seen from straight below'],
])('viewInWords reads %o as "%s"', (pose, words) => {
  expect(viewInWords(pose)).toBe(words);
});
