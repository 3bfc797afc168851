import type { InLanguages } from '#domain/languages.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';

/** In running words, which may break anywhere. */
const inText = (amount: Cents) => formatEuro(amount).replace('\u00a0', ' ');
const off = inText(PROMOTION.off);
const above = inText(PROMOTION.goodsAbove);

const EN = {
  units: (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`),
  goods: (count: number) => `Goods, ${count === 1 ? '1 piece' : `${count} pieces`}`,
  shipping: 'Shipping',
  promotion: `${off} off shipping over ${above}`,
  total: 'Total, paid',
  sentBack: 'Sent back',
};

/** What an order’s page says of its goods and sums. */
export const GOODS_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    units: (count) => `${count} Stück`,
    goods: (count) => `Ware, ${count} Stück`,
    shipping: 'Versand',
    promotion: `${off} Nachlass auf den Versand ab über ${above}`,
    total: 'Gesamt, bezahlt',
    sentBack: 'Zurückgeschickt',
  },
};
