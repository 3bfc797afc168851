import type { InLanguages } from '../languages.ts';

type Key = 'withdrawal' | 'payment account' | 'returned' | 'failed' | 'canceled';

/** Why money goes back, and why none did, where nobody typed it. */
export const REFUND_CAUSES: InLanguages<Readonly<Record<Key, string>>> = {
  en: {
    withdrawal: 'Withdrawal',
    'payment account': 'Made in the payment account',
    returned: 'The bank sent it back.',
    failed: 'The provider says: failed.',
    canceled: 'The provider says: canceled.',
  },
  de: {
    withdrawal: 'Widerruf',
    'payment account': 'Im Zahlungskonto gemacht',
    returned: 'Die Bank hat es zurückgeschickt.',
    failed: 'Der Anbieter sagt: gescheitert.',
    canceled: 'Der Anbieter sagt: abgebrochen.',
  },
};
