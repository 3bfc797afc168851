import { BlockList, isIP } from 'node:net';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

const THIS_COMPUTER = new BlockList();
THIS_COMPUTER.addSubnet('127.0.0.0', 8);
THIS_COMPUTER.addAddress('::1', 'ipv6');

/** True for addresses that never leave this computer, IPv4 ones written as IPv6 too. */
export function isLoopback(address: string): boolean {
  // Nearly every connection; the list behind is slow beside all the rest of a kept answer.
  if (address === '127.0.0.1' || address === '::1') return true;
  const family = isIP(address);
  return family !== 0 && THIS_COMPUTER.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** An address as proxies write it, without brackets, port and zone; undefined where it is none. */
export function readAddress(text: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Under which key a client is counted: an IPv4 address as it is, an IPv6 one by its first 64 bits, since a household
 * is given all that begin with them.
 */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const bits = convertIPv6ToBinary(address);
  return isIPv4MappedIPv6(bits)
    ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
    : `${(bits >> 64n).toString(16)}/64`;
}

/**
 * The client's address, if it has any. Each proxy appends the address that it was asked from, so that of the forwarded ones
 * as many are believed, from the last, as there are trusted proxies (`hops`), and the first of these is the client's. What
 * is no address gives way to the connection's own.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string | undefined {
  const believed = hops > 0 ? forwardedFor?.split(',').slice(-hops) : undefined;
  return readAddress(believed?.[0]?.trim() ?? '') ?? readAddress(peer ?? '');
}

/** The client to count: nobody gets a new count for each address that is invented. */
export function clientKey(peer: string | undefined, forwardedFor: string | undefined, hops: number): string {
  return networkOf(clientAddress(peer, forwardedFor, hops) ?? 'unknown');
}
