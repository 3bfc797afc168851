// npm run sell-abroad -- [address]: buys from a running shop in test mode through its API, and prints charges
// and notices: for each country outside the EU's customs territory below and above its threshold, for
// Northern Ireland, which is inside, and for two refused places. No money moves.
import * as z from 'zod';
import { lineFor } from '#domain/cart/cart-line.ts';
import type { AbroadCountry } from '#domain/countries.ts';
import { cents, formatEuro } from '#domain/money.ts';
import { openBrowser } from '../tests/fixtures/browse.ts';
import { payBySandbox } from '../tests/fixtures/pay-by-sandbox.ts';

const [shop = 'http://localhost:3000'] = process.argv.slice(2);

type To = AbroadCountry | 'Belfast' | 'Jersey' | 'Guam';
const ADDRESSES: Readonly<Record<To, object>> = {
  GB: { line1: '1 Denmark Street', postal_code: 'WC2H 8LZ', city: 'London', country: 'GB' },
  US: { line1: '1 Main Street', postal_code: '10001', city: 'New York', state: 'NY', country: 'US' },
  CH: { line1: 'Bahnhofstrasse 1', postal_code: '8001', city: 'Zürich', country: 'CH' },
  Belfast: { line1: '1 Main Street', postal_code: 'BT1 1AA', city: 'Belfast', country: 'GB' },
  Jersey: { line1: '1 Main Street', postal_code: 'JE2 3AB', city: 'St Helier', country: 'GB' },
  Guam: { line1: '1 Main Street', postal_code: '96910', city: 'Hagåtña', state: 'GU', country: 'US' },
  CA: { line1: '1 Queen Street', postal_code: 'M5H 2N2', city: 'Toronto', state: 'ON', country: 'CA' },
};

type Bundle = 'BRIDGE' | 'SET';
interface Sale {
  readonly to: To;
  readonly bundle: Bundle;
  readonly quantity: number;
  readonly refused?: true;
}
/** One pickup is below the British threshold and a set above; three sets exceed the post's limit for the US. */
const SALES: readonly Sale[] = [
  { to: 'GB', bundle: 'BRIDGE', quantity: 1 },
  { to: 'GB', bundle: 'SET', quantity: 1 },
  { to: 'US', bundle: 'SET', quantity: 1 },
  { to: 'US', bundle: 'SET', quantity: 3, refused: true },
  { to: 'CH', bundle: 'BRIDGE', quantity: 1 },
  { to: 'CH', bundle: 'SET', quantity: 3 },
  { to: 'CA', bundle: 'BRIDGE', quantity: 1 },
  { to: 'CA', bundle: 'SET', quantity: 3 },
  { to: 'Belfast', bundle: 'BRIDGE', quantity: 1 },
  { to: 'Jersey', bundle: 'BRIDGE', quantity: 1, refused: true },
  { to: 'Guam', bundle: 'BRIDGE', quantity: 1, refused: true },
];

const PROBLEM = z.object({ error: z.string() });
const SHIPPING = z.object({
  shipping: z.number(),
  duty: z.number(),
  total: z.number(),
  vat: z.object({ country: z.string().nullable(), ratePercent: z.number() }),
  words: z.array(z.string()),
});
const STATUS = z.object({ status: z.string() });

type Answer<Data> = { readonly data: Data } | { readonly refused: string };

const browse = openBrowser();

async function ask<Data>(path: string, schema: z.ZodType<Data>, body?: unknown): Promise<Answer<Data>> {
  const response = await browse(`${shop}/api/shop/${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  const answer: unknown = await response.json();
  if (response.ok) return { data: z.object({ data: schema }).parse(answer).data };
  const told = PROBLEM.safeParse(answer);
  return { refused: told.success ? told.data.error : JSON.stringify(answer) };
}

async function must<Data>(path: string, schema: z.ZodType<Data>, body?: unknown): Promise<Data> {
  const answer = await ask(path, schema, body);
  if ('refused' in answer) throw new Error(`${path}: ${answer.refused}`);
  return answer.data;
}

const euro = (amount: number) => formatEuro(cents(amount), { exact: true });

async function sell({ to, bundle, quantity }: Sale) {
  const choice = {
    pickupType: 'HUMBUCKER',
    pickupFlavor: 'HOT',
    bundleType: bundle,
    color: 'cream',
  } as const;
  const line = lineFor(choice, quantity);
  const clientSecret = await must('checkout', z.string(), [line]);
  const [checkoutSessionId = ''] = clientSecret.split('_secret_');
  const shippingDetails = { name: 'Sam Example', address: ADDRESSES[to] };
  const asked = await ask('calculate-shipping', SHIPPING, { checkoutSessionId, shippingDetails });
  if ('refused' in asked)
    return { isSold: false, cells: ['', '', '', '', 'refused'], words: [asked.refused] };
  const { shipping, duty, total, vat, words } = asked.data;
  const { outcome } = await payBySandbox({ baseUrl: shop, clientSecret, email: 'sam@example.org' });
  const { status } = await must(`checkout-status?session_id=${checkoutSessionId}`, STATUS);
  const isSold = outcome === 'paid' && status === 'complete';
  const contained = vat.country ? `${vat.country} ${vat.ratePercent} %` : 'none';
  return {
    isSold,
    cells: [
      euro(total - shipping - duty),
      euro(shipping),
      duty > 0 ? euro(duty) : 'none',
      contained,
      isSold ? euro(total) : `${outcome}, ${status}`,
    ],
    words,
  };
}

let wrong = 0;
console.log('| order | goods | shipping | duty prepaid | VAT contained | total | said before the payment |');
console.log('|---|---|---|---|---|---|---|');
for (const sale of SALES) {
  const { to, bundle, quantity } = sale;
  const { isSold, cells, words } = await sell(sale);
  const order = `${to}, ${quantity} ${bundle.toLowerCase()}`;
  console.log(`| ${[order, ...cells, words.join(' ')].join(' | ')} |`);
  if (isSold === Boolean(sale.refused)) wrong += 1;
}
if (wrong > 0) {
  console.error(`${wrong} of ${SALES.length} ended otherwise than the rows that come with the shop say.`);
  process.exitCode = 1;
}
