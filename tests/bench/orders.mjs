// Orders from the cart to "paid" by eight concurrent shoppers: checkout, shipping, card, status.
import { lineFor } from '../../domain/cart/cart-line.ts';
import { openBrowser } from '../fixtures/browse.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';

const SHOPPERS = 8;
const ORDERS = 200;

export const LINE = lineFor(
  { pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' },
  1,
  240,
);
export const SHIPPING = {
  name: 'Jonas Beispiel',
  address: { line1: 'Karl-Heine-Straße 1', postal_code: '04229', city: 'Leipzig', country: 'DE' },
};

export async function ask(browse, url, body) {
  const response = await browse(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${url} ${response.status} ${answer.error}`);
  return answer.data;
}

async function order(url) {
  const browse = openBrowser();
  const clientSecret = await ask(browse, `${url}/api/shop/checkout`, [LINE]);
  const [session] = clientSecret.split('_secret_');
  await ask(browse, `${url}/api/shop/calculate-shipping`, {
    checkoutSessionId: session,
    shippingDetails: SHIPPING,
  });
  const paid = await payBySandbox({ baseUrl: url, clientSecret, email: 'jonas@example.org' });
  if (paid.outcome !== 'paid') throw new Error(paid.outcome);
  const { status } = await ask(browse, `${url}/api/shop/checkout-status?session_id=${session}`);
  if (status !== 'complete') throw new Error(`${session} is ${status}`);
}

/** Settled orders per second, and the 50th and 99th percentile in ms. */
export async function measureOrders(url) {
  const times = [];
  let left = ORDERS;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      while (left-- > 0) {
        const start = performance.now();
        await order(url);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const quantile = (share) => times[Math.min(Math.floor(times.length * share), times.length - 1)];
  return { perSecond: ORDERS / seconds, p50: quantile(0.5), p99: quantile(0.99) };
}
