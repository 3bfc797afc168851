import { quoteOrder } from '#domain/checkout/quote-order.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { isAbroad } from '#domain/countries.ts';
import { closedWords } from '#domain/customs/consignment.messages.ts';
import type { LineToDeclare } from '#domain/customs/order-customs.ts';
import type { Language } from '#domain/languages.ts';
import { readCustoms } from '../customs/index.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import type { QuotedCart } from './freeze-order.ts';

/** Cart lines as customs items, with today's data. */
export const cartToDeclare = (
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
