// Processor time of an order, in the shop and its database; the provider is the sandbox of another process with its own
// database. BESIDE=<folder of another built release> measures both alternately. PROFILE=<folder> keeps V8's profile.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import Stripe from 'stripe';
import { needPostgres } from '../../scripts/needs.mjs';
import { openBrowser } from '../fixtures/browse.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { ask, LINE, SHIPPING } from './orders.mjs';
import { cpuSeconds, start, startShop, stop } from './processes.mjs';

const WEBHOOK_SECRET = 'whsec_of_the_bench';
const SHOPPERS = 4;
const ORDERS_A_TURN = 60;
const TURNS = 5;

const statOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');

async function postmasterOf(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('show data_directory');
  await client.end();
  return readFileSync(join(rows[0].data_directory, 'postmaster.pid'), 'utf8').split('\n')[0];
}

/** CPU seconds of a process including its children, also ended ones. */
function secondsOfAll(pid) {
  const children = readdirSync('/proc').filter((each) => {
    try {
      return /^\d+$/.test(each) && statOf(each)[1] === pid;
    } catch {
      return false;
    }
  });
  const ended = statOf(pid)
    .slice(13, 15)
    .reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
  return cpuSeconds([pid, ...children]) + ended;
}

/** A built shop with its own database server, configured for a real payment account. */
async function openShop(name, folder, data, account) {
  const postgres = await needPostgres();
  const detour = new URL('real-provider-detour.mjs', import.meta.url).href;
  const profile = process.env.PROFILE && ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`];
  const flags = ['--import', detour, ...(name === 'this' && profile ? profile : [])];
  const settings = {
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
    DATABASE_URL: postgres.url,
    DATA_DIR: join(data, name),
    STRIPE_SECRET_KEY: account.key,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_bench',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PROVIDER: account.url,
  };
  const shop = await start(process.execPath, [...flags, 'build/server/index.js'], settings, folder);
  const postmaster = await postmasterOf(postgres.url);
  return { name, shop, postgres, postmaster, orders: 0, shopSeconds: 0, databaseSeconds: 0 };
}

/** Delivers a payment event with its signature, like the provider's webhook. */
async function deliver({ url }, stripe, session) {
  const event = {
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    api_version: null,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type: 'checkout.session.completed',
    data: { object: await stripe.checkout.sessions.retrieve(session) },
  };
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  const answer = await fetch(`${url}/api/shop/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  });
  if (!answer.ok) throw new Error(`webhook ${answer.status} ${await answer.text()}`);
  await answer.text();
}

/** From the cart to the settled payment, reported by webhook and by the returning buyer. */
async function order(shop, account, stripe) {
  const browse = openBrowser();
  const clientSecret = await ask(browse, `${shop.url}/api/shop/checkout`, [LINE]);
  const [session] = clientSecret.split('_secret_');
  await ask(browse, `${shop.url}/api/shop/calculate-shipping`, {
    checkoutSessionId: session,
    shippingDetails: SHIPPING,
  });
  const paid = await payBySandbox({ baseUrl: account.url, clientSecret, email: 'jonas@example.org' });
  if (paid.outcome !== 'paid') throw new Error(paid.outcome);
  await deliver(shop, stripe, session);
  const { status } = await ask(browse, `${shop.url}/api/shop/checkout-status?session_id=${session}`);
  if (status !== 'complete') throw new Error(`${session} is ${status}`);
}

/** One round of orders, until their jobs are done. */
async function turn(measured, account, stripe) {
  const { shop, postmaster } = measured;
  const before = [cpuSeconds(shop.pids), secondsOfAll(postmaster)];
  let left = ORDERS_A_TURN;
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      while (left-- > 0) await order(shop, account, stripe);
    }),
  );
  // Mails are part of an order.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  measured.orders += ORDERS_A_TURN;
  measured.shopSeconds += cpuSeconds(shop.pids) - before[0];
  measured.databaseSeconds += secondsOfAll(postmaster) - before[1];
}

/** A row per release: processor milliseconds of an order. */
export async function measureCost(data) {
  const elsewhere = await needPostgres();
  const provider = await startShop({ DATA_DIR: join(data, 'provider'), DATABASE_URL: elsewhere.url });
  const secret = readFileSync(join(data, 'provider/sandbox-secret'), 'utf8');
  const account = { url: provider.url, key: `sk_test_${secret}` };
  const { hostname, port } = new URL(provider.url);
  const stripe = new Stripe(account.key, { host: hostname, port, protocol: 'http' });
  const folders = [['this', '.'], ...(process.env.BESIDE ? [['beside it', process.env.BESIDE]] : [])];
  const all = [];
  try {
    for (const [name, folder] of folders) all.push(await openShop(name, folder, data, account));
    // The first orders warm up.
    for (const each of all) await turn({ ...each }, account, stripe);
    for (let round = 0; round < TURNS; round++) for (const each of all) await turn(each, account, stripe);
    return all.map(({ name, orders, shopSeconds, databaseSeconds }) => ({
      release: name,
      orders,
      'shop ms': ((shopSeconds * 1000) / orders).toFixed(1),
      'database ms': ((databaseSeconds * 1000) / orders).toFixed(1),
      'together ms': (((shopSeconds + databaseSeconds) * 1000) / orders).toFixed(1),
    }));
  } finally {
    for (const { shop, postgres } of all) {
      await stop(shop);
      await postgres.stop();
    }
    await stop(provider);
    await elsewhere.stop();
  }
}
