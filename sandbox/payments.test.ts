import { afterAll, describe, expect, it } from 'vitest';
import { callSandbox, payBySandbox } from '../tests/fixtures/pay-by-sandbox.ts';
import { openSession, shipTo, startTestServer } from '../tests/fixtures/sandbox-server.ts';

const email = 'jonas@example.org';
const server = await startTestServer();
const { stripe } = server;
afterAll(() => server.close());

async function readySession() {
  const session = await openSession(stripe);
  await shipTo(stripe, session.id);
  return session;
}

function pay(clientSecret: string, options: Partial<Parameters<typeof payBySandbox>[0]> = {}) {
  return payBySandbox({ baseUrl: server.baseUrl, clientSecret, email, ...options });
}

async function intentOf(sessionId: string) {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge', 'line_items'],
  });
  const intent = session.payment_intent;
  if (intent === null || typeof intent === 'string') throw new Error('payment_intent was not expanded');
  return { session, intent };
}

describe('cards', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa', '4242'],
    ['5555 5555 5555 4444', 'mastercard', '4444'],
    ['3782 822463 10005', 'amex', '0005'],
    ['6011 1111 1111 1117', 'discover', '1117'],
  ])('%s pays', async (number, brand, last4) => {
    const { id, client_secret } = await readySession();
    expect(await pay(client_secret, { number })).toMatchObject({ outcome: 'paid' });
    const { session, intent } = await intentOf(id);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer_details: { email, name: 'Jonas Beispiel', address: { country: 'DE' } },
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 25_800,
      metadata: { order: 'o-1' },
    });
    expect(intent.latest_charge).toMatchObject({
      paid: true,
      payment_method_details: { card: { brand, last4 } },
    });
  });

  it.each([
    ['4000 0000 0000 0002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000 0000 0000 0127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  ])(
    '%s declines, and another card then pays the same session',
    async (number, code, declineCode, message) => {
      const { id, client_secret } = await readySession();
      expect(await pay(client_secret, { number })).toMatchObject({
        outcome: 'declined',
        code,
        declineCode,
        message,
      });
      const declined = await intentOf(id);
      expect(declined.session.status).toBe('open');
      expect(declined.intent.last_payment_error).toMatchObject({ code, message });
      expect(await pay(client_secret)).toMatchObject({ outcome: 'paid' });
      const { session, intent } = await intentOf(id);
      expect(session.status).toBe('complete');
      expect(intent.id).toBe(declined.intent.id);
      expect(intent.last_payment_error).toBeNull();
      await server.until(() =>
        server
          .events('payment_intent.payment_failed')
          .some((event) => 'id' in event.data.object && event.data.object.id === intent.id),
      );
    },
  );

  it('checks number, expiry and security code', async () => {
    const { client_secret } = await readySession();
    const wrong = await pay(client_secret, { number: '4242 4242 4242 4241', expYear: 2020, cvc: '12' });
    expect(wrong).toEqual({
      outcome: 'invalid',
      faults: [
        {
          field: 'number',
          code: 'invalid_number',
          message: 'The card number is not valid. Check each digit.',
        },
        { field: 'expiry', code: 'invalid_expiry_year_past', message: 'The expiry date is in the past.' },
        { field: 'cvc', code: 'incomplete_cvc', message: 'The security code has three digits.' },
      ],
    });
  });
});

describe('authentication', () => {
  const number = '4000 0025 0000 3155';

  it('pays once completed', async () => {
    const { id, client_secret } = await readySession();
    expect(await pay(client_secret, { number, authentication: 'leave' })).toMatchObject({
      outcome: 'authenticate',
    });
    expect((await intentOf(id)).intent.status).toBe('requires_action');
    expect(await pay(client_secret, { number })).toMatchObject({ outcome: 'paid' });
    const { intent } = await intentOf(id);
    expect(intent.latest_charge).toMatchObject({
      payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    });
  });

  it('reports a failure, and allows another attempt', async () => {
    const { client_secret } = await readySession();
    expect(await pay(client_secret, { number, authentication: 'fail' })).toMatchObject({
      outcome: 'declined',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
    expect(await pay(client_secret)).toMatchObject({ outcome: 'paid' });
  });

  it('becomes void when the total changes', async () => {
    const { id, client_secret } = await readySession();
    await pay(client_secret, { number, authentication: 'leave' });
    await shipTo(stripe, id, 'US');
    const late = await callSandbox(server.baseUrl, 'authenticate', {
      clientSecret: client_secret,
      succeeded: true,
    });
    expect(late).toMatchObject({ outcome: 'refused' });
    expect(await pay(client_secret)).toMatchObject({ outcome: 'paid' });
    expect((await intentOf(id)).intent.amount_received).toBe(25_800 + 4850);
  });
});

describe('a session', () => {
  it('is paid only once by 20 simultaneous confirmations', async () => {
    const { id, client_secret } = await readySession();
    const results = await Promise.all(Array.from({ length: 20 }, () => pay(client_secret)));
    expect(results.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'refused')).toHaveLength(19);
    const { intent } = await intentOf(id);
    const charges = await stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data).toHaveLength(1);
    await server.until(() => completions(id).length > 0);
    expect(completions(id)).toHaveLength(1);
  });

  it('refuses payment without a shipping address', async () => {
    const session = await openSession(stripe);
    expect(await pay(session.client_secret)).toMatchObject({
      outcome: 'refused',
      message: 'Please enter your shipping address.',
    });
  });

  it('cannot be paid after it has expired, and reports that', async () => {
    const { id, client_secret } = await readySession();
    await server.database.query(
      `update sandbox.objects set data = jsonb_set(data, '{expires_at}', '1000') where id = $1`,
      [id],
    );
    expect(await pay(client_secret)).toMatchObject({ outcome: 'refused' });
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    await server.until(() => server.events('checkout.session.expired').length > 0);
    await expect(shipTo(stripe, id)).rejects.toThrow('this one is expired');
  });

  it('can be expired by the shop', async () => {
    const { id, client_secret } = await readySession();
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired');
    await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow('has a status of expired');
    expect(await pay(client_secret)).toMatchObject({ outcome: 'refused' });
  });

  it('opens only with its own secret', async () => {
    const { client_secret } = await readySession();
    const forged = `${client_secret.slice(0, -1)}${client_secret.endsWith('A') ? 'B' : 'A'}`;
    await expect(pay(forged)).rejects.toThrow('404');
  });

  function completions(id: string) {
    return server
      .events('checkout.session.completed')
      .filter((event) => 'id' in event.data.object && event.data.object.id === id);
  }
});

describe('refunds', () => {
  it('return a part, then the rest, and never more', async () => {
    const { id, client_secret } = await readySession();
    await pay(client_secret);
    const { intent } = await intentOf(id);
    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 800 });
    expect(part).toMatchObject({ status: 'succeeded', amount: 800, payment_intent: intent.id });
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 25_001 })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'amount',
    });
    const rest = await stripe.refunds.create({ payment_intent: intent.id });
    expect(rest.amount).toBe(25_000);
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const listed = await stripe.refunds.list({ payment_intent: intent.id });
    expect(listed.data.map((refund) => refund.amount)).toEqual([25_000, 800]);
    await server.until(() => server.events('charge.refunded').length >= 2);
    const charge = await stripe.charges.retrieve(String(rest.charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 25_800, refunds: { data: [{}, {}] } });
  });

  it('never exceed the payment if twenty are made at once', async () => {
    const { id, client_secret } = await readySession();
    await pay(client_secret);
    const { intent } = await intentOf(id);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => stripe.refunds.create({ payment_intent: intent.id, amount: 10_000 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});

describe('a payment intent without a session', () => {
  it('is created, updated and paid, and cannot be cancelled afterwards', async () => {
    const created = await stripe.paymentIntents.create({
      amount: 5000,
      currency: 'eur',
      automatic_payment_methods: { enabled: true },
      metadata: { order: 'o-2' },
    });
    const updated = await stripe.paymentIntents.update(created.id, { amount: 5619 });
    expect(updated).toMatchObject({ amount: 5619, status: 'requires_payment_method' });
    expect(await pay(created.client_secret ?? '')).toEqual({ outcome: 'paid' });
    expect(await stripe.paymentIntents.retrieve(created.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 5619,
    });
    await expect(stripe.paymentIntents.cancel(created.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('accepts a wallet’s address, unless the secret key has set one', async () => {
    const address = { line1: '1 Main Street', city: 'New York', postal_code: '10001', country: 'US' };
    const shipping = { name: 'Sam', address };
    const pay = (clientSecret: string | null, amount = 5000) =>
      payBySandbox({
        baseUrl: server.baseUrl,
        clientSecret: clientSecret ?? '',
        email: 'sam@example.org',
        shipping,
        amount,
      });
    const bare = await stripe.paymentIntents.create({ amount: 5000, currency: 'eur' });
    await expect(pay(bare.client_secret, 4000)).rejects.toThrow(/amount of the elements/);
    expect(await pay(bare.client_secret)).toEqual({ outcome: 'paid' });
    expect((await stripe.paymentIntents.retrieve(bare.id)).shipping).toMatchObject(shipping);
    const written = await stripe.paymentIntents.create({ amount: 5000, currency: 'eur', shipping });
    await expect(pay(written.client_secret)).rejects.toThrow(/last set with a secret key/);
  });

  it('cannot be paid after it is cancelled', async () => {
    const created = await stripe.paymentIntents.create({ amount: 5000, currency: 'eur' });
    expect((await stripe.paymentIntents.cancel(created.id)).status).toBe('canceled');
    expect(await pay(created.client_secret ?? '')).toMatchObject({ outcome: 'refused' });
  });
});

it('keeps no card number and no security code', async () => {
  const { client_secret } = await readySession();
  await pay(client_secret, { number: '4242424242424242', cvc: '987' });
  await pay(client_secret, { number: '4000000000000002', cvc: '987' });
  let dump = server.logged.join('\n');
  for (const table of ['objects', 'idempotency', 'deliveries']) {
    dump += JSON.stringify(await server.database.query(`select t::text as line from sandbox.${table} t`));
  }
  expect(dump.length).toBeGreaterThan(10_000);
  expect(dump).not.toMatch(/4242\W{0,3}4242|424242|40000000|"987"/);
});
