import { describe, expect, it } from 'vitest';
import { drawingFaults } from '../../tests/fixtures/drawing-faults.ts';
import type { Scheme } from './scheme.ts';
import { TELECASTER } from './schemes/two-pickups.ts';
import { SCHEMES } from './schemes.ts';

const withWire = (from: string, to: string, via?: string): Scheme => ({
  ...TELECASTER,
  wires: [...TELECASTER.wires, { from, to, ...(via && { via }) }],
});

describe('drawingFaults', () => {
  it.each(SCHEMES.map((scheme) => [scheme.id, scheme] as const))('finds none in %s', (_, scheme) =>
    expect(drawingFaults(scheme)).toEqual([]),
  );

  it.each([
    ['neck.hot', 'switch.B', undefined, /slants/],
    ['neck.hot', 'switch.N', 'x1400 y144', /leaves the sheet/],
    ['neck.hot', 'volume.1', 'y402', /runs over bridge/],
    ['switch.C', 'volume.1', 'x796 y402', /lies upon/],
    ['tone.1', 'tone.3', undefined, /runs over tone.2/],
  ])('finds the fault of %s – %s, %s', (from, to, via, fault) =>
    expect(drawingFaults(withWire(from, to, via)).join()).toMatch(fault),
  );

  it('refuses wires that do not end at a pin', () => {
    expect(() => drawingFaults(withWire('neck.hot', 'switch.X'))).toThrow('switch has no pin X');
    expect(() => drawingFaults(withWire('neck.hot', 'air.1'))).toThrow('air.1 is on no part');
  });
});
