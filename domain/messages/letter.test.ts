import { describe, expect, it } from 'vitest';
import { FISHBONE } from '../../tests/fixtures/pickups.ts';
import { customLineFor } from '../cart/cart-line.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { ZERO } from '../money.ts';
import { SEED_PRICES } from '../prices/price-list.ts';
import { changeableOf, changedConfig, isSameConfig, priceOfChange } from './changes.ts';
import { effectWords } from './effect.messages.ts';
import { benchWasFaster, canBeRedone, configAfter, dayAfter, isAnswer, type LetterAnswer } from './letter.ts';

const { config } = customLineFor(CONFIGURATORS.humbucker, FISHBONE.choices);
const value = (id: string) => ({
  ...{ value: id, name: id, detail: '', picture: { path: '', alt: '' }, back: ZERO, notCharged: ZERO },
});
const wait: LetterAnswer = { words: 'Wait', leaves: '2026-12-03', change: null };
const black: LetterAnswer = {
  words: 'Take Black',
  leaves: '2026-11-30',
  change: { line: 'a', field: 'color', values: [value('black')] },
};
const other: LetterAnswer = {
  ...black,
  change: { line: 'a', field: 'color', values: [value('navy'), value('wine')] },
};

describe('an answer', () => {
  it('is one of the offered answers, with one value if several are offered', () => {
    const answers = [wait, black, other];
    expect(isAnswer(answers, 0, null)).toBe(true);
    expect(isAnswer(answers, 1, null)).toBe(true);
    expect(isAnswer(answers, 2, null)).toBe(false);
    expect(isAnswer(answers, 2, 'wine')).toBe(true);
    expect(isAnswer(answers, 2, 'black')).toBe(false);
    expect(isAnswer(answers, 0, 'black')).toBe(false);
    expect(isAnswer(answers, 3, null)).toBe(false);
  });

  it('sets its own day, but never moves an order before a day that was set since', () => {
    const original = { promised: '2026-11-30' };
    expect(dayAfter(wait, original, { setDay: null, now: '2026-11-30' })).toBe('2026-12-03');
    expect(dayAfter(black, original, { setDay: '2026-12-03', now: '2026-12-03' })).toBe('2026-11-30');
    expect(dayAfter(black, original, { setDay: null, now: '2026-12-10' })).toBe('2026-12-10');
  });

  it('changes the line that it names, and reverts the change of an earlier answer', () => {
    const line = { id: 'a', config };
    expect(configAfter(line, black, value('black'))).toMatchObject({ choices: { color: 'black' } });
    expect(configAfter(line, wait, undefined)).toEqual(config);
    expect(configAfter({ ...line, id: 'b' }, black, value('black'))).toEqual(config);
  });

  it('is too late once the cover is on, and for the coil once winding has started', () => {
    const [waiting, begun, covered] = [
      { begun: false, coverOn: false },
      { begun: true, coverOn: false },
      { begun: true, coverOn: true },
    ];
    expect([waiting, begun, covered].map((one) => benchWasFaster({ field: 'color' }, [one]))).toEqual([
      false,
      false,
      true,
    ]);
    expect([waiting, begun].map((one) => benchWasFaster({ field: 'output' }, [one]))).toEqual([false, true]);
    expect([canBeRedone({ field: 'color' }), canBeRedone({ field: 'magnet' })]).toEqual([true, false]);
  });
});

describe('a change of a line', () => {
  it('can be made by the configurator, and leaves everything else unchanged', () => {
    const fields = changeableOf(config);
    expect(fields.map(({ field }) => field)).toContain('color');
    for (const { field, others } of fields)
      for (const { id } of others) {
        const changed = changedConfig(config, field, id);
        expect(changed && isSameConfig(changed, config), `${field} ${id}`).toBe(false);
      }
    expect(changedConfig(config, 'color', 'no such colour')).toBeUndefined();
  });

  it('is named in the maker’s language, with the same ids', () => {
    const inGerman = changeableOf(config, 'de');
    const ids = (fields: typeof inGerman) =>
      fields.map(({ field, others }) => [field, others.map(({ id }) => id)]);
    expect(ids(inGerman)).toEqual(ids(changeableOf(config)));
    expect(inGerman.find(({ field }) => field === 'color')).toMatchObject({
      ...{ label: 'Kappenfarbe', now: { id: 'forest', name: 'Waldgrün' } },
    });
  });

  it('refunds a lower price after the discount, and never charges a higher one', () => {
    const [field] = changeableOf(config).filter(({ field: one }) => one === 'color');
    const after = changedConfig(config, 'color', field?.others[0]?.id ?? '') ?? config;
    const sale = { quantity: 2, discountPercent: 10, prices: SEED_PRICES };
    expect(priceOfChange(config, after, sale)).toEqual({ back: 0, notCharged: 0 });
    for (const { field: one, others } of changeableOf(config))
      for (const { id } of others) {
        const to = changedConfig(config, one, id) ?? config;
        const there = priceOfChange(config, to, sale);
        const back = priceOfChange(to, config, sale);
        expect(there && Math.min(there.back, there.notCharged)).toBe(0);
        expect(back?.back).toBe(Math.floor((there?.notCharged ?? 0) * 0.9));
      }
  });

  it('states day and price in the same words for every answer', () => {
    expect(effectWords(wait, 3, 'en')).toBe('3 work days later than promised, nothing else changes.');
    expect(effectWords(black, 0, 'en')).toBe('As promised, same price.');
    expect(effectWords(black, 0, 'de')).toBe('Wie versprochen, gleicher Preis.');
  });
});
