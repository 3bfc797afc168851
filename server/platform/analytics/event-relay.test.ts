import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type AnalyticsReceiver,
  startAnalyticsReceiver,
} from '../../../tests/fixtures/analytics-receiver.ts';
import { keepLog } from '../../../tests/fixtures/kept-log.ts';
import { createRelay } from './event-relay.ts';

const EVENT = { n: 'pageview', u: 'https://shop.example/', d: 'shop.example', r: null } as const;
const VISITOR = { userAgent: 'Browser/1.0', address: '198.51.100.7' };

let receiver: AnalyticsReceiver;
beforeEach(async () => {
  receiver = await startAnalyticsReceiver();
});
afterEach(() => receiver.close());

async function until(isSo: () => boolean): Promise<void> {
  for (let time = 0; time < 200 && !isSo(); time++) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(isSo()).toBe(true);
}

it('keeps at most fifty events for a service that hangs, and continues when it answers again', async () => {
  const { log, lines } = keepLog();
  receiver.answers(() => {});
  const relay = createRelay({ url: receiver.url, log, withinMs: 1500 });
  for (let time = 0; time < 80; time++) relay(EVENT, VISITOR);
  await until(() => lines.length > 0 && receiver.received.length >= 50);
  receiver.answers((response) => void response.writeHead(202).end());
  // Sent one after the other, until the first ones time out and make room.
  const later = { ...EVENT, u: 'https://shop.example/later' } as const;
  const came = ({ u }: { u: string }) => receiver.received.filter(({ body }) => body.u === u).length;
  await until(() => {
    relay(later, VISITOR);
    return came(later) > 0;
  });
  expect(came(EVENT)).toBe(50);
  expect(lines.map(({ msg }) => msg)).toEqual(['visits not counted']);
});

it('does not throw if the service is unreachable', async () => {
  const { log, lines } = keepLog();
  await receiver.close();
  createRelay({ url: receiver.url, log })(EVENT, VISITOR);
  await until(() => lines.length === 1);
});

it('sends no event on a connection that the service may be closing', async () => {
  const { log, lines } = keepLog();
  const heard = new WeakSet<object>();
  receiver.answers((response) => {
    // Like a service that closes an idle connection at this moment, without reading the request on it.
    if (response.socket && heard.has(response.socket)) {
      receiver.received.pop();
      response.socket.destroy();
      return;
    }
    if (response.socket) heard.add(response.socket);
    response.writeHead(202).end('ok');
  });
  const relay = createRelay({ url: receiver.url, log });
  for (const events of [1, 2, 3]) {
    relay(EVENT, VISITOR);
    await until(() => receiver.received.length === events || lines.length > 0);
    // The response is read: a connection pool could reuse this connection.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(lines).toEqual([]);
});
