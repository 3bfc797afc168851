import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildHarness } from '../fixtures/build-harness.ts';
import type { SceneHarness } from '../fixtures/scene-harness/harness.tsx';
import { test } from './live-view.ts';
import { expect } from './shopper.ts';

test.use({
  webgl: true,
  viewport: { width: 640, height: 700 },
  reducedMotion: 'reduce',
});

let folder = '';
test.beforeAll(async () => {
  folder = await buildHarness('scene-harness', 'harness.tsx');
});

test('sixty views, one after the other, leave no contexts and no memory behind', async ({
  shopper,
  page,
}) => {
  test.setTimeout(600_000);
  await page.route('**/harness/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (name === 'index.html')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Views</title><link rel="icon" href="data:,"><style>[role=img]{width:80px!important;height:60px!important}</style><script type="module" src="harness.js"></script>',
      });
    return route.fulfill({ path: join(folder, name) });
  });
  await page.route('**/model.glb', (route) =>
    route.fulfill({ body: readFileSync('public/generated/models/humbucker.glb') }),
  );
  await page.goto(`${shopper.shopUrl}/harness/index.html`);
  const browser = await page.context().newCDPSession(page);
  const cycle = (times: number) =>
    page.evaluate(
      (count) => (globalThis as unknown as { sceneHarness: SceneHarness }).sceneHarness.showAndLeave(count),
      times,
    );
  const measure = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const { usedSize } = await browser.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
    const contexts = await page.evaluate(() =>
      (globalThis as unknown as { sceneHarness: SceneHarness }).sceneHarness.contexts(),
    );
    return { megabytes: usedSize / 1e6, nodes, jsEventListeners, ...contexts };
  };

  await cycle(10);
  const before = await measure();
  await cycle(50);
  const after = await measure();
  expect(after.made).toBeGreaterThanOrEqual(60);
  expect(after.alive).toBe(0);
  expect(after.megabytes - before.megabytes, 'growth in MB').toBeLessThan(1);
  expect(after.nodes - before.nodes, 'growth in nodes').toBeLessThan(15);
  expect(after.jsEventListeners - before.jsEventListeners, 'growth in listeners').toBeLessThan(15);
});
