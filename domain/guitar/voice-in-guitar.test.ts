import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { stockPickup } from '../products/winding-table.ts';
import type { Load } from '../tone/circuit.ts';
import { combineVoices } from '../tone/combine-voices.ts';
import { difference } from '../tone/difference.ts';
import type { Pickup } from '../tone/pickup.ts';
import { resonance } from '../tone/resonance.ts';
import { type Voice, voiceOf, voiceSources } from '../tone/voice.ts';
import { voiceIn } from '../tone/wired-voice.ts';
import { FIRST_GUITAR, type Guitar, usualGuitar } from './guitar.ts';
import { loadOf } from './guitar-load.ts';
import { voiceInGuitar } from './voice-in-guitar.ts';

function stock(...[type, flavor, position]: Parameters<typeof stockPickup>): Pickup {
  const pickup = stockPickup(type, flavor, position);
  if (!pickup) throw new Error(`No ${type} ${flavor} ${position}`);
  return pickup;
}
const NECK = voiceOf(stock('STRATOCASTER', 'VINTAGE', 'neck'));
const MIDDLE = voiceOf(stock('STRATOCASTER', 'VINTAGE', 'middle'));
const SPLIT = voiceIn(stock('HUMBUCKER', 'HOT', 'bridge'), 'split');
const LONG: Guitar = { ...usualGuitar('les-paul'), pots_kOhm: 1000, cable_m: 12 };

const controls = ({ beside: _, ...load }: Load) => load;

describe('a pickup in the visitor’s guitar', () => {
  it('lowers its resonance with each metre of cable, and its peak with smaller pots', () => {
    const at = (guitar: Guitar) => {
      const { circuit, load } = voiceInGuitar(NECK, guitar);
      return resonance(circuit, load);
    };
    forAll([fc.integer({ min: 0, max: 11 })], (cable_m) => {
      const near = at({ ...FIRST_GUITAR, cable_m });
      expect(at({ ...FIRST_GUITAR, cable_m: cable_m + 1 }).frequency_Hz).toBeLessThan(near.frequency_Hz);
      expect(at({ ...FIRST_GUITAR, cable_m, pots_kOhm: 250 }).peak_dB).toBeLessThan(near.peak_dB);
    });
    expect(voiceInGuitar(NECK, undefined)).toBe(NECK);
  });

  it('is split in the same way', () => {
    const split = voiceInGuitar(SPLIT, LONG);
    expect(split.load).toEqual(loadOf(LONG));
    expect([split.circuit, split.coil, split.place]).toEqual([SPLIT.circuit, SPLIT.coil, SPLIT.place]);
  });
});

describe('two pickups joined by a switch', () => {
  const PAIRS: readonly (readonly [string, Voice, Voice])[] = [
    ['single coils', NECK, MIDDLE],
    ['split coils', voiceIn(stock('HUMBUCKER', 'HOT', 'neck'), 'split'), SPLIT],
  ];

  it.each(PAIRS)('both have the guitar’s controls, each in parallel with the other: %s', (_, one, other) => {
    const pair = voiceInGuitar(combineVoices(one, other), LONG);
    for (const { load } of [pair, ...voiceSources(pair)]) {
      expect(controls(load)).toEqual(loadOf(LONG));
      expect(load.beside).toBeDefined();
    }
  });

  it.each(PAIRS)('sound as if they were joined in that guitar: %s', (_, one, other) => {
    const there = combineVoices(voiceInGuitar(one, LONG), voiceInGuitar(other, LONG));
    const pair = voiceInGuitar(combineVoices(one, other), LONG);
    expect(pair).toEqual(there);
    expect(voiceInGuitar(pair, LONG)).toEqual(pair);
  });

  it('sound different in that guitar', () => {
    const pair = combineVoices(NECK, MIDDLE);
    expect(difference(pair, voiceInGuitar(pair, LONG)).shape_dB).toBeGreaterThan(1);
    expect(voiceInGuitar(pair, usualGuitar('jazz-bass'))).toBe(pair);
  });
});
