import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { CARDS, expect, LEIPZIG, test } from './shopper.ts';

/** Axe on what a shopper opens or causes; pages as they are at first are in `every-page.spec.ts`. */

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('axe finds nothing in the zoom overlay and in a message, on a desktop and on a phone', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/stratocaster?flavor=hot&color=cream');
  await page.getByRole('button', { name: /zoom/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expectNoFindings(page, `zoom at ${viewport.width}`, 'dialog[open]');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: WORDS.addToCart }).click();
  await expect(page.getByText(WORDS.added)).toBeVisible();
  await page.getByText(WORDS.added).hover();
  await expectNoFindings(page, 'message', '[data-messages]');
});

test('axe finds nothing in the checkout’s errors, its authentication dialog and on the success page', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/stratocaster?flavor=hot&color=cream');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG);
  await shopper.entersCard(CARDS.declined);
  await shopper.orders();
  await expect(page.getByRole('alert').filter({ hasText: /declined/ })).toBeVisible();
  await expectNoFindings(page, 'declined');
  await shopper.entersCard(CARDS.asksForAuthentication);
  await shopper.orders();
  const dialog = page.getByRole('dialog', { name: '3D Secure' });
  await expect(dialog).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoFindings(page, 'authentication on a phone');
  await dialog.getByRole('button', { name: /Complete/ }).click();
  await shopper.seesThanks();
  await expectNoFindings(page, 'success on a phone');
  await page.setViewportSize(DESKTOP);
  await expectNoFindings(page, 'success on a desktop');
});
