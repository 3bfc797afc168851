import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuitFaults } from '../../tests/fixtures/circuit-faults.ts';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import type { Scheme, Wire } from './scheme.ts';
import { STRATOCASTER } from './schemes/stratocaster.ts';
import { TELECASTER, TWO_HUMBUCKERS_FIVE, TWO_HUMBUCKERS_TWO } from './schemes/two-pickups.ts';
import { SCHEMES } from './schemes.ts';

const each = it.each(SCHEMES.map((scheme) => [scheme.id, scheme] as const));
const rewired = (scheme: Scheme, change: (wire: Wire) => Wire): Scheme => ({
  ...scheme,
  wires: scheme.wires.map(change),
});
const withWire = (scheme: Scheme, from: string, to: string): Scheme => ({
  ...scheme,
  wires: [...scheme.wires, { from, to }],
});

describe('circuitFaults', () => {
  each('finds none in %s', (_, scheme) => expect(circuitFaults(scheme)).toEqual([]));

  each('finds any missing wire of %s', (_, scheme) => {
    for (const left of scheme.wires) {
      const without = { ...scheme, wires: scheme.wires.filter((wire) => wire !== left) };
      expect(circuitFaults(without), `${left.from} – ${left.to}`).not.toEqual([]);
    }
  });

  itForAll([fc.constantFrom(...SCHEMES), fc.nat()])('finds hot at ground, anywhere', (scheme, pick) => {
    const hot = scheme.wires
      .flatMap(({ from, to }) => [from, to])
      .filter((end) => /^(volume|volume-neck)\.[12]$|\.hot$|\.start1$|^jack\.tip$/.test(end));
    const end = hot[pick % hot.length] ?? '';
    expect(circuitFaults(withWire(scheme, end, 'jack.sleeve')), end).not.toEqual([]);
  });

  it('finds a pickup with swapped leads', () => {
    const swap: Record<string, string> = { 'middle.hot': 'middle.ground', 'middle.ground': 'middle.hot' };
    const swapped = rewired(STRATOCASTER, (wire) => ({ ...wire, from: swap[wire.from] ?? wire.from }));
    expect(circuitFaults(swapped)).toEqual([
      'Coils work against each other in 2',
      'Coils work against each other in 4',
    ]);
  });

  it('finds a hot shield', () => {
    const swap: Record<string, string> = { 'neck.hot': 'neck.shield', 'neck.shield': 'neck.hot' };
    const swapped = rewired(TWO_HUMBUCKERS_TWO, (wire) => ({ ...wire, from: swap[wire.from] ?? wire.from }));
    expect(circuitFaults(swapped)).toContain('neck.shield is not at ground');
  });

  it('finds coils that are joined start to finish', () => {
    const swap: Record<string, string> = { 'neck.start2': 'neck.finish2', 'neck.finish2': 'neck.start2' };
    const swapped = rewired(TWO_HUMBUCKERS_FIVE, (wire) => ({ ...wire, from: swap[wire.from] ?? wire.from }));
    expect(circuitFaults(swapped)).toContain('Coils work against each other in Up');
  });

  it('finds a tone control that is wired to the wrong end of its track', () => {
    const wrong = rewired(TELECASTER, (wire) => (wire.to === 'tone.3' ? { ...wire, to: 'tone.1' } : wire));
    expect(circuitFaults(wrong)).toContain('Highs are lost with tone turned up in 2');
  });

  it('finds a tone control without its capacitor', () => {
    const wrong = withWire(TELECASTER, 'cap.a', 'cap.b');
    expect(circuitFaults(wrong)).toContain('tone takes lows as well in 1');
  });

  it('finds a reversed volume', () => {
    const turned: Record<string, string> = { 'volume.1': 'volume.3', 'volume.3': 'volume.1' };
    const wrong = rewired(TELECASTER, (wire) => ({
      ...wire,
      from: turned[wire.from] ?? wire.from,
      to: turned[wire.to] ?? wire.to,
    }));
    expect(circuitFaults(wrong)).toContain('Nothing is heard in 1');
  });
});
