import type { Language } from '#domain/languages.ts';
import type { Cents } from '#domain/money.ts';
import type { PhaseQuestion } from '#domain/phase/answer.ts';
import { type OurPickup, ourPickups } from '#domain/phase/our-pickups.ts';
import { readPhaseQuestion } from '#domain/phase/read-question.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { REVERSE_KEY } from '#domain/products/catalogue.ts';

export interface PhaseProps {
  readonly asked: PhaseQuestion;
  /** Our pickups for the pair; a build in the address comes first. */
  readonly ours: readonly OurPickup[];
  /** Surcharge for reverse winding; undefined if the price list lacks it. */
  readonly surcharge: Cents | undefined;
}

/** Stock does not change while the shop runs. */
const STOCK = { en: ourPickups('en'), de: ourPickups('de') };

export const readAsked = (query: URLSearchParams, language: Language = 'en') =>
  readPhaseQuestion(query, STOCK[language], language);

export function phaseProps(
  query: URLSearchParams,
  list: PriceList | undefined,
  language: Language,
): PhaseProps {
  const { question, ours } = readAsked(query, language);
  return { asked: question, ours, surcharge: list?.[REVERSE_KEY] };
}
