import type { InLanguages } from '../languages.ts';
import type { BoardStep, OrderStep } from './states.ts';

/** What makers call the steps of an order, within a line. */
export const STEP_LABELS: InLanguages<Readonly<Record<OrderStep, string>>> = {
  en: {
    'awaiting payment': 'awaiting payment',
    paid: 'paid',
    'in the making': 'in the making',
    wound: 'wound',
    packed: 'packed',
    shipped: 'shipped',
    delivered: 'delivered',
    cancelled: 'cancelled',
    returned: 'returned',
    refunded: 'refunded',
  },
  de: {
    'awaiting payment': 'wartet auf Zahlung',
    paid: 'bezahlt',
    'in the making': 'in Arbeit',
    wound: 'gewickelt',
    packed: 'gepackt',
    shipped: 'versandt',
    delivered: 'zugestellt',
    cancelled: 'storniert',
    returned: 'zurück',
    refunded: 'erstattet',
  },
};

interface GroupWords {
  readonly title: string;
  /** Stands beside the title. */
  readonly note: string;
}

/** The groups of the board. */
export const BOARD_GROUPS: InLanguages<Readonly<Record<BoardStep, GroupWords>>> = {
  en: {
    paid: { title: 'Paid', note: 'in winding order: date, then wire' },
    'in the making': { title: 'In the making', note: '' },
    wound: { title: 'Wound', note: 'pack next' },
    packed: { title: 'Packed', note: 'labels printed' },
    shipped: { title: 'Shipped today', note: '' },
  },
  de: {
    paid: { title: 'Bezahlt', note: 'in der Reihenfolge der Werkbank: erst Datum, dann Draht' },
    'in the making': { title: 'In Arbeit', note: '' },
    wound: { title: 'Gewickelt', note: 'als Nächstes packen' },
    packed: { title: 'Gepackt', note: 'Etiketten gedruckt' },
    shipped: { title: 'Heute versandt', note: '' },
  },
};
