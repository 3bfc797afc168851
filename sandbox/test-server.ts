/** A sandbox on a loopback port with a database of its own, for the tests in this folder. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import Stripe from 'stripe';
import { createSandbox, type Sandbox } from './index.ts';
import type { SandboxDatabase } from './store/database.ts';
import { openTestDatabase } from './test-database.ts';

export const SECRET_KEY = 'sk_test_sandbox_secret';
export const PUBLISHABLE_KEY = 'pk_test_sandbox_public';
export const WEBHOOK_SECRET = 'whsec_sandbox_signing';

/** One delivery as the shop would receive it. */
export interface Received {
  body: string;
  signature: string;
}

export interface TestServer {
  baseUrl: string;
  stripe: Stripe;
  database: SandboxDatabase;
  sandbox: Sandbox;
  received: Received[];
  logged: string[];
  /** What the webhook answers; 200 at first. */
  answerWith(status: number): void;
  /** The events of a type that arrived, checked by the SDK. */
  events(type: string): Stripe.Event[];
  until(condition: () => boolean): Promise<void>;
  /** Stops this sandbox and starts another one on the same database, as after a crash. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestServer(
  options: { mailDirectory?: string; assetsDirectory?: string; extra?: (app: Hono) => void } = {},
): Promise<TestServer> {
  const { database, close: closeDatabase } = await openTestDatabase();
  const received: Received[] = [];
  const logged: string[] = [];
  let status = 200;
  let listener = new Hono();
  const server = createServer((request, response) => getRequestListener(listener.fetch)(request, response));
  const baseUrl = await listen(server);

  async function build(): Promise<Sandbox> {
    const sandbox = await createSandbox({
      database,
      publicUrl: baseUrl,
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: `${baseUrl}/webhook`,
      assetsDirectory: options.assetsDirectory ?? '/nowhere',
      mailDirectory: options.mailDirectory ?? '/nowhere',
      shopName: 'Gewitter',
      log: (message, detail) => logged.push(`${message} ${JSON.stringify(detail)}`),
    });
    listener = new Hono();
    listener.post('/webhook', async (c) => {
      const signature = c.req.header('stripe-signature') ?? '';
      received.push({ body: await c.req.text(), signature });
      return c.json({ received: status < 300 }, status === 200 ? 200 : 500);
    });
    options.extra?.(listener);
    listener.route('/', sandbox.app);
    return sandbox;
  }

  const testServer: TestServer = {
    baseUrl,
    stripe: stripeFor(baseUrl),
    database,
    sandbox: await build(),
    received,
    logged,
    answerWith(next) {
      status = next;
    },
    events(type) {
      return received
        .map(({ body, signature }) => Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET))
        .filter((event) => event.type === type);
    },
    async until(condition) {
      const end = Date.now() + 8000;
      while (!condition()) {
        if (Date.now() > end) throw new Error('waited in vain');
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    },
    async restart() {
      await testServer.sandbox.stop();
      testServer.sandbox = await build();
      testServer.sandbox.start();
    },
    async close() {
      await testServer.sandbox.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await closeDatabase();
    },
  };
  testServer.sandbox.start();
  return testServer;
}

/** The official SDK, pointed at the sandbox. */
export function stripeFor(baseUrl: string, key = SECRET_KEY): Stripe {
  const { hostname, port } = new URL(baseUrl);
  return new Stripe(key, { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * A shop's usual order: two prices, one session to Germany or the United States, shipping by the server
 * only.
 */
export async function openSession(
  stripe: Stripe,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session & { client_secret: string }> {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    ui_mode: 'elements',
    currency: 'eur',
    line_items: [
      {
        price_data: { currency: 'eur', unit_amount: 12_900, product_data: { name: 'Humbucker set' } },
        quantity: 2,
      },
    ],
    shipping_address_collection: { allowed_countries: ['DE', 'US'] },
    permissions: { update_shipping_details: 'server_only' },
    shipping_options: [
      { shipping_rate_data: { display_name: 'DHL', fixed_amount: { amount: 619, currency: 'eur' } } },
    ],
    metadata: { order: 'o-1' },
    payment_intent_data: { metadata: { order: 'o-1' } },
    return_url: 'http://localhost:3000/checkout/done?session_id={CHECKOUT_SESSION_ID}',
    ...changes,
  });
  if (session.client_secret === null) throw new Error('no client secret');
  return Object.assign(session, { client_secret: session.client_secret });
}

/** What the shop's server does when the shopper has entered an address. */
export async function shipTo(stripe: Stripe, id: string, country = 'DE'): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.update(id, {
    collected_information: {
      shipping_details: {
        name: 'Jonas Beispiel',
        address: { line1: 'Karl-Heine-Straße 1', postal_code: '04229', city: 'Leipzig', country },
      },
    },
    shipping_options: [
      {
        shipping_rate_data: {
          display_name: 'DHL',
          fixed_amount: { amount: country === 'DE' ? 0 : 4850, currency: 'eur' },
          delivery_estimate: {
            minimum: { unit: 'business_day', value: 4 },
            maximum: { unit: 'business_day', value: 7 },
          },
        },
      },
    ],
  });
}
