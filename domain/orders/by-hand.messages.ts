import type { InLanguages } from '../languages.ts';
import type { HandKind, HandPay } from './by-hand.ts';

interface Words {
  readonly kind: (kind: HandKind, replaces?: string | null) => string;
  readonly pays: Readonly<Record<HandPay, string>>;
}

/** How an order was entered by hand and paid, as makers read it. */
export const BY_HAND: InLanguages<Words> = {
  en: {
    kind: (kind, replaces) =>
      ({
        fair: 'Fair',
        friend: 'Friend',
        replacement: `Replacement under guarantee${replaces ? ` for ${replaces}` : ''}`,
      })[kind],
    pays: { cash: 'cash', 'bank transfer': 'bank transfer', nothing: 'nothing to pay' },
  },
  de: {
    kind: (kind, replaces) =>
      ({
        fair: 'Messe',
        friend: 'Freunde',
        replacement: `Ersatz auf Gewährleistung${replaces ? ` für ${replaces}` : ''}`,
      })[kind],
    pays: { cash: 'bar', 'bank transfer': 'Überweisung', nothing: 'nichts zu zahlen' },
  },
};
