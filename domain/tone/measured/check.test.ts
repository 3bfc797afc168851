import { describe, expect, it } from 'vitest';
import { checkModel, errorsByClass } from './check.ts';
import { MEASURED_COILS } from './measured-coils.ts';

const { kinds, whole } = errorsByClass(checkModel());

describe('the model against measured pickups', () => {
  it('includes all of them, each with the losses of its kind', () => {
    expect(MEASURED_COILS).toHaveLength(63);
    expect(whole.LD.sets).toBe(39);
    for (const { losses } of MEASURED_COILS) expect(losses.eddy.length).toBeGreaterThan(0);
  });

  it('is within 0.30 dB loaded and 0.50 unloaded, bare humbuckers within 0.25', () => {
    expect(whole.LD.rms_dB).toBeLessThanOrEqual(0.3);
    expect(whole.UL.rms_dB).toBeLessThanOrEqual(0.5);
    expect(kinds.find(({ kind }) => kind === 'humbucker')?.LD.rms_dB).toBeLessThanOrEqual(0.25);
  });

  it('is within 0.5 dB at the loaded peak, 2 % at −3 dB, 5 % at the resonance', () => {
    expect(whole.LD.peak_dB).toBeLessThanOrEqual(0.5);
    expect(whole.LD.minus3_percent).toBeLessThanOrEqual(2);
    expect(whole.LD.resonance_percent).toBeLessThanOrEqual(5);
  });
});
