import { expect, it } from 'vitest';
import { patternsFor } from './patterns.ts';

const order = { buyer: 'Jonas', promised: '2026-11-24', wouldLeave: '2026-11-27', items: [] };

it('begin a letter in the language of its buyer, whichever the page speaks', () => {
  const [english] = patternsFor({ ...order, language: 'en' });
  const [german] = patternsFor({ ...order, language: 'de' });
  expect(english).toMatchObject({ id: 'later', title: 'Can your order leave later?' });
  expect(german).toMatchObject({ id: 'later', title: 'Darf deine Bestellung später raus?' });
  expect(german?.text).toContain('am Dienstag, 24. November raus');
});

it('ask nothing of an order that has no date', () => {
  expect(patternsFor({ ...order, promised: null, language: 'de' })).toEqual([]);
});
