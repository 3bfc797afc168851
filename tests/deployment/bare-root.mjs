// Runs in a release's folder: starts two shops from one build, visits them, checks their health, and prints the results.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

const node = process.execPath;
const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' };

function start(port) {
  const folder = join(tmpdir(), `shop-${port}`);
  const { UNTOUCHED: untouched = '' } = process.env;
  if (existsSync(untouched)) cpSync(untouched, join(folder, 'db'), { recursive: true });
  const shop = spawn(node, ['build/server/index.js'], {
    env: { ...env, PORT: String(port), DATA_DIR: folder },
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

const ports = process.argv.slice(2).map(Number);
const shops = await Promise.all(ports.map(start));
const [first, second] = shops;
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
const health = spawnSync(node, ['scripts/health.mjs'], { env: { ...env, PORT: String(second.port) } });
const seen = {
  user: process.getuid?.(),
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
  dead: spawnSync(node, ['scripts/health.mjs'], { env: { ...env, PORT: String(second.port) } }).status,
};
console.log(JSON.stringify(seen));
