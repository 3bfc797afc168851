import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReports } from '../../assets/models/reports.ts';
import { type CustomLook, customLooks, modelOf } from '../products/custom-looks.ts';
import { FIT_MODELS, fitModelOf, fitOfModel, fitRows, fitSentence } from './fit.ts';

const reports = readReports(join(import.meta.dirname, '../..'));
const fitOf = (id: string) => {
  const report = reports.get(id);
  if (!report) throw new Error(`No report of ${id}`);
  return fitOfModel(report);
};

describe('the fit of a pickup', () => {
  it('is the same for each look and its representative model', () => {
    for (const look of customLooks())
      expect(fitOf(modelOf(look)), modelOf(look)).toEqual(fitOf(fitModelOf(look)));
  });

  it('has no unused model', () => {
    expect(new Set(customLooks().map(fitModelOf))).toEqual(new Set(FIT_MODELS));
  });

  it('has the chosen spacing, and 50 mm without a cover', () => {
    for (const look of customLooks())
      expect(fitOf(modelOf(look)).spacing).toBe('spacing' in look ? look.spacing : 50);
  });

  it('matches the CAD model of each kind', () => {
    expect(fitOf('humbucker-closed-52')).toEqual({
      mount: 'legs',
      body: [70.2, 39.2, 16],
      over: 88.8,
      screws: 78.8,
      below: 5.8,
      spacing: 52,
    });
    expect(fitOf('humbucker-none').body).toEqual([68.6, 37.6, 14.8]);
    expect(fitOf('p90-dogear-50')).toMatchObject({ mount: 'ears', over: 118, screws: 107.9, below: 3.65 });
    expect(fitOf('p90-soapbar-52')).toMatchObject({ mount: 'rout', body: [85.7, 34.9, 15.2], screws: 20.8 });
  });

  it('lists sizes to compare, with legs for a pickup in a ring', () => {
    const look: CustomLook = { pickup: 'hp90', cover: 'plain', colour: 'navy', spacing: 50 };
    const fit = fitOf(modelOf(look));
    expect(fitSentence(fit)).toMatch(/^Fits a humbucker rout/);
    const rows = new Map(fitRows(fit));
    expect(rows.get('Legs, below the baseplate')).toBe('2 × 5.8\u00a0mm');
    expect(rows.get('Pole spacing, E to E, Neck')).toBe('50\u00a0mm');
    expect([...new Map(fitRows(fitOf('p90-dogear-52'))).keys()].join()).not.toMatch(/leg/i);
  });

  it('refuses a report without a size', () => {
    expect(() => fitOfModel({ id: 'p90-dogear-50', dimensions: { coverLength: 86 }, parts: {} })).toThrow(
      'has no coverWidth',
    );
  });
});
