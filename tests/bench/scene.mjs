// The landing page's scene in 240 frames: script time of a frame. The graphics card's time is not included, software
// WebGL's is in part. The first frames are a warm-up.
import { chromium } from '@playwright/test';
import { needChromium } from '../../scripts/needs.mjs';
import { buildHarness } from '../fixtures/build-harness.ts';
import { EXPLODED_PAGE } from '../fixtures/exploded-harness/page.ts';
import { HARNESS_URL, serveHarness } from '../fixtures/serve-harness.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const FRAMES = 240;
const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];

/** One table: script of a frame in ms, median and 90th percentile. */
export async function measureScene() {
  const folder = await buildHarness('exploded-harness', 'harness.ts');
  const browser = await chromium.launch({ executablePath: needChromium(), args: ARGS });
  try {
    const page = await browser.newPage();
    await serveHarness(page, folder, EXPLODED_PAGE);
    await page.goto(HARNESS_URL);
    await page.waitForSelector('[data-ready]');
    await page.evaluate('explodedHarness.frames(3)');
    const times = await page.evaluate(`explodedHarness.frames(${FRAMES})`);
    return [
      {
        'landing scene': `${FRAMES} frames`,
        'median script, ms': at(times, 0.5).toFixed(1),
        'nine of ten, ms': at(times, 0.9).toFixed(1),
      },
    ];
  } finally {
    await browser.close();
  }
}
