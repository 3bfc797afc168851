import { describe, expect, it } from 'vitest';
import {
  COILS,
  coilWave,
  combinedWave,
  humbuckingWords,
  loudnessOf,
  SIGNAL_SOURCES,
  WAVE,
} from './humbucking.ts';

const BOTH = { A: true, B: true };

describe('the waves of two coils', () => {
  it('have 100 samples, an amplitude of 200 and four periods [rows 405, 541]', () => {
    for (const coil of COILS)
      for (const source of SIGNAL_SOURCES) {
        const wave = coilWave(coil, source);
        expect(wave).toHaveLength(100);
        expect(Math.max(...wave)).toBeGreaterThan(0.98 * WAVE.amplitude);
        expect(Math.max(...wave)).toBeLessThanOrEqual(200);
        for (let index = 0; index < 75; index++) expect(wave[index + 25]).toBeCloseTo(wave[index] ?? 0, 9);
      }
  });

  it('have opposite phases for hum, and are 0.3 apart for the string [rows 405, 541]', () => {
    expect(coilWave('B', 'hum')).toEqual(coilWave('A', 'hum').map((value) => 0 - value));
    expect(coilWave('A', 'string')[0]).toBe(0);
    expect(coilWave('B', 'string')[0]).toBeCloseTo(200 * Math.sin(0.3), 12);
  });

  it('cancel for hum and add for the string', () => {
    expect(combinedWave('hum', BOTH).every((value) => value === 0)).toBe(true);
    expect(loudnessOf(combinedWave('string', BOTH))).toBeCloseTo(2 * Math.cos(0.15), 9);
    expect(loudnessOf(combinedWave('hum', { A: false, B: true }))).toBeCloseTo(1, 12);
    expect(loudnessOf(combinedWave('string', { A: false, B: false }))).toBe(0);
  });

  it('are described as they are drawn', () => {
    expect(humbuckingWords(BOTH, 'en')).toBe(
      'Both coils. The hum cancels, nothing is left; the string is 2.0 times as strong as from one coil.',
    );
    expect(humbuckingWords({ A: true, B: false }, 'en')).toContain('Coil A alone');
    expect(humbuckingWords({ A: false, B: true }, 'en')).toContain('Coil B alone');
    expect(humbuckingWords({ A: false, B: false }, 'en')).toContain('Nothing comes out');
  });
});
