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

/** True for loopback addresses, including IPv4 mapped to IPv6. */
export function isLoopback(address: string): boolean {
  // A shortcut for nearly every connection: the block list is slow compared with a cached response.
  if (address === '127.0.0.1' || address === '::1') return true;
  const family = isIP(address);
  return family !== 0 && THIS_COMPUTER.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** An address in the notation of proxies, without brackets, port and zone; undefined if it is invalid. */
export function readIpAddress(text: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Rate limit key of a client: an IPv4 address, or the first 64 bits of an IPv6 address, because a household gets all that
 * begin with them.
 */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const bits = convertIPv6ToBinary(address);
  return isIPv4MappedIPv6(bits)
    ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
    : `${(bits >> 64n).toString(16)}/64`;
}

/**
 * The client's address, if it is known. Each proxy appends its peer's address, so the last `hops` forwarded addresses are
 * trusted, and the first of these is the client. Falls back to the connection's address if that is invalid.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string | undefined {
  const believed = hops > 0 ? forwardedFor?.split(',').slice(-hops) : undefined;
  return readIpAddress(believed?.[0]?.trim() ?? '') ?? readIpAddress(peer ?? '');
}

/** The client to count. Invented addresses get no new count. */
export function clientKey(peer: string | undefined, forwardedFor: string | undefined, hops: number): string {
  return networkOf(clientAddress(peer, forwardedFor, hops) ?? 'unknown');
}
