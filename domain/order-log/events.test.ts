import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SAMPLE_EVENTS } from '../../tests/fixtures/sample-events.ts';
import { ORDER_STATES } from '../orders/states.ts';
import { changesNothing, contradictions } from './event-aspects.ts';
import { orderHistory } from './event-history.messages.ts';
import { makersLines } from './event-lines.ts';
import { EVENT_PAYLOADS, type OrderEvent, orderStateOf, readEvent, stateAfter } from './events.ts';

/** Fields that may contain any text: typed by a person, a name, an assigned number. */
const FREE_TEXT = [
  ...['typed', 'text', 'reason', 'note', 'by', 'name', 'number', 'numbers', 'serials', 'return'],
  ...['order', 'replaces', 'serial'],
  ...['line1', 'line2', 'postal_code', 'city', 'state', 'refused', 'notice'],
  // Orders older than this log.
  ...['written', 'what'],
];

interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const freeIn = (schema: Schema, name = ''): readonly string[] => [
  ...(schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.pattern
    ? [name]
    : []),
  ...(schema.anyOf ?? []).flatMap((one) => freeIn(one, name)),
  ...(schema.items ? freeIn(schema.items, name) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([field, one]) => freeIn(one, field)),
];

/** Reverses the order of keys, as the database may. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, one]) => [key, turned(one)]));
};

describe('an event', () => {
  it('contains figures, states and typed text, but no sentence of ours', () => {
    for (const [kind, payload] of Object.entries(EVENT_PAYLOADS)) {
      // The number of an invoice, and old texts, appear as before and after.
      const allowed = ['invoice-numbered', 'legacy-change'].includes(kind)
        ? [...FREE_TEXT, 'before', 'after']
        : FREE_TEXT;
      for (const name of freeIn(z.toJSONSchema(payload) as Schema)) expect(allowed, kind).toContain(name);
    }
  });

  it.each(SAMPLE_EVENTS)('$kind can be written and read back, and has a text', (event) => {
    expect(readEvent(event.kind, turned(event.payload))).toEqual(event);
    const lines = makersLines(event);
    if (event.kind !== 'scheduled' && event.kind !== 'boxes-used') expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/undefined|NaN|\[object/);
    expect(changesNothing(event)).toBe(false);
  });

  it('has as many lines in German as in English, without English words', () => {
    for (const event of SAMPLE_EVENTS) {
      const [english, german] = (['en', 'de'] as const).map((language) => makersLines(event, language));
      expect(german?.length, event.kind).toBe(english?.length);
      for (const { what } of german ?? [])
        expect(what).not.toMatch(/^(State|Note|Promised|Piece|Box|Weight|Refund|Answer|Letter)\b/);
      expect(JSON.stringify(german)).not.toMatch(/undefined|NaN|\[object/);
    }
    const moved = { kind: 'promise-moved', payload: { before: null, after: '2026-12-01' } } as const;
    expect(makersLines(moved, 'de')).toEqual([{ what: 'Zugesagt', before: null, after: 'Di. 1. Dez. 2026' }]);
    const begun = { kind: 'production-started', payload: { from: 'paid' } } as const;
    expect(makersLines(begun, 'de')).toEqual([{ what: 'Stand', before: 'bezahlt', after: 'in Arbeit' }]);
  });

  it('with an invalid payload is refused', () => {
    expect(() => readEvent('paid', { from: 'somewhere' })).toThrow();
    expect(() => readEvent('promise-moved', { before: null, after: 'Tue 24 Nov 2026' })).toThrow();
  });
});

describe('a log', () => {
  it('leads to every state, and to none before its first event', () => {
    const reached = SAMPLE_EVENTS.flatMap(({ kind }) => stateAfter(kind) ?? []);
    expect([...new Set(reached)].sort()).toEqual([...ORDER_STATES].sort());
    expect(orderStateOf([])).toBeUndefined();
    expect(
      orderStateOf([
        { kind: 'placed', payload: {} },
        { kind: 'paid', payload: { from: 'awaiting payment', differs: null } },
        { kind: 'note-added', payload: { onSheet: false, text: 'shipped' } },
      ]),
    ).toBe('paid');
  });

  it('shows the buyer their own events, but no reasons or notes', () => {
    const at = new Date(0);
    const history = orderHistory(SAMPLE_EVENTS.map((event) => ({ event, actor: 'maker', at })));
    expect(JSON.stringify(history)).not.toMatch(/telephone: |hurry|Read twice|Navy/);
    expect(history).toContainEqual({ from: 'shipped', to: 'delivered', mover: 'makers', note: null, at });
  });
});

describe('two changes', () => {
  const moved = (before: string | null, after: string): OrderEvent => ({
    kind: 'promise-moved',
    payload: { before, after },
  });
  const [early, late] = ['2026-12-01', '2026-12-08'];

  it('conflict if they set the same thing to different values', () => {
    const wanted = moved(null, late);
    expect(contradictions([wanted], [moved('2026-11-30', early)])).toHaveLength(1);
    expect(contradictions([wanted], [moved('2026-11-30', late)])).toEqual([]);
    // A change that was undone is no conflict.
    expect(contradictions([wanted], [moved(late, early), moved(early, late)])).toEqual([]);
    expect(contradictions([moved(null, '2026-12-24')], [moved(late, early), moved(early, late)])).toEqual([]);
  });

  it('do not conflict if they concern different things or pieces', () => {
    const confirmed = (unit: number, minutes: number): OrderEvent => ({
      kind: 'step-confirmed',
      payload: { unit, step: 'wax', before: null, after: { minutes, temperature_C: 65 }, reason: null },
    });
    const others = SAMPLE_EVENTS.filter(({ kind }) => kind !== 'promise-moved');
    expect(contradictions([moved(null, late)], others)).toEqual([]);
    expect(contradictions([confirmed(7, 20)], [confirmed(8, 25)])).toEqual([]);
    expect(contradictions([confirmed(8, 20)], [confirmed(8, 25)])).toHaveLength(1);
  });

  it('are compared by value, in any order of keys', () => {
    const [held] = SAMPLE_EVENTS.filter(({ kind }) => kind === 'unit-moved');
    if (!held) throw new Error('no sample');
    const read = { kind: held.kind, payload: turned(held.payload) } as OrderEvent;
    expect(contradictions([held], [read])).toEqual([]);
  });
});
