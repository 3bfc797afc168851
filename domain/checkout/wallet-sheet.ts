import { counted } from '../cart/counted.ts';
import { DUTY_LABEL } from '../customs/duty-label.ts';
import type { Language } from '../languages.ts';
import { type Cents, times } from '../money.ts';
import type { QuoteOf } from './quote.ts';
import { WALLET_SHEET } from './wallet-sheet.messages.ts';

interface SoldLine {
  readonly name: string;
  readonly unit: Cents;
  readonly quantity: number;
}

/** The items of a wallet's payment sheet, for the browser's first quote and the server's answer to an address. */
export function walletSheet(
  { lines, country, shipping, duty, total }: QuoteOf<SoldLine>,
  language: Language,
) {
  const messages = WALLET_SHEET[language];
  return {
    amount: total,
    shippingRates: [{ id: shipping.zone, displayName: messages.shippingTo(country), amount: shipping.price }],
    lineItems: [
      ...lines.map(({ name, unit, quantity }) => ({
        name: counted(quantity, name),
        amount: times(unit, quantity),
      })),
      { name: messages.shipping, amount: shipping.price },
      ...(duty > 0 ? [{ name: DUTY_LABEL[language], amount: duty }] : []),
    ],
  };
}
