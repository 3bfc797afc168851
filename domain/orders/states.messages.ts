import type { InLanguages } from '../languages.ts';

const LABELS = {
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
};

/** Makers' names of an order's steps, within a line. */
export const STEP_LABELS: InLanguages<typeof LABELS> = {
  en: LABELS,
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

const GROUPS = {
  paid: { title: 'Paid', note: 'in winding order: date, then wire' },
  'in the making': { title: 'In the making', note: '' },
  wound: { title: 'Wound', note: 'to pack' },
  packed: { title: 'Packed', note: 'labels printed' },
  shipped: { title: 'Shipped today', note: '' },
};

/** Groups of the board; a note is shown beside its title. */
export const BOARD_GROUPS: InLanguages<typeof GROUPS> = {
  en: GROUPS,
  de: {
    paid: { title: 'Bezahlt', note: 'in der Reihenfolge der Werkbank: erst Datum, dann Draht' },
    'in the making': { title: 'In Arbeit', note: '' },
    wound: { title: 'Gewickelt', note: 'zu packen' },
    packed: { title: 'Gepackt', note: 'Etiketten gedruckt' },
    shipped: { title: 'Heute versandt', note: '' },
  },
};
