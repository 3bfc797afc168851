import type { Language } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import type { DraftFault } from '#domain/shopfront/price-draft.ts';
import { priceName } from '#domain/shopfront/price-names.ts';
import { PRICE_FAULTS } from './price-words.messages.ts';

export function draftFaultWords(fault: DraftFault, language: Language = 'en'): string {
  const texts = PRICE_FAULTS[language];
  switch (fault.kind) {
    case 'odd':
      return texts.odd;
    case 'missing':
      return texts.missing;
    case 'set':
      return texts.set(priceName(fault.set, language), fault.pickups, formatEuro(fault.apart));
    default:
      return fault satisfies never;
  }
}
