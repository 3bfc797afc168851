import { createServer, type RequestListener, type Server } from 'node:http';
import { StartRefused } from '../platform/log/start-refused.ts';
import type { Env } from './env.ts';

/** Vite's middlewares in development (scripts/dev.mjs), which serve sources. */
type Middlewares = (...args: [...Parameters<RequestListener>, next: () => void]) => void;

declare global {
  var viteMiddlewares: Middlewares | undefined;
}

class PortTaken extends StartRefused {
  constructor(port: number) {
    super(`Port ${port} is taken. Stop what runs there, or set PORT to another.`);
  }
}

/** Timeouts of incomplete heads and bodies, so that slow clients do not hold connections. */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  // Longer than proxies use (60 s), so that they close the connection, rather than we under their next request.
  keepAliveTimeout: 65_000,
};

function refusal({ host, port }: Env, error: NodeJS.ErrnoException): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new PortTaken(port);
    case 'EACCES':
      return new StartRefused(`Port ${port} needs rights this user does not have. Set PORT above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartRefused(`HOST ${host} is no address of this machine. Set HOST to one of its own.`);
    default:
      return error;
  }
}

/** Opens the port. Rejects with a remedy if it is unavailable; returns the actual port if `PORT` is 0. */
export function listen(env: Env, answer: RequestListener): Promise<{ server: Server; port: number }> {
  const first = globalThis.viteMiddlewares;
  const server = createServer(LIMITS, (request, response) => {
    if (first) first(request, response, () => void answer(request, response));
    else void answer(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusal(env, error)));
    server.listen(env.port, env.host, () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : env.port });
    });
  });
}
