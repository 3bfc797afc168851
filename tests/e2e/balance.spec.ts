import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { expect, test } from './shopper.ts';

const height = (page: Page, spot: 'Bridge' | 'Neck') =>
  page.getByRole('slider', { name: `${spot} pickup, string to pole` });

test('a set is levelled with its screws, by keys and by pointer, and can be reset [row D465]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/humbucker?flavor=modern#balance');
  const section = page.locator('#balance');
  await expect(section).toContainText(/Bridge −5\.\d\sdB at equal height/);
  await expect(height(page, 'Bridge')).toHaveAttribute('aria-valuetext', '1.6 millimetres');
  await expect(section).toContainText(/then −0\.\d\sdB/);
  // Away from the string: the bridge is quieter again.
  await height(page, 'Bridge').press('ArrowDown');
  await expect(height(page, 'Bridge')).toHaveAttribute('aria-valuetext', '1.7 millimetres');
  await height(page, 'Bridge').press('Shift+ArrowDown');
  await expect(height(page, 'Bridge')).toHaveAttribute('aria-valuetext', '2.7 millimetres');
  await expect(section).toContainText(/then −[45]\.\d\sdB/);
  for (let press = 0; press < 3; press++) await height(page, 'Bridge').press('Shift+ArrowUp');
  await expect(height(page, 'Bridge')).toHaveAttribute('aria-valuetext', '1.2 millimetres');
  const neck = await height(page, 'Neck').boundingBox();
  if (!neck) throw new Error('No handle');
  await page.mouse.move(neck.x + 22, neck.y + 22);
  await page.mouse.down();
  await page.mouse.move(neck.x + 22, neck.y + 22 + 60, { steps: 4 });
  await page.mouse.up();
  await expect(height(page, 'Neck')).toHaveAttribute('aria-valuetext', '4.0 millimetres');
  await expectNoFindings(page, 'a set with its screws turned');
  await section.getByRole('button', { name: 'Balance them again' }).click();
  await expect(height(page, 'Bridge')).toHaveAttribute('aria-valuetext', '1.6 millimetres');
});

test('the overview of a build compares its loudness with the cart’s pickup, or with a chosen one @at-length [row D466]', async ({
  shopper,
  page,
}) => {
  await shopper.opens(WHOLE.humbucker);
  const card = page.getByRole('region', { name: /Compared with what|Balance with/ });
  const opens = async () => {
    await page.getByText('Equally loud?').click();
    await card.scrollIntoViewIfNeeded();
  };
  await opens();
  await expect(card).toContainText('Tell us what you have at the');
  const at = (await card.innerText()).includes('at the neck') ? 'neck' : 'bridge';
  await card.getByLabel(`At the ${at}`).selectOption('Humbucker Vintage');
  await expect(card).toContainText(`Balance with Humbucker Vintage, ${at}`);
  await expect(card).toContainText(/Bridge \d\.\d\smm, neck \d\.\d\smm/);
  await shopper.opens(`/shop/humbucker?flavor=hot&bundleType=${at}`);
  await shopper.addsToCart();
  await shopper.opens(WHOLE.humbucker);
  await opens();
  await expect(card).toContainText(`Balance with Humbucker Hot, ${at}`);
});
