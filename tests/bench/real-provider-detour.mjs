// Loaded into a built shop with `--import`: it believes in a real payment account, and its calls go to the sandbox of
// another process at PROVIDER, whose time does not count as the shop's.
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const { hostname: host, port } = new URL(process.env.PROVIDER);
const agent = new http.Agent({ keepAlive: true });

https.request = (options, ...rest) => {
  const request = http.request({ ...options, agent, host, port, protocol: 'http:' }, ...rest);
  // The provider's client writes once the connection is secure.
  request.prependOnceListener('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => socket.emit('secureConnect'));
  });
  return request;
};
syncBuiltinESMExports();
