import { type Context, Hono } from 'hono';
import { COUNTRIES, COUNTRY_NAMES } from '#domain/countries.ts';
import { toEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { keysOf } from '#domain/records.ts';
import { SHIPPING_ZONES, zoneOf } from '#domain/shipping/shipping.ts';
import {
  type Asker,
  beganCheckout,
  bindCheckout,
  CHECKOUT_REFUSALS,
  calculateShipping,
  chargesAbroad,
  checkoutStatus,
  dropCode,
  expressCheckout,
  keepBuyerDetails,
  openCheckout,
  paidCookie,
  putCode,
} from '../checkout/index.ts';
import { NO_HOSTS } from '../http/content-policy.ts';
import { limitRate, type Refuse } from '../http/guards.ts';
import { SAME_FOR_ALL, sendPage, toPage } from '../http/rendered-page.ts';
import { answer, check, languageAsked, readBody } from '../http/respond.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { newChallenge } from '../platform/limits/proof-of-work.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { type Answer, type ApiCall, type Asked, CALLS, type CallName } from './calls.ts';
import { takeWebhook } from './stripe-webhook.ts';

const ALLOWED_COUNTRIES = COUNTRIES.map((code): Answer<'allowed-countries'>[number] => {
  const { fee, workDays } = SHIPPING_ZONES[zoneOf(code)];
  return { code, name: COUNTRY_NAMES[code], fee: toEuro(fee), workDays: [...workDays] };
}).sort((a, b) => a.name.localeCompare(b.name, 'en'));

const inEuro = (list: PriceList): Answer<'prices'> =>
  Object.fromEntries(Object.entries(list).map(([key, amount]) => [key, toEuro(amount)])) as Answer<'prices'>;

/**
 * The price list's response, which every page with prices requests. Cached like a page until the list changes
 * (`server/main/server.ts`); browsers cache and revalidate it.
 */
function cachedPrices(services: Services, cache: ResponseCache) {
  const key = { route: 'prices', url: '/api/shop/prices', room: 1, status: 200 };
  return async (context: Context): Promise<Response> => {
    const list = await services.prices.current();
    if (!list) return answer(context, problem(503, CHECKOUT_REFUSALS[languageAsked(context)].noPrices));
    const page = await cache.get(key, () => toPage(context.json({ data: inEuro(list) }), NO_HOSTS, true));
    return sendPage(context, page, SAME_FOR_ALL);
  };
}

interface ShopAsker extends Asker {
  /** Remembers in the browser that the payment of a checkout was found paid. */
  paid(reference: string): void;
}

type UseCase<Name extends CallName> = (
  services: Services,
  asked: Asked<Name>,
  asker: ShopAsker,
) => Outcome<Answer<Name>> | Promise<Outcome<Answer<Name>>>;

/** All but the cached price list. */
type Computed = Exclude<CallName, 'prices'>;

const USE_CASES: { readonly [Name in Computed]: UseCase<Name> } = {
  'allowed-countries': () => done(ALLOWED_COUNTRIES),
  checkout: openCheckout,
  'calculate-shipping': calculateShipping,
  'charges-abroad': chargesAbroad,
  'buyer-details': keepBuyerDetails,
  'use-code': putCode,
  'drop-code': dropCode,
  async 'checkout-status'(services, { session_id }, asker) {
    const outcome = await checkoutStatus(services, session_id, asker);
    // Only the browser that began the checkout reads the number.
    if (outcome.ok && outcome.value.status === 'complete' && outcome.value.orderNumber !== null)
      asker.paid(session_id);
    return outcome;
  },
  'express-checkout': expressCheckout,
  'proof-task': async ({ signing, now }) => done(await newChallenge(signing, now())),
};

const NOTHING_ASKED = { ok: true, value: undefined } as const;

/** Parses a call's body or query by its schema. */
const readAsked = (context: Context, call: ApiCall) =>
  call.method === 'post'
    ? readBody(context, call.asks)
    : call.asks
      ? check(context, call.asks, context.req.query())
      : NOTHING_ASKED;

interface ShopApiOptions {
  readonly cache: ResponseCache;
  /** Limits of the rates, by the names of `calls.ts`. */
  readonly limits: Readonly<Record<'reads' | 'writes', Refuse>>;
  readonly clientOf: (context: Context) => string;
}

/** The shop's calls: limit, parse, run the use case, answer. */
export function shopApi(services: Services, { cache, limits, clientOf }: ShopApiOptions): Hono {
  const api = new Hono();
  api.get('/prices', cachedPrices(services, cache));
  for (const name of keysOf(USE_CASES)) open(name);
  api.post('/stripe-webhook', (context) => takeWebhook(context, services));
  return api;

  function open<Name extends Computed>(name: Name): void {
    const call: ApiCall = CALLS[name];
    const limit = call.limit ?? (call.method === 'post' ? 'writes' : undefined);
    if (limit) api.use(`/${name}`, limitRate(limits[limit]));
    const use: UseCase<Name> = USE_CASES[name];
    api.on(call.method.toUpperCase(), `/${name}`, async (context) => {
      const cookies = context.req.header('cookie');
      const keep = (cookie: string) => context.header('set-cookie', cookie, { append: true });
      const asker: ShopAsker = {
        client: clientOf(context),
        language: languageAsked(context),
        bind: (orderId) => bindCheckout(services, cookies, orderId).forEach(keep),
        began: (orderId) => beganCheckout(services, cookies, orderId),
        paid: (reference) => keep(paidCookie(services, reference)),
      };
      const input = await readAsked(context, call);
      // The compiler cannot see that the schema belongs to the same call.
      return input.ok
        ? answer(context, await use(services, input.value as Asked<Name>, asker))
        : input.response;
    });
  }
}
