import { type Context, Hono } from 'hono';
import * as z from 'zod';
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
import { SAME_FOR_ALL, sendPage, toPage } from '../http/rendered-page.ts';
import { answer, check, languageAsked, readBody } from '../http/respond.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { newChallenge } from '../platform/limits/proof-of-work.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { type Answer, type Asked, CALLS, type Call, type CallName } from './calls.ts';
import { takeWebhook } from './stripe-webhook.ts';

const ALLOWED_COUNTRIES = COUNTRIES.map((code): Answer<'allowed-countries'>[number] => {
  const { fee, workDays } = SHIPPING_ZONES[zoneOf(code)];
  return { code, name: COUNTRY_NAMES[code], fee: toEuro(fee), workDays: [...workDays] };
}).sort((a, b) => a.name.localeCompare(b.name, 'en'));

const inEuro = (list: PriceList): Answer<'prices'> =>
  Object.fromEntries(Object.entries(list).map(([key, amount]) => [key, toEuro(amount)])) as Answer<'prices'>;

/**
 * The price list's response, which every page with prices requests. Cached like a page until the list changes
 * (`server.ts`); browsers cache and revalidate it.
 */
export function keptPrices(services: Services, cache: ResponseCache) {
  const key = { route: 'prices', url: '/api/shop/prices', room: 1, status: 200 };
  return async (context: Context): Promise<Response> => {
    const list = await services.prices.current();
    if (!list) return answer(context, problem(503, CHECKOUT_REFUSALS[languageAsked(context)].noPrices));
    const page = await cache.get(key, () => toPage(context.json({ data: inEuro(list) }), NO_HOSTS, true));
    return sendPage(context, page, SAME_FOR_ALL);
  };
}

type UseCase<Name extends CallName> = (
  services: Services,
  asked: Asked<Name>,
  asker: Asker,
) => Outcome<Answer<Name>> | Promise<Outcome<Answer<Name>>>;

const USE_CASES: { readonly [Name in CallName]: UseCase<Name> } = {
  async prices({ prices }, _, { language }) {
    const list = await prices.current();
    return list ? done(inEuro(list)) : problem(503, CHECKOUT_REFUSALS[language].noPrices);
  },
  'allowed-countries': () => done(ALLOWED_COUNTRIES),
  checkout: openCheckout,
  'calculate-shipping': calculateShipping,
  'charges-abroad': chargesAbroad,
  'buyer-details': keepBuyerDetails,
  'use-code': putCode,
  'drop-code': dropCode,
  'checkout-status': (services, { session_id }, asker) => checkoutStatus(services, session_id, asker),
  'express-checkout': expressCheckout,
  'proof-task': async ({ signing, now }) => done(await newChallenge(signing, now())),
};

const ASKED_STATUS = z.object({ session_id: z.string() });
const COMPLETE = z.object({
  ok: z.literal(true),
  value: z.object({ status: z.literal('complete'), orderNumber: z.string() }),
});

/** The payment that a status call of the checkout's own browser found paid. */
function paidReference(name: string, asked: unknown, outcome: unknown): string | undefined {
  if (name !== 'checkout-status' || !COMPLETE.safeParse(outcome).success) return undefined;
  return ASKED_STATUS.safeParse(asked).data?.session_id;
}

/** The shop's calls: parse, run the use case, answer. */
export function shopApi(services: Services, clientOf: (context: Context) => string): Hono {
  const api = new Hono();
  for (const name of keysOf(CALLS)) {
    const { method, asks }: Call = CALLS[name];
    // The table pairs schemas with use cases; the compiler cannot see that inside a loop.
    const use = USE_CASES[name] as (
      services: Services,
      asked: unknown,
      asker: Asker,
    ) => Promise<Outcome<unknown>>;
    api.on(method.toUpperCase(), `/${name}`, async (context) => {
      const cookies = context.req.header('cookie');
      const keep = (cookie: string) => context.header('set-cookie', cookie, { append: true });
      const asker: Asker = {
        client: clientOf(context),
        language: languageAsked(context),
        bind: (orderId) => bindCheckout(services, cookies, orderId).forEach(keep),
        began: (orderId) => beganCheckout(services, cookies, orderId),
      };
      if (!asks) return answer(context, await use(services, undefined, asker));
      const input =
        method === 'get' ? check(context, asks, context.req.query()) : await readBody(context, asks);
      if (!input.ok) return input.response;
      const outcome = await use(services, input.value, asker);
      const paid = paidReference(name, input.value, outcome);
      if (paid !== undefined) keep(paidCookie(services, paid));
      return answer(context, outcome);
    });
  }
  api.post('/stripe-webhook', (context) => takeWebhook(context, services));
  return api;
}
