import Stripe from 'stripe';

/** How to reach the payment account: the provider itself, or a stand-in at another base address. */
export interface AccountAddress {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Base address of the stand-in, such as http://127.0.0.1:3000; undefined for the provider itself. */
  readonly baseUrl: string | undefined;
}

/** The official client, pointed at the account. Calls are retried twice with the same idempotency key; a provider that
 * hangs is given up after a quarter of a minute. Where somebody waits for the answer, it is asked `promptly`. */
export function createStripe({ secretKey, baseUrl }: AccountAddress): Stripe {
  const options = { maxNetworkRetries: 2, timeout: 5000, telemetry: false, appInfo: { name: 'Gewitter' } };
  if (baseUrl === undefined) return new Stripe(secretKey, options);
  const { hostname, port, protocol } = new URL(baseUrl);
  return new Stripe(secretKey, {
    ...options,
    // As a socket has it: addresses put IPv6 in brackets.
    host: hostname.replace(/^\[|\]$/g, ''),
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}
