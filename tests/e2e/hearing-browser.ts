import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import { bursts } from '../fixtures/dry-take.ts';
import { kept } from './kept.ts';
import { START, test as shopping } from './shopper.ts';

const launch = config.use?.launchOptions;

/** A browser whose microphone hears a dry take over and over. Whether it may be heard a flag says: no window asks here. */
const hearingBrowser = (answer: 'accept' | 'deny') =>
  kept(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gewitter-hearing-'));
    const take = join(folder, 'take.wav');
    await writeFile(take, bursts(48_000, 6));
    const browser = await chromium.launch({
      ...launch,
      args: [
        ...(launch?.args ?? []),
        '--use-fake-device-for-media-stream',
        `--use-fake-ui-for-media-stream=${answer}`,
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

const BROWSERS = { accept: hearingBrowser('accept'), deny: hearingBrowser('deny') } as const;

/** For tests that record: their page is in a browser that has an input, and answers what it is asked. */
export const test = shopping.extend<{ answer: keyof typeof BROWSERS; ears: BrowserContext }>({
  answer: ['accept', { option: true }],
  ears: [
    async ({ answer }, use) => {
      const { browser } = await BROWSERS[answer]();
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
      await use(context);
      await context.close();
    },
    START,
  ],
  context: async ({ ears }, use) => use(ears),
});
