import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { BOOK_FILES } from '#domain/books/close.ts';
import { addDays, dayOf, monthOf } from '#domain/calendar/day.ts';
import { type CartLine, customLineFor, lineFor, writeLine } from '#domain/cart/cart-line.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { recordOf } from '#domain/records.ts';
import { ADDRESS_FIELDS } from '#domain/shipping/order-address.ts';
import { orderPath } from '../../server/orders/index.ts';
import { holdUnit, readDay } from '../../server/production/index.ts';
import { readReturns } from '../../server/returns/index.ts';
import { readBuyingView } from '../../server/stock/index.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { callSandbox, payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { FISHBONE } from '../fixtures/pickups.ts';
import type { Fault } from '../fixtures/provider-stub.ts';
import { MAXI, windAll } from '../fixtures/workshop.ts';
import { bookFile, checkInvariants, checkStep } from './invariants.ts';
import type { Trouble, World } from './world.ts';

/** Commands of shoppers and makers, drawn by seed. A command names an order by its index modulo the number of orders. */

const GOODS = [
  [customLineFor(CONFIGURATORS.humbucker, FISHBONE.choices)],
  [lineFor({ pickupType: 'STRATOCASTER', bundleType: 'SET', pickupFlavor: 'VINTAGE', color: 'white' })],
  [
    {
      ...lineFor({ pickupType: 'HUMBUCKER', bundleType: 'BRIDGE', pickupFlavor: 'HOT', color: 'black' }),
      quantity: 2,
    },
    lineFor({ pickupType: 'STRATOCASTER', bundleType: 'NECK', pickupFlavor: 'VINTAGE', color: 'white' }),
  ],
] as readonly (readonly CartLine[])[];
const COUNTRIES = ['DE', 'US', 'GB', 'CH'] as const;
type Country = (typeof COUNTRIES)[number];

interface Row {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly total: number;
  readonly refunded: number;
  readonly payment_reference: string | null;
}

const ordersOf = ({ shop }: World) =>
  shop.database.sql.query<Row>(
    `select id, number, state, total_cents as total, refunded_cents as refunded, payment_reference
     from orders order by created_at, id`,
  );

const CHECK_ALL_EVERY = 5;

const few = fc.nat({ max: 3 });
const provider = fc.record<Trouble & { of: 'provider' }>({
  of: fc.constant('provider'),
  fault: fc.constantFrom<Fault>('late', 'reset', 'garbage', 'truncated', 500, { tooMuchFor: 1 }),
  calls: fc.constantFrom(/./, /^POST /, /^GET /, /refunds/, /sessions/),
  // The shop's client makes each call up to three times.
  times: fc.integer({ min: 1, max: 4 }),
});
const database = fc.record<Trouble & { of: 'database' }>({
  of: fc.constant('database'),
  when: fc.constantFrom('before', 'after'),
  skip: few,
  times: fc.integer({ min: 1, max: 3 }),
});
const mail = fc.record<Trouble & { of: 'mail' }>({
  of: fc.constant('mail'),
  when: fc.constantFrom('before', 'after'),
  times: fc.integer({ min: 1, max: 3 }),
});
const jobs = fc.constant<Trouble>({ of: 'jobs' });
const process = fc.record<Trouble & { of: 'process' }>({ of: fc.constant('process'), skip: few });

/** Every third command meets a fault. */
const PERHAPS_TROUBLE = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.oneof(provider, database, process, mail, jobs) as fc.Arbitrary<Trouble> },
);

/** A command from a function and its drawn arguments. */
function command<Args extends readonly unknown[]>(
  name: string,
  drawn: { [Key in keyof Args]: fc.Arbitrary<Args[Key]> },
  act: (world: World, ...args: Args) => Promise<unknown>,
): fc.Arbitrary<fc.AsyncCommand<object, World>> {
  return fc.tuple(PERHAPS_TROUBLE, ...(drawn as fc.Arbitrary<unknown>[])).map(([trouble, ...args]) => ({
    check: () => true,
    async run(_model, world) {
      world.commands += 1;
      world.tick();
      if (trouble) world.break(trouble);
      await act(world, ...(args as unknown as Args)).catch((error: Error) => {
        // Injected faults reach the simulator's own calls, too: a broken connection, or the provider's answer.
        const isProviders = 'type' in error && /^Stripe/.test(String(error.type));
        if (!isProviders && !BROKEN.test(`${error} ${error.cause}`)) throw error;
      });
      await world.settle();
      await (world.commands % CHECK_ALL_EVERY === 0 ? checkInvariants(world) : checkStep(world));
    },
    toString: () => `${name}(${args.map(inWords).join(', ')})${trouble ? ` with ${inWords(trouble)}` : ''}`,
  }));
}
const BROKEN = /fetch failed|Unexpected end of JSON|the process died|connection lost/;
const inWords = (arg: unknown) =>
  JSON.stringify(arg, (_, value) => (value instanceof RegExp ? String(value) : value));

/** A command on an existing order; nothing happens without one. */
const toOrder = <Args extends readonly unknown[]>(
  name: string,
  drawn: { [Key in keyof Args]: fc.Arbitrary<Args[Key]> },
  act: (world: World, order: Row, ...args: Args) => Promise<unknown>,
) =>
  command<[number, ...Args]>(
    name,
    [fc.nat({ max: 30 }), ...drawn] as never,
    async (world, which, ...args) => {
      const orders = await ordersOf(world);
      const order = orders[which % Math.max(orders.length, 1)];
      if (order) await act(world, order, ...args);
    },
  );

const pick = <T>(from: readonly T[], place: number): T | undefined => from[place % Math.max(from.length, 1)];

async function open(world: World, goods: number, country: Country): Promise<void> {
  const items = (GOODS[goods] ?? []).map(writeLine);
  const { status, body } = await world.shopper('checkout', items);
  if (status !== 200) return;
  const clientSecret = (body as { data: string }).data;
  const sessionId = clientSecret.split('_secret_')[0] ?? '';
  const email = `kim${world.opened.length}@buyer.example.org`;
  world.opened.push({ sessionId, clientSecret, email, country });
  await world.shopper('calculate-shipping', {
    checkoutSessionId: sessionId,
    shippingDetails: ADDRESSES[country],
  });
}

async function pay(
  world: World,
  which: number,
  how: 'pays' | 'declined' | 'fails' | 'leaves',
  returns: boolean,
): Promise<void> {
  const opened = pick(world.opened, which);
  if (!opened) return;
  const { clientSecret, email, sessionId } = opened;
  const number = {
    pays: '4242424242424242',
    declined: '4000000000000002',
    fails: '4000002500003155',
    leaves: '4000002500003155',
  }[how];
  await payBySandbox({
    ...{ baseUrl: world.shop.publicUrl, clientSecret, email, number },
    ...(how === 'fails' && { authentication: 'fail' }),
    ...(how === 'leaves' && { authentication: 'leave' }),
  }).catch((error: Error) => {
    // The sandbox refuses a paid or expired checkout, as its form does.
    if (!/^sandbox /.test(error.message.replace('Error: ', ''))) throw error;
  });
  if (returns) await world.shopper(`checkout-status?session_id=${sessionId}`);
}

async function codeFor(world: World, which: number, code: number): Promise<void> {
  const opened = pick(world.opened, which);
  const word = pick(world.codes, code);
  if (!opened || !word) return;
  const { status, body } = await world.shopper('use-code', {
    checkoutSessionId: opened.sessionId,
    code: word,
  });
  if (status !== 200) return;
  const { key } = (body as { data: { key: string } }).data;
  await callSandbox(world.shop.publicUrl, 'promotion', {
    clientSecret: opened.clientSecret,
    code: key,
  }).catch(() => {});
}

async function intentOf({ shop }: World, { payment_reference: reference }: Row): Promise<string | undefined> {
  if (!reference?.startsWith('cs_')) return undefined;
  const { payment_intent } = await shop.services.stripe.checkout.sessions.retrieve(reference);
  return payment_intent === null ? undefined : String(payment_intent);
}

/** Finishes all pickups of an order. */
async function wind(world: World, order: Row): Promise<void> {
  if (!['paid', 'in the making'].includes(order.state)) return;
  await windAll(world.shop, order).catch((error: Error) => {
    // On hold, cancelled meanwhile, or without lead colours: the makers are told why.
    if (!(error.constructor === Error && /[.!]$/.test(error.message))) throw error;
  });
}

/** Rewinds the first coil of a finished pickup, and finishes it again. */
async function windAgain(world: World, order: Row): Promise<void> {
  await wind(world, order);
  const again = { coil: 1, reason: 'Too few turns' };
  await holdUnit(world.shop.services, MAXI, { number: order.number, unit: 1, machine: 1, again });
  await wind(world, order);
}

const goodwillOf = (number: string, cents: number) => ({
  ...{ id: randomUUID(), number, quantities: [], shipping: 0 },
  ...{ goodwill: cents, reason: 'A scratch', amount: cents },
});

/** Refunds a part of a withdrawal before the order leaves, or awaits the goods of a shipped one. */
async function answerWithdrawal(world: World, { id, state }: Row): Promise<void> {
  const [row] = await world.shop.database.sql.query<{ id: string }>(
    `select id from withdrawals where order_id = $1 and state = 'matched'`,
    [id],
  );
  if (!row) return;
  const answer = { withdrawalId: row.id, quantities: [1] };
  if (['paid', 'in the making'].includes(state))
    await world.maker('refund-withdrawal', { ...answer, refundId: randomUUID() });
  else await world.maker('answer-withdrawal', answer);
}

const NEW_ADDRESS = { name: 'Kim Beispiel', line1: 'Am Kanal 2', postal_code: '04229', country: 'DE' };

async function closeMonth(world: World): Promise<void> {
  const month = monthOf(addDays(`${monthOf(dayOf(new Date()))}-01`, -1));
  await world.maker('read-account', {});
  for (const file of BOOK_FILES) await world.maker('take-book-file', { month, file });
  const { status } = await world.maker('close-month', { month });
  if (status === 200) world.closed.set(month, await bookFile(world, month));
}

async function press({ shop }: World, fields: Record<string, string>): Promise<void> {
  await fetch(`${shop.publicUrl}/sandbox/payments`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

const goods = fc.nat({ max: GOODS.length - 1 });
const goodwill = fc.integer({ min: 1, max: 30_000 });
/** A checkout that is paid immediately. */
const BUYS = command<[number, Country, boolean]>(
  'buys',
  [goods, fc.constantFrom(...COUNTRIES), fc.boolean()],
  async (world, goods, country, returns) => {
    const before = world.opened.length;
    await open(world, goods, country);
    if (world.opened.length > before) await pay(world, before, 'pays', returns);
  },
);
const SHOPPERS = [
  command('opens a checkout', [goods, fc.constantFrom(...COUNTRIES)], open),
  command(
    'pays',
    [
      fc.nat({ max: 30 }),
      fc.constantFrom('pays', 'pays', 'pays', 'declined', 'fails', 'leaves'),
      fc.boolean(),
    ],
    pay,
  ),
  command('tries a code', [fc.nat({ max: 30 }), few], codeFor),
  toOrder('pays a second time', [fc.integer({ min: 50, max: 40_000 })], async (world, order, amount) => {
    const intent = await world.shop.services.stripe.paymentIntents.create({
      amount,
      currency: 'eur',
      metadata: { order_id: order.id },
    });
    await payBySandbox({
      baseUrl: world.shop.publicUrl,
      clientSecret: intent.client_secret ?? '',
      email: 'twice@buyer.example.org',
    });
  }),
  toOrder('changes the address', [fc.constantFrom('Leipzig', 'Halle')], async (world, order, city) => {
    const fields = { ...recordOf(ADDRESS_FIELDS, () => ''), ...NEW_ADDRESS, city };
    await world.shop.sendForm(orderPath(world.shop.services, order.id, 'en'), { what: 'address', ...fields });
  }),
  toOrder('reads mails in', [fc.constantFrom('de', 'en')], (world, order, language) =>
    world.shop.sendForm(orderPath(world.shop.services, order.id, language), { what: 'language' }),
  ),
];

const SHIPS = toOrder('make and ship', [], async (world, order) => {
  await wind(world, order);
  await world.maker('pack', {
    number: order.number,
    parcels: [{ box: 'M', grams: 640 }],
    labelPrinted: true,
  });
  await world.maker('ship', { number: order.number, carrier: 'dhl', tracking: ['00340434161828391234'] });
});
const MAKERS = [
  toOrder('wind', [], wind),
  toOrder('wind again', [], windAgain),
  toOrder('pack', [], (world, { number }) =>
    world.maker('pack', { number, parcels: [{ box: 'M', grams: 640 }], labelPrinted: true }),
  ),
  toOrder('ship', [], (world, { number }) =>
    world.maker('ship', { number, carrier: 'dhl', tracking: ['00340434161828391234'] }),
  ),
  toOrder('undo shipping', [], (world, { number }) => world.maker('undo-shipping', { number })),
  toOrder('deliver', [], (world, { number }) => world.maker('deliver', { number })),
  toOrder('refund', [goodwill, fc.boolean()], async (world, { number }, cents, twice) => {
    const refund = goodwillOf(number, cents);
    const send = () => world.maker('refund', refund);
    await (twice ? Promise.all([send(), send()]) : send());
  }),
  toOrder(
    'refund without an answer',
    [fc.integer({ min: 1, max: 3000 }), fc.constantFrom('late', 'process')],
    async (world, { number }, cents, how) => {
      world.break(
        how === 'process'
          ? { of: 'process', skip: 1 }
          : { of: 'provider', fault: how, calls: /^POST .*refunds/, times: 3 },
      );
      await world.maker('refund', goodwillOf(number, cents));
    },
  ),
  toOrder('cancel', [fc.boolean()], async (world, { number, total, refunded }, twice) => {
    const send = () =>
      world.maker('cancel', { number, refundId: randomUUID(), reason: 'No wire', amount: total - refunded });
    await (twice ? Promise.all([send(), send()]) : send());
  }),
  toOrder('refund at the provider', [goodwill], async (world, order, amount) => {
    const intent = await intentOf(world, order);
    if (intent)
      await world.shop.services.stripe.refunds.create({ payment_intent: intent, amount }).catch(() => {});
  }),
  toOrder('dispute', [fc.constantFrom('won', 'lost')], async (world, order, outcome) => {
    const intent = await intentOf(world, order);
    if (!intent) return;
    const { latest_charge: charge } = await world.shop.services.stripe.paymentIntents.retrieve(intent);
    if (!charge) return;
    // A bank disputes a charge once.
    const [known] = await world.shop.database.sql.query(
      `select id from sandbox.objects where type = 'dispute' and data->>'charge' = $1`,
      [String(charge)],
    );
    if (known) return;
    await press(world, { doubt: 'dispute', id: String(charge) });
    await world.settle();
    const [open] = await world.shop.database.sql.query<{ id: string }>(
      `select id from sandbox.objects where type = 'dispute' and data->>'charge' = $1 and data->>'status' = 'needs_response'`,
      [String(charge)],
    );
    if (open) await press(world, { outcome, id: open.id });
  }),
  toOrder('enter a withdrawal', [], async (world, order) => {
    const [row] = await world.shop.database.sql.query<{ email: string | null }>(
      'select email from orders where id = $1',
      [order.id],
    );
    if (row?.email)
      await world.maker('enter-withdrawal', {
        name: 'Kim',
        orderNumber: order.number,
        email: row.email,
        goods: null,
      });
  }),
  toOrder('answer a withdrawal', [], answerWithdrawal),
  toOrder(
    'take goods back',
    [fc.boolean(), fc.boolean()],
    async (world, { number }, isReceived, isRefunded) => {
      await world.maker('give-return-number', { number, quantities: [1] });
      const own = (await readReturns(world.shop.services)).open.find((one) => one.order.number === number);
      if (!own) return;
      if (isReceived) await world.maker('goods-received', { returnNumber: own.returnNumber });
      const refund = { ...goodwillOf(number, 0), quantities: [1], amount: undefined, returnId: own.id };
      if (isRefunded) await world.maker('refund', refund);
    },
  ),
  command(
    'issue a code',
    [fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 3 })],
    async (world, percent, mostUses) => {
      const until = addDays(dayOf(new Date()), 60);
      const { status, body } = await world.maker('issue-code', {
        id: randomUUID(),
        percent,
        until,
        mostUses,
        email: null,
        note: 'A fair',
      });
      if (status === 200) world.codes.push((body as { data: { code: string } }).data.code);
    },
  ),
  command('close days', [fc.integer({ min: 1, max: 10 }), few], async (world, ahead, length) => {
    const from = addDays(dayOf(new Date()), ahead);
    const days = { from, until: addDays(from, length), who: null };
    const { closing } = await readDay(world.shop.services, { closing: days });
    await world.maker('close-days', { id: randomUUID(), ...days, seen: closing?.seen ?? [] });
  }),
  command('order parts', [few], async (world, packs) => {
    const desk = await readBuyingView(world.shop.services);
    const group = desk.groups.find(({ lines, supplier }) => supplier && lines.length > 0);
    const [line] = group?.lines ?? [];
    if (!group?.supplier || !line) return;
    const due = addDays(dayOf(new Date()), 5);
    await world.maker('order-parts', {
      id: randomUUID(),
      supplierId: group.supplier.id,
      due,
      lines: [{ part: line.part, packs: packs + 1 }],
    });
  }),
  command('close the last month', [], closeMonth),
];

const TIME = [
  command('days pass', [fc.constantFrom(1, 1, 3, 10, 31)], (world, days) => world.pass(days)),
  command('restart', [], (world) => world.restart()),
];

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** Weighted, so that orders reach their end. */
/** A script of at most `maxCommands`. */
export const commandsUpTo = (maxCommands: number) =>
  fc.commands(
    [...[...times(8, BUYS), ...SHOPPERS, ...times(3, SHIPS), ...MAKERS, ...MAKERS], ...[...TIME, ...TIME]],
    { maxCommands, size: 'max' },
  );
