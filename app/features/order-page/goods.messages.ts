import type { InLanguages } from '#domain/languages.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';

/** Ends with a normal space, so a line may break anywhere. */
const inText = (amount: Cents) => formatEuro(amount).replace('\u00a0', ' ');
const above = inText(PROMOTION.goodsAbove);

const EN = {
  units: (count: number): string => (count === 1 ? '1 item' : `${count} items`),
  goods: (count: number) => `Goods, ${count === 1 ? '1 item' : `${count} items`}`,
  shipping: 'Shipping',
  promotion: `Shipping discount over ${above}`,
  total: 'Total paid',
  sentBack: 'Sent back',
};

export const GOODS_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    units: (count) => `${count} Stück`,
    goods: (count) => `Ware, ${count} Stück`,
    shipping: 'Versand',
    promotion: `Versandrabatt über ${above}`,
    total: 'Gesamt, bezahlt',
    sentBack: 'Zurückgeschickt',
  },
};
