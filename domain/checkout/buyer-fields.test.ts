import { describe, expect, it } from 'vitest';
import { phoneFault } from './buyer-fields.ts';

describe('a phone number', () => {
  it.each(['', '+49 341 123456', '0341/123456', '(503) 555-0134', '+1.503.555.0134'])(
    'is accepted: "%s"',
    (text) => expect(phoneFault(text)).toBeUndefined(),
  );
  it.each(['12345', 'call me', '+49 341 123456 ext 7', '1'.repeat(16), '49+341123456'])(
    'is refused: "%s"',
    (text) => expect(phoneFault(text)).toContain('6 to 15 digits'),
  );
});
