import { describe, expect, it } from 'vitest';
import { clientKey, isLoopback } from './client-address.ts';

const PEER = '10.0.0.1';

describe('a client', () => {
  it('is identified by its IPv4 address in any notation', () => {
    expect(clientKey('203.0.113.7', undefined, 0)).toBe('203.0.113.7');
    expect(clientKey('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7');
    expect(clientKey(PEER, '203.0.113.7:4711', 1)).toBe('203.0.113.7');
  });

  it('is identified by the first half of its IPv6 address', () => {
    const key = clientKey('2001:db8:1:2::1', undefined, 0);
    for (const same of ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002::9', '2001:db8:1:2::1%eth0'])
      expect(clientKey(same, undefined, 0)).toBe(key);
    expect(clientKey(PEER, '[2001:db8:1:2::77]:443', 1)).toBe(key);
    expect(clientKey('2001:db8:1:3::1', undefined, 0)).not.toBe(key);
    expect(clientKey('fe80::1%eth0', undefined, 0)).toBe(clientKey('fe80::2', undefined, 0));
  });

  it('behind a proxy is the last address that the proxy names', () => {
    expect(clientKey(PEER, '198.51.100.1, 203.0.113.7', 1)).toBe('203.0.113.7');
  });

  it('behind two proxies is the address that the first of them names, whatever came before', () => {
    expect(clientKey(PEER, '203.0.113.7, 192.0.2.1', 2)).toBe('203.0.113.7');
    expect(clientKey(PEER, '198.51.100.1, 203.0.113.7, 192.0.2.1', 2)).toBe('203.0.113.7');
    // Bypasses the first proxy: the second one reports the address.
    expect(clientKey(PEER, '203.0.113.7', 2)).toBe('203.0.113.7');
    expect(clientKey(PEER, 'made up, 192.0.2.1', 2)).toBe(PEER);
  });

  it('without a proxy is the connection, whatever its headers say', () => {
    expect(clientKey(PEER, '203.0.113.7', 0)).toBe(PEER);
  });

  it('that invents addresses is identified by its connection', () => {
    for (const invented of [
      '',
      'x',
      '1.2.3',
      '1.2.3.4.5',
      '::1::',
      `${'a'.repeat(5000)}`,
      '203.0.113.7, unknown',
    ])
      expect(clientKey(PEER, invented, 1), invented).toBe(PEER);
    expect(clientKey(undefined, undefined, 1)).toBe('unknown');
  });
});

it('distinguishes addresses that never leave the computer', () => {
  for (const here of ['127.0.0.1', '127.9.9.9', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])
    expect(isLoopback(here), here).toBe(true);
  for (const elsewhere of [
    '',
    '10.0.0.1',
    '0.0.0.0',
    '::',
    '::ffff:10.0.0.1',
    'localhost',
    '128.0.0.1',
    '127.1',
  ])
    expect(isLoopback(elsewhere), elsewhere).toBe(false);
});
