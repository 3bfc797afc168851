import type { ExpressCheckoutAddress } from '@stripe/stripe-js';

export interface Holder {
  readonly name: string;
  readonly email: string;
  readonly address: ExpressCheckoutAddress;
  /** Address written onto the payment if it differs from the one shown: another one, or none. */
  readonly passesOn?: ExpressCheckoutAddress | null;
  /** Text beside the name. */
  readonly note?: string;
}

const addressAt = (
  line1: string,
  postal_code: string,
  city: string,
  country: string,
  state = '',
): ExpressCheckoutAddress => ({ line1, line2: null, postal_code, city, state, country });

/** Holders of the test wallet: at home, overseas, and where hardly any shop ships to. */
export const HOLDERS: readonly [Holder, ...Holder[]] = [
  {
    name: 'Jonas Beispiel',
    email: 'jonas@example.org',
    address: addressAt('Karl-Heine-Straße 1', '04229', 'Leipzig', 'DE'),
  },
  {
    name: 'Sam Example',
    email: 'sam@example.org',
    address: addressAt('1 Main Street', '10001', 'New York', 'US', 'NY'),
  },
  {
    name: 'Aroha Example',
    email: 'aroha@example.org',
    address: addressAt('1 Queen Street', '1010', 'Auckland', 'NZ'),
  },
  {
    name: 'Kim Beispiel',
    email: 'kim@example.org',
    address: addressAt('Neue Straße 5', '10115', 'Berlin', 'DE'),
    passesOn: null,
    note: 'gives the payment no address',
  },
];

export interface WalletCard {
  readonly label: string;
  readonly number: string;
}

export const WALLET_CARDS: readonly [WalletCard, ...WalletCard[]] = [
  { label: 'Visa ending in 4242', number: '4242424242424242' },
  { label: 'Visa ending in 0002, is declined', number: '4000000000000002' },
  { label: 'Visa ending in 3155, asks for authentication', number: '4000002500003155' },
];

export const holderWords = ({ name, address, note }: Holder): string =>
  [
    name,
    address.line1,
    `${address.postal_code} ${address.city}`,
    address.country,
    ...(note ? [note] : []),
  ].join(', ');
