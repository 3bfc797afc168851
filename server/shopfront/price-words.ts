import { inWords } from '#domain/format-count.ts';
import { formatEuro } from '#domain/money.ts';
import type { DraftFault } from '#domain/shopfront/price-draft.ts';
import { priceName } from '#domain/shopfront/price-names.ts';

/** Why a draft is not published, in the words of the makers. */
export function draftFaultWords(fault: DraftFault): string {
  switch (fault.kind) {
    case 'odd':
      return 'No pickup is free, and nothing costs less than nothing.';
    case 'missing':
      return 'The payment account has no price under this key.';
    case 'set':
      return `${priceName(fault.set)} would be dearer than its ${inWords(fault.pickups)} pickups, ${formatEuro(fault.apart)} apart. Nobody would buy the set.`;
    default:
      return fault satisfies never;
  }
}
