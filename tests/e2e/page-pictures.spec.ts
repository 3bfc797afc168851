import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { lineFor, writeLine } from '../../domain/cart/cart-line.ts';
import { differenceOf, looksAlike, reduced } from '../fixtures/compare-pictures.ts';
import { expect, type Shopper, test } from './shopper.ts';

/** Key pages compared with approved pictures. After an intended change: `npm run page-pictures`. */

const KEPT = join(import.meta.dirname, 'page-pictures');
/** Pattern of the pages to renew. */
const RENEWED = process.env.RENEW_PAGE_PICTURES;

const PAGES: Record<string, (shopper: Shopper) => Promise<void>> = {
  landing: (shopper) => shopper.opens('/'),
  shop: (shopper) => shopper.opens('/shop'),
  product: (shopper) => shopper.opens('/shop/telecaster?flavor=hot'),
  about: (shopper) => shopper.opens('/about'),
  shipping: (shopper) => shopper.opens('/shipping'),
  'not-found': async (shopper) => {
    shopper.expects(/status of 404/);
    await shopper.opens('/nothing');
    // The search appears with its script, which no island waits for.
    await expect(shopper.page.getByLabel('Find a page')).toBeVisible();
  },
  configurator: (shopper) => shopper.opens('/configurator'),
  // Last, because the header of every page shows the cart's count.
  cart: async (shopper) => {
    await fillsTheCart(shopper);
    await shopper.opens('/cart');
  },
  checkout: async (shopper) => {
    await fillsTheCart(shopper);
    await shopper.opens('/cart');
    await shopper.goesToCheckout();
    const card = shopper.page.frameLocator('iframe[title="Secure card payment input frame"]');
    await expect(card.getByLabel('Card number')).toBeVisible();
  },
};
const WINDOWS = { 390: 844, 1440: 900 } as const;

/** The cart after adding both. */
async function fillsTheCart({ page, shopUrl }: Shopper): Promise<void> {
  const lines = [
    lineFor({ pickupType: 'STRATOCASTER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' }),
    lineFor({ pickupType: 'HUMBUCKER', bundleType: 'NECK', pickupFlavor: 'VINTAGE', color: 'black' }),
  ];
  const cart = lines.flatMap((line) => (line ? [writeLine(line)] : []));
  await page.goto(`${shopUrl}/robots.txt`);
  await page.evaluate((state) => localStorage.setItem('state', state), JSON.stringify({ cart }));
}

/** The page down to its footer with all pictures loaded, without motion and overlays. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).position === 'fixed' && !element.closest('[data-buy-bar]'))
        element.style.visibility = 'hidden';
    // The cart's bar appears when the browser reports what is in view, perhaps later than this.
    const late = new CSSStyleSheet();
    late.replaceSync('[data-cart-bar] { visibility: hidden }');
    document.adoptedStyleSheets.push(late);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await page.mouse.move(0, 0);
  const { width, height } = await page.evaluate(() => {
    const footer = document.querySelector('body > footer');
    const end = footer ? footer.getBoundingClientRect().top + scrollY : document.documentElement.scrollHeight;
    return { width: innerWidth, height: Math.floor(end) };
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', clip: { x: 0, y: 0, width, height } });
}

const keptFile = (name: string, width: number | string) => join(KEPT, `${name}-${width}.webp`);

test.use({ reducedMotion: 'reduce' });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.clock.setFixedTime(new Date('2026-03-02T10:00:00Z'));
});

/** Deliberate faults on compared pages, which must be noticed. */
const FAULTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  // A lost style sheet, a moved column, a missing picture.
  'about-1440': (page) => page.evaluate(() => document.querySelector('link[rel=stylesheet]')?.remove()),
  'shipping-1440': (page) =>
    page
      .locator('main table')
      .first()
      .evaluate((table) => {
        table.style.transform = 'translateX(24px)';
      }),
  'shop-390': (page) =>
    page
      .locator('main img')
      .nth(5)
      .evaluate((image) => image.style.setProperty('visibility', 'hidden')),
};

for (const [width, height] of Object.entries(WINDOWS))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width: Number(width), height } });
    test('key pages match their pictures, and a lost style sheet, a moved column and a missing picture are noticed', async ({
      shopper,
    }, info) => {
      const differences: Record<string, unknown> = {};
      for (const [name, arrives] of Object.entries(PAGES))
        await test.step(name, async () => {
          const file = keptFile(name, width);
          if (RENEWED !== undefined && !new RegExp(RENEWED).test(name)) return;
          await arrives(shopper);
          const now = await reduced(await picture(shopper.page));
          if (RENEWED !== undefined) {
            mkdirSync(KEPT, { recursive: true });
            writeFileSync(file, now);
            return;
          }
          const kept = readFileSync(file);
          const difference = await differenceOf(kept, now);
          const fault = FAULTS[`${name}-${width}`];
          if (fault) {
            await fault(shopper.page);
            const faulty = await differenceOf(kept, await reduced(await picture(shopper.page)));
            expect(looksAlike(faulty), `${name} with a fault: ${JSON.stringify(faulty)}`).toBe(false);
          }
          if (looksAlike(difference)) return;
          differences[file] = difference;
          for (const [what, body] of Object.entries({ kept, now }))
            await info.attach(`${name} ${what}`, { body, contentType: 'image/webp' });
        });
      expect(differences).toEqual({});
    });
  });
