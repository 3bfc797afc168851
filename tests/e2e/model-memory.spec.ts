import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CustomLook, HUMBUCKER_PATTERNS } from '../../domain/products/custom-looks.ts';
import { buildHarness } from '../fixtures/build-harness.ts';
import type { SceneHarness } from '../fixtures/scene-harness/harness.tsx';
import type { StageHarness } from '../fixtures/stage-harness/harness.tsx';
import { test } from './live-view.ts';
import { expect } from './shopper.ts';
import { count, FISHBONE, ON_STAGE, seesModel } from './stage.ts';

/** Memory of live views after as many views and changes as in a long visit. */

const VIEWS = 50;
const ROUNDS = 4;

test.describe('views', () => {
  test.use({ webgl: true, viewport: { width: 640, height: 700 } });

  test('release contexts and memory one after the other @at-length', async ({ shopper, page }) => {
    test.setTimeout(600_000);
    const folder = await buildHarness('scene-harness', 'harness.tsx');
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
        (views) => (globalThis as unknown as { sceneHarness: SceneHarness }).sceneHarness.showAndLeave(views),
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

    // Compilation is over by then: the first 25 views leave a megabyte, any 50 later ones less than half.
    await cycle(VIEWS);
    const before = await measure();
    await cycle(VIEWS);
    const after = await measure();
    expect(after.made).toBeGreaterThanOrEqual(2 * VIEWS);
    expect(after.alive).toBe(0);
    expect(after.megabytes - before.megabytes, 'growth in MB').toBeLessThan(1);
    // Less than one per view.
    const most = Math.min(15, VIEWS);
    expect(after.nodes - before.nodes, 'growth in nodes').toBeLessThan(most);
    expect(after.jsEventListeners - before.jsEventListeners, 'growth in listeners').toBeLessThan(most);
  });
});

test.describe('the stage', () => {
  test.use(ON_STAGE);

  test('needs no more memory after many changes than after twelve @at-length', async ({ page }) => {
    test.setTimeout(300_000);
    await seesModel(page);
    // Counts objects in memory, because drawing each in software takes a third of a second.
    await page.evaluate(() => {
      for (const draw of ['drawArrays', 'drawElements', 'drawElementsInstanced'] as const)
        WebGL2RenderingContext.prototype[draw] = () => {};
    });
    const looks = HUMBUCKER_PATTERNS.flatMap((cover): CustomLook[] => [
      { ...FISHBONE, cover },
      { ...FISHBONE, cover, spacing: 52, colour: 'wine' },
    ]).slice(0, 12);
    const walk = async () => {
      for (const look of looks)
        await page.evaluate(
          (each) => (globalThis as unknown as { stageHarness: StageHarness }).stageHarness.change(each),
          look,
        );
    };
    await walk();
    const after12 = [await count(page, 'geometries'), await count(page, 'textures')];
    for (let round = 0; round < ROUNDS; round++) await walk();
    const afterAll = [await count(page, 'geometries'), await count(page, 'textures')];
    expect(after12[0]).toBeGreaterThan(0);
    expect(afterAll).toEqual(after12);
    // Six models of some fifteen parts each, and the stage's own objects.
    expect(afterAll[0]).toBeLessThan(6 * 20);
  });
});
