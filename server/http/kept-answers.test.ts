import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { mayBeSignedIn } from '../accounts/visitor.ts';
import { createKeptAnswers } from './kept-answers.ts';

interface Ask {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
}

function site(mayAsk: (incoming: IncomingMessage) => boolean = () => true) {
  const kept = createKeptAnswers(mayAsk);
  let whileAnswering = () => {};
  const app = new Hono();
  app.use(kept.remember);
  app.use(async (context, next) => {
    await next();
    context.header('x-frame-options', 'DENY');
  });
  app.get('/shop', (context) => {
    const body = new TextEncoder().encode(`page ${context.req.query('q') ?? ''}`);
    context.set('sameForAll', body);
    whileAnswering();
    return context.body(body, 200, { etag: 'W/"1"' });
  });
  app.get('/checkout', (context) => context.text('yours'));
  const incomingOf = ({ method = 'GET', url, headers = {} }: Ask) =>
    ({ method, url, headers }) as unknown as IncomingMessage;

  return {
    kept,
    during(act: () => void) {
      whileAnswering = act;
    },
    /** Asks the framework, as who comes first does. */
    async first(ask: Ask) {
      const { method = 'GET', url, headers = {} } = ask;
      const request = new Request(new URL(url, 'http://shop.example'), { method, headers });
      return app.fetch(request, { incoming: incomingOf(ask) });
    },
    /** What is answered in front of the framework. */
    again(ask: Ask) {
      let head: { status: number; headers: string[] } | undefined;
      let body = '';
      const outgoing = {
        writeHead: (status: number, headers: string[]) => (head = { status, headers }),
        end: (bytes: Uint8Array) => (body = new TextDecoder().decode(bytes)),
      } as unknown as ServerResponse;
      return kept.answer(incomingOf(ask), outgoing) ? { ...head, body } : undefined;
    },
  };
}

describe('a kept page', () => {
  it('is answered again with every header it had', async () => {
    const { first, again } = site();
    expect(again({ url: '/shop' })).toBeUndefined();
    await first({ url: '/shop' });
    const { status, headers, body } = again({ url: '/shop' }) ?? {};
    expect({ status, body }).toEqual({ status: 200, body: 'page ' });
    for (const part of ['x-frame-options', 'DENY', 'etag', 'W/"1"', 'content-length', '5'])
      expect(headers).toContain(part);
  });

  it('is answered to the very same question only', async () => {
    const { first, again } = site();
    await first({ url: '/shop?q=1', headers: { 'accept-encoding': 'br' } });
    expect(again({ url: '/shop?q=1', headers: { 'accept-encoding': 'br' } })?.body).toBe('page 1');
    const others: Ask[] = [
      { url: '/shop' },
      { url: '/shop?q=1' },
      { url: '/Shop?q=1', headers: { 'accept-encoding': 'br' } },
      { url: '/shop?q=1', headers: { 'accept-encoding': 'gzip' } },
      { url: '/shop?q=1', headers: { 'accept-encoding': 'br', 'if-none-match': '"1"' } },
      { url: '/shop?q=1', headers: { 'accept-encoding': 'br', 'content-length': '3' } },
      { url: '/shop?q=1', headers: { 'accept-encoding': 'br' }, method: 'POST' },
      { url: '/shop?q=1', headers: { 'accept-encoding': 'br' }, method: 'HEAD' },
    ];
    for (const other of others) expect(again(other), JSON.stringify(other)).toBeUndefined();
  });

  it('is answered to nobody who may not ask', async () => {
    const { first, again } = site(({ headers }) => headers.host === 'localhost');
    await first({ url: '/shop', headers: { host: 'localhost' } });
    expect(again({ url: '/shop', headers: { host: 'evil.example' } })).toBeUndefined();
    expect(again({ url: '/shop', headers: { host: 'localhost' } })).toBeDefined();
  });

  it('is answered to nobody who may be signed in: their pages greet them', async () => {
    const { first, again } = site((incoming) => !mayBeSignedIn(incoming.headers.cookie));
    await first({ url: '/shop' });
    for (const cookie of ['session=x', 'a=1; session=x', '__cookie_consent=true; __Host-session=x; b=2'])
      expect(again({ url: '/shop', headers: { cookie } }), cookie).toBeUndefined();
    for (const cookie of ['', '__cookie_consent=true', 'session=', 'my-session=x', 'a=session=x'])
      expect(again({ url: '/shop', headers: { cookie } }), cookie).toBeDefined();
  });

  it('is gone when it is forgotten, also while it is on its way', async () => {
    const { first, again, kept, during } = site();
    await first({ url: '/shop' });
    kept.forget();
    expect(again({ url: '/shop' })).toBeUndefined();
    during(() => kept.forget());
    await first({ url: '/shop' });
    expect(again({ url: '/shop' })).toBeUndefined();
  });
});

it('what is not the same for everyone is never kept', async () => {
  const { first, again } = site();
  await first({ url: '/checkout' });
  expect(again({ url: '/checkout' })).toBeUndefined();
});
