import { describe, expect, it } from 'vitest';
import { phoneFault, tidyVatId, vatIdFault } from './buyer-fields.ts';

describe('a VAT id', () => {
  it.each([
    '',
    'DE123456789',
    'de 123 456 789',
    'ATU12345678',
    'IE1234567FA',
    'CHE-123.456.789',
    'GB123456789',
    'NL123456789B01',
    'ESX1234567X',
    'XI123456789',
  ])('is taken: "%s"', (text) => expect(vatIdFault(text)).toBeUndefined());
  it.each(['12', 'DE', '123456789', 'DEABCDEF', 'none', 'DE12345678901234567'])('is refused: "%s"', (text) =>
    expect(vatIdFault(text)).toContain('such as DE123456789'),
  );
  it('is kept without gaps', () => expect(tidyVatId('che-123.456.789')).toBe('CHE123456789'));
});

describe('a phone number', () => {
  it.each(['', '+49 341 123456', '0341/123456', '(503) 555-0134', '+1.503.555.0134'])(
    'is taken: "%s"',
    (text) => expect(phoneFault(text)).toBeUndefined(),
  );
  it.each(['12345', 'call me', '+49 341 123456 ext 7', '1'.repeat(16), '49+341123456'])(
    'is refused: "%s"',
    (text) => expect(phoneFault(text)).toContain('6 to 15 digits'),
  );
});
