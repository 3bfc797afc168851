import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { isLoopback, readAddress } from './client-address.ts';

const HOST = /^(\[[\da-f:.]+\]|[a-z\d_-]+(?:\.[a-z\d_-]+)*)(?::\d{1,5})?$/i;

export const TEST_MODE_IS_PRIVATE =
  'Test mode answers this computer only, at http://localhost. Set TEST_MODE_OPEN_TO_NETWORK=true to let other machines in; they can then read its mailbox and orders.\n';

/** The name in a host header, without its port; undefined where it is not one host. */
function hostName(host: string): string | undefined {
  return HOST.exec(host)?.[1]
    ?.toLowerCase()
    .replace(/^\[|\]$/g, '');
}

/** True for names that browsers resolve to this computer, whatever a name server says. */
const isLocalName = (name: string) => /^(.+\.)?localhost$/.test(name) || isLoopback(name);

/** Clients that proxies on the way say they ask for. */
function forwardedFor(header: (name: string) => string | undefined): string[] {
  const lists = [header('x-forwarded-for'), header('x-real-ip')].flatMap((list) => list?.split(',') ?? []);
  const standard = header('forwarded')?.matchAll(/for=(?:"([^"]*)"|([^;,\s]*))/gi) ?? [];
  return [...lists, ...Array.from(standard, ([, quoted, bare]) => quoted ?? bare ?? '')];
}

/**
 * Keeps a shop in test mode to this computer: the connection must come from it, for it and under one of its names.
 * A page elsewhere whose name is made to point here (DNS rebinding) still sends its own name.
 */
export const answerThisComputerOnly: MiddlewareHandler<{ Bindings: HttpBindings }> = async (
  context,
  next,
) => {
  const { incoming } = context.env;
  const header = (name: string) => context.req.header(name);
  const absolute = /^https?:\/\/([^/?#]*)/i.exec(incoming.url ?? '')?.[1];
  const names = [header('host') ?? '', ...(absolute === undefined ? [] : [absolute])].map(hostName);
  if (names.includes(undefined)) return context.text('The request names no host.\n', 400);

  const isHere =
    isLoopback(incoming.socket.remoteAddress ?? '') &&
    names.every((name) => name !== undefined && isLocalName(name)) &&
    forwardedFor(header).every((client) => isLoopback(readAddress(client.trim()) ?? ''));
  return isHere ? next() : context.text(TEST_MODE_IS_PRIVATE, 403);
};

/** Under which host, as addresses spell it, the shop reaches itself where it listens at this one. */
export function hostWithin(host: string): string {
  if (/^(0\.0\.0\.0|::|localhost)$/.test(host)) return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}
