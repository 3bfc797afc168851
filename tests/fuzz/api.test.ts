import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bodies } from '../../sandbox/pages/private-bodies.ts';
import { atLength } from '../fixtures/at-length.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { openTables } from '../fixtures/open-tables.ts';
import type { JsonSchema } from './from-schema.ts';
import { inspectProcess, type ProcessInspector } from './inspect-process.ts';
import { countRows, Ledger } from './ledger.ts';
import { type Call, callsOf, type Description, type FuzzRequest, requestsFor, WEBHOOK } from './requests.ts';
import { asCurl, Connection, fill } from './send.ts';
import { anyCart } from './shop-words.ts';
import { faultOf } from './verdict.ts';

/** The same seed sends the same requests, except session ids, which are random. */
const SEED = Number(process.env.FUZZ_SEED ?? 1954);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (process.env.LONG ? 20_000 : 2000));
/** Few enough for a checkout to open within a buyer's patience (three seconds) on a busy machine. */
const SENDERS = 4;
/** Requests until all code has run once; memory is measured after them and at the end. */
const WARM_UP = Math.max(0.3 * REQUESTS, 1000);
/** Less than half a kilobyte kept per request; the heap of a clean run varies by one million. */
const MAY_GROW = 3_000_000;

const SANDBOX_CALLS: readonly Call[] = Object.entries(bodies).map(([name, schema]) => ({
  method: 'POST',
  path: `/sandbox/api/${name}`,
  body: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
}));

let dataDir: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let shop: BuiltShop;
let inspector: ProcessInspector;
let connections: readonly Connection[] = [];
let requests: fc.Arbitrary<FuzzRequest>;
let stripe: Stripe;
let webhookSecret: string;
const ledger = new Ledger();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-fuzz-'));
  database = await freshDatabase();
  const inspectorPort = await freePort();
  shop = await startBuiltShop({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
    ...(database.url && { DATABASE_URL: database.url }),
  });
  inspector = await inspectProcess(inspectorPort);
  connections = Array.from({ length: SENDERS }, () => new Connection(shop.url));
  webhookSecret = `whsec_${await readFile(join(dataDir, 'sandbox-secret'), 'utf8')}`;
  stripe = new Stripe('sk_test_unused');
  const description = (await (await fetch(`${shop.url}/api/docs`)).json()) as Description;
  const described = callsOf(description).map((call) => ({
    // Calls without body or query vary little.
    weight: call.body ? 8 : call.query ? 4 : 1,
    arbitrary: requestsFor(call),
  }));
  const beside = [WEBHOOK, ...SANDBOX_CALLS].map((call) => ({ weight: 1, arbitrary: requestsFor(call) }));
  requests = fc.oneof(...described, ...beside);
});

afterAll(async () => {
  inspector?.close();
  for (const connection of connections) connection.close();
  await shop?.close();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Adds the provider's signature, if the request is to have one. */
function signed(request: FuzzRequest): FuzzRequest {
  if (!request.isSigned || !request.body) return request;
  const payload = request.body.toString('utf8');
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  return { ...request, headers: [...request.headers, ['stripe-signature', signature]] };
}

async function sendAndJudge(sender: number, generated: FuzzRequest): Promise<void> {
  const connection = connections[sender];
  if (!connection) throw new Error(`There is no sender ${sender}`);
  const { session, wallet, secret } = ledger;
  const filled = signed(fill(generated, { session, wallet, secret }));
  const request = filled.path.startsWith('/api/shop/')
    ? { ...filled, headers: [...filled.headers, ['cookie', ledger.cookies.join('; ')] as const] }
    : filled;
  const before = connection.last;
  connection.last = request;
  const again = () =>
    [
      `Send it again:\n${asCurl(shop.url, request)}`,
      before && `The one before:\n${asCurl(shop.url, before)}`,
    ].join('\n');
  const answer = await connection.send(request).catch((error: Error) => {
    throw new Error(`no answer: ${error.message}\n${again()}`);
  });
  ledger.add(request, answer);
  const fault = faultOf(request, answer);
  if (fault) throw new Error(`${fault}\n${answer.status} ${answer.text.slice(0, 500)}\n${again()}`);
}

/** Concurrent senders, each with its own sequence of requests; a failing request is shrunk. */
async function sendMany(count: number, seed: number): Promise<void> {
  const numRuns = Math.ceil(count / SENDERS);
  const runs = Array.from({ length: SENDERS }, (_, sender) =>
    fc.check(
      fc.asyncProperty(requests, (request) => sendAndJudge(sender, request)),
      { numRuns, seed: seed + sender },
    ),
  );
  const failed = (await Promise.all(runs)).filter((run) => run.failed);
  const reports = failed.map(
    (run) => `${run.errorInstance}\n(seed ${run.seed}, path ${run.counterexamplePath})`,
  );
  if (reports.length > 0) throw new Error(reports.join('\n'));
}

describe(`the API under ${REQUESTS} odd requests (FUZZ_SEED=${SEED})`, () => {
  let heapBefore: number;

  it('opens orders by card and by wallet for the requests to refer to', async () => {
    const [items = []] = fc.sample(anyCart, { numRuns: 1, seed: SEED });
    const headers = [['content-type', 'application/json']] as const;
    const shippingDetails = {
      name: 'Jonas Beispiel',
      address: { line1: 'Karl-Heine-Straße 1', postal_code: '04229', city: 'Leipzig', country: 'DE' },
    };
    const calls = { checkout: items, 'express-checkout': { items, shippingDetails, confirm: true } };
    for (const [name, body] of Object.entries(calls)) {
      const path = `/api/shop/${name}`;
      const text = Buffer.from(JSON.stringify(body));
      await sendAndJudge(0, { method: 'POST', path, query: '', headers, body: text, isSigned: false });
    }
    expect(ledger.session).toMatch(/^cs_/);
    expect(ledger.wallet).toMatch(/^pi_/);
  });

  it('answers each with data or with a sentence', async () => {
    await sendMany(WARM_UP, SEED);
    heapBefore = await inspector.heapInUse();
    await sendMany(REQUESTS - WARM_UP, SEED + SENDERS);
    console.log(`${ledger.sent} requests:`, Object.fromEntries([...ledger.statuses].sort()));
  }, 600_000);

  it('got enough meaningful requests', () => {
    const share = (status: number) => (ledger.statuses.get(status) ?? 0) / ledger.sent;
    for (const status of [200, 400, 404, 415, 422])
      expect(share(status), `share of ${status}`).toBeGreaterThan(0.01);
    expect((ledger.cardOrders + ledger.walletOrders) / ledger.sent).toBeGreaterThan(0.01);
  });

  atLength('leaks no memory', async () => {
    const grown = (await inspector.heapInUse()) - heapBefore;
    console.log(`heap: ${(heapBefore / 1e6).toFixed(1)} MB, grown by ${(grown / 1e6).toFixed(2)} MB`);
    expect(grown).toBeLessThan(MAY_GROW);
  });

  atLength('would have noticed a leak of a few megabytes', async () => {
    const before = await inspector.heapInUse();
    await inspector.evaluate(
      'globalThis.kept = Array.from({ length: 6000 }, () => new Array(150).fill(0.5))',
    );
    expect((await inspector.heapInUse()) - before).toBeGreaterThan(MAY_GROW);
    await inspector.evaluate('delete globalThis.kept');
  });

  it('writes rows for acknowledged orders only', async () => {
    // An inspected process waits for the inspector before it ends.
    inspector.close();
    await shop.close();
    const tables = await openTables(database.url, dataDir);
    try {
      const rows = await countRows(tables);
      const { cardOrders, walletOrders, lines, events } = ledger;
      const orders = cardOrders + walletOrders;
      expect(rows.unopened.flatMap((moment) => ledger.suspects(shop.url, moment))).toEqual([]);
      expect(rows).toMatchObject({ orders, lines, moves: orders, jobs: 0, keys: orders });
      expect(rows).toMatchObject({ sessions: cardOrders, intents: walletOrders });
      expect(rows.events).toBeLessThanOrEqual(events);
      expect(rows.heard).toBeLessThanOrEqual(events);
      expect(rows.doubts).toBeLessThanOrEqual(events);
      expect(rows.told).toBe(rows.doubts);
    } finally {
      await tables.close();
    }
  });
});
