import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SAMPLE_CHANGES } from '../../tests/fixtures/sample-changes.ts';
import { changeLine } from './change-line.ts';
import { CHANGE_PAYLOADS, readChange } from './changes.ts';

/** Fields that may contain any text: an id, a name, or typed text. */
const FREE_TEXT = [
  ...['name', 'key', 'code', 'text', 'target', 'field', 'number', 'reason', 'source', 'origin'],
  ...['part', 'lot', 'supplier', 'drawer'],
];

interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const freeIn = (schema: Schema, name = ''): readonly string[] => [
  ...(schema.type === 'string' && !schema.enum && !schema.pattern ? [name] : []),
  ...(schema.anyOf ?? []).flatMap((one) => freeIn(one, name)),
  ...Object.entries(schema.properties ?? {}).flatMap(([field, one]) => freeIn(one, field)),
];

describe('a change', () => {
  it('contains figures, states, ids and typed text, but no sentence of ours [row D632]', () => {
    for (const [kind, payload] of Object.entries(CHANGE_PAYLOADS)) {
      // Contents of a field, and a supplier's name, appear as before and after.
      const allowed = ['company-changed', 'adviser-changed', 'supplier-set'].includes(kind)
        ? [...FREE_TEXT, 'before', 'after']
        : FREE_TEXT;
      for (const name of freeIn(z.toJSONSchema(payload) as Schema)) expect(allowed, kind).toContain(name);
    }
  });

  it.each(SAMPLE_CHANGES)('$kind can be written and read back, and has a text in each language', (change) => {
    expect(readChange(change.kind, JSON.parse(JSON.stringify(change.payload)))).toEqual(change);
    const [english, german] = [changeLine(change, 'en'), changeLine(change, 'de')];
    for (const line of [english, german]) {
      expect(line.what).not.toBe('');
      expect(JSON.stringify(line)).not.toMatch(/undefined|NaN|\[object/);
    }
    expect([german.before === null, german.after === null]).toEqual([
      english.before === null,
      english.after === null,
    ]);
  });

  it('uses the shop’s names and formats', () => {
    expect(
      changeLine(
        { kind: 'price-changed', payload: { key: 'telecaster_set', before: 22000, after: 23050 } },
        'de',
      ),
    ).toEqual({ what: 'Preis: Telecaster-Set', before: '220,00\u00a0€', after: '230,50\u00a0€' });
    expect(
      changeLine(
        { kind: 'days-closed', payload: { name: null, from: '2026-12-21', until: '2026-12-31' } },
        'en',
      ),
    ).toEqual({ what: 'Closed days', before: null, after: '21 Dec 2026 to 31 Dec 2026' });
    expect(
      changeLine(
        { kind: 'spool-placed', payload: { lot: 'W-42-03', before: 'shelf', after: 'machine 1' } },
        'de',
      ),
    ).toEqual({ what: 'Rolle W-42-03', before: 'Regal', after: 'Maschine 1' });
  });

  it('with an invalid payload is refused', () => {
    expect(() => readChange('month-closed', { month: 'October' })).toThrow();
    expect(() =>
      readChange('days-closed', { name: null, from: 'Mon 21 Dec', until: '2026-12-31' }),
    ).toThrow();
  });
});
