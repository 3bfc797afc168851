// Processor time, statements and memory of the shop and its database, idle and for an order: with the payment sandbox
// inside, as it is tried out, and apart, in another process with its own database, as with a real account.
// BESIDE=<folder of another built release> measures both releases alternately. PROFILE=<folder> keeps V8's profile.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import Stripe from 'stripe';
import { needPostgres } from '../../scripts/needs.mjs';
import { openBrowser } from '../fixtures/browse.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { ask, LINE, SHIPPING } from './orders.mjs';
import { cpuSeconds, FLAGS, residentMegabytes, secondsOfAll, start, startShop, stop } from './processes.mjs';

const WEBHOOK_SECRET = 'whsec_of_the_bench';
const SHOPPERS = 4;
const ORDERS_A_TURN = 100;
const TURNS = 10;
const IDLE_SECONDS = 60;

const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1000));

async function read(url, query) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows[0];
}

/** A built shop with its own database server; with an `account`, configured for a real payment account. */
async function openShop(release, folder, data, account) {
  const name = `${release}, sandbox ${account ? 'apart' : 'inside'}`;
  const postgres = await needPostgres({ shared_preload_libraries: 'pg_stat_statements' });
  await read(postgres.url, 'create extension pg_stat_statements');
  const { data_directory: directory } = await read(postgres.url, 'show data_directory');
  const detour = new URL('real-provider-detour.mjs', import.meta.url).href;
  const profile = process.env.PROFILE && ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`];
  const flags = [...(account ? ['--import', detour] : []), ...(release === 'this' && profile ? profile : [])];
  const settings = {
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // On a busy machine the provider is slow, which would fail the run.
    PROVIDER_PATIENCE_MS: '20000',
    DATABASE_URL: postgres.url,
    DATA_DIR: join(data, name),
    ...(account && {
      STRIPE_SECRET_KEY: account.key,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_bench',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PROVIDER: account.url,
    }),
  };
  const command = [...FLAGS, ...flags, 'build/server/index.js'];
  const shop = await start(process.execPath, command, settings, folder);
  const postmaster = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0];
  return { name, shop, account, postgres, postmaster, orders: 0, spent: [0, 0, 0], sizes: [] };
}

/** Processor milliseconds of the shop and of its database, and statements, during some work. */
async function spentIn({ shop, postgres, postmaster }, work) {
  const statements = async () =>
    (await read(postgres.url, 'select sum(calls)::int as calls from pg_stat_statements')).calls;
  const spent = () => [cpuSeconds(shop.pids) * 1000, secondsOfAll(postmaster) * 1000];
  const calls = await statements();
  // Without the connections that count the statements.
  const before = spent();
  await work();
  const [ofShop, ofDatabase] = spent().map((amount, index) => amount - before[index]);
  return [ofShop, ofDatabase, (await statements()) - calls];
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
async function order({ shop, account }, stripe) {
  const browse = openBrowser();
  const clientSecret = await ask(browse, `${shop.url}/api/shop/checkout`, [LINE]);
  const [session] = clientSecret.split('_secret_');
  await ask(browse, `${shop.url}/api/shop/calculate-shipping`, {
    checkoutSessionId: session,
    shippingDetails: SHIPPING,
  });
  const { url } = account ?? shop;
  const paid = await payBySandbox({ baseUrl: url, clientSecret, email: 'jonas@example.org' });
  if (paid.outcome !== 'paid') throw new Error(paid.outcome);
  // The sandbox inside delivers its events itself.
  if (account) await deliver(shop, stripe, session);
  const { status } = await ask(browse, `${shop.url}/api/shop/checkout-status?session_id=${session}`);
  if (status !== 'complete') throw new Error(`${session} is ${status}`);
}

/** One round of orders, until their jobs are done. */
async function turn(measured, stripe) {
  const spent = await spentIn(measured, async () => {
    let left = ORDERS_A_TURN;
    await Promise.all(
      Array.from({ length: SHOPPERS }, async () => {
        while (left-- > 0) await order(measured, stripe);
      }),
    );
    // Mails are part of an order.
    await seconds(3);
  });
  measured.orders += ORDERS_A_TURN;
  measured.spent = measured.spent.map((amount, index) => amount + spent[index]);
}

async function measureIdle(all) {
  for (const each of all) {
    each.sizes.push(residentMegabytes(each.shop));
    each.idle = await spentIn(each, () => seconds(IDLE_SECONDS));
  }
}

/** A row per release and place of the sandbox. */
export async function measureCost(data) {
  const elsewhere = await needPostgres();
  const provider = await startShop({ DATA_DIR: join(data, 'provider'), DATABASE_URL: elsewhere.url });
  const secret = readFileSync(join(data, 'provider/sandbox-secret'), 'utf8');
  const account = { url: provider.url, key: `sk_test_${secret}` };
  const { hostname, port } = new URL(provider.url);
  const stripe = new Stripe(account.key, { host: hostname, port, protocol: 'http' });
  const releases = [['this', '.'], ...(process.env.BESIDE ? [['beside it', process.env.BESIDE]] : [])];
  const all = [];
  try {
    for (const place of [account, undefined])
      for (const [name, folder] of releases) all.push(await openShop(name, folder, data, place));
    await seconds(40);
    await measureIdle(all);
    // The first orders warm up.
    for (const each of all) await turn({ ...each }, stripe);
    for (let round = 0; round < TURNS; round++) for (const each of all) await turn(each, stripe);
    await seconds(40);
    for (const { shop, sizes } of all) sizes.push(residentMegabytes(shop));
    return all.map(({ name, orders, spent, idle, sizes: [first, last] }) => {
      const [shop, database, statements] = spent.map((amount) => amount / orders);
      const [idleShop, idleDatabase, idleStatements] = idle.map((amount) => amount / IDLE_SECONDS);
      return {
        release: name,
        'idle: shop, ms/s': idleShop.toFixed(2),
        'database, ms/s': idleDatabase.toFixed(2),
        'statements a second': idleStatements.toFixed(2),
        MB: first.toFixed(0),
        'an order: shop, ms': shop.toFixed(1),
        'database, ms': database.toFixed(1),
        'together, ms': (shop + database).toFixed(1),
        statements: statements.toFixed(1),
        [`MB after ${orders + ORDERS_A_TURN} orders`]: last.toFixed(0),
        'times as many': (last / first).toFixed(2),
      };
    });
  } finally {
    for (const { shop, postgres } of all) {
      await stop(shop);
      await postgres.stop();
    }
    await stop(provider);
    await elsewhere.stop();
  }
}
