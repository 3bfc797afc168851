import type { InLanguages } from '../languages.ts';
import type { HandKind } from './by-hand.ts';

const EN = {
  kind: (kind: HandKind, replaces?: string | null): string =>
    ({
      fair: 'Fair',
      friend: 'Friend',
      repair: 'Repair',
      replacement: `Replacement under guarantee${replaces ? ` for ${replaces}` : ''}`,
    })[kind],
  pays: { cash: 'cash', 'bank transfer': 'bank transfer', nothing: 'nothing to pay' },
};

export const BY_HAND: InLanguages<typeof EN> = {
  en: EN,
  de: {
    kind: (kind, replaces) =>
      ({
        fair: 'Messe',
        friend: 'Freunde',
        repair: 'Reparatur',
        replacement: `Ersatz auf Gewährleistung${replaces ? ` für ${replaces}` : ''}`,
      })[kind],
    pays: { cash: 'bar', 'bank transfer': 'Überweisung', nothing: 'nichts zu zahlen' },
  },
};
