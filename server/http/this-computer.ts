import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { isLoopback, readIpAddress } from './client-address.ts';
import { respondWithSentence } from './respond.ts';

const HOST = /^(\[[\da-f:.]+\]|[a-z\d_-]+(?:\.[a-z\d_-]+)*)(?::\d{1,5})?$/i;

const TEST_MODE_IS_PRIVATE =
  'Test mode answers this computer only, at http://localhost. Set TEST_MODE_OPEN_TO_NETWORK=true to let other machines in; they can then read its mailbox and orders.';

/** The name in a host header, without port; undefined if it is not a single host. */
function hostName(host: string): string | undefined {
  return HOST.exec(host)?.[1]
    ?.toLowerCase()
    .replace(/^\[|\]$/g, '');
}

/** True for names that browsers always resolve to this computer. */
const isLocalName = (name: string) => /^(.+\.)?localhost$/.test(name) || isLoopback(name);

/** Clients named by proxies. */
function forwardedFor(headers: IncomingMessage['headers']): readonly string[] {
  const headerLists = [headers['x-forwarded-for'], headers['x-real-ip']].filter((list) => list !== undefined);
  const { forwarded } = headers;
  if (headerLists.length === 0 && forwarded === undefined) return [];
  const standard = forwarded?.matchAll(/for=(?:"([^"]*)"|([^;,\s]*))/gi) ?? [];
  return [
    ...headerLists.flatMap((list) => list.toString().split(',')),
    ...Array.from(standard, ([, quoted, bare]) => quoted ?? bare ?? ''),
  ];
}

/** True if a request names several hosts: proxies and servers could disagree about them. */
export const namesHostTwice = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** The origin of a request; `nobody` if it names no host. */
export function whoAsks({ url, headers, socket }: IncomingMessage): 'this computer' | 'another' | 'nobody' {
  const hosts = [headers.host ?? ''];
  const absolute = url?.startsWith('/') ? undefined : /^https?:\/\/([^/?#]*)/i.exec(url ?? '')?.[1];
  if (absolute !== undefined) hosts.push(absolute);
  const names = hosts.map(hostName);
  if (names.includes(undefined)) return 'nobody';
  const isHere =
    isLoopback(socket.remoteAddress ?? '') &&
    names.every((name) => name !== undefined && isLocalName(name)) &&
    forwardedFor(headers).every((client) => isLoopback(readIpAddress(client.trim()) ?? ''));
  return isHere ? 'this computer' : 'another';
}

/**
 * Restricts a shop in test mode to this computer: the connection and the host name must be local. The name check stops
 * DNS rebinding, which sends the attacker's host name.
 */
export const answerThisComputerOnly: MiddlewareHandler<{ Bindings: HttpBindings }> = async (
  context,
  next,
) => {
  switch (whoAsks(context.env.incoming)) {
    case 'this computer':
      return next();
    case 'nobody':
      return respondWithSentence(context, 400, 'The request names no host.');
    case 'another':
      return respondWithSentence(context, 403, TEST_MODE_IS_PRIVATE);
  }
};

/** The host under which the shop reaches itself when listening on `host`. */
export function hostWithin(host: string): string {
  if (/^(0\.0\.0\.0|::|localhost)$/.test(host)) return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}
