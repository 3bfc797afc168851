import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
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
  /** Lets the calls in that the shop makes to itself, over HTTP, while it is still (or no longer) open. */
  admit(isInner: (path: string) => boolean, answer: FetchHandler): void;
  /** Lets everyone in. `first` answers what it can in front of the others, and says whether it did. */
  open(answer: FetchHandler, first?: QuickAnswer): void;
  /** Answers what was taken, turns away what comes later, and resolves when all connections are closed. */
  close(): Promise<void>;
}

/** What was on its way when the shop was told to close is still taken: until none comes, or at most so long. */
const QUIET_MS = 100;
const ON_THEIR_WAY_MS = 1500;
/** So long may requests under way take to be answered. */
const LAST_ANSWERS_MS = 6000;
/** The last bytes of the last answers are given so long to leave. */
const LAST_BYTES_MS = 300;

type State = 'starting' | 'open' | 'closing';

/** A turn of the event loop, in which everything that has arrived is accepted and read. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pathOf = (request: Request) => new URL(request.url).pathname;

function notNow(sentence: string): Response {
  return new Response(sentence, {
    status: 503,
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

/** Opens the port with the door shut: every request is answered 503 until `open`. */
export async function openListener(env: Env): Promise<Listener> {
  let state: State = 'starting';
  let answer: FetchHandler | undefined;
  let first: QuickAnswer | undefined;
  let isInner: (path: string) => boolean = () => false;
  const underWay = new Set<ServerResponse>();
  /** Connections that came when it was too late. */
  const late = new WeakSet<Socket>();
  let isLate = false;
  let arrivals = 0;
  let onIdle = () => {};

  const handle = (request: Request, bindings: Bindings) => {
    if (state === 'open' && answer) return answer(request, bindings);
    const path = pathOf(request);
    if (answer && isInner(path)) return answer(request, bindings);
    if (state === 'starting')
      return path === '/healthz'
        ? new Response('ok')
        : notNow('The shop is opening. Please try again in a moment.');
    const isTaken = !late.has(bindings.incoming.socket) && path !== '/readyz';
    if (isTaken && answer) return answer(request, bindings);
    return notNow('The shop is closing. Please try again in a moment.');
  };

  const listener = getRequestListener(
    async (request, bindings) => {
      // Always Node's own here; the adapter's type allows HTTP/2 too.
      const { incoming, outgoing } = bindings as Bindings;
      const response = await handle(request, { incoming, outgoing });
      if (!incoming.complete) drainRequestBody(incoming, outgoing);
      return response;
    },
    { hostname: env.host, errorHandler: explainFault },
  );

  const { server, port } = await listen(env, (request, response) => {
    arrivals++;
    if (state === 'open' && first?.(request, response)) return;
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      if (underWay.size === 0) onIdle();
    });
    if (state === 'closing') response.setHeader('connection', 'close');
    void listener(request, response);
  });
  server.on('connection', (socket) => {
    arrivals++;
    if (isLate) late.add(socket);
  });

  const untilIdle = () =>
    new Promise<void>((resolve) => {
      onIdle = resolve;
      if (underWay.size === 0) resolve();
    });

  async function untilQuiet(): Promise<void> {
    const deadline = performance.now() + ON_THEIR_WAY_MS;
    for (let before = -1; before !== arrivals && performance.now() < deadline; ) {
      before = arrivals;
      await pause(QUIET_MS);
      // On a busy machine the time may have passed in one leap, without a look at the network.
      for (let turns = 0; turns < 5; turns++) await turn();
    }
  }

  return {
    port,
    admit(whose, by) {
      isInner = whose;
      answer = by;
    },
    open(by, quick) {
      answer = by;
      first = quick;
      state = 'open';
    },
    async close() {
      state = 'closing';
      for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
      await untilQuiet();
      isLate = true;
      // The port stays open so long: a checkout under way may still have to ask the sandbox behind it.
      await Promise.race([untilIdle(), pause(LAST_ANSWERS_MS)]);
      const isClosed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.race([isClosed, pause(LAST_BYTES_MS)]);
      server.closeAllConnections();
    },
  };
}
