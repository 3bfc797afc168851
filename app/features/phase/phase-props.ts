import type { Language } from '#domain/languages.ts';
import { ourPickups } from '#domain/phase/our-pickups.ts';
import { readPhaseQuestion } from '#domain/phase/read-question.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { REVERSE_KEY } from '#domain/products/catalogue.ts';

/** Stock does not change while the shop runs. */
const STOCK = { en: ourPickups('en'), de: ourPickups('de') };

export const readAsked = (query: URLSearchParams, language: Language = 'en') =>
  readPhaseQuestion(query, STOCK[language], language);

/** Props of the page: our pickups for the pair, a build in the address first, and the surcharge if the list has one. */
export function phaseProps(query: URLSearchParams, list: PriceList | undefined, language: Language) {
  const { question, ours } = readAsked(query, language);
  return { asked: question, ours, surcharge: list?.[REVERSE_KEY] };
}

export type PhaseProps = ReturnType<typeof phaseProps>;
