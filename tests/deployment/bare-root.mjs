// Runs within a root that holds a release and nothing else, without a network: starts two shops from one build, looks at
// them as a visitor and as a health check does, and prints what it saw.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';

const node = process.execPath;
const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' };

function start(port) {
  if (existsSync('/untouched')) cpSync('/untouched', `/tmp/shop-${port}/db`, { recursive: true });
  const shop = spawn(node, ['build/server/index.js'], {
    env: { ...env, PORT: String(port), DATA_DIR: `/tmp/shop-${port}` },
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const listen = (words) => {
      printed += words;
      if (/is open at/.test(printed)) resolve({ shop, port });
    };
    shop.stdout.on('data', listen);
    shop.stderr.on('data', listen);
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code}: ${printed}`)));
  });
}

const shops = await Promise.all([start(3001), start(3002)]);
const [first] = shops;
const url = `http://127.0.0.1:${first.port}`;
const get = async (path, headers) => {
  const response = await fetch(url + path, { headers });
  return {
    status: response.status,
    encoding: response.headers.get('content-encoding'),
    text: await response.text(),
  };
};
const page = await get('/shop/humbucker');
const script = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? '';
const picture = /\/generated\/[\w./-]+\.(?:avif|webp|jpe?g|png)/.exec(page.text)?.[0] ?? '';
const health = spawnSync(node, ['scripts/health.mjs'], { env: { ...env, PORT: '3002' } });
const seen = {
  user: process.getuid?.(),
  // Beside its own there is no way out.
  networks: Object.keys(networkInterfaces()),
  page: page.status,
  script: await get(script, { 'accept-encoding': 'br' }).then(({ status, encoding }) => ({
    status,
    encoding,
  })),
  picture: (await get(picture)).status,
  card: (await get('/cards/humbucker.jpg')).status,
  ready: (await get('/readyz')).status,
  health: health.status,
  ended: await Promise.all(
    shops.map(
      ({ shop }) =>
        new Promise((resolve) => {
          shop.removeAllListeners('exit');
          shop.once('exit', resolve);
          shop.kill('SIGTERM');
        }),
    ),
  ),
  dead: spawnSync(node, ['scripts/health.mjs'], { env: { ...env, PORT: '3002' } }).status,
};
console.log(JSON.stringify(seen));
