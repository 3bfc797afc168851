import { expect, it, vi } from 'vitest';
import { claimSound } from './one-at-a-time.ts';

it('stops the previous sound, once', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  claimSound(first);
  claimSound(first);
  expect(first).not.toHaveBeenCalled();
  const letGo = claimSound(second);
  expect(first).toHaveBeenCalledTimes(1);
  letGo();
  claimSound(first);
  expect(second).not.toHaveBeenCalled();
});

it('keeps the newer claim when an older sound is released', () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const letGo = claimSound(first);
  claimSound(second);
  letGo();
  claimSound(third);
  expect(second).toHaveBeenCalledTimes(1);
});
