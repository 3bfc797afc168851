import { describe, expect, it } from 'vitest';
import { type NoticeKind, noticeWords } from './order-notice.ts';

const DETAILS: Record<NoticeKind, string> = {
  reopened: '',
  'amount differs': '24000/12345',
  'surplus payment': 'pi_2',
  'unknown payment': '',
  'refund failed': '24000/0',
  withdrawal: '5f0c2f5e-0000-4000-8000-000000000000',
  'address changed': '4',
  'address missing': '',
  'address given': '1',
  'return asked': '2 × Custom Humbucker (Fishbone)',
  'claimed twice': '26-0412',
  'code misused': 'was taken back',
  'confirmation not delivered': 'tried for days',
  'surplus payment not sent back': 'pi_2',
  'refund not told': 'pi_2',
  'refund not made': '5f0c2f5e-0000-4000-8000-000000000000',
  'letter not delivered': 'shipped',
};

describe('a notice to the makers', () => {
  it.each(Object.entries(DETAILS) as [NoticeKind, string][])(
    'about "%s" says what and what to do',
    (kind, detail) => {
      const { subject, what, toDo } = noticeWords(kind, 'GW-7K3M9Q2X', detail);
      expect(subject).toContain('GW-7K3M9Q2X');
      for (const words of [what, toDo]) expect(words).toMatch(/^[A-Z0-9][^{}]{20,}\.$/);
      expect(`${what}${toDo}`).not.toMatch(/undefined|NaN/);
    },
  );

  it('writes amounts as the shop does', () => {
    const { what } = noticeWords('amount differs', 'GW-1', '24000/12345');
    expect(what.replaceAll('\u00a0', ' ')).toContain(
      'came to 240,00 €; goods and shipping of the order come to 123,45 €',
    );
  });
});
