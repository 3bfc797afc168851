import { expect, it } from 'vitest';
import { chanceWords, inKilohertz, millimetresFromBridge, signedDecibels } from './format-figures.ts';

it('figures have their units', () => {
  expect(inKilohertz(3531.8)).toBe('3.5\u00a0kHz');
  expect(signedDecibels(2.96)).toBe('+3.0\u00a0dB');
  expect(signedDecibels(-0.31)).toBe('−0.3\u00a0dB');
  expect(signedDecibels(-0.01)).toBe('0.0\u00a0dB');
  expect(millimetresFromBridge([0.0542, 0.0358])).toBe('36 and 54\u00a0mm');
  expect(millimetresFromBridge([0.045, 0.045])).toBe('45\u00a0mm');
  expect(chanceWords(176 / 1024)).toBe('17\u00a0% of the time');
  expect(chanceWords(1 / 1024)).toBe('once in 1024 tries');
});
