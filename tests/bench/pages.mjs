// Cost of a page on a phone: requests, bytes and JavaScript until it has loaded, and Lighthouse's figures.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { needChromium } from '../../scripts/needs.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const DEBUG_PORT = 9339;
const FOLDER = 'tests/bench';

/** Lighthouse with its dependencies has 180 MB, so it is installed on demand beside the bench. */
async function needLighthouse() {
  if (!existsSync(`${FOLDER}/node_modules/lighthouse`)) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('Lighthouse could not be installed.');
  }
  return (await import('./node_modules/lighthouse/core/index.js')).default;
}

async function loadOf(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6 });
  const page = await context.newPage();
  let requests = 0;
  let beforeLoad = 0;
  const answers = [];
  page.on('request', () => (requests += 1));
  page.on('load', () => (beforeLoad = requests));
  page.on('response', (response) => answers.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  let scripts = 0;
  let bytes = 0;
  for (const answer of answers) {
    const sizes = await answer.request().sizes();
    bytes += sizes.responseBodySize;
    if (answer.request().resourceType() === 'script') scripts += gzipSync(await answer.body()).length;
  }
  await context.close();
  return { beforeLoad, kilobytes: bytes / 1024, scripts: scripts / 1024 };
}

/** A row per page. Lighthouse simulates a phone on a slow line; its figures vary with this machine's load. */
export async function measurePages(url, paths) {
  const lighthouse = await needLighthouse();
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const rows = [];
  for (const path of paths) {
    const load = await loadOf(browser, url + path);
    const { lhr } = await lighthouse(url + path, { port: DEBUG_PORT, output: 'json', logLevel: 'silent' });
    const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const seconds = (name) => (lhr.audits[name].numericValue / 1000).toFixed(2);
    rows.push({
      page: path,
      'requests before load': load.beforeLoad,
      kB: load.kilobytes.toFixed(0),
      'JS kB gzip': load.scripts.toFixed(1),
      'FCP s': seconds('first-contentful-paint'),
      'LCP s': seconds('largest-contentful-paint'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
    });
  }
  await browser.close();
  return rows;
}
