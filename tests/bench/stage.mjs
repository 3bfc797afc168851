// The configurators' stage in software WebGL, the slowest case: time from a choice to the changed stage, and memory.
// The page is the harness of tests/e2e/build-stage.spec.ts: the stage alone, at the shop's size.
import { chromium } from '@playwright/test';
import { HUMBUCKER_PATTERNS, OPEN_COVER_COLOURS } from '../../domain/products/custom-looks.ts';
import { needChromium } from '../../scripts/needs.mjs';
import { buildHarness } from '../fixtures/build-harness.ts';
import { HARNESS_URL, serveHarness } from '../fixtures/serve-harness.ts';
import { STAGE_PAGE } from '../fixtures/stage-harness/page.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const CHANGES = 300;
const EARLY = 30;

const open = (cover, spacing = 50, colour = 'forest') => ({
  pickup: 'humbucker',
  cover,
  spacing,
  colour,
  base: 'copper',
});
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function openStage(browser, folder, viewport, reducedMotion) {
  const context = await browser.newContext({ viewport, reducedMotion });
  const page = await context.newPage();
  await serveHarness(page, folder, STAGE_PAGE);
  await page.goto(HARNESS_URL);
  await page.waitForSelector('[data-state="live"]');
  return page;
}

const call = (page, name, look) => page.evaluate(([name, look]) => stageHarness[name](look), [name, look]);

async function timeEach(page, name, looks) {
  const times = [];
  for (const look of looks) times.push(await call(page, name, look));
  return `${median(times).toFixed(0)} ms`;
}

/** Rows: the choice, and the median time until it is drawn, without and with the fade. */
async function timeChoices(browser, folder) {
  const fetched = HUMBUCKER_PATTERNS.map((cover) => open(cover));
  const atHand = Array.from({ length: 12 }, (_, turn) => open(HUMBUCKER_PATTERNS.at(-1 - (turn % 3))));
  const colours = [...OPEN_COVER_COLOURS, ...OPEN_COVER_COLOURS].map((colour) =>
    open(HUMBUCKER_PATTERNS.at(-3), 50, colour),
  );
  const rows = {};
  for (const [column, motion] of [
    ['median, without fading', 'reduce'],
    ['median, until it has faded in', 'no-preference'],
  ]) {
    const page = await openStage(browser, folder, { width: 1440, height: 900 }, motion);
    for (const [row, name, looks] of [
      ['another cover, to be fetched', 'change', fetched],
      ['another cover, at hand', 'change', atHand],
      ['another colour', 'repaint', colours],
    ]) {
      // The first cached look is already shown.
      const list = row.endsWith('hand') ? looks.slice(1) : looks;
      rows[row] = { ...rows[row], [column]: await timeEach(page, name, list) };
    }
    await page.context().close();
  }
  return Object.entries(rows).map(([choice, times]) => ({ 'choice to changed stage': choice, ...times }));
}

async function memoryOf(page, devtools, changes) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { geometries, textures } = await page.locator('canvas').evaluate(({ dataset }) => ({ ...dataset }));
  return {
    changes,
    'heap MB': (usedSize / 1e6).toFixed(1),
    geometries: Number(geometries),
    textures: Number(textures),
    nodes,
    listeners: jsEventListeners,
  };
}

async function measureMemory(browser, folder) {
  // Counts objects, not pixels.
  const page = await openStage(browser, folder, { width: 320, height: 240 }, 'reduce');
  const devtools = await page.context().newCDPSession(page);
  const looks = [50, 52].flatMap((spacing) => HUMBUCKER_PATTERNS.map((cover) => open(cover, spacing)));
  const rows = [];
  for (let change = 0; change < CHANGES; change++) {
    // Fifteen looks in a cycle: after 30 and 300 changes the same ones are cached.
    await call(page, 'change', looks[change % 15]);
    if ([EARLY, CHANGES].includes(change + 1)) rows.push(await memoryOf(page, devtools, change + 1));
  }
  return rows;
}

/** Two tables: times and memory. */
export async function measureStage() {
  const folder = await buildHarness('stage-harness', 'harness.tsx');
  const browser = await chromium.launch({ executablePath: needChromium(), args: ARGS });
  try {
    return [await timeChoices(browser, folder), await measureMemory(browser, folder)];
  } finally {
    await browser.close();
  }
}
