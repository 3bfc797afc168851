// npm run bench: all performance measurements in one run on one machine, as tables. Ratios are comparable between
// machines. No verdicts. `npm run bench -- pages` measures a part: pages, input, length, answers, memory, orders,
// scene, stage, choices, workshop, cost, retention.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.mjs';
import { needPostgres } from '../../scripts/needs.mjs';
import { measureChoices } from './choices.mjs';
import { measureCost } from './cost.mjs';
import { measureInput } from './input.mjs';
import { measureLength } from './length.mjs';
import { NGINX, startNginx } from './nginx.mjs';
import { measureOrders } from './orders.mjs';
import { measurePages } from './pages.mjs';
import { residentMegabytes, startBare, startShop, stop } from './processes.mjs';
import { measureRetention } from './retention.mjs';
import { measureScene } from './scene.mjs';
import { measureStage } from './stage.mjs';
import { compare, endConnections, fetchBytes } from './throughput.mjs';
import { measureWorkshop } from './workshop.mjs';

const PAGES = [
  '/',
  '/shop',
  '/shop/humbucker',
  '/configurator',
  '/configurator/humbucker',
  '/configurator/p90',
  '/configurator/p90-classic',
  '/cart',
  '/listen',
  '/wiring',
  '/blog',
  '/blog/guitar-pickup-magnets',
  '/about',
  '/login',
  '/shipping',
  '/imprint',
  '/nothing',
];
const KEPT = ['/shop/humbucker', '/api/shop/prices'];
const NGINX_PORT = 18_237;

const wanted = process.argv.slice(2);
const wants = (part) => wanted.length === 0 || wanted.includes(part);
const folder = mkdtempSync(join(tmpdir(), 'gewitter-bench-'));
const quiet = () => new Promise((resolve) => setTimeout(resolve, 8000));

async function answers(shop) {
  const bodies = {};
  for (const path of KEPT) bodies[path] = await fetchBytes(shop.url + path);
  const bare = await startBare(bodies);
  const nginx = NGINX && (await startNginx(join(folder, 'nginx'), NGINX_PORT, bodies));
  const rows = [];
  for (const path of KEPT) {
    const others = [bare, nginx].filter(Boolean).map((other) => [other, path]);
    const { ours, ratios } = await compare(shop, others, () => path);
    rows.push({
      answer: path,
      bytes: bodies[path].length,
      'a CPU second': ours.toFixed(0),
      'of bare Node': ratios[0].toFixed(2),
      'of nginx': ratios[1]?.toFixed(2) ?? 'not installed',
    });
  }
  const others = [[bare, KEPT[0]]];
  const { ours, ratios } = await compare(shop, others, (number) => `/nothing/${number}`, 404);
  rows.push({
    answer: 'unknown addresses',
    'a CPU second': ours.toFixed(0),
    'of bare Node': ratios[0].toFixed(2),
  });
  await stop(bare);
  if (nginx) await stop(nginx);
  return rows;
}

async function memory(postgres) {
  const rows = [];
  const measure = async (name, settings) => {
    const shop = await startShop(settings);
    await quiet();
    rows.push({ process: name, 'MB resident, idle': residentMegabytes(shop).toFixed(0) });
    await stop(shop);
  };
  const embedded = { DATA_DIR: join(folder, 'memory') };
  await measure('embedded database, first start', embedded);
  await measure('embedded database, second start', embedded);
  await measure('PostgreSQL', { DATA_DIR: join(folder, 'memory-pg'), DATABASE_URL: postgres.url });
  return rows;
}

build();
const postgres = await needPostgres();
try {
  if (wants('memory')) console.table(await memory(postgres));
  if (wants('workshop')) console.table(await measureWorkshop(postgres.url));
  if (wants('cost')) console.table(await measureCost(join(folder, 'cost')));
  if (wants('retention')) console.table(await measureRetention(postgres.url));
  if (wants('scene')) console.table(await measureScene());
  if (wants('stage')) for (const table of await measureStage()) console.table(table);
  const shop = await startShop({ DATA_DIR: join(folder, 'shop'), DATABASE_URL: postgres.url });
  try {
    if (wants('answers')) console.table(await answers(shop));
    if (wants('choices')) console.table(await measureChoices(shop.url));
    if (wants('input')) for (const table of await measureInput(shop.url)) console.table(table);
    if (wants('length')) console.table(await measureLength(shop.url));
    if (wants('pages')) console.table(await measurePages(shop.url, PAGES));
    if (wants('orders')) {
      const { perSecond, p50, p99 } = await measureOrders(shop.url);
      const row = {
        'settled orders a second': perSecond.toFixed(1),
        'p50 ms': p50.toFixed(0),
        'p99 ms': p99.toFixed(0),
      };
      console.table([row]);
    }
  } finally {
    endConnections();
    await stop(shop);
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
