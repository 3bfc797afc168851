// Response times of pages on a phone with a processor four times slower: Interaction to Next Paint of their main
// controls, and frames over 50 ms after the first paint, with the script that took most of them. Needs a quiet machine.
import { chromium } from '@playwright/test';
import { needChromium } from '../../scripts/needs.mjs';
import { asOnACard, withCoarseReflections } from '../e2e/webgl.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const SLOWER = 4;
const LONG_MS = 50;
/** Per kind of control. */
const MOST_PRESSES = 6;

const BUILD =
  '/configurator/humbucker?cover=open&model=stars&color=navy&base=copper&spacing=52&output=modern&coils=matched' +
  '&potting=wax&wiring=5-wire&magnet=alnico-5';
const DRAWER = ['[data-drawer-opener]', '[data-drawer] button'];
const of = (...names) => names.map((name) => `main label:has([name=${name}])`);

/** Pressed controls, in order. The live view is drawn by the processor here, unlike on phones. */
const PAGES = [
  { path: '/', presses: [...DRAWER, 'main [data-carousel=on]'] },
  {
    path: '/shop/humbucker',
    presses: [...of('flavor', 'bundleType', 'color'), 'select[id=track]', 'select[id=quantity]'],
  },
  { path: '/configurator/humbucker', presses: of('cover') },
  { path: `${BUILD}&step=output`, presses: of('output') },
  { path: `${BUILD}&step=output`, live: true, presses: of('output') },
  { path: `${BUILD}&step=color`, live: true, presses: of('color') },
  {
    path: '/listen',
    presses: [...of('heard'), 'main button:text-matches("blind")', 'main label:has([type=radio])'],
  },
  {
    path: '/finder?type=humbucker&kohm=16.4&at=bridge&bright=2&loud=-1',
    presses: ['main summary >> nth=0', ...of('bright', 'loud', 'at', 'have')],
  },
  { path: '/your-guitar', presses: of('guitar', 'strings', 'at', 'cap') },
  { path: '/phase', presses: ['main label:has([type=radio])'] },
];

/** Runs in the page before its scripts: records the browser's entries on presses and long frames. */
function observe(longMs) {
  globalThis.presses = new Map();
  globalThis.frames = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        globalThis.presses.set(interactionId, Math.max(duration, globalThis.presses.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, styleAndLayoutStart, scripts } of list.getEntries()) {
      if (duration < longMs) continue;
      const [most] = [...scripts].sort((a, b) => b.duration - a.duration);
      const layout = startTime + duration - styleAndLayoutStart;
      globalThis.frames.push({
        at: startTime,
        ms: duration,
        layout: styleAndLayoutStart ? layout : 0,
        script: most?.duration ?? 0,
        by: most
          ? `${most.invoker} ${most.sourceFunctionName} ${most.sourceURL.split('/').pop()}:${most.sourceCharPosition}`
          : '',
      });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

const rest = (page) =>
  page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 100)),
  );

async function pressAll(page, selectors) {
  for (const selector of selectors) {
    const all = page.locator(selector);
    for (let index = 0; index < Math.min(await all.count(), MOST_PRESSES); index++) {
      const control = all.nth(index);
      if (!(await control.isVisible())) continue;
      if (await control.evaluate((element) => element.localName === 'select'))
        await control.press('ArrowDown');
      else await control.tap({ force: true });
      await rest(page);
    }
  }
}

/** 98th percentile of the presses; the slowest of fewer than fifty. */
const slowest = (times) => times.toSorted((a, b) => b - a)[Math.floor(times.length / 50)] ?? 0;
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Two tables: presses by page, and long frames after the first paint. */
export async function measureInput(url) {
  const browser = await chromium.launch({ executablePath: needChromium(), args: ARGS });
  const presses = [];
  const frames = [];
  for (const { path, live, presses: pressed } of PAGES) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addInitScript(observe, LONG_MS);
    if (live) for (const script of [withCoarseReflections, asOnACard]) await context.addInitScript(script);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await rest(page);
    const loaded = await page.evaluate(() => performance.now());
    await pressAll(page, pressed);
    const seen = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      presses: [...globalThis.presses.values()],
      frames: globalThis.frames,
    }));
    const name = path.replace(/\?.*step=/, ' … ').replace(/\?.*/, ' …') + (live ? ', live' : '');
    presses.push({
      page: name,
      presses: seen.presses.length,
      'median, ms': median(seen.presses),
      'INP, ms': slowest(seen.presses),
    });
    for (const { at, ms, layout, script, by } of seen.frames)
      if (at + ms > seen.painted)
        frames.push({
          page: name,
          when: at < loaded ? `${at.toFixed(0)} ms` : 'pressed',
          'frame, ms': ms.toFixed(0),
          'style and layout, ms': layout.toFixed(0),
          'script, ms': script.toFixed(0),
          by,
        });
    await context.close();
  }
  await browser.close();
  return [presses, frames];
}
