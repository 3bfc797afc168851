import type { InLanguages } from '../languages.ts';

type Key = 'withdrawal' | 'payment account' | 'returned' | 'failed' | 'canceled';

/** Reasons for refunds, and for failed ones, if nobody typed one. */
export const REFUND_CAUSES: InLanguages<Readonly<Record<Key, string>>> = {
  en: {
    withdrawal: 'Withdrawal',
    'payment account': 'Made in the payment account',
    returned: 'The bank returned it.',
    failed: 'The payment provider reports it as failed.',
    canceled: 'The payment provider reports it as cancelled.',
  },
  de: {
    withdrawal: 'Widerruf',
    'payment account': 'Im Zahlungskonto gemacht',
    returned: 'Die Bank hat es zurückgeschickt.',
    failed: 'Der Zahlungsdienstleister meldet: fehlgeschlagen.',
    canceled: 'Der Zahlungsdienstleister meldet: abgebrochen.',
  },
};
