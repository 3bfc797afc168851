import Stripe from 'stripe';

/** Address and key of the payment account: the provider, or a stand-in at another base address. */
export interface AccountAddress {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Base address of the stand-in, such as http://127.0.0.1:3000; undefined for the provider. */
  readonly baseUrl: string | undefined;
}

/**
 * The official client. Calls are retried twice with the same idempotency key and time out after 15 seconds. Use
 * `promptly` while a person waits.
 */
export function createStripe({ secretKey, baseUrl }: AccountAddress): Stripe {
  const options = { maxNetworkRetries: 2, timeout: 5000, telemetry: false, appInfo: { name: 'Gewitter' } };
  if (baseUrl === undefined) return new Stripe(secretKey, options);
  const { hostname, port, protocol } = new URL(baseUrl);
  return new Stripe(secretKey, {
    ...options,
    // Sockets take IPv6 without the brackets of URLs.
    host: hostname.replace(/^\[|\]$/g, ''),
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}
