// Loaded before a program: it resolves no host name except this machine's.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';

const { lookup } = dns;
dns.lookup = (host, options, done = options) => {
  if (host === 'localhost' || isIP(host)) return lookup(host, options, done);
  done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }));
};
syncBuiltinESMExports();
