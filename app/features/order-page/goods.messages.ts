import type { InLanguages } from '#domain/languages.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';

/** In running words, which may break anywhere. */
const inText = (amount: Cents) => formatEuro(amount).replace('\u00a0', ' ');
const off = inText(PROMOTION.off);
const above = inText(PROMOTION.goodsAbove);

interface GoodsMessages {
  readonly units: (count: number) => string;
  readonly goods: (count: number) => string;
  readonly shipping: string;
  readonly promotion: string;
  readonly total: string;
  readonly sentBack: string;
}

/** What an order’s page says of its goods and sums. */
export const GOODS_MESSAGES: InLanguages<GoodsMessages> = {
  en: {
    units: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    goods: (count) => `Goods, ${count === 1 ? '1 piece' : `${count} pieces`}`,
    shipping: 'Shipping',
    promotion: `${off} off shipping over ${above}`,
    total: 'Total, paid',
    sentBack: 'Sent back',
  },
  de: {
    units: (count) => `${count} Stück`,
    goods: (count) => `Ware, ${count} Stück`,
    shipping: 'Versand',
    promotion: `${off} Nachlass auf den Versand ab über ${above}`,
    total: 'Gesamt, bezahlt',
    sentBack: 'Zurückgeschickt',
  },
};
