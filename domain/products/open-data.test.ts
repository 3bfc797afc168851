import { describe, expect, it } from 'vitest';
import { csvOf, DATA_FIELDS, dataCsv, dataJson } from './open-data.ts';
import { STOCK_TYPES } from './products.ts';
import { windingTable } from './winding-table.ts';

const all = STOCK_TYPES.flatMap(windingTable);

describe('the open figures', () => {
  it('match the spec sheets for all pickups, in both files', () => {
    const { fields, pickups } = JSON.parse(dataJson()) as {
      fields: { name: string; says: string }[];
      pickups: Record<string, unknown>[];
    };
    expect(pickups).toHaveLength(all.length);
    expect(fields.every(({ says }) => says.length > 0)).toBe(true);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(DATA_FIELDS.length);
    const [head = '', ...rows] = dataCsv().trimEnd().split('\r\n');
    expect(head.split(',')).toEqual(fields.map(({ name }) => name));
    expect(rows).toHaveLength(all.length);
    for (const [index, { dcr_kOhm, inductance_H, resonance_kHz, peaked }] of all.entries()) {
      const row = pickups[index] ?? {};
      expect(row.dc_resistance_ohm).toBe(Math.round(dcr_kOhm * 1000));
      expect(Math.abs(Number(row.inductance_1khz_h) - inductance_H)).toBeLessThan(0.0051);
      expect(row.resonance_own_hz).toBe(peaked ? Math.round(resonance_kHz * 1000) : null);
      // A column that contains a comma is quoted.
      const cells = rows[index]?.replace(/"[^"]*"/g, 'quoted').split(',') ?? [];
      expect(cells[head.split(',').indexOf('capacitance_pf')]).toBe(String(row.capacitance_pf));
    }
  });

  it('leave missing values empty, and quote separators', () => {
    expect(csvOf([['a', null, 'b "c", d', 1]])).toBe('a,,"b ""c"", d",1\r\n');
    expect(dataCsv()).not.toMatch(/undefined|NaN|null/);
  });
});
