import { render } from '@react-email/components';
import { describe, expect, it } from 'vitest';
import { PRODUCT_SAFETY } from '#domain/legal/product-safety.ts';
import { customGoods } from '#domain/returns/custom-goods.ts';
import { ContractTerms } from './contract-terms.tsx';

const STYLES = { text: {}, small: {}, link: {}, heading: {} };
const mail = async (holdsCustom: boolean) =>
  (
    await render(
      <ContractTerms publicUrl="https://shop.example.org" holdsCustom={holdsCustom} styles={STYLES} />,
      {
        plainText: true,
      },
    )
  ).replaceAll(/\s+/g, ' ');

describe('the mail that confirms an order', () => {
  it('brings the instruction on withdrawal, the model form and the legal guarantee', async () => {
    const text = await mail(false);
    expect(text).toContain('right to withdraw from this contract within 14 days');
    expect(text).toContain('online at https://shop.example.org/withdraw.');
    expect(text).toContain('I/We (*) hereby give notice');
    expect(text).toContain(PRODUCT_SAFETY.en.guarantee.words);
  });

  it('says of custom goods, and of them alone, how they may be sent back', async () => {
    expect(await mail(true)).toContain(customGoods().en.short);
    expect(await mail(false)).not.toContain(customGoods().en.short);
  });
});
