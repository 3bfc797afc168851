import { createServer, type RequestListener, type Server } from 'node:http';
import { StartRefused } from '../platform/log/start-refused.ts';
import type { Env } from './env.ts';

/** Vite's middlewares while developing (scripts/dev.mjs), which hand out sources before pages are asked. */
type Middlewares = (...args: [...Parameters<RequestListener>, next: () => void]) => void;

declare global {
  var viteMiddlewares: Middlewares | undefined;
}

class PortTaken extends StartRefused {
  constructor(port: number) {
    super(`Port ${port} is taken. Stop what runs there, or set PORT to another.`);
  }
}

/** A request whose head or body does not come is given up, so that nobody holds connections for nothing. */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  // Longer than proxies keep theirs (60 s): then it is they who close, never we under their next request.
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

/** Opens the port. Rejects with a remedy where it cannot be had; answers the real port when 0 was asked for. */
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
