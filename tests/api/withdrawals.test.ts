import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY } from '#domain/company.ts';
import { orderNotices, orders } from '../../server/platform/db/schema/orders.ts';
import { withdrawals } from '../../server/platform/db/schema/returns.ts';
import { readReceipt } from '../../server/returns/receive-withdrawal.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openLoggedShop } from '../fixtures/file-shop.ts';
import { mailed, movesOf } from '../fixtures/orders.ts';
import { HUMBUCKER_SET } from '../fixtures/pickups.ts';
import { runs } from '../fixtures/runs.ts';
import { payFor } from '../fixtures/workshop.ts';

const { shop, kept } = await openLoggedShop(
  { TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' },
  /jonas|petra|beispiel|neck pickup|receipt=/i,
);

let clients = 0;
/** Each sender is a client of its own by default. */
const from = (client = `2001:db8:${(++clients).toString(16)}::1`): Record<string, string> => ({
  'x-forwarded-for': client,
});

const JONAS = { name: 'Jonas Beispiel', orderNumber: 'GW-7K3M9Q2X', email: 'jonas@example.org', goods: '' };

const confirm = (
  fields: Record<string, string>,
  path = '/withdraw',
  headers: Record<string, string> = from(),
) => shop.sendForm(path, { ...fields, step: 'confirm' }, headers);

const stored = () => shop.database.db.select().from(withdrawals);
const storedOf = async (name: string) => {
  const [row] = await shop.database.db.select().from(withdrawals).where(eq(withdrawals.name, name));
  if (!row) throw new Error('not stored');
  return row;
};
const receiptOf = (location: string | null) =>
  new URL(location ?? '', 'http://x').searchParams.get('receipt') ?? '';

describe('a withdrawal', () => {
  it('is shown for confirmation first, and nothing is stored until then', async () => {
    const first = await shop.sendForm('/withdraw', JONAS, from());
    expect(first).toMatchObject({
      status: 200,
      body: { form: 'withdraw', step: 'confirm', values: JONAS, faults: {} },
    });
    const back = await shop.sendForm('/withdraw', { ...JONAS, step: 'change' }, from());
    expect(back).toMatchObject({ status: 200, body: { step: 'fill', values: JONAS } });
    expect(await stored()).toEqual([]);
  });

  it('of an order marks it, changes nothing else, and is acknowledged with content, date and time [row D140]', async () => {
    const order = await payFor(shop, [HUMBUCKER_SET]);
    const sent = { ...JONAS, orderNumber: ` ${order.number.toLowerCase()} `, email: 'Jonas@Example.org' };
    const { status, location } = await confirm(sent);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/withdraw\?receipt=/);
    const receipt = await readReceipt(shop.services, receiptOf(location));
    expect(receipt).toMatchObject({ name: 'Jonas Beispiel', goods: null });
    const hoursLater = new Date(Date.now() + 2 * 3_600_000);
    expect(
      await readReceipt({ ...shop.services, now: () => hoursLater }, receiptOf(location)),
    ).toBeUndefined();

    await eventually(async () => (await storedOf(JONAS.name)).acknowledgedAt !== null, 'acknowledged');
    await eventually(async () => (await storedOf(JONAS.name)).state === 'matched', 'matched');
    const { id, orderId, receivedAt } = await storedOf(JONAS.name);
    expect(orderId).toBe(order.id);
    const { db } = shop.database;
    const [now] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(now).toMatchObject({ state: 'paid', refunded: 0 });
    const moves = await movesOf(shop, order.id);
    expect(moves.filter(({ mover }) => mover === 'customer')).toMatchObject([
      { from: 'paid', to: 'paid', at: receivedAt, note: 'withdrawal of the whole contract received' },
    ]);
    expect(await db.select().from(orderNotices).where(eq(orderNotices.orderId, order.id))).toMatchObject([
      { about: 'withdrawal', detail: { withdrawal: id } },
    ]);

    await eventually(async () => (await shop.mails()).length === 3, 'confirmation, acknowledgement, notice');
    const mails = await shop.mails();
    const mail = mails.find(({ subject }) => subject === 'Your withdrawal has been received');
    expect(mail?.to).toBe('Jonas@Example.org');
    for (const part of [mail?.text, mail?.html])
      for (const words of [
        'Jonas Beispiel',
        order.number.toLowerCase(),
        'The whole contract',
        /\d{4} at \d\d:\d\d CES?T/,
      ])
        expect(part).toMatch(words);
    const notice = mails.find(({ to }) => to === COMPANY.ordersEmail);
    expect(notice?.subject).toBe(`Order ${order.number}: the buyer withdraws`);
    expect(notice?.text).toMatch(/Stop work on the order/);
  });

  it('for no known order is accepted too, in German as well, and marked for the makers', async () => {
    const petra = {
      name: 'Petra Muster',
      orderNumber: 'weiß ich nicht mehr',
      email: 'petra@example.org',
      goods: 'Nur der Tonabnehmer am Hals\r\nohne Kabel',
    };
    const { status, location } = await confirm(petra, '/de/withdraw');
    expect(status).toBe(303);
    expect(location).toMatch(/^\/de\/withdraw\?receipt=/);
    await eventually(async () => (await storedOf('Petra Muster')).state === 'unmatched', 'unmatched');
    const about = async () => (await shop.mails()).filter(({ text }) => /petra/i.test(text));
    await eventually(async () => (await about()).length === 2, 'two mails');
    const mails = await about();
    const mail = mails.find(({ to }) => to === 'petra@example.org');
    expect(mail?.subject).toBe('Dein Widerruf ist eingegangen');
    expect(mail?.html).toMatch(/lang="de"/);
    expect(mail?.text).toMatch(/Nur der Tonabnehmer am Hals\s+ohne Kabel/);
    expect(mail?.text).toMatch(/um \d\d:\d\d ME(S)?Z/);
    expect(mails.find(({ to }) => to === COMPANY.ordersEmail)?.subject).toBe(
      'A withdrawal without a matching order',
    );
  });

  it('gives the same answer for known and unknown orders', async () => {
    const order = await payFor(shop, [HUMBUCKER_SET]);
    const known = await confirm({ ...JONAS, name: 'A', orderNumber: order.number });
    const unknown = await confirm({ ...JONAS, name: 'B', orderNumber: 'GW-00000000' });
    const same = ({ status, body, location }: typeof known) => [status, body, location?.replace(/=.*/, '')];
    expect(same(known)).toEqual(same(unknown));
  });

  it('is stored once, with one mail, however often it is sent', async () => {
    const again = { ...JONAS, name: 'Zweimal Beispiel', email: 'twice@example.org' };
    const spelled = { ...again, name: ' zweimal  BEISPIEL', email: 'Twice@example.org ' };
    const answers = await Promise.all([confirm(again), confirm(again), confirm(spelled)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    await eventually(
      async () =>
        (await storedOf('Zweimal Beispiel').catch(() => storedOf('zweimal BEISPIEL'))).state === 'unmatched',
      'taken up',
    );
    const later = await confirm(again);
    const receipts = await Promise.all(
      [...answers, later].map(({ location }) => readReceipt(shop.services, receiptOf(location))),
    );
    expect(new Set(receipts.map((receipt) => receipt?.receivedAt.getTime())).size).toBe(1);
    const rows = (await stored()).filter(({ email }) => /twice/i.test(email));
    expect(rows).toHaveLength(1);
    await mailed(shop, ({ to }) => /twice/i.test(to), 'a mail');
    expect((await shop.mails()).filter(({ to }) => /twice/i.test(to))).toHaveLength(1);
  });

  it('is stored even if too many name one address, and the makers write instead of the shop [case A12]', async () => {
    const email = 'victim@example.org';
    const joker = from('198.51.100.6');
    for (let time = 1; time <= 7; time++)
      expect((await confirm({ ...JONAS, name: `Spotter ${time}`, email }, '/withdraw', joker)).status).toBe(
        303,
      );
    const rows = async () => (await stored()).filter((row) => row.email === email);
    expect(await rows()).toHaveLength(7);
    const held = async () =>
      (await shop.mails()).filter(
        ({ subject }) => subject === 'A withdrawal is waiting for your confirmation',
      );
    await eventually(async () => (await held()).length === 2, 'two held back');
    await eventually(
      async () => (await shop.mails()).filter(({ to }) => to === email).length === 5,
      'five mails',
    );
    await eventually(
      async () => (await rows()).filter(({ acknowledgedAt }) => acknowledgedAt === null).length === 2,
      'five acknowledged, which is stored after each mail',
    );
    // The owner of the address can still withdraw and gets the mail.
    await confirm({ ...JONAS, email });
    await eventually(
      async () => (await shop.mails()).filter(({ to }) => to === email).length === 6,
      'the mail of its owner',
    );
  });

  it('needs no proof of work for ten an hour from one client', async () => {
    const client = from('198.51.100.7');
    const statuses: number[] = [];
    for (let time = 0; time < 12; time++) {
      const fields = {
        ...JONAS,
        name: `Client ${time}`,
        email: `client${time}@example.org`,
        proof: time % 2 ? 'bm9uZQ==' : '',
      };
      statuses.push((await confirm(fields, '/withdraw', client)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(303), 429, 429]);
    const refused = await confirm({ ...JONAS, name: 'Client 12' }, '/withdraw', client);
    expect(refused.body).toMatchObject({
      step: 'confirm',
      refused: 'too much',
      values: { name: 'Client 12' },
    });
  });
});

describe('a withdrawal form', () => {
  const FAULTS: [what: string, fields: Record<string, string>, faults: Record<string, string>][] = [
    ['nothing', {}, { name: 'missing', orderNumber: 'missing', email: 'missing' }],
    [
      'spaces',
      { name: '  ', orderNumber: '\t', email: ' ' },
      { name: 'missing', orderNumber: 'missing', email: 'missing' },
    ],
    ['no address', { ...JONAS, email: 'jonas' }, { email: 'no address' }],
    ['two addresses', { ...JONAS, email: 'a@example.org, b@example.org' }, { email: 'no address' }],
    ['a header', { ...JONAS, email: 'a@example.org\r\nBcc: b@example.org' }, { email: 'no address' }],
    ['a long name', { ...JONAS, name: 'x'.repeat(101) }, { name: 'too long' }],
    ['a name that nobody sees [case F7]', { ...JONAS, name: '\u200b\u202e\u0000' }, { name: 'missing' }],
  ];
  it.each(FAULTS)('with %s names the fault, and stores nothing', async (_, fields, faults) => {
    const before = (await stored()).length;
    for (const step of ['check', 'confirm']) {
      const answer = await shop.sendForm('/withdraw', { ...fields, step }, from());
      expect(answer).toMatchObject({ status: 422, body: { step: 'fill', faults } });
      expect(Object.keys((answer.body as { faults: object }).faults)).toEqual(Object.keys(faults));
    }
    expect(await stored()).toHaveLength(before);
  });

  it('is accepted only from the shop’s own pages, as a form of limited size', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await confirm(JONAS, '/withdraw', { ...from(), ...foreign })).status).toBe(403);
    expect((await confirm(JONAS, '/withdraw', { ...from(), origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await confirm(JONAS, '/withdraw', { ...from(), origin: 'null' })).status).toBe(403);
    const own = { 'sec-fetch-site': 'same-origin', origin: new URL(shop.publicUrl).origin };
    expect((await shop.sendForm('/withdraw', JONAS, { ...from(), ...own })).status).toBe(200);
    expect((await shop.post('/withdraw', JONAS, from())).status).toBe(415);
    expect((await confirm({ ...JONAS, goods: 'x'.repeat(50_000) })).status).toBe(413);
    expect((await shop.post('/Withdraw', JONAS, from())).status).toBe(404);
    expect((await shop.post('/shop', JONAS, from())).status).toBe(404);
  });

  it('answers any input with a sentence, and never fails', async () => {
    const before = (await stored()).length;
    const odd = fc.dictionary(
      fc.constantFrom(
        'name',
        'orderNumber',
        'email',
        'goods',
        'proof',
        'step',
        '__proto__',
        'constructor',
        'link',
      ),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('check', 'confirm', '%00', '\ud800', 'a@b.c'),
      ),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (fields) => {
        const { status } = await shop.sendForm('/withdraw', fields, from());
        expect([200, 303, 422, 429]).toContain(status);
      }),
      // Each run is a request.
      { numRuns: runs(150, { slow: 10 }) },
    );
    // Stored entries have name, number and address.
    for (const row of (await stored()).slice(before)) expect(row.email).toMatch(/@/);
    expect(kept.lines.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
