import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuitFaults } from './circuit-faults.ts';
import { drawingFaults } from './drawing-faults.ts';
import { SCHEMES } from './schemes.ts';

describe('drawings', () => {
  it.each(SCHEMES.map((scheme) => [scheme.id, scheme] as const))('of %s', (_, scheme) => {
    expect(circuitFaults(scheme)).toEqual([]);
    expect(drawingFaults(scheme)).toEqual([]);
  });
});
void fc;
