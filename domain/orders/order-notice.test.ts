import { describe, expect, it } from 'vitest';
import { type Notice, type NoticeDetail, type NoticeKind, noticeBrief, noticeWords } from './order-notice.ts';

const SURPLUS = { reference: 'pi_2' };
const ID = '5f0c2f5e-0000-4000-8000-000000000000';
const DETAILS: { [Kind in NoticeKind]: NoticeDetail<Kind> } = {
  reopened: {},
  'amount differs': { paid: 24000, agreed: 12345 },
  'surplus payment': SURPLUS,
  'unknown payment': {},
  'refund failed': { before: 24000, after: 0 },
  withdrawal: { withdrawal: ID },
  'address changed': { version: 4 },
  'address missing': {},
  'address given': { version: 1 },
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
const NOTICES = Object.entries(DETAILS).map(([about, detail]) => ({ about, detail }) as Notice);
const FACTS = { number: 'GW-7K3M9Q2X', goods: '2 × Custom Humbucker (Fishbone)' };

describe('a notice to the makers', () => {
  it.each(NOTICES)('about "$about" says what and what to do', (notice) => {
    const { subject, what, toDo } = noticeWords(notice, FACTS);
    expect(subject).toContain('GW-7K3M9Q2X');
    for (const words of [what, toDo]) expect(words).toMatch(/^[A-Z0-9][^{}]{20,}\.$/);
    expect(`${what}${toDo}${noticeBrief(notice, FACTS.goods)}`).not.toMatch(/undefined|NaN|object/);
  });

  it('writes amounts as the shop does', () => {
    const { what } = noticeWords({ about: 'amount differs', detail: DETAILS['amount differs'] }, FACTS);
    expect(what.replaceAll('\u00a0', ' ')).toContain(
      'came to 240,00 €; goods and shipping of the order come to 123,45 €',
    );
  });

  it('says beside its kind what tells two of them apart, and no id', () => {
    expect(noticeBrief({ about: 'code misused', detail: { how: 'other order' } }, '')).toBe(
      'another order was paid with',
    );
    expect(noticeBrief({ about: 'return asked', detail: { request: ID } }, FACTS.goods)).toBe(FACTS.goods);
    expect(noticeBrief({ about: 'withdrawal', detail: { withdrawal: ID } }, '')).toBe('');
  });
});
