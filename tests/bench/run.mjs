// npm run bench: ratios against a bare node:http answer of the same size, measured in one run on one machine, so
// that they mean the same on a slow and on a fast one. Prints a table; judges nothing.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from '../../scripts/build.mjs';
import { needChromium } from '../../scripts/needs.mjs';

const REQUESTS = 20_000;
const ROUNDS = 3;
const CONNECTIONS = 16;
const TICKS_A_SECOND = 100;

/** CPU seconds a process has used, from /proc (Linux). */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

const residentMegabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

function start(args, settings) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const url = /http:\/\/[\w.]+:\d+/.exec(String(chunk))?.[0];
      if (url) resolve({ child, url });
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const headers = { 'accept-encoding': 'br' };

function fetchOnce(url, status = 200) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let size = 0;
      response.on('data', (chunk) => {
        size += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === status ? resolve(size) : reject(new Error(`${url} ${response.statusCode}`)),
      );
    }).once('error', reject);
  });
}

/** Requests a CPU second of the answering process, each to the address that `path` names for its number. */
async function throughput({ child, url }, path, status) {
  const before = cpuSeconds(child.pid);
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await fetchOnce(url + (typeof path === 'string' ? path : path(left)), status);
    }),
  );
  return REQUESTS / (cpuSeconds(child.pid) - before);
}

/** Gzip kilobytes of JavaScript that each page loads before anybody touches it. */
async function scriptSizes(url) {
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  const browser = await chromium.launch({ executablePath: needChromium(), args });
  for (const path of ['/', '/shop', '/shop/humbucker', '/cart', '/shipping']) {
    const page = await (await browser.newContext()).newPage();
    const bodies = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    console.log(`${path.padEnd(20)} ${(bytes / 1024).toFixed(1)} kB of JavaScript, gzip (aim 100)`);
  }
  await browser.close();
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const BARE = `
  const { createServer } = require('node:http');
  createServer((request, response) => {
    const body = Buffer.alloc(Number(request.url.slice(1)), 120);
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length });
    response.end(body);
  }).listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port); });
`;

build();
const dataDir = mkdtempSync(join(tmpdir(), 'gewitter-bench-'));
const shop = await start(['build/server/index.js'], { PORT: '0', DATA_DIR: dataDir });
const bare = await start(['-e', BARE], {});
try {
  await new Promise((resolve) => setTimeout(resolve, 5000));
  console.log(`Idle process: ${residentMegabytes(shop.child.pid).toFixed(0)} MB resident\n`);
  for (const path of ['/shop/humbucker', '/api/shop/prices']) {
    const size = await fetchOnce(shop.url + path);
    const ratios = [];
    let ours = 0;
    for (let round = 0; round <= ROUNDS; round++) {
      const plain = await throughput(bare, `/${size}`);
      ours = await throughput(shop, path);
      // The first round warms both up.
      if (round > 0) ratios.push(ours / plain);
    }
    console.log(
      `${path.padEnd(20)} ${size} bytes, ${ours.toFixed(0)} requests a CPU second, ${median(ratios).toFixed(2)} of bare node:http (aim 0.5)`,
    );
  }
  const kept = await throughput(shop, '/shop/humbucker');
  const unknown = await throughput(shop, (number) => `/nothing/${number}`, 404);
  console.log(
    `${'unknown addresses'.padEnd(20)} ${unknown.toFixed(0)} requests a CPU second, ${(unknown / kept).toFixed(2)} of a kept page (aim 0.8)`,
  );
  await scriptSizes(shop.url);
} finally {
  shop.child.kill('SIGTERM');
  bare.child.kill();
  agent.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}
