import type { InLanguages } from '../languages.ts';
import type { OrderStepId } from '../orders/states.ts';

export const STEP_NAMES: InLanguages<Readonly<Record<OrderStepId, string>>> = {
  en: {
    paid: 'Paid',
    making: 'In the making',
    wound: 'Wound',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
    refunded: 'Refunded',
  },
  de: {
    paid: 'Bezahlt',
    making: 'In Arbeit',
    wound: 'Gewickelt',
    shipped: 'Versandt',
    delivered: 'Zugestellt',
    cancelled: 'Storniert',
    returned: 'Zurück',
    refunded: 'Erstattet',
  },
};
