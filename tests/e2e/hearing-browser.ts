import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import { bursts } from '../fixtures/dry-take.ts';
import { kept } from './kept.ts';
import { START, test as shopping } from './shopper.ts';

const launch = config.use?.launchOptions;

/** A browser whose microphone hears a dry take in a loop and needs no permission. */
const hearingBrowser = kept(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gewitter-hearing-'));
  const take = join(folder, 'take.wav');
  await writeFile(take, bursts(48_000, 6));
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...(launch?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream=accept',
      `--use-file-for-fake-audio-capture=${take}`,
    ],
  });
  return {
    browser,
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
});

/** For tests that record: their page is in a browser with an input. */
export const test = shopping.extend<{ ears: BrowserContext }>({
  ears: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const { browser } = await hearingBrowser();
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
      await use(context);
      await context.close();
    },
    START,
  ],
  context: async ({ ears }, use) => use(ears),
});
