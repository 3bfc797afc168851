import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { answerThisComputerOnly, hostWithin } from './this-computer.ts';

interface Visit {
  readonly peer?: string;
  readonly target?: string;
  readonly headers?: Record<string, string>;
}

const app = new Hono();
app.use('*', answerThisComputerOnly as never);
app.get('*', (context) => context.text('mailbox'));

async function visit({ peer = '127.0.0.1', target = '/', headers = {} }: Visit) {
  const said = { host: 'localhost:3000', ...headers };
  const incoming = { url: target, headers: said, socket: { remoteAddress: peer } };
  return app.fetch(new Request('http://x/', { headers: said }), { incoming });
}
const statusOf = async (wanted: Visit) => (await visit(wanted)).status;

describe('a shop in test mode', () => {
  it('answers requests to this computer’s own names', async () => {
    for (const host of [
      'localhost',
      'LOCALHOST:3000',
      'shop.localhost:1',
      '127.0.0.1:3000',
      '127.8.8.8',
      '[::1]:3000',
    ])
      expect(await statusOf({ headers: { host } }), host).toBe(200);
    for (const peer of ['::1', '::ffff:127.0.0.1', '127.0.0.9'])
      expect(await statusOf({ peer }), peer).toBe(200);
    expect(await statusOf({ headers: { 'x-forwarded-for': '127.0.0.1, ::1' } })).toBe(200);
    expect(await statusOf({ target: 'http://localhost:3000/shop' })).toBe(200);
  });

  it('refuses all other hosts, with the remedy', async () => {
    const foreign: Visit[] = [
      { peer: '192.168.1.5' },
      { peer: '2001:db8::1' },
      { peer: '' },
      { headers: { host: 'evil.example' } },
      { headers: { host: 'localhost.evil.example:3000' } },
      { headers: { host: 'evillocalhost' } },
      { headers: { host: '192.168.1.5:3000' } },
      { headers: { host: '127.0.0.1.evil.example' } },
      { headers: { host: '[2001:db8::1]' } },
      { target: 'http://evil.example/' },
      { headers: { 'x-forwarded-for': '203.0.113.7' } },
      { headers: { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' } },
      { headers: { 'x-forwarded-for': 'unknown' } },
      { headers: { 'x-real-ip': '203.0.113.7' } },
      { headers: { forwarded: 'for=203.0.113.7;proto=https' } },
      { headers: { forwarded: 'for="[2001:db8::1]:4711"' } },
    ];
    for (const stranger of foreign) {
      const answer = await visit(stranger);
      expect(answer.status, JSON.stringify(stranger)).toBe(403);
      expect(await answer.text()).toMatch(/TEST_MODE_OPEN_TO_NETWORK=true/);
    }
  });

  it('refuses requests without a host', async () => {
    for (const host of [
      '',
      'a b',
      'localhost, evil.example',
      'localhost:x',
      '[::1',
      'user@localhost',
      '.localhost',
    ])
      expect(await statusOf({ headers: { host } }), host).toBe(400);
    expect(await statusOf({ target: 'http:///shop' })).toBe(400);
  });
});

it('a shop that calls itself finds its own address wherever it listens', () => {
  for (const any of ['0.0.0.0', '::', 'localhost']) expect(hostWithin(any)).toBe('127.0.0.1');
  for (const host of ['::1', 'fe80::1', '192.168.0.7', 'shop.local']) {
    const { hostname } = new URL(`http://${hostWithin(host)}:3000`);
    expect(hostname.replace(/[[\]]/g, '')).toBe(host);
  }
});
