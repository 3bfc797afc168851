import { describe, expect, it } from 'vitest';
import { EXAMPLE_ADVISER } from '#domain/books/adviser.ts';
import { wholeDay } from '#domain/calendar/day.ts';
import { companyDataNow } from '#domain/company-data.ts';
import { FAR_DAYS } from '../fixtures/far-days.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { orderOf, payFor, signedIn, trailOf, unitsIn } from '../fixtures/workshop.ts';

type Signed = Awaited<ReturnType<typeof signedIn>>;
const shop = await openFileShop();
const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
const bea = await signedIn(shop, { role: 'staff', name: 'Bea' });

const promise = (who: Signed, number: string, version: number, promised: string) =>
  who.call<{ version: number }>('move-promise', { number, version, promised, tell: false });
const pack = (who: Signed, number: string, version: number, box: string) =>
  who.call<{ version: number }>('pack', { number, version, parcels: [{ box }], labelPrinted: false });

const [EARLIER, LATER] = FAR_DAYS;

describe('two people at once', () => {
  it('see each other’s values if they change the same field, and nothing is lost [row D136]', async () => {
    const order = await payFor(shop);
    const { number } = order;
    const before = order.promisedOn;
    const both = await Promise.all([promise(maxi, number, 0, EARLIER), promise(bea, number, 0, LATER)]);
    const [saved, refused] = both[0].status === 200 ? both : [both[1], both[0]];
    expect(saved.body.data?.version).toBe(1);
    expect(refused.status).toBe(409);
    const first = both[0].status === 200;
    expect(refused.body).toMatchObject({
      error: `${first ? 'Maxi' : 'Bea'} changed the same field first. Your change is not saved yet.`,
      conflict: {
        by: first ? 'Maxi' : 'Bea',
        version: 1,
        fields: [
          {
            field: 'Promised',
            theirs: first ? wholeDay(EARLIER) : wholeDay(LATER),
            yours: first ? wholeDay(LATER) : wholeDay(EARLIER),
          },
        ],
      },
    });
    expect((await orderOf(shop, number)).promisedOn).toBe(first ? EARLIER : LATER);
    expect(before).not.toBe(LATER);
    // "Take mine": sent again with the version from the response.
    const later = first ? LATER : EARLIER;
    const again = await promise(first ? bea : maxi, number, refused.body.conflict?.version ?? 0, later);
    expect(again.status).toBe(200);
    expect((await orderOf(shop, number)).promisedOn).toBe(later);
    expect((await trailOf(shop, order.id)).filter((line) => line.includes('Promised'))).toHaveLength(2);
  });

  it('both succeed if they change different fields', async () => {
    const order = await payFor(shop);
    const both = await Promise.all([
      promise(maxi, order.number, 0, EARLIER),
      pack(bea, order.number, 0, 'M'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const trail = (await trailOf(shop, order.id)).join('\n');
    expect(trail).toContain('Bea: Box none → Box M');
    expect(trail).toContain('Maxi: Promised');
  });

  it('get no conflict for equal values', async () => {
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
      who.call<{ version: number }>('hold-piece', { number: order.number, version: 0, unit: 1, machine: 1 });
    const both = await Promise.all([hold(maxi), hold(bea)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [unit] = await unitsIn(shop, order.id);
    expect(both.find(({ status }) => status === 409)?.body.error).toContain(unit?.heldName ?? 'nobody');
    await maxi.call('release-piece', { number: order.number, unit: 1, takeOver: true });
  });

  it('get a machine each if they start at once; a piece that is already on a machine is chosen by hand', async () => {
    const [first, second, third] = [await payFor(shop), await payFor(shop), await payFor(shop)];
    const start = (who: Signed, { number }: { number: string }) =>
      who.call<{ version: number }>('take-up', { number, version: 0, unit: 1 });
    const both = await Promise.all([start(maxi, first), start(bea, second)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const on = async ({ id }: { id: string }) => {
      const [unit] = await unitsIn(shop, id);
      return unit?.state === 'on the bench' ? [unit.heldName, unit.machine] : unit?.state;
    };
    const [mine, theirs] = [await on(first), await on(second)];
    expect([mine?.[0], theirs?.[0]]).toEqual(['Maxi', 'Bea']);
    expect([mine?.[1], theirs?.[1]].toSorted()).toEqual([1, 2]);
    // No machine is free; and once one is, Maxi is at another.
    for (const who of [maxi, bea]) {
      expect((await start(who, third)).status).toBe(200);
      expect(await on(third)).toBe('to wind');
    }
    await bea.call('release-piece', { number: second.number, unit: 1 });
    await start(maxi, third);
    expect(await on(third)).toBe('to wind');
    await start(bea, third);
    expect(await on(third)).toEqual(['Bea', theirs?.[1]]);
    // A later start is refused and shows who has the piece.
    expect((await start(maxi, third)).status).toBe(200);
    expect(await on(third)).toEqual(['Bea', theirs?.[1]]);
    for (const [who, { number }] of [
      [maxi, first],
      [bea, third],
    ] as const)
      await who.call('release-piece', { number, unit: 1 });
  });
});

/** Settings of the shop: the second maker sees who was first, and equal changes both succeed. */
describe('two makers who set the same field at the same time', () => {
  const nextYear = new Date().getFullYear() + 1;
  const company = companyDataNow();
  const kinds = {
    'set-adviser': [
      { ...EXAMPLE_ADVISER, consultant: 1003 },
      { ...EXAMPLE_ADVISER, consultant: 1002 },
    ],
    'set-company': [
      { ...company, city: 'Halle' },
      { ...company, city: 'Gera' },
    ],
    'set-small-business': [{ from: `${nextYear}-01-01` }, { from: `${nextYear + 1}-01-01` }],
  } as const;
  describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s', (name) => {
    const [mine, theirs] = kinds[name];
    const set = (who: Signed, version: number, data: object) =>
      who.call<{ version: number }>(name, { version, ...(name === 'set-small-business' ? data : { data }) });

    it('shows the second one the first one’s value beside their own [row D603]', async () => {
      const both = await Promise.all([set(maxi, 0, mine), set(bea, 0, theirs)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const refused = both.find(({ status }) => status === 409)?.body;
      const first = both[0].status === 200 ? 'Maxi' : 'Bea';
      expect(refused).toMatchObject({
        error: `${first} was faster. Your change is not saved yet.`,
        conflict: { by: first, version: 1 },
      });
      expect(refused?.conflict?.fields).toHaveLength(1);
      // "Take mine", over the other maker's change.
      expect((await set(bea, 1, theirs)).body.data?.version).toBe(2);
    });

    it('both succeed with equal values', async () => {
      const both = await Promise.all([set(maxi, 2, mine), set(bea, 2, mine)]);
      expect(both.map(({ status, body }) => [status, body.data?.version])).toEqual([
        [200, 3],
        [200, 3],
      ]);
    });
  });
});
