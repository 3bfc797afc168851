import { describe, expect, it } from 'vitest';
import { acrossOf, downOf, frequencyTicks, laneOf, levelTicks, pathThrough } from './response-scale.ts';

const FRAME = { minimum_Hz: 50, maximum_Hz: 20_000, minimum_dB: -24, maximum_dB: 12 };

describe('the axes', () => {
  it('give each octave the same width and each decibel the same height', () => {
    expect(acrossOf(50, FRAME)).toBe(0);
    expect(acrossOf(20_000, FRAME)).toBe(1);
    expect(acrossOf(1000, FRAME)).toBe(0.5);
    expect(downOf(12, FRAME)).toBe(0);
    expect(downOf(-6, FRAME)).toBe(0.5);
  });

  it('have a tick at 1, 2 and 5 of each decade, with the unit at the decade', () => {
    expect(frequencyTicks(FRAME).map(({ words }) => words)).toEqual([
      '50',
      '100\u00a0Hz',
      '200',
      '500',
      '1\u00a0kHz',
      '2',
      '5',
      '10\u00a0kHz',
      '20',
    ]);
  });

  it('have a tick every 6 dB, with its sign', () => {
    expect(levelTicks(FRAME).map(({ words }) => words)).toEqual([
      '+12',
      '+6',
      '0',
      '−6',
      '−12',
      '−18',
      '−24',
    ]);
    expect(levelTicks({ ...FRAME, minimum_dB: -20, maximum_dB: 10 }).map(({ words }) => words)).toEqual([
      '+6',
      '0',
      '−6',
      '−12',
      '−18',
    ]);
  });
});

it('draws a path through the points', () => {
  expect(pathThrough([0, 0.5, 1], [0.25, 0.25, 1.5], 1000)).toBe('M0.0 250.0L500.0 250.0L1000.0 1500.0');
});

describe('laneOf', () => {
  const lanes = (all: number[]) => all.map((frequency, index) => laneOf(frequency, all, index));

  it('puts the label of the highest frequency on top', () => {
    expect(lanes([3600, 2900, 3900])).toEqual([2, 1, 3]);
  });

  it('gives equal frequencies separate rows', () => {
    expect(lanes([2900, 2900])).toEqual([1, 2]);
  });
});
