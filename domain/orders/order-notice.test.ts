import { describe, expect, it } from 'vitest';
import { foreignWords } from '../../tests/fixtures/foreign-words.ts';
import { noticeBrief, noticeWords } from './notice-words.ts';
import type { NoticeDetail, NoticeKind, OrderNotice } from './order-notice.ts';

const SURPLUS = { reference: 'pi_2' };
const DOUBT = { case: 'dp_1', amount: 15619, taken: 15619, due: '2026-12-05' };
const ID = '5f0c2f5e-0000-4000-8000-000000000000';
const DETAILS: { [Kind in NoticeKind]: NoticeDetail<Kind> } = {
  reopened: {},
  'amount differs': { paid: 24000, agreed: 12345 },
  'surplus payment': SURPLUS,
  'unknown payment': {},
  'payment disputed': { ...DOUBT, status: 'needs_response' },
  'payment called fraud': { ...DOUBT, status: 'reported' },
  'payment reviewed': { ...DOUBT, status: 'open' },
  'refund failed': { before: 24000, after: 0 },
  withdrawal: { withdrawal: ID },
  'address changed': { version: 4 },
  'address missing': {},
  'address given': { version: 1 },
  'address misfits': {},
  'one-stop shop near': { year: 2026, smallBusiness: false },
  'one-stop shop begins': { year: 2026, smallBusiness: true },
  'small business over': { year: 2027, lacksVatId: true },
  'closed abroad': { country: 'US', why: 'value' },
  'return asked': { request: ID },
  'claimed twice': { serial: '26-0412' },
  'code misused': { how: 'taken back' },
  'confirmation not delivered': { why: 'ran out' },
  'surplus payment not sent back': SURPLUS,
  'refund not told': SURPLUS,
  'refund not made': { refund: ID },
  'letter received': { letter: ID },
  'letter answered': { letter: ID, version: 4 },
  'answered too late': { letter: ID, version: 5 },
  'letter not delivered': { letter: 'shipped' },
};
const NOTICES = Object.entries(DETAILS).map(([about, detail]) => ({ about, detail }) as OrderNotice);
/** Further variants of kinds above. */
const VARIANTS: readonly OrderNotice[] = [
  { about: 'one-stop shop near', detail: { year: 2026, smallBusiness: true } },
  { about: 'one-stop shop begins', detail: { year: 2026, smallBusiness: false } },
  { about: 'small business over', detail: { year: 2027, lacksVatId: false } },
  ...(['other order', 'other address'] as const).map((how) => ({
    about: 'code misused' as const,
    detail: { how },
  })),
  ...['origin', 'british number', 'rate', 'duty row', 'british tax'].map((why) => ({
    about: 'closed abroad' as const,
    detail: { country: 'GB', why },
  })),
  { about: 'confirmation not delivered', detail: { why: { refused: '550' } } },
  ...['won', 'lost', 'warning_closed', 'a status of next year'].map((status) => ({
    about: 'payment disputed' as const,
    detail: { ...DOUBT, status },
  })),
  { about: 'payment reviewed', detail: { ...DOUBT, status: 'approved' } },
];
const FACTS = { number: 'GW-7K3M9Q2X', goods: '2 × Custom Humbucker (Fishbone)' };

describe('a notice to the makers', () => {
  it.each(NOTICES)('about "$about" says what happened and what to do', (notice) => {
    const { subject, what, toDo } = noticeWords(notice, FACTS, 'en');
    expect(subject).toContain('GW-7K3M9Q2X');
    for (const words of [what, toDo]) expect(words).toMatch(/^[A-Z0-9][^{}]{20,}\.$/);
    expect(`${what}${toDo}${noticeBrief(notice, FACTS.goods)}`).not.toMatch(/undefined|NaN|object/);
  });

  it.each([...NOTICES, ...VARIANTS])(
    'about "$about" has the same content in German, without English words [row D630]',
    (notice) => {
      const { subject, what, toDo } = noticeWords(notice, { ...FACTS, goods: '2 × Custom-Humbucker' }, 'de');
      expect(subject).toMatch(/^Bestellung GW-7K3M9Q2X/);
      for (const words of [what, toDo]) expect(words).toMatch(/^\p{Lu}[^{}]{20,}\.$/u);
      const texts = [subject, what, toDo, noticeBrief(notice, '', 'de')].join('\n');
      expect(texts).not.toMatch(/undefined|NaN|object/);
      expect(foreignWords(texts, 'de'), texts).toEqual([]);
      // Sums, numbers and years must be the same in both languages.
      const figures = (words: string) => [...new Set(words.match(/\d[\d.,]*\d/g))].sort();
      const english = noticeWords(notice, FACTS, 'en');
      for (const part of ['what', 'toDo'] as const)
        expect(figures({ what, toDo }[part])).toEqual(figures(english[part]));
    },
  );

  it('names the recipient that the e-mail did not reach, or the buyer if no address is known', () => {
    const refused = { about: 'letter not delivered', detail: { letter: 'shipped' } } as const;
    const notice = (shopper?: string) => noticeWords(refused, { ...FACTS, shopper }, 'de').what;
    expect(notice('jonas@example.org')).toContain('(versandt) hat jonas@example.org nicht erreicht');
    expect(notice()).toContain('(versandt) hat die Kundschaft nicht erreicht');
  });

  it('formats amounts like the shop', () => {
    const { what } = noticeWords({ about: 'amount differs', detail: DETAILS['amount differs'] }, FACTS, 'en');
    expect(what.replaceAll('\u00a0', ' ')).toContain(
      '240,00 € was paid; goods and shipping come to 123,45 €',
    );
  });

  it('has a detail that distinguishes it from others of its kind, but no id', () => {
    expect(noticeBrief({ about: 'code misused', detail: { how: 'other order' } }, '')).toBe(
      'was already used for another order',
    );
    expect(noticeBrief({ about: 'return asked', detail: { request: ID } }, FACTS.goods)).toBe(FACTS.goods);
    expect(noticeBrief({ about: 'withdrawal', detail: { withdrawal: ID } }, '')).toBe('');
  });
});
