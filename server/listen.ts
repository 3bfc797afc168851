import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Env } from './env.ts';

export type FetchHandler = (request: Request, bindings: object) => Response | Promise<Response>;

/** Vite's middlewares while developing (scripts/dev.mjs), which hand out sources before pages are asked. */
type Middlewares = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

declare global {
  var viteMiddlewares: Middlewares | undefined;
}

export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken. Stop what runs there, or set PORT to another.`);
  }
}

/** Opens the port. Rejects with a remedy where it is taken; answers the real port when 0 was asked for. */
export function listen(env: Env, fetch: FetchHandler): Promise<{ server: Server; port: number }> {
  const answer = getRequestListener((request, bindings) => fetch(request, bindings), { hostname: env.host });
  const first = globalThis.viteMiddlewares;
  const server = createServer((request, response) => {
    if (first) first(request, response, () => void answer(request, response));
    else void answer(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(env.port) : error);
    });
    server.listen(env.port, env.host, () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : env.port });
    });
  });
}
