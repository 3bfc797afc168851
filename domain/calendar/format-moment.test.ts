import { expect, it } from 'vitest';
import { dayWords, momentWords } from './format-moment.ts';

it('shows date and time in the workshop’s time zone, with its name', () => {
  const winter = new Date('2026-11-22T10:12:59Z');
  expect(momentWords(winter, 'en')).toBe('22 November 2026 at 11:12 CET');
  expect(momentWords(winter, 'de')).toBe('22. November 2026 um 11:12 MEZ');
  expect(momentWords(new Date('2026-07-01T22:30:00Z'), 'de')).toBe('2. Juli 2026 um 00:30 MESZ');
  expect(dayWords(new Date('2034-12-31T23:00:00Z'), 'en')).toBe('1 January 2035');
});
