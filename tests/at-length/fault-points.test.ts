import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuyer, sessionOf } from '../fixtures/buy-at.ts';
import { eventually } from '../fixtures/eventually.ts';
import { type Instance, type Instances, openInstances } from '../fixtures/instances.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { tellEnd } from '../fixtures/servers.ts';
import { allSettled } from '../fixtures/settled-sessions.ts';

const faultPoints = new URL('../fixtures/fault-points.mjs', import.meta.url).href;
const clock = new URL('../fixtures/clock-off.mjs', import.meta.url).href;

let shops: Instances;
beforeAll(async () => {
  shops = await openInstances({ count: 2, settings: { NODE_OPTIONS: `--import ${faultPoints}` } });
});
afterAll(() => shops?.close());

const paid = new Set<string>();

/** Orders at one instance and pays at the other, which may die before it answers. */
async function buy(orders: Instance, pays: Instance): Promise<void> {
  const buyer = openBuyer(orders.address);
  const clientSecret = await buyer.checkout();
  await buyer.shipTo(clientSecret);
  const { process } = pays.shop();
  process.send({ dieAt: pending });
  await payBySandbox({ baseUrl: pays.address, clientSecret, email: 'jonas@example.org' }).catch(
    () => undefined,
  );
  paid.add(sessionOf(clientSecret));
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
  // The row, its confirmation job, the commit.
  expect(questions).toBeGreaterThanOrEqual(3);

  const inside = Array.from({ length: questions }, (_, index) => index + 1);
  const points: FaultPoint[] = ['provider', 0, ...inside, 'kept'];
  for (const point of points) {
    pending = point;
    const { process } = victim.shop();
    const ended = tellEnd(process);
    await buy(survivor, victim);
    await ended;
    expect([point, process.signalCode]).toEqual([point, 'SIGKILL']);
    // A returning shopper is served by another instance, which knows the payment at once.
    const session = [...paid].at(-1);
    await eventually(async () => {
      const answer = await fetch(`${survivor.address}/api/shop/checkout-status?session_id=${session}`);
      return answer.status === 200 && (await answer.text()).includes('complete');
    }, `an order whose process died at ${point}`);
    await victim.start();
  }
  pending = undefined;
  // Three minutes later the killed process's leases on mails have expired.
  for (const instance of shops.all) {
    await instance.close();
    await instance.start({ NODE_OPTIONS: `--import ${clock}`, CLOCK_OFF_MINUTES: '3' });
  }
  const kept = await allSettled(shops.databaseUrl, paid);
  expect(kept).toHaveLength(points.length + 1);
  console.log(`killed at ${points.length} of ${questions + 3} awaits of a settlement`);
}, 600_000);
