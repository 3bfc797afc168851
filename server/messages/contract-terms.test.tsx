import { describe, expect, it } from 'vitest';
import { PRODUCT_SAFETY } from '#domain/legal/product-safety.ts';
import { customGoods } from '#domain/returns/custom-goods.ts';
import { FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import { inBoth } from '../platform/mail/mailer.ts';
import { ContractTerms } from './contract-terms.tsx';

const STYLES = { text: {}, small: {}, link: {}, heading: {} };
const mail = (holdsCustom: boolean) =>
  inBoth(
    <ContractTerms
      publicUrl="https://shop.example.org"
      holdsCustom={holdsCustom}
      isPlugged={holdsCustom}
      styles={STYLES}
    />,
  ).text.replaceAll(/\s+/g, ' ');

describe('the mail that confirms an order', () => {
  it('contains the withdrawal instructions, the model form and the legal guarantee', async () => {
    const text = mail(false);
    expect(text).toContain('right to withdraw from this contract within 14 days');
    expect(text).toContain('online at https://shop.example.org/withdraw.');
    expect(text).toContain('I/We (*) hereby give notice');
    expect(text).toContain(PRODUCT_SAFETY.en.guarantee.words);
  });

  it('explains returns of custom goods in orders with custom goods only', async () => {
    expect(mail(true)).toContain(customGoods().en.short);
    expect(mail(true)).toContain(FITTED_RETURN.en.term);
    expect(mail(false)).not.toContain(FITTED_RETURN.en.term);
    expect(mail(false)).not.toContain(customGoods().en.short);
  });
});
