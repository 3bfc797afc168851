import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { BUILD_PAGES, WHOLE } from './builder.ts';
import { CARDS, expect, LEIPZIG, PRODUCT_PAGES, test } from './shopper.ts';

/** Legal pages have theirs in `legal.spec.ts`, in both languages. */
const PAGES = [
  '/',
  '/shop',
  ...PRODUCT_PAGES,
  '/shop/humbucker?flavor=hot',
  '/listen',
  '/your-guitar',
  '/finder?type=humbucker&kohm=16.4&at=bridge&bright=2&loud=-1',
  '/measure',
  '/your-recording',
  '/phase',
  '/phase?keep=humbucker-neck&maker=seymour-duncan&jump=plus&ours=telecaster.bridge',
  '/cart',
  '/configurator',
  ...Object.values(BUILD_PAGES),
  ...Object.values(WHOLE),
  '/blog',
  '/blog/seth-lover-and-the-paf',
  '/blog/five-ways-to-upgrade',
  '/blog/guitar-pickup-magnets',
  '/about',
  '/nothing',
  '/sandbox/mailbox',
  '/sandbox/visits',
];

const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

test.describe('axe finds nothing on a desktop, nor on a phone', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const path of PAGES)
    test(`on ${path}`, async ({ shopper, page }) => {
      shopper.expects(/status of 404/);
      // What Chromium says of a live model where it paints in software.
      shopper.expects(/GPU stall due to ReadPixels/);
      await page.goto(shopper.shopUrl + path);
      if (!path.startsWith('/sandbox')) await shopper.pageIsHydrated();
      for (const [device, viewport] of Object.entries(DEVICES)) {
        await page.setViewportSize(viewport);
        await expectNoFindings(page, `${path} on a ${device}`);
      }
    });
});

for (const [device, viewport] of Object.entries(DEVICES)) {
  test.describe(`axe finds nothing on a ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('in the zoom overlay, a message, a full and an empty cart', async ({ shopper, page }) => {
      await shopper.opens('/shop/stratocaster?flavor=hot&color=cream');
      await page.getByRole('button', { name: /zoom/i }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindings(page, 'zoom');
      await page.keyboard.press('Escape');
      await shopper.addsToCart();
      await expect(page.getByText(WORDS.added)).toBeVisible();
      await expectNoFindings(page, 'message');
      await shopper.opens('/cart');
      await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
      await expectNoFindings(page, 'cart');
    });

    test('in the checkout, its errors, its authentication dialog and on the success page', async ({
      shopper,
      page,
    }) => {
      await shopper.opens('/shop/stratocaster?flavor=hot&color=cream');
      await shopper.buysNow();
      await shopper.goesToCheckout();
      await expectNoFindings(page, 'checkout');
      await shopper.fillsIn(LEIPZIG);
      await shopper.entersCard(CARDS.declined);
      await shopper.orders();
      await expect(page.getByRole('alert').filter({ hasText: /declined/ })).toBeVisible();
      await expectNoFindings(page, 'declined');
      await shopper.entersCard(CARDS.asksForAuthentication);
      await shopper.orders();
      const dialog = page.getByRole('dialog', { name: '3D Secure' });
      await expect(dialog).toBeVisible();
      await expectNoFindings(page, 'authentication');
      await dialog.getByRole('button', { name: /Complete/ }).click();
      await shopper.seesThanks();
      await expectNoFindings(page, 'success');
    });
  });
}

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('has no findings when open', async ({ shopper, page }) => {
    await shopper.opens('/shop');
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoFindings(page, 'drawer');
  });
});
