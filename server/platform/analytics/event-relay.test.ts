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

it('holds no more than fifty events for a service that hangs, and goes on when it answers again', async () => {
  const { log, lines } = keepLog();
  receiver.answers(() => {});
  const relay = createRelay({ url: receiver.url, log, withinMs: 1500 });
  for (let time = 0; time < 80; time++) relay(EVENT, VISITOR);
  await until(() => lines.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(receiver.received).toHaveLength(50);
  receiver.answers((response) => void response.writeHead(202).end());
  relay(EVENT, VISITOR);
  await until(() => receiver.received.length === 51);
  expect(lines.map(({ msg }) => msg)).toEqual(['visits not counted']);
});

it('does not throw where nobody listens', async () => {
  const { log, lines } = keepLog();
  await receiver.close();
  createRelay({ url: receiver.url, log })(EVENT, VISITOR);
  await until(() => lines.length === 1);
});
