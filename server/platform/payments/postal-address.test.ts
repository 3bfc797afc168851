import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainText } from '#domain/plain-text.ts';
import { ADDRESS_LENGTHS } from '#domain/shipping/order-address.ts';
import { forAll } from '../../../tests/fixtures/for-all.ts';
import { readRecipient } from './postal-address.ts';

const address = {
  line1: 'Neue Straße 5',
  line2: null,
  postal_code: '10115',
  city: 'Berlin',
  state: null,
  country: 'DE',
};

describe('the address that a wallet passes with a payment', () => {
  it('is normalized like our form’s input', () => {
    expect(
      readRecipient({
        name: ' Kim\n Beispiel',
        address: { ...address, line1: 'Neue\tStraße\r\n5', line2: '', city: ' Berlin\u00a0' },
      }),
    ).toEqual({ name: 'Kim Beispiel', address: { ...address, line1: 'Neue Straße 5' } });
  });

  it.each([
    ['nothing', null],
    ['no address', { name: 'Kim', address: null }],
    ['no name', { name: '', address }],
    ['no city', { name: 'Kim', address: { ...address, city: null } }],
    ['a name longer than any', { name: 'x'.repeat(201), address }],
    ['a street that nobody sees', { name: 'Kim', address: { ...address, line1: '\u0007\u200b' } }],
    ['a street longer than any', { name: 'Kim', address: { ...address, line1: 'x'.repeat(201) } }],
    ['no postal code', { name: 'Kim', address: { ...address, postal_code: '' } }],
    ['a place that we do not sell to', { name: 'Kim', address: { ...address, postal_code: '78266' } }],
    ['a country that we do not ship to', { name: 'Kim', address: { ...address, country: 'NZ' } }],
    ['no state, where one is needed', { name: 'Kim', address: { ...address, country: 'US' } }],
  ])('is undefined: %s', (_, given) => expect(readRecipient(given).address).toBeUndefined());

  it('is never longer than our fields, and contains no characters that they refuse', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constant('Berlin'),
      fc.constant(null),
    );
    forAll([fc.record({ line1: text, line2: text, postal_code: text, city: text, state: text })], (parts) => {
      const read = readRecipient({ name: 'Kim', address: { ...parts, country: 'DE' } }).address;
      if (!read) return;
      for (const field of ['line1', 'line2', 'postal_code', 'city', 'state'] as const) {
        const kept = read[field] ?? '';
        expect(kept.length).toBeLessThanOrEqual(ADDRESS_LENGTHS[field]);
        expect(isPlainText(kept) && kept === kept.trim()).toBe(true);
      }
    });
  });
});
