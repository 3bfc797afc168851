import { Hono } from 'hono';
import { COUNTRIES, COUNTRY_NAMES } from '#domain/countries.ts';
import { toEuro } from '#domain/money.ts';
import { NO_PRICES, type PriceList } from '#domain/price-list.ts';
import { SHIPPING_ZONES, zoneOf } from '#domain/shipping.ts';
import { calculateShipping } from '../shop/calculate-shipping.ts';
import { checkoutStatus } from '../shop/checkout-status.ts';
import { payByWallet, quoteForWallet } from '../shop/express-checkout.ts';
import { openCheckout } from '../shop/open-checkout.ts';
import { problem } from '../shop/problem.ts';
import type { Services } from '../shop/services.ts';
import { answer, check, fail, readBody } from './respond.ts';
import { expressRequest, items, shippingRequest, statusQuery } from './schemas.ts';
import { takeWebhook } from './stripe-webhook.ts';

const ALLOWED_COUNTRIES = COUNTRIES.map((code) => {
  const { fee, workDays } = SHIPPING_ZONES[zoneOf(code)];
  return { code, name: COUNTRY_NAMES[code], fee: toEuro(fee), workDays };
}).sort((a, b) => a.name.localeCompare(b.name, 'en'));

function writePrices(list: PriceList): string {
  const entries = Object.entries(list).map(([key, amount]) => [key, toEuro(amount)]);
  return JSON.stringify({ data: Object.fromEntries(entries) });
}

/** The shop's calls of the specification, section 7: parse, ask a use-case, answer. */
export function shopApi(services: Services): Hono {
  const api = new Hono();
  // Every page with prices asks for the list; it is written once for as long as it stays the same.
  let written: { list: PriceList; body: string } | undefined;

  api.get('/prices', async (context) => {
    const list = await services.prices.current();
    if (!list) return fail(context, 503, NO_PRICES);
    if (list !== written?.list) written = { list, body: writePrices(list) };
    return context.body(written.body, 200, { 'content-type': 'application/json' });
  });

  api.get('/allowed-countries', (context) => context.json({ data: ALLOWED_COUNTRIES }));

  api.post('/checkout', async (context) => {
    const body = await readBody(context, items);
    return body.ok ? answer(context, await openCheckout(services, body.value)) : body.response;
  });

  api.post('/calculate-shipping', async (context) => {
    const body = await readBody(context, shippingRequest);
    if (!body.ok) return body.response;
    const { checkoutSessionId, shippingDetails } = body.value;
    return answer(context, await calculateShipping(services, checkoutSessionId, shippingDetails));
  });

  api.get('/checkout-status', async (context) => {
    const query = check(context, statusQuery, context.req.query());
    return query.ok
      ? answer(context, await checkoutStatus(services, query.value.session_id))
      : query.response;
  });

  api.post('/express-checkout', async (context) => {
    const body = await readBody(context, expressRequest);
    if (!body.ok) return body.response;
    const { items: lines, shippingDetails, confirm, email } = body.value;
    if (!confirm) return answer(context, await quoteForWallet(services, lines, shippingDetails));
    if (!shippingDetails) return answer(context, problem(400, 'Please check the shipping address.'));
    return answer(context, await payByWallet(services, lines, shippingDetails, email));
  });

  api.post('/stripe-webhook', (context) => takeWebhook(context, services));

  return api;
}
