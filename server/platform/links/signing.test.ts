import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../../tests/fixtures/for-all.ts';
import { createSigning } from './signing.ts';

const signing = createSigning('a secret');
const now = new Date('2026-11-22T12:00:00Z');
const id = randomUUID();

describe('a signed token', () => {
  it('reveals its id for its own purpose only, and only to its own shop', () => {
    const token = signing.token('data request', id);
    expect(signing.token('data request', id)).toBe(token);
    expect(signing.read('data request', token, now)).toEqual({ ok: true, id });
    for (const [reader, purpose] of [
      [signing, 'receipt'],
      [createSigning('another secret'), 'data request'],
    ] as const)
      expect(reader.read(purpose, token, now)).toEqual({ ok: false, why: 'unknown' });
  });

  it('expires on time', () => {
    const token = signing.token('receipt', id, new Date(now.getTime() + 60_000));
    expect(signing.read('receipt', token, now).ok).toBe(true);
    const later = new Date(now.getTime() + 60_000);
    expect(signing.read('receipt', token, later)).toEqual({ ok: false, why: 'expired' });
  });

  it('is invalid with any character changed, added or left out', () => {
    const token = signing.token('receipt', id, new Date(now.getTime() + 60_000));
    forAll(
      [fc.nat(token.length - 1), fc.constantFrom('', 'a', 'A', '0', '-', '.', 'é')],
      (place, character) => {
        const changed = token.slice(0, place) + character + token.slice(place + 1);
        if (changed !== token)
          expect(signing.read('receipt', changed, now)).toEqual({ ok: false, why: 'unknown' });
      },
    );
  });

  it('cannot be derived through another purpose', () => {
    expect(signing.keyedHash('data request', id)).not.toContain(id);
    expect(signing.keyedHash('one', 'a')).not.toBe(signing.keyedHash('two', 'a'));
    expect(signing.key('one')).not.toBe(signing.key('two'));
  });
});
