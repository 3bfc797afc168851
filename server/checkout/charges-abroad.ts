import { discountOn } from '#domain/checkout/discount.ts';
import { quoteOrder } from '#domain/checkout/quote-order.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { type CountryCode, isAbroad } from '#domain/countries.ts';
import { closedWords, customsWords } from '#domain/customs/consignment.messages.ts';
import type { LineToDeclare } from '#domain/customs/order-customs.ts';
import type { Language } from '#domain/languages.ts';
import { add, type Cents, ZERO } from '#domain/money.ts';
import { TAX_NOW } from '#domain/prices/tax-now.ts';
import { type Vat, vatFor } from '#domain/prices/vat.ts';
import { NORTHERN_IRELAND } from '#domain/shipping/northern-ireland.messages.ts';
import { readCustoms } from '../customs/index.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import type { Asker } from './asker.ts';
import { type QuotedCart, quoteCart } from './freeze-order.ts';

/** Cart lines as customs items, with today's data. */
const cartToDeclare = (
  { papers }: Pick<Services, 'papers'>,
  lines: QuotedCart['lines'],
): readonly LineToDeclare[] =>
  lines.map(({ unit, quantity, config }) => ({
    unit,
    quantity,
    sold: freezeLine(config, papers.pictures.report),
  }));

export async function withCharges(
  services: Services,
  quoted: QuotedCart,
  language: Language,
): Promise<Outcome<QuotedCart>> {
  const { lines, country, goods } = quoted;
  if (!isAbroad(country)) return done(quoted);
  const { closed, quote } = quoteOrder({
    goods,
    country,
    lines: cartToDeclare(services, lines),
    customs: await readCustoms(services),
    percent: null,
  });
  return closed ? problem(422, closedWords(closed, language)) : done({ ...quoted, ...quote });
}

interface ChargesAsked {
  readonly items: readonly unknown[];
  readonly country: CountryCode;
  /** Discount of a code, in per cent. */
  readonly discountPercent?: number | undefined;
}

/** `isOpen`: whether orders to this country are open; if not, the words give the reason. */
const answerOf = (isOpen: boolean, duty: Cents, { country, ratePercent }: Vat, words: readonly string[]) =>
  done({ isOpen, duty, vat: { country, ratePercent }, words: [...words] });

/**
 * The charges that a country adds to a cart, and the notices before payment: charges on delivery, their approximate
 * amount and collector. Writes nothing. A closed country is a result, not an error, because nobody has ordered yet.
 */
export async function chargesAbroad(
  services: Services,
  { items, country, discountPercent = 0 }: ChargesAsked,
  { language }: Asker,
) {
  const { pauses } = services.shopfront.current();
  const quoted = quoteCart(items, await services.prices.current(), country, pauses, language);
  if (!quoted.ok) return quoted;
  const { lines, goods } = quoted.value;
  const usual = vatFor(country, TAX_NOW);
  if (!isAbroad(country)) return answerOf(true, ZERO, usual, []);
  const shipment = {
    goods,
    country,
    lines: cartToDeclare(services, lines),
    customs: await readCustoms(services),
    percent: discountPercent,
  };
  const { closed, listed } = quoteOrder(shipment);
  // The provider applies a discount to the duty, too, and the buyer is charged accordingly.
  const off = add(discountOn(goods, discountPercent), discountOn(listed.duty, discountPercent));
  const { quote, record } = quoteOrder(shipment, { off });
  // Only an address tells whether it is in Northern Ireland.
  const perhaps = country === 'GB' ? [NORTHERN_IRELAND[language].perhaps] : [];
  if (closed) return answerOf(false, ZERO, usual, [closedWords(closed, language), ...perhaps]);
  const words = record ? customsWords(record, quote.shipping.price, language) : [];
  return answerOf(true, quote.duty, quote.vat, [...words, ...perhaps]);
}
