import { describe, expect, it } from 'vitest';
import { customGoods } from './custom-goods.ts';
import { RETURN_DAYS } from './returns.ts';

describe('custom goods', () => {
  it('can be returned like all others, and both languages say so', () => {
    const { en, de } = customGoods(true);
    expect(en.short).toContain(`${RETURN_DAYS} days to send it back`);
    expect(de.short).toContain(`${RETURN_DAYS} Tage Rückgabe`);
    for (const { long } of [en, de]) expect(long).toContain('§ 312g');
  });

  it('cannot be returned if the shop decides so, and both languages say so', () => {
    const { en, de } = customGoods(false);
    expect(en.long).toContain('neither a right of withdrawal');
    expect(de.long).toContain('weder ein Widerrufsrecht');
    for (const { short } of [en, de]) expect(short).not.toContain(String(RETURN_DAYS));
  });
});
