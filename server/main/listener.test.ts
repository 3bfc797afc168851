import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../tests/fixtures/eventually.ts';
import { parseEnv } from './env.ts';
import { type Listener, openListener } from './listener.ts';

let door: Listener | undefined;
afterEach(async () => {
  await door?.close();
  door = undefined;
});

async function openDoor(settings: Record<string, string>): Promise<(path: string) => Promise<Response>> {
  const opened = await openListener(parseEnv({ NODE_ENV: 'test', PORT: '0', ...settings }));
  door = opened;
  return (path) => fetch(`http://127.0.0.1:${opened.port}${path}`);
}

const seen = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('retry-after'), headers.get('cache-control')];
};

describe('a shop that is still starting', () => {
  it('sends a proxy to another instance, and asks direct clients to retry [row D401]', async () => {
    const throughProxy = await openDoor({ TRUST_PROXY: 'true' });
    expect(await seen(throughProxy('/shop'))).toEqual([502, '1', 'no-store']);
    expect(await seen(throughProxy('/readyz'))).toEqual([503, '1', 'no-store']);
    expect((await throughProxy('/healthz')).status).toBe(200);
    await door?.close();
    const directly = await openDoor({});
    expect(await seen(directly('/shop'))).toEqual([503, '1', 'no-store']);
  });

  it('answers like the shop once it has started', async () => {
    const ask = await openDoor({ TRUST_PROXY: 'true' });
    door?.open(() => new Response('Not just now.', { status: 503 }));
    expect((await ask('/shop')).status).toBe(503);
  });
});

it('refuses a request that names two hosts [case A13] [row D778]', async () => {
  const ask = await openDoor({});
  door?.open(() => new Response('the page'));
  const { port } = new URL((await ask('/')).url);
  const answerTo = (...hosts: string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.once('error', reject);
      socket.once('end', () => resolve(text.slice(0, 12)));
      const named = hosts.map((host) => `host: ${host}\r\n`).join('');
      socket.write(`GET / HTTP/1.1\r\n${named}connection: close\r\n\r\n`);
    });
  expect(await answerTo('localhost')).toBe('HTTP/1.1 200');
  expect(await answerTo('localhost', 'localhost')).toBe('HTTP/1.1 400');
  expect(await answerTo('localhost', 'evil.example')).toBe('HTTP/1.1 400');
});

describe('a shop that closes', () => {
  /** Responses on one connection that was open before the shop was told to close. */
  async function onStandingConnection(settings: Record<string, string>, method: string): Promise<number[]> {
    const ask = await openDoor(settings);
    door?.open(() => new Response('the page'));
    const { port } = new URL((await ask('/')).url);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = (method: string) =>
      new Promise<number>((resolve, reject) => {
        const asked = request({ port, agent, method, path: '/shop' }, (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode ?? 0));
        });
        asked.once('error', reject);
        asked.end();
      });
    const before = await statusOf('GET');
    const closed = door?.close();
    const after = await statusOf(method);
    await closed;
    agent.destroy();
    return [before, after];
  }

  it('sends a proxy’s reads to another instance on any connection, and answers writes [row D401]', async () => {
    expect(await onStandingConnection({ TRUST_PROXY: 'true' }, 'GET')).toEqual([200, 502]);
    expect(await onStandingConnection({ TRUST_PROXY: 'true' }, 'POST')).toEqual([200, 200]);
    // A direct client has no other instance to ask.
    expect(await onStandingConnection({}, 'GET')).toEqual([200, 200]);
  });
});

it('holds nothing of the shop once it is closed', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const openAndClose = async () => {
    const body = { text: 'the page' };
    const ask = await openDoor({});
    door?.open(() => new Response(body.text));
    await (await ask('/')).text();
    await door?.close();
    door = undefined;
    return new WeakRef(body);
  };
  const body = await openAndClose();
  await eventually(async () => {
    collect();
    return body.deref() === undefined;
  }, 'collected');
});
