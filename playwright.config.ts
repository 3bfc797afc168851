import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CONSENT_COOKIE } from './domain/privacy/consent.ts';

const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const chromium = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));

export default defineConfig({
  testDir: 'tests/e2e',
  // A whole run holds the journeys, every page and one test of each part. What is marked `@at-length` runs by name
  // (`npm test -- browser`): a rare device or failure, the second of a kind, a rule that is tested without a browser, too.
  ...(process.env.LONG ? { grep: /@at-length/ } : { grepInvert: /@at-length/ }),
  globalSetup: './tests/e2e/prepare.ts',
  workers: 2,
  fullyParallel: true,
  // Patience with a slower machine; what hangs is still told.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  outputDir: 'test-results/e2e',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Whoever is in a test has declined to be counted before: the consent bar would take the buy bar's place on phones. Tests of
    // the bar and of first visits begin without an answer (tests/e2e/visitor.ts).
    storageState: {
      cookies: [
        {
          name: CONSENT_COOKIE,
          value: 'false',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    // Fades between pages, painted without a graphics card, are a sixth of all computing; what moves is looked at in tests
    // that ask for motion, and so are the ways that most shoppers go (buying, pages, keyboard).
    reducedMotion: 'reduce',
    // Written down of every test, a quarter of all computing goes into traces nobody opens. `--trace on` writes one anyway.
    trace: 'off',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Without windows it would fit letters to the grid of pixels, and words would be wider than in the browser people use.
        '--font-render-hinting=none',
      ],
    },
  },
});
