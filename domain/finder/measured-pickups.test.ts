import { describe, expect, it } from 'vitest';
import { keysOf } from '../records.ts';
import { DOUBTS } from '../tone/doubt.ts';
import { fitCoil, modelledLevels } from '../tone/measured/fit-coil.ts';
import { MEASURED_COILS } from '../tone/measured/measured-coils.ts';
import { yourCircuit, yourDoubt } from '../your-pickup/pickup-of-ohms.ts';
import { MEASURED_PICKUPS, measuredBy } from './measured-pickups.ts';
import { nameWords } from './names.ts';
import { readFinderQuestion } from './question.ts';
import { isYours, saidPickup, yoursOf } from './yours.ts';

const IDS = keysOf(MEASURED_PICKUPS);
const questionOf = (id: string) => readFinderQuestion(new URLSearchParams({ have: 'name', name: id }));
const yoursBy = (id: string) => {
  const yours = yoursOf(questionOf(id));
  if (!isYours(yours)) throw new Error(`No ${id}`);
  return yours;
};

describe('a measured pickup of another maker', () => {
  it.each(IDS)('has the curve of the model page, and is stored with it: %s [row D838]', (id) => {
    const coil = MEASURED_COILS.find(({ name }) => name === measuredBy(id).path);
    const stored = saidPickup(questionOf(id));
    if (!coil || !stored) throw new Error(`${id} was not measured`);
    for (const sweep of ['LD', 'UL'] as const)
      for (const circuit of [yoursBy(id).circuit, yourCircuit(stored)]) {
        const levels = modelledLevels(circuit, sweep);
        for (const [index, level] of modelledLevels(fitCoil(coil), sweep).entries())
          expect(Math.abs((levels[index] ?? Number.NaN) - level)).toBeLessThan(0.02);
      }
  });

  it('has less uncertainty than a type, and more than the visitor’s own measurement [row D839]', () => {
    const [one, type] = [yoursBy('tone-zone').doubt, yoursBy('paf').doubt];
    expect(one.inductance).toBeLessThanOrEqual(type.inductance / 2);
    expect(one.capacitance).toBeLessThanOrEqual(type.capacitance / 2);
    // Its losses are the model's.
    expect(one.shape_dB).toBe(DOUBTS.humbucker.shape_dB);
    const stored = saidPickup(questionOf('tone-zone'));
    if (!stored) throw new Error('Not stored');
    expect(yourDoubt({ ...stored, source: 'measured' }).shape_dB).toBeLessThan(one.shape_dB);
    expect(yourDoubt(stored).inductance).toBeCloseTo(one.inductance, 6);
  });

  it('has its maker’s name and its inductance at 1 kHz, in each language', () => {
    expect(nameWords('tone-zone')).toBe('DiMarzio Tone Zone, measured: 9.2\u00a0H');
    expect(nameWords('cv-tele-neck', 'de')).toMatch(/^Squier CV Tele, Hals, gemessen: \d,\d\u00a0H$/);
  });

  it('has the turns of its own magnet: steel over a ceramic bar needs fewer for its inductance', () => {
    const [bar, rods] = [yoursBy('affinity-strat'), yoursBy('true-velvet')];
    expect(bar.turns / rods.turns).toBeLessThan(0.95 * Math.sqrt(4.0741 / 2.6569));
    expect(bar.outputDoubt_dB).toBeGreaterThan(0.9);
  });
});
