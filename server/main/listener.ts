import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { namesHostTwice } from '../http/this-computer.ts';
import { drainRequestBody } from './drain-request-body.ts';
import type { Env } from './env.ts';
import { listen } from './listen.ts';

type FetchHandler = (request: Request, bindings: object) => Response | Promise<Response>;

type QuickAnswer = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

interface Bindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** Accepts connections: refuses requests until the shop is ready, and shuts down in order. */
export interface Listener {
  readonly port: number;
  /** Opens a second port for local, admitted calls only, which closes last; returns its number. */
  openInner(): Promise<number>;
  /** Admits the shop's own HTTP calls before it opens and after it closes. */
  admit(isInner: (path: string) => boolean, answer: FetchHandler): void;
  /** Admits every request. `first` answers before the others if it can, and returns whether it did. */
  open(answer: FetchHandler, first?: QuickAnswer): void;
  /** Answers requests on open connections, accepts no new ones, and resolves when all are closed. */
  close(): Promise<void>;
}

/** Connections are still accepted after `close`, until none comes for this time, or for the longer limit. */
const QUIET_MS = 100;
const ON_THEIR_WAY_MS = 1500;
/** Timeout of running requests at shutdown. */
const LAST_ANSWERS_MS = 5500;
/**
 * Longest wait of a writing request for the start, because a proxy must not repeat it elsewhere. Below the timeout of
 * proxies (30 s in deploy/caddy), and above a start on a busy machine.
 */
const OPENING_MS = 25_000;
/** Timeout for flushing the last responses. */
const LAST_BYTES_MS = 300;

const OPENING = 'The shop is opening. Please try again in a moment.';

type State = 'starting' | 'open' | 'closing';

/** One iteration of the event loop, which accepts and reads everything that has arrived. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pathOf = (request: Request) => new URL(request.url).pathname;

function notNow(sentence: string, status: number): Response {
  return new Response(sentence, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '1',
      'cache-control': 'no-store',
    },
  });
}

/** Invalid targets and hosts, such as a path with a backslash, are the client's fault; all others are ours. */
function explainFault(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  return new Response(isTheirs ? 'The request could not be read.' : 'Something went wrong.', {
    status: isTheirs ? 400 : 500,
    headers: { 'cache-control': 'no-store' },
  });
}

/** Opens the port in its refusing state: every request gets a retry response until `open`. */
export async function openListener(env: Env): Promise<Listener> {
  /**
   * Status of an instance that is not open. An open shop uses 503 for a single unavailable dependency; proxies must not
   * exclude it for that, so behind a proxy this status differs.
   */
  const elsewhere = env.trustedHops > 0 ? 502 : 503;
  let state: State = 'starting';
  let answer: FetchHandler | undefined;
  let first: QuickAnswer | undefined;
  let isInner: (path: string) => boolean = () => false;
  const underWay = new Set<ServerResponse>();
  /** Connections that arrived after `close`. Their reads get a retry response, before connections are refused. */
  const late = new WeakSet<Socket>();
  let arrivals = 0;
  const { promise: opened, resolve: sayOpen } = Promise.withResolvers<void>();
  let closeInner = () => {};

  async function handle(request: Request, bindings: Bindings): Promise<Response> {
    if (state === 'open' && answer) return answer(request, bindings);
    const path = pathOf(request);
    if (answer && isInner(path)) return answer(request, bindings);
    if (state === 'starting' && path === '/healthz') return new Response('ok');
    const isReading = /^(GET|HEAD)$/.test(request.method);
    if (state === 'starting' && !isReading) await Promise.race([opened, pause(OPENING_MS)]);
    const status = path === '/readyz' ? 503 : elsewhere;
    if (state === 'starting' || !answer) return notNow(OPENING, status);
    // Tells a proxy, on any connection, to stop sending requests here; it must not repeat writing ones.
    const mayAskElsewhere = isReading && (env.trustedHops > 0 || late.has(bindings.incoming.socket));
    if (state === 'closing' && (path === '/readyz' || mayAskElsewhere))
      return notNow('The shop is closing. Please try again in a moment.', status);
    return answer(request, bindings);
  }

  const listenerOf = (handler: typeof handle): RequestListener => {
    const listener = getRequestListener(
      async (request, bindings) => {
        // Always Node's types here; the adapter's also allow HTTP/2.
        const { incoming, outgoing } = bindings as Bindings;
        const response = await handler(request, { incoming, outgoing });
        if (!incoming.complete) drainRequestBody(incoming, outgoing);
        return response;
      },
      { hostname: env.host, errorHandler: explainFault },
    );
    return (request, response) => void listener(request, response);
  };
  const listener = listenerOf(handle);

  const { server, port } = await listen(env, (request, response) => {
    arrivals++;
    if (namesHostTwice(request)) {
      const answer = { 'content-type': 'text/plain', 'cache-control': 'no-store', connection: 'close' };
      return void response.writeHead(400, answer).end('The request names its host twice.');
    }
    if (state === 'open' && first?.(request, response)) return;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (state === 'closing') response.setHeader('connection', 'close');
    listener(request, response);
  });
  server.on('connection', (socket) => {
    arrivals++;
    if (state === 'closing') late.add(socket);
  });

  /** Resolves when no request is running and none arrives, or after `most` ms. */
  async function untilQuiet(most: number, isBusy: () => boolean): Promise<void> {
    const deadline = performance.now() + most;
    for (let before = -1; (before !== arrivals || isBusy()) && performance.now() < deadline; ) {
      before = arrivals;
      await pause(QUIET_MS);
      // On a busy machine the timer may fire before the network was polled.
      for (let turns = 0; turns < 5; turns++) await turn();
    }
  }

  return {
    port,
    async openInner() {
      const inner = await listen(
        { ...env, host: '127.0.0.1', port: 0 },
        listenerOf(async (request, bindings) =>
          answer && isInner(pathOf(request)) ? answer(request, bindings) : notNow(OPENING, 503),
        ),
      );
      closeInner = () => {
        inner.server.close();
        inner.server.closeAllConnections();
      };
      return inner.port;
    },
    admit(whose, by) {
      isInner = whose;
      answer = by;
    },
    open(by, quick) {
      answer = by;
      first = quick;
      state = 'open';
      sayOpen();
    },
    async close() {
      state = 'closing';
      for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
      await untilQuiet(ON_THEIR_WAY_MS, () => false);
      // Stop listening, so that proxies use another instance; open connections are answered, and idle ones
      // left to the client.
      const isClosed = new Promise<void>((resolve) => server.once('close', () => resolve()));
      NetServer.prototype.close.call(server);
      await untilQuiet(LAST_ANSWERS_MS, () => underWay.size > 0);
      server.closeIdleConnections();
      await Promise.race([isClosed, pause(LAST_BYTES_MS)]);
      server.closeAllConnections();
      // Now as an HTTP server: ends its check for incomplete requests, a timer that holds the whole shop in memory.
      server.close();
      closeInner();
    },
  };
}
