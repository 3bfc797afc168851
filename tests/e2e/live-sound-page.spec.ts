import type { Page } from '@playwright/test';
import { takeKey } from '../../domain/listening/audio.ts';
import type { Build } from '../../domain/tone/build.ts';
import type { Voice } from '../../domain/tone/voice.ts';
import type { SoundHarness } from '../fixtures/sound-harness/harness.ts';
import { paints } from './live-view.ts';
import { expect, test } from './shopper.ts';
import { JAZZ, opensHarness, P90, STRAT, TAKES } from './sound.ts';

/** Live listening as a page has it: what it loads when, what it says, how soon a choice is heard. */

test.describe('on a page', () => {
  const state = (page: Page) =>
    page.evaluate(() =>
      (globalThis as unknown as { soundHarness: SoundHarness }).soundHarness.sound()?.getState(),
    );
  const peak = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { soundHarness: SoundHarness }).soundHarness.peakNow());
  const opensSound = (page: Page, voices: readonly Voice[]) =>
    page.evaluate(
      ([all, list]) =>
        void (globalThis as unknown as { soundHarness: SoundHarness }).soundHarness.open(all, list),
      [voices, TAKES] as const,
    );
  const address = (each: Voice) => `/generated/audio/takes/${takeKey(each.place, 'blues-riff')}.mp3`;

  test('nothing is loaded before play, then only the takes that are needed, once', async ({ page }) => {
    const loaded = await opensHarness(page);
    await opensSound(page, [STRAT, P90]);
    await page.evaluate(
      (voices) => {
        const { soundHarness } = globalThis as unknown as { soundHarness: SoundHarness };
        soundHarness.sound()?.hear(1);
        soundHarness.sound()?.setPiece('hallelujah');
        soundHarness.sound()?.setPiece('blues-riff');
        soundHarness.sound()?.setVoices(voices);
      },
      [STRAT, P90, { ...STRAT, output_dB: 1 }],
    );
    await paints(page, 20);
    expect(loaded).toEqual([]);

    await page.click('#play');
    await expect.poll(async () => (await state(page))?.status).toBe('playing');
    await expect.poll(() => peak(page)).toBeGreaterThan(0.01);
    await page.click('#pause');
    expect((await state(page))?.status).toBe('silent');
    await expect.poll(() => peak(page)).toBeLessThan(1e-4);
    await page.click('#play');
    await expect.poll(() => peak(page)).toBeGreaterThan(0.01);
    expect(loaded.filter((path) => path.endsWith('.mp3')).sort()).toEqual([P90, STRAT].map(address).sort());
  });

  test('a take that cannot be loaded says so, and playing again tries again', async ({ page }) => {
    await opensHarness(page);
    let broken = true;
    await page.route('**/*.mp3', (route) => (broken ? route.abort() : route.fallback()));
    await opensSound(page, [STRAT]);
    await page.click('#play');
    await expect.poll(async () => (await state(page))?.status).toBe('failed');
    broken = false;
    await page.click('#play');
    await expect.poll(async () => (await state(page))?.status).toBe('playing');
    await expect.poll(() => peak(page)).toBeGreaterThan(0.01);
  });

  test('a guitar and a bass run in one loop', async ({ page }) => {
    await opensHarness(page);
    await opensSound(page, [STRAT, JAZZ]);
    await page.click('#play');
    await expect.poll(async () => (await state(page))?.status).toBe('playing');
    await page.evaluate(() =>
      (globalThis as unknown as { soundHarness: SoundHarness }).soundHarness.sound()?.hear(1),
    );
    await expect.poll(async () => (await state(page))?.heard).toBe(1);
    await expect.poll(async () => (await state(page))?.status).toBe('playing');
    await expect.poll(() => peak(page)).toBeGreaterThan(0.01);
  });
});

test('a preview makes curve and sound of a choice', async ({ page }) => {
  const loaded = await opensHarness(page);
  await page.evaluate(
    (list) => (globalThis as unknown as { soundHarness: SoundHarness }).soundHarness.preview(list),
    TAKES,
  );
  const chooses = (build: Build | null) =>
    page.evaluate(
      (each) => (globalThis as unknown as { soundHarness: SoundHarness }).soundHarness.chooseBuild(each),
      build,
    );
  const peak = () =>
    page.evaluate(() => (globalThis as unknown as { soundHarness: SoundHarness }).soundHarness.peakNow());
  const build: Build = {
    kind: 'humbucker',
    outputOhms: 7000,
    magnet: 'A5',
    matched: true,
    cover: 'none',
    potted: true,
    wires: 2,
  };

  expect((await chooses(null)).points).toBe(0);
  await page.click('#preview');
  await expect(page.locator('output')).toHaveText('silent');
  const first = await chooses(build);
  expect(first.points).toBeGreaterThan(100);
  expect(loaded).toEqual([]);

  await page.click('#preview');
  await expect(page.locator('output')).toHaveText('playing');
  await expect.poll(peak).toBeGreaterThan(0.01);
  for (let ohms = 8000; ohms < 16_000; ohms += 1000) {
    const { peak_Hz } = await chooses({ ...build, outputOhms: ohms });
    expect(peak_Hz).not.toBeCloseTo(first.peak_Hz ?? 0, 0);
  }
  await expect(page.locator('output')).toHaveText('playing');
  await chooses(null);
  await expect(page.locator('output')).toHaveText('silent');
});
