import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../products/pickup-types.ts';
import { STOCK_TYPES } from '../products/products.ts';
import { stockPickup } from '../products/winding-table.ts';
import { SCHEMES } from '../wiring/schemes.ts';
import { stockWiring } from '../wiring/sheet-for.ts';
import { soundTable } from '../wiring/sounds.ts';
import { combineVoices } from './combine-voices.ts';
import { difference } from './difference.ts';
import { loudnessThrough } from './loudness.ts';
import { makePickup, type Pickup } from './pickup.ts';
import { resonance } from './resonance.ts';
import { decibels, magnitudeAt, transferAt } from './transfer.ts';
import { stringPlaceOf, type Voice, voiceOf, voiceSources } from './voice.ts';
import { hasCoilModes, voiceIn } from './wired-voice.ts';

function stock(...[type, flavor, position]: Parameters<typeof stockPickup>): Pickup {
  const pickup = stockPickup(type, flavor, position);
  if (!pickup) throw new Error(`No ${type} ${flavor} ${position}`);
  return pickup;
}
const HOT = stock('HUMBUCKER', 'HOT', 'bridge');
const STRAT = {
  neck: stock('STRATOCASTER', 'VINTAGE', 'neck'),
  middle: stock('STRATOCASTER', 'VINTAGE', 'middle'),
  bridge: stock('STRATOCASTER', 'VINTAGE', 'bridge'),
};
const of = ({ circuit, load }: Voice) => resonance(circuit, load);

describe('coils joined in other ways', () => {
  it('are brighter and softer: split above series, parallel above split [row D190]', () => {
    const [series, parallel, split] = [
      voiceIn(HOT, 'series'),
      voiceIn(HOT, 'parallel'),
      voiceIn(HOT, 'split'),
    ];
    expect(series).toEqual(voiceOf(HOT));
    expect(of(split).frequency_Hz).toBeGreaterThan(1.2 * of(series).frequency_Hz);
    expect(of(parallel).frequency_Hz).toBeGreaterThan(1.2 * of(split).frequency_Hz);
    for (const voice of [parallel, split]) expect(voice.output_dB).toBeCloseTo(series.output_dB - 6.02, 1);
  });

  it('hum only if one coil is left alone', () => {
    const [series, parallel, split] = [
      voiceIn(HOT, 'series'),
      voiceIn(HOT, 'parallel'),
      voiceIn(HOT, 'split'),
    ];
    expect(parallel.hum_dB).toBeLessThan(series.hum_dB);
    expect(split.hum_dB).toBeGreaterThan(series.hum_dB + 15);
  });

  it('are heard at the screws if split, with the take of the nearest single coil', () => {
    const bridge = voiceIn(HOT, 'split');
    const neck = voiceIn(stock('HUMBUCKER', 'HOT', 'neck'), 'split');
    expect([bridge.place, neck.place]).toEqual(['stratocaster-bridge', 'stratocaster-neck']);
    expect([bridge, neck].map((voice) => stringPlaceOf(voice).coils)).toEqual([[0.0358], [0.1612]]);
    expect(stringPlaceOf(voiceIn(HOT, 'parallel')).coils).toHaveLength(2);
  });

  it('are available only if all coil ends are in the lead', () => {
    expect(hasCoilModes(HOT)).toBe(true);
    for (const pickup of [
      stock('HUMBUCKER', 'VINTAGE', 'bridge'),
      stock('HUMBUCKER_P90', 'HOT', 'bridge'),
      stock('PRECISION_BASS', 'HOT', 'split'),
      STRAT.neck,
    ]) {
      expect(hasCoilModes(pickup)).toBe(false);
      expect(() => voiceIn(pickup, 'split')).toThrow();
    }
  });
});

describe('two pickups on one switch', () => {
  it('have half the resistance and inductance, and twice the capacitance, if they are equal', () => {
    const voice = voiceOf(STRAT.neck);
    const pair = combineVoices(voice, voice);
    const { circuit } = voice;
    const half = {
      ...circuit,
      resistance_Ohm: circuit.resistance_Ohm / 2,
      inductance_H: circuit.inductance_H / 2,
      capacitance_F: circuit.capacitance_F * 2,
    };
    for (const f of [50, 500, 2000, 3500, 5000, 12_000])
      expect(magnitudeAt(pair.circuit, pair.load, f)).toBeCloseTo(magnitudeAt(half, voice.load, f), 9);
    // The only difference is a slightly lower loss in the pots.
    expect(pair.output_dB - voice.output_dB).toBeGreaterThan(0);
    expect(pair.output_dB - voice.output_dB).toBeLessThan(0.5);
    expect(of(pair).frequency_Hz).toBeGreaterThan(1.2 * of(voice).frequency_Hz);
  });

  it('are heard as drawn: their sum is the curve [row D190]', () => {
    const pair = combineVoices(voiceOf(STRAT.middle), voiceOf(STRAT.bridge));
    const [one, other] = voiceSources(pair);
    if (!one || !other) throw new Error('No two sources');
    const ratio = 10 ** ((other.output_dB - one.output_dB) / 20);
    for (const f of [80, 400, 1500, 4000, 9000]) {
      const [a, b] = [one, other].map(({ circuit, load }) => transferAt(circuit, load, f));
      if (!a || !b) throw new Error('No transfer');
      const sum = Math.hypot(a.re + ratio * b.re, a.im + ratio * b.im);
      expect(sum).toBeCloseTo(magnitudeAt(pair.circuit, pair.load, f), 9);
    }
  });

  it('have an output between the two, in either order', () => {
    const [neck, bridge] = [
      voiceOf(stock('TELECASTER', 'HOT', 'neck')),
      voiceOf(stock('TELECASTER', 'HOT', 'bridge')),
    ];
    const pair = combineVoices(neck, bridge);
    expect(pair.output_dB).toBeGreaterThan(Math.min(neck.output_dB, bridge.output_dB) - 0.1);
    expect(pair.output_dB).toBeLessThan(Math.max(neck.output_dB, bridge.output_dB) + 0.5);
    expect(combineVoices(bridge, neck).output_dB).toBeCloseTo(pair.output_dB, 9);
  });

  it('are quiet or hum as the wiring diagram says [row D190]', () => {
    for (const type of STOCK_TYPES.filter((each) => each !== 'PRECISION_BASS')) {
      const scheme = SCHEMES.find(({ id }) => stockWiring(type).endsWith(`#${id}`));
      if (!scheme) throw new Error(`No scheme for ${type}`);
      for (const { sound } of soundTable(scheme)) {
        const [one, other] = POSITIONS.filter((position) => sound.pickups.includes(position));
        if (!one || !other) continue;
        const flavor = type === 'HUMBUCKER' ? 'HOT' : 'VINTAGE';
        const [a, b] = [voiceOf(stock(type, flavor, one)), voiceOf(stock(type, flavor, other))];
        const { hum_dB } = combineVoices(a, b);
        const quieter = Math.min(a.hum_dB, b.hum_dB);
        if (sound.hum === 'yes') expect(hum_dB, type).toBeGreaterThan(quieter);
        // Coils that cancel by themselves are as quiet together as alone.
        else if (quieter < -10) expect(hum_dB, type).toBeLessThan(quieter + 3);
        else expect(hum_dB, type).toBeLessThan(quieter - 6);
      }
    }
  });

  it('sound different from each of them, because of their distance on the string', () => {
    const [middle, bridge] = [voiceOf(STRAT.middle), voiceOf(STRAT.bridge)];
    const pair = combineVoices(middle, bridge);
    for (const alone of [middle, bridge]) expect(difference(alone, pair).shape_dB).toBeGreaterThan(1);
    expect(difference(pair, combineVoices(middle, bridge)).shape_dB).toBeCloseTo(0, 9);
  });

  it('are as loud as one if they are in the same position', () => {
    const take = { bands_Hz: [100, 1000, 4000], bands_dB: [-20, -30, -40] };
    const voice = voiceOf(STRAT.neck);
    const pair = combineVoices(voice, voice);
    const apart = loudnessThrough([take, take], pair) - loudnessThrough([take], voice);
    expect(Math.abs(apart)).toBeLessThan(1);
    // With no correlation, half of the power is left.
    const elsewhere: Voice = {
      ...pair,
      sources: [voiceSources(pair)[0] ?? voice, { ...voice, output_dB: -200 }],
    };
    expect(loudnessThrough([take, take], elsewhere)).toBeLessThan(loudnessThrough([take, take], pair) - 4);
  });

  it('are plain JSON', () => {
    const pair = combineVoices(voiceOf(STRAT.neck), voiceOf(STRAT.middle));
    expect(JSON.parse(JSON.stringify(pair))).toEqual(pair);
    expect(decibels(1)).toBe(0);
    expect(makePickup(STRAT.neck.recipe).circuit).toEqual(STRAT.neck.circuit);
  });
});
