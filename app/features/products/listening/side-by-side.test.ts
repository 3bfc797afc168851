import { expect, it } from 'vitest';
import { pickKey } from '#domain/listening/listen-choice.ts';
import { readPicks } from '#domain/listening/listen-query.ts';
import { sideBySide } from './side-by-side.ts';

it('compares a pickup with its next flavors at the same position', () => {
  expect(sideBySide('humbucker', 'HOT', 'bridge', ['HOT', 'HYBRID', 'VINTAGE'])).toBe(
    '/listen?a=humbucker.hot.bridge&b=humbucker.hybrid.bridge&c=humbucker.vintage.bridge',
  );
  expect(sideBySide('precision-bass', 'VINTAGE', 'split', ['HOT', 'VINTAGE'])).toBe(
    '/listen?a=precision-bass.vintage.split&b=precision-bass.hot.split',
  );
});

it('offers another pickup if there is only one flavor', () => {
  expect(sideBySide('telecaster', 'HOT', 'neck', ['HOT'])).toBe(
    '/listen?a=telecaster.hot.neck&b=stratocaster.vintage.bridge',
  );
});

it('writes an address that the listening page can read', () => {
  const address = sideBySide('stratocaster', 'HYBRID', 'middle', ['HOT', 'HYBRID', 'MODERN', 'VINTAGE']);
  const picks = readPicks(new URL(address, 'http://localhost').searchParams);
  expect(picks.map(pickKey)).toEqual([
    'stratocaster.hybrid.middle',
    'stratocaster.modern.middle',
    'stratocaster.vintage.middle',
  ]);
});
