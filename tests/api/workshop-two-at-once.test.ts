import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { orderOf, payFor, signedIn, trailOf, unitsIn } from '../fixtures/workshop.ts';

type Signed = Awaited<ReturnType<typeof signedIn>>;
interface Answered {
  readonly status: number;
  readonly body: {
    readonly data?: { readonly version: number };
    readonly error?: string;
    readonly conflict?: { readonly version: number };
  };
}

let shop: TestShop;
let maxi: Signed;
let bea: Signed;
beforeAll(async () => {
  shop = await openTestShop();
  maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
  bea = await signedIn(shop, { role: 'staff', name: 'Bea' });
});
afterAll(() => shop.close());

const asked = (call: Promise<{ status: number; body: unknown }>) => call as Promise<Answered>;
const promise = (who: Signed, number: string, version: number, promised: string) =>
  asked(who.call('move-promise', { number, version, promised, tell: false }));
const pack = (who: Signed, number: string, version: number, box: string) =>
  asked(who.call('pack', { number, version, parcels: [{ box }], labelPrinted: false }));

describe('two people at once', () => {
  it('are told of each other where they change the same, with both values, and nothing is lost [row D136]', async () => {
    const order = await payFor(shop);
    const { number } = order;
    const before = order.promisedOn;
    const both = await Promise.all([
      promise(maxi, number, 0, '2099-03-04'),
      promise(bea, number, 0, '2099-03-05'),
    ]);
    const [saved, refused] = both[0].status === 200 ? both : [both[1], both[0]];
    expect(saved.body.data?.version).toBe(1);
    expect(refused.status).toBe(409);
    const first = both[0].status === 200;
    expect(refused.body).toMatchObject({
      error: `${first ? 'Maxi' : 'Bea'} was faster and changed the same. Yours is not saved yet.`,
      conflict: {
        by: first ? 'Maxi' : 'Bea',
        version: 1,
        fields: [
          {
            field: 'Promised',
            theirs: first ? 'Wed 4 Mar 2099' : 'Thu 5 Mar 2099',
            yours: first ? 'Thu 5 Mar 2099' : 'Wed 4 Mar 2099',
          },
        ],
      },
    });
    expect((await orderOf(shop, number)).promisedOn).toBe(first ? '2099-03-04' : '2099-03-05');
    expect(before).not.toBe('2099-03-05');
    // "Take mine": sent once more with the version that the answer gave.
    const later = first ? '2099-03-05' : '2099-03-04';
    const again = await promise(first ? bea : maxi, number, refused.body.conflict?.version ?? 0, later);
    expect(again.status).toBe(200);
    expect((await orderOf(shop, number)).promisedOn).toBe(later);
    expect((await trailOf(shop, order.id)).filter((line) => line.includes('Promised'))).toHaveLength(2);
  });

  it('save beside each other where they change different things', async () => {
    const order = await payFor(shop);
    const both = await Promise.all([
      promise(maxi, order.number, 0, '2099-03-04'),
      pack(bea, order.number, 0, 'M'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const trail = (await trailOf(shop, order.id)).join('\n');
    expect(trail).toContain('Bea: Box none → Box M');
    expect(trail).toContain('Maxi: Promised');
  });

  it('are not told of what says the same', async () => {
    const { number } = await payFor(shop);
    const both = await Promise.all([pack(maxi, number, 0, 'S'), pack(bea, number, 0, 'S')]);
    expect(both.map(({ status, body }) => [status, body.data?.version])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });

  it('get one piece each, and one machine', async () => {
    const order = await payFor(shop);
    const hold = (who: Signed) =>
      asked(who.call('hold-piece', { number: order.number, version: 0, unit: 1, machine: 1 }));
    const both = await Promise.all([hold(maxi), hold(bea)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [unit] = await unitsIn(shop, order.id);
    expect(both.find(({ status }) => status === 409)?.body.error).toContain(unit?.heldName ?? 'nobody');
  });
});
