import { quoteGoods } from '#domain/checkout/quote.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { type CountryCode, isAbroad } from '#domain/countries.ts';
import { closedWords } from '#domain/customs/consignment.messages.ts';
import { type Customs, chargesOf } from '#domain/customs/consignment.ts';
import { consignmentOf, type LineToDeclare } from '#domain/customs/order-customs.ts';
import type { Language } from '#domain/languages.ts';
import { type Cents, ZERO } from '#domain/money.ts';
import type { Vat } from '#domain/prices/vat.ts';
import { readCustoms } from '../customs/index.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import type { QuotedCart } from './freeze-order.ts';

/** What a country adds to a quote: a duty that is prepaid, and whose tax its total contains, where that is not the usual one. */
export interface Charges {
  readonly duty: Cents;
  readonly vat?: Vat;
}

/** Decides what a country adds; refused, in a sentence, where nothing can be sold to it. `discount` is off the goods. */
export function chargesFor(
  country: CountryCode,
  lines: readonly LineToDeclare[],
  discount: Cents,
  customs: Customs,
  language: Language,
): Outcome<Charges> {
  if (!isAbroad(country)) return done({ duty: ZERO });
  const consignment = consignmentOf(country, lines, discount, customs);
  return consignment.terms === 'closed'
    ? problem(422, closedWords(consignment.closed, language))
    : done(chargesOf(consignment));
}

/** Lines of a cart as customs ask for them: as they would be sold now. */
export const cartToDeclare = (
  { papers }: Pick<Services, 'papers'>,
  lines: QuotedCart['lines'],
): readonly LineToDeclare[] =>
  lines.map(({ unit, quantity, config }) => ({
    unit,
    quantity,
    sold: freezeLine(config, papers.pictures.report),
  }));

/** A quoted cart with what its country adds. */
export async function withCharges(
  services: Services,
  quoted: QuotedCart,
  language: Language,
): Promise<Outcome<QuotedCart>> {
  const { lines, country, goods } = quoted;
  if (!isAbroad(country)) return done(quoted);
  const charges = chargesFor(
    country,
    cartToDeclare(services, lines),
    ZERO,
    await readCustoms(services),
    language,
  );
  return charges.ok ? done({ ...quoted, ...quoteGoods(goods, country, charges.value) }) : charges;
}
