import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { openBrowser } from '../fixtures/browse.ts';
import { type Instance, type Instances, openInstances } from '../fixtures/instances.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { tellEnd } from '../fixtures/servers.ts';
import { allSettled } from '../fixtures/settled-sessions.ts';
import { ADDRESSES, eventually } from '../fixtures/test-shop.ts';

const line = lineFor({ pickupType: 'JAZZ_BASS', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });
const faultPoints = new URL('../fixtures/fault-points.mjs', import.meta.url).href;
const clock = new URL('../fixtures/clock-off.mjs', import.meta.url).href;

let shops: Instances;
beforeAll(async () => {
  shops = await openInstances({ count: 2, settings: { NODE_OPTIONS: `--import ${faultPoints}` } });
});
afterAll(() => shops?.close());

const paid = new Set<string>();

const browse = openBrowser();

async function post(at: Instance, path: string, body: unknown): Promise<unknown> {
  const answer = await browse(at.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
  return ((await answer.json()) as { data: unknown }).data;
}

/** Orders at one instance and pays at the other, which may not live to say so. */
async function buy(orders: Instance, pays: Instance): Promise<void> {
  const clientSecret = String(await post(orders, '/api/shop/checkout', [line]));
  const checkoutSessionId = clientSecret.split('_secret_')[0] ?? '';
  await post(orders, '/api/shop/calculate-shipping', { checkoutSessionId, shippingDetails: ADDRESSES.DE });
  const { process } = pays.shop();
  process.send({ dieAt: pending });
  await payBySandbox({ baseUrl: pays.address, clientSecret, email: 'jonas@example.org' }).catch(
    () => undefined,
  );
  paid.add(checkoutSessionId);
}

type FaultPoint = number | 'provider' | 'kept';
let pending: FaultPoint | undefined;

it('a process that is killed before, in and after the transaction of a settlement loses no order and settles none twice', async () => {
  const [survivor, victim] = shops.all;
  if (!survivor || !victim) throw new Error('two instances');
  const told = once(victim.shop().process, 'message');
  await buy(survivor, victim);
  const [message] = await told;
  const { settled: questions } = message as { settled: number };
  // What is written down, the job that confirms it, the commit.
  expect(questions).toBeGreaterThanOrEqual(3);

  // Between its first question and its commit a transaction has kept nothing: each await of it is as good as another.
  const inside = Array.from({ length: questions }, (_, index) => index + 1);
  const some = process.env.LONG ? inside : inside.slice(-1);
  const points: FaultPoint[] = ['provider', 0, ...some, 'kept'];
  for (const point of points) {
    pending = point;
    const { process } = victim.shop();
    const ended = tellEnd(process);
    await buy(survivor, victim);
    await ended;
    expect([point, process.signalCode]).toEqual([point, 'SIGKILL']);
    // Whoever comes back from paying is answered by another, and knows at once that the money has arrived.
    const session = [...paid].at(-1);
    await eventually(async () => {
      const answer = await fetch(`${survivor.address}/api/shop/checkout-status?session_id=${session}`);
      return answer.status === 200 && (await answer.text()).includes('complete');
    }, `an order whose process died at ${point}`);
    await victim.start();
  }
  pending = undefined;
  // Three minutes later nobody holds a mail any more that a killed process held.
  for (const instance of shops.all) {
    await instance.close();
    await instance.start({ NODE_OPTIONS: `--import ${clock}`, CLOCK_OFF_MINUTES: '3' });
  }
  const kept = await allSettled(shops.databaseUrl, paid);
  expect(kept).toHaveLength(points.length + 1);
  console.log(`killed at ${points.length} of ${questions + 3} awaits of a settlement`);
}, 600_000);
