import { expect, it } from 'vitest';
import { patternsFor } from './patterns.ts';

const order = { buyer: 'Jonas', promised: '2026-11-24', wouldLeave: '2026-11-27', items: [] };

it('start a letter in the buyer’s language, independent of the page’s language', () => {
  const [english] = patternsFor({ ...order, language: 'en' });
  const [german] = patternsFor({ ...order, language: 'de' });
  expect(english).toMatchObject({ id: 'later', title: 'Can your order leave later?' });
  expect(german).toMatchObject({ id: 'later', title: 'Darf deine Bestellung später raus?' });
  expect(german?.text).toContain('am Dienstag, 24. November raus');
});

it('offer no question about an order without a date', () => {
  expect(patternsFor({ ...order, promised: null, language: 'de' })).toEqual([]);
});
