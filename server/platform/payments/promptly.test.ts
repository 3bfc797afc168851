import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startProviderStub } from '../../../tests/fixtures/provider-stub.ts';
import { promptly } from './promptly.ts';
import { createStripe } from './stripe-account.ts';

const accountAt = (baseUrl: string) => createStripe({ secretKey: 'sk_test_x', webhookSecret: 'x', baseUrl });
/** A create call, as the checkout makes it. */
const create = (baseUrl: string, until = performance.now() + 60_000) => {
  const stripe = accountAt(baseUrl);
  return promptly(
    (options) =>
      stripe.paymentIntents.create(
        { amount: 100, currency: 'eur' },
        { ...options, idempotencyKey: 'wallet-1' },
      ),
    until,
  );
};

it('does not retry a provider that hangs, and shares one deadline with earlier requests', async () => {
  const stub = await startProviderStub();
  try {
    stub.fail(/./, 'hang');
    // The client's timeout or our own, whichever a busy machine runs first.
    await expect(create(stub.url, performance.now() + 300)).rejects.toThrow(/time|connection/i);
    await expect(create(stub.url, performance.now() - 1)).rejects.toThrow();
    expect(stub.asked.length).toBeLessThanOrEqual(2);
  } finally {
    await stub.close();
  }
});

it('abandons a response that arrives byte by byte', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // The client's own timeout ends with the first byte, which may be late on a busy machine.
  await expect(create(`http://127.0.0.1:${port}`, performance.now() + 300)).rejects.toThrow(/time/i);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('retries a broken connection with the same key, and never a refusal', async () => {
  const keys: unknown[] = [];
  let answers: ('break' | 'refuse' | 'make')[] = ['break', 'break', 'make'];
  const server = createServer((incoming, response) => {
    keys.push(incoming.headers['idempotency-key']);
    const answer = answers.shift();
    if (answer === 'break') {
      incoming.socket.resetAndDestroy();
      return;
    }
    response.writeHead(answer === 'make' ? 200 : 400, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        answer === 'make' ? { id: 'pi_1' } : { error: { type: 'invalid_request_error', message: 'No.' } },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await create(url)).toMatchObject({ id: 'pi_1' });
  expect(keys).toEqual(['wallet-1', 'wallet-1', 'wallet-1']);

  answers = ['refuse', 'make'];
  await expect(create(url)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  expect(answers).toEqual(['make']);
  // Tries are finite, and always under the same key.
  answers = Array(20).fill('break');
  await expect(create(url)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(answers.length).toBeGreaterThan(10);
  expect(new Set(keys)).toEqual(new Set(['wallet-1']));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
