import { discountOn } from '#domain/checkout/discount.ts';
import { type CountryCode, isAbroad } from '#domain/countries.ts';
import { customsWords } from '#domain/customs/consignment.messages.ts';
import { orderCustoms } from '#domain/customs/order-customs.ts';
import { type Cents, cents, ZERO } from '#domain/money.ts';
import { TAX_NOW } from '#domain/prices/tax-now.ts';
import { type Vat, vatFor } from '#domain/prices/vat.ts';
import { NORTHERN_IRELAND } from '#domain/shipping/northern-ireland.messages.ts';
import { shippingTo } from '#domain/shipping/shipping.ts';
import { readCustoms } from '../customs/index.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import type { Asker } from './asker.ts';
import { cartToDeclare, chargesFor } from './charges.ts';
import { quoteCart } from './freeze-order.ts';

interface ChargesAsked {
  /** Cart lines, unread. */
  readonly items: readonly unknown[];
  readonly country: CountryCode;
  /** What a code takes off, in per cent. */
  readonly discountPercent?: number | undefined;
}

interface ChargesAnswer {
  /** Whether anything can be ordered there; where not, the words say why. */
  readonly isOpen: boolean;
  readonly duty: Cents;
  readonly vat: { country: CountryCode | null; ratePercent: number };
  readonly words: string[];
}

const answerOf = (isOpen: boolean, duty: Cents, { country, ratePercent }: Vat, words: readonly string[]) =>
  done({ isOpen, duty, vat: { country, ratePercent }, words: [...words] });

/**
 * What a country adds to a cart, and what its buyer is told before the payment: what is contained, what is paid at the
 * door, roughly how much and to whom. Writes nothing. A country that is closed is an answer, too: nobody has ordered yet.
 */
export async function chargesAbroad(
  services: Services,
  { items, country, discountPercent = 0 }: ChargesAsked,
  { language }: Asker,
): Promise<Outcome<ChargesAnswer>> {
  const { pauses } = services.shopfront.current();
  const quoted = quoteCart(items, await services.prices.current(), country, pauses, language);
  if (!quoted.ok) return quoted;
  const { lines, goods } = quoted.value;
  const usual = vatFor(country, TAX_NOW);
  if (!isAbroad(country)) return answerOf(true, ZERO, usual, []);
  const off = discountOn(goods, discountPercent);
  const declared = cartToDeclare(services, lines);
  const customs = await readCustoms(services);
  const charges = chargesFor(country, declared, off, customs, language);
  // Only an address says whether it is Northern Ireland.
  const perhaps = country === 'GB' ? [NORTHERN_IRELAND[language].perhaps] : [];
  if (!charges.ok) return answerOf(false, ZERO, usual, [charges.error, ...perhaps]);
  const { vat = usual } = charges.value;
  // A code takes its share off the duty, too, as the payment provider reckons it.
  const duty = cents(charges.value.duty - discountOn(charges.value.duty, discountPercent));
  const record = orderCustoms(country, declared, off, customs, duty);
  const words = customsWords(record, shippingTo(country, goods).price, language);
  return answerOf(true, duty, vat, [...words, ...perhaps]);
}
