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

/** The shop's door to the network: shut until all is in its place, and closed in order. */
export interface Listener {
  readonly port: number;
  /** Opens a second port, for this computer and what is admitted alone, which closes last; answers its number. */
  openInner(): Promise<number>;
  /** Lets the calls in that the shop makes to itself, over HTTP, while it is still (or no longer) open. */
  admit(isInner: (path: string) => boolean, answer: FetchHandler): void;
  /** Lets everyone in. `first` answers what it can in front of the others, and says whether it did. */
  open(answer: FetchHandler, first?: QuickAnswer): void;
  /** Answers what comes on connections that it has taken, takes no more, and resolves when all are closed. */
  close(): Promise<void>;
}

/** What comes after the shop was told to close is still taken: until nothing does for a moment, or at most so long. */
const QUIET_MS = 100;
const ON_THEIR_WAY_MS = 1500;
/** So long may requests under way take to be answered. */
const LAST_ANSWERS_MS = 5500;
/**
 * So long waits what writes until the shop has opened: a proxy that was told to come back may not ask it of another. Less than
 * proxies wait for an answer (30 s in deploy/caddy), and more than a start takes on a machine that has much else to do.
 */
const OPENING_MS = 25_000;
/** The last bytes of the last answers are given so long to leave. */
const LAST_BYTES_MS = 300;

const OPENING = 'The shop is opening. Please try again in a moment.';

type State = 'starting' | 'open' | 'closing';

/** A turn of the event loop, in which everything that has arrived is accepted and read. */
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

/** Targets and hosts that are none, such as a path with a backslash; anything else is our fault. */
function explainFault(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  return new Response(isTheirs ? 'The request could not be read.' : 'Something went wrong.', {
    status: isTheirs ? 400 : 500,
    headers: { 'cache-control': 'no-store' },
  });
}

/** Opens the port with the door shut: every request is told to come again until `open`. */
export async function openListener(env: Env): Promise<Listener> {
  /**
   * How it is said that this instance answers nobody just now. An open shop says 503 where one thing cannot be had, such as what
   * the payment provider is asked for; a proxy must not leave it out for that, so it is told in a way of its own.
   */
  const elsewhere = env.trustedHops > 0 ? 502 : 503;
  let state: State = 'starting';
  let answer: FetchHandler | undefined;
  let first: QuickAnswer | undefined;
  let isInner: (path: string) => boolean = () => false;
  const underWay = new Set<ServerResponse>();
  /**
   * Connections that came after the shop was told to close. Who only reads on one is told to come again, before connections
   * are refused.
   */
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
    // By this a proxy learns, on whichever connection, to ask nothing more: what writes it must not send anywhere twice.
    const mayAskElsewhere = isReading && (env.trustedHops > 0 || late.has(bindings.incoming.socket));
    if (state === 'closing' && (path === '/readyz' || mayAskElsewhere))
      return notNow('The shop is closing. Please try again in a moment.', status);
    return answer(request, bindings);
  }

  const listenerOf = (handler: typeof handle): RequestListener => {
    const listener = getRequestListener(
      async (request, bindings) => {
        // Always Node's own here; the adapter's type allows HTTP/2 too.
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

  /** Resolves when nobody waits for an answer and nothing new comes, or when that takes too long. */
  async function untilQuiet(most: number, isBusy: () => boolean): Promise<void> {
    const deadline = performance.now() + most;
    for (let before = -1; (before !== arrivals || isBusy()) && performance.now() < deadline; ) {
      before = arrivals;
      await pause(QUIET_MS);
      // On a busy machine the time may have passed in one leap, without a look at the network.
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
      // No more connections, so that a proxy asks another instance; those that stand are answered, and idle ones left to it.
      const isClosed = new Promise<void>((resolve) => server.once('close', () => resolve()));
      NetServer.prototype.close.call(server);
      await untilQuiet(LAST_ANSWERS_MS, () => underWay.size > 0);
      server.closeIdleConnections();
      await Promise.race([isClosed, pause(LAST_BYTES_MS)]);
      server.closeAllConnections();
      closeInner();
    },
  };
}
