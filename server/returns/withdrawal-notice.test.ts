import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '#domain/orders/states.ts';
import type { WhyTold } from '#domain/returns/withdrawal.ts';
import { foreignWords } from '../../tests/fixtures/foreign-words.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';

const NUMBER = 'GW-7K3M9Q2X';
const DECLARED = {
  name: 'Jonas Beispiel',
  orderNumber: NUMBER,
  email: 'jonas@example.org',
  receivedAt: new Date('2026-11-22T10:12:00Z'),
};
const OF_ALL = { ...DECLARED, goods: null };
const OF_A_PART = { ...DECLARED, goods: 'Hals-Tonabnehmer' };
const WHYS: readonly WhyTold[] = ['received', 'not acknowledged', 'held back'];
const ORDERS = [undefined, ...ORDER_STATES.map((state) => ({ number: NUMBER, state }))];

describe('a withdrawal', () => {
  it.each(WHYS)('with the notice "%s" is worded in one language, whatever became of its order', (why) => {
    for (const order of ORDERS)
      for (const withdrawal of [OF_ALL, OF_A_PART]) {
        const [english, german] = (['en', 'de'] as const).map((language) =>
          Object.values(withdrawalNotice(why, withdrawal, order, language)).join(' '),
        );
        expect(foreignWords(german ?? '', 'de'), german).toEqual([]);
        expect(foreignWords(english ?? '', 'en'), english).toEqual([]);
      }
  });

  it('names in German its time, the state of its order and the goods', () => {
    const order = { number: NUMBER, state: 'in the making' } as const;
    const { what, toDo } = withdrawalNotice('received', OF_ALL, order, 'de');
    expect(what).toContain('Eingegangen am 22. November 2026 um 11:12 MEZ.');
    expect(what).toContain('ihr Stand: in Arbeit.');
    expect(toDo).toContain('14 Tagen ab dem Widerruf, den Versand eingeschlossen.');
    expect(withdrawalNotice('received', OF_A_PART, order, 'de').toDo).toContain('für diese Ware.');
  });

  it('names the same in English', () => {
    const order = { number: NUMBER, state: 'delivered' } as const;
    expect(withdrawalNotice('received', OF_A_PART, order, 'en')).toEqual({
      subject: `Order ${NUMBER}: the buyer withdraws`,
      what: `Received 22 November 2026 at 11:12 CET. Name: Jonas Beispiel. Order number as typed: ${NUMBER}. E-mail: jonas@example.org. Of these goods: Hals-Tonabnehmer Number and address fit the order, which is delivered. The shop has not changed the order or refunded anything.`,
      toDo: 'Tell the buyer where to send the goods. Refund within 14 days of the withdrawal, for these goods; you may wait for the goods or proof of posting.',
    });
  });
});
