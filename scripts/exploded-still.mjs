// npm run exploded: renders the landing page's still exploded view from its scene. `assets/assets.test.ts`
// fails when its CAD source or the scene has changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { STILL_FILE, stampStill } from '../assets/exploded-still.ts';
import { buildHarness } from '../tests/fixtures/build-harness.ts';
import { EXPLODED_PAGE } from '../tests/fixtures/exploded-harness/page.ts';
import { HARNESS_URL, serveHarness } from '../tests/fixtures/serve-harness.ts';
import { needChromium } from './needs.mjs';

const ROOT = join(import.meta.dirname, '..');
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

const folder = await buildHarness('exploded-harness', 'harness.ts');
const browser = await chromium.launch({ executablePath: needChromium(), args: ARGS });
try {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  await serveHarness(page, folder, EXPLODED_PAGE);
  await page.goto(HARNESS_URL);
  await page.waitForSelector('[data-ready]');
  const address = await page.evaluate('explodedHarness.still()');
  const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const still = await sharp(png).resize({ width: 1992 }).avif({ quality: 55 }).toBuffer();
  writeFileSync(join(ROOT, STILL_FILE), still);
  await stampStill(ROOT);
} finally {
  await browser.close();
}
