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

/** Holders of the test wallet: at home, overseas, and where hardly any shop ships to. */
export const HOLDERS: readonly [Holder, ...Holder[]] = [
  {
    name: 'Jonas Beispiel',
    email: 'jonas@example.org',
    address: {
      line1: 'Karl-Heine-Straße 1',
      line2: null,
      postal_code: '04229',
      city: 'Leipzig',
      state: '',
      country: 'DE',
    },
  },
  {
    name: 'Sam Example',
    email: 'sam@example.org',
    address: {
      line1: '1 Main Street',
      line2: null,
      postal_code: '10001',
      city: 'New York',
      state: 'NY',
      country: 'US',
    },
  },
  {
    name: 'Aroha Example',
    email: 'aroha@example.org',
    address: {
      line1: '1 Queen Street',
      line2: null,
      postal_code: '1010',
      city: 'Auckland',
      state: '',
      country: 'NZ',
    },
  },
  {
    name: 'Kim Beispiel',
    email: 'kim@example.org',
    address: {
      line1: 'Neue Straße 5',
      line2: null,
      postal_code: '10115',
      city: 'Berlin',
      state: '',
      country: 'DE',
    },
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
