import { expect, it } from 'vitest';
import { AWAY_CARD } from './away-card.messages.ts';
import { DAY_PAGE } from './day-page.messages.ts';

const { en, de } = DAY_PAGE;

it('say how many dates of the week are on time, and whose is late', () => {
  expect([en.hold(3, undefined), en.hold(1, 'Jonas')]).toEqual([
    '3 dates, all on time',
    '1 date, all on time except Jonas’s',
  ]);
  expect([0, 1, 3].map((dates) => de.hold(dates, undefined))).toEqual([
    'kein Termin',
    '1 Termin, pünktlich',
    '3 Termine, alle pünktlich',
  ]);
  expect([de.hold(1, 'Jonas'), de.hold(3, 'Jonas')]).toEqual([
    '1 Termin, nicht pünktlich: Jonas',
    '3 Termine, alle pünktlich bis auf Jonas',
  ]);
});

it('describe the progress of an order that is due', () => {
  const order = { step: 'to wind', wound: [1, 3], promised: '2026-11-24', leaves: '2026-11-27' } as const;
  const today = '2026-11-23';
  expect(en.due.stands({ ...order, isLate: false, today })).toBe('to wind, 1 of 3 wound');
  expect(en.due.stands({ ...order, isLate: true, today })).toBe(
    'to wind, 1 of 3 wound; would leave Fri 27 Nov',
  );
  expect(de.due.stands({ ...order, isLate: true, today })).toBe(
    'zu wickeln, 1 von 3 gewickelt; ginge erst Fr. 27. Nov. raus',
  );
  expect(de.due.stands({ ...order, isLate: true, today: '2026-11-25' })).toBe(
    'zu wickeln, 1 von 3 gewickelt; zugesagt für Di. 24. Nov., geht Fr. 27. Nov. raus',
  );
});

it('say how many promised days move if days are closed', () => {
  const [from, until] = ['2026-12-24', '2027-01-01'];
  expect(AWAY_CARD.en.breaks(from, until, 2)).toBe('Closing 24 Dec to 1 Jan moves 2 promised days');
  expect(AWAY_CARD.de.breaks(from, until, 2)).toBe(
    'Schließt ihr vom 24.12. bis 1.1., verschieben sich 2 Termine',
  );
  expect(AWAY_CARD.de.breaks(from, from, 1)).toBe('Schließt ihr am 24.12., verschiebt sich 1 Termin');
});
