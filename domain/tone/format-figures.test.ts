import { expect, it } from 'vitest';
import {
  chanceWords,
  decibelsWithDoubt,
  inKilohertz,
  kilohertzWithDoubt,
  millimetresFromBridge,
  signedDecibels,
  withDoubt,
} from './format-figures.ts';

it('figures have their units', () => {
  expect(inKilohertz(3531.8)).toBe('3.5\u00a0kHz');
  expect(signedDecibels(2.96)).toBe('+3.0\u00a0dB');
  expect(signedDecibels(-0.31)).toBe('−0.3\u00a0dB');
  expect(signedDecibels(-0.01)).toBe('0.0\u00a0dB');
  expect(millimetresFromBridge([0.0542, 0.0358])).toBe('36 and 54\u00a0mm');
  expect(millimetresFromBridge([0.045, 0.045])).toBe('45\u00a0mm');
  expect(chanceWords(176 / 1024)).toBe('17\u00a0% of the time');
  expect(chanceWords(1 / 1024)).toBe('once in 1024 tries');
  expect(chanceWords(1 / 1024, 'de')).toBe('einmal in 1024 Versuchen');
  expect(millimetresFromBridge([0.0542, 0.0358], 'de')).toBe('36 und 54\u00a0mm');
});

it('figures are rounded to their uncertainty', () => {
  const plain = (words: string) => words.replaceAll('\u00a0', '_');
  expect(plain(withDoubt(3.94, 0.38, 'H'))).toBe('3.9_H ±_0.4');
  expect(plain(withDoubt(114, 34, 'pF'))).toBe('110_pF ±_30');
  expect(plain(withDoubt(8.6, 1.03, 'H'))).toBe('9_H ±_1');
  expect(plain(withDoubt(8.6, 0.96, 'H'))).toBe('9_H ±_1');
  expect(plain(withDoubt(3.2, 0.32, ''))).toBe('3.2 ±_0.3');
  expect(plain(kilohertzWithDoubt(2964, 0.08))).toBe('3.0_kHz ±_0.2');
  expect(plain(kilohertzWithDoubt(1720, 0.05))).toBe('1.7_kHz ±_0.1');
  expect(plain(decibelsWithDoubt(-0.02, 0.7))).toBe('0.0_dB ±_0.7');
  expect(plain(decibelsWithDoubt(-27.8, 6))).toBe('−28_dB ±_6');
  expect(plain(decibelsWithDoubt(3.4, 1))).toBe('+3_dB ±_1');
  expect(plain(decibelsWithDoubt(-0.4, 1))).toBe('0_dB ±_1');
});
