import { parse, serialize } from 'hono/utils/cookie';
import { DAY_MS } from '#domain/calendar/day.ts';
import { CHECKOUT_COOKIE, CHECKOUT_COOKIE_DAYS, PAID_COOKIE } from '#domain/checkout/checkout-cookies.ts';
import type { Services } from '../platform/services.ts';

type Rules = Pick<Services, 'signing' | 'now'> & Place;

interface Place {
  /** Over https the `__Host-` prefix prevents other hosts and paths from setting the cookie. */
  readonly env: { readonly publicUrl: string };
}

const PURPOSE = 'checkout';

/** Most checkouts per browser; the oldest are dropped first. */
export const MOST_CHECKOUTS = 20;

const isSecure = ({ env }: Place) => env.publicUrl.startsWith('https:');
const prefixOf = (rules: Place) => (isSecure(rules) ? '__Host-' : '') + CHECKOUT_COOKIE;
const nameOf = (rules: Rules, orderId: string) => prefixOf(rules) + orderId.slice(0, 8);

const spell = (rules: Place, name: string, value: string, httpOnly: boolean) =>
  serialize(name, value, {
    path: '/',
    httpOnly,
    sameSite: 'Lax',
    secure: isSecure(rules),
    maxAge: value ? CHECKOUT_COOKIE_DAYS * 24 * 60 * 60 : 0,
  });

/** Tells the browser that paid a checkout to empty its cart. Readable by scripts; grants no access. */
export const paidCookie = (rules: Place, reference: string): string =>
  spell(rules, PAID_COOKIE + reference, '1', false);

const ours = (header: string | undefined, place: Place) =>
  Object.entries(header ? parse(header) : {}).filter(([name]) => name.startsWith(prefixOf(place)));

/** The checkout cookies of a `Cookie` header. */
export const checkoutHeader = (header: string | undefined, publicUrl: string): string | undefined =>
  ours(header, { env: { publicUrl } })
    .map((cookie) => cookie.join('='))
    .join('; ') || undefined;

/**
 * Binds a checkout to its browser, because the id of a payment is no secret: it is in exports and logs of the provider.
 * Browsers send the oldest cookie first (RFC 6265, 5.4).
 */
export function bindCheckout(rules: Rules, header: string | undefined, orderId: string): string[] {
  const until = new Date(rules.now().getTime() + CHECKOUT_COOKIE_DAYS * DAY_MS);
  return [
    ...ours(header, rules)
      .slice(0, -(MOST_CHECKOUTS - 1))
      .map(([name]) => spell(rules, name, '', true)),
    spell(rules, nameOf(rules, orderId), rules.signing.token(PURPOSE, orderId, until), true),
  ];
}

/** True if the browser with these cookies began the checkout of an order. */
export function beganCheckout(rules: Rules, header: string | undefined, orderId: string): boolean {
  const name = nameOf(rules, orderId);
  const read = rules.signing.read(PURPOSE, (header && parse(header, name)[name]) || '', rules.now());
  return read.ok && read.id === orderId;
}
