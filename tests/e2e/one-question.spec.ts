import { expect } from '@playwright/test';
import { pdfText } from '../fixtures/pdf-text.ts';
import { WORDS } from '../fixtures/words.ts';
import { CARDS, LEIPZIG, Shopper } from './shopper.ts';
import { pageOf, test } from './workplace.ts';

/** One question through the whole shop: from the complaint to the maker's build sheet. */

test('“my bridge is too dark”: an answer, its phase beside the one that stays, paid, and wound that way round @at-length [row D468]', async ({
  place,
  page,
  browser,
}) => {
  test.slow();
  const shopper = new Shopper(page, place.url);
  await shopper.opens('/finder');
  await page.getByLabel('Type', { exact: true }).selectOption('Tele type, rod magnets');
  await page.getByLabel('Resistance in kΩ').fill('13');
  await page.getByRole('radio', { name: 'It is too dark' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/of 13\skΩ in the/);
  const answer = page.getByRole('article').filter({ hasText: 'Telecaster Vintage' });
  await expect(answer).toContainText(/brighter/);
  await answer.getByRole('link', { name: /View it/ }).click();
  await page.waitForURL('**/shop/telecaster?**flavor=vintage**');
  await shopper.pageIsHydrated();

  // The neck stays: check phase and hum.
  await page.getByRole('link', { name: 'Will it be in phase?' }).click();
  await page.waitForURL('**/phase?ours=telecaster.bridge');
  await shopper.pageIsHydrated();
  await page.getByLabel('You keep').selectOption('Telecaster type, neck');
  await page.getByRole('radio', { name: 'North up' }).check({ force: true });
  await page.getByRole('radio', { name: 'Minus' }).check({ force: true });
  await page.getByRole('checkbox', { name: /Wind it this way/ }).check();
  await page.getByRole('link', { name: 'Choose it in the shop' }).click();
  await page.waitForURL('**/shop/telecaster?**wound=reverse');
  await shopper.pageIsHydrated();
  await shopper.picks({ flavor: 'Vintage' });
  await expect(page.getByRole('checkbox', { name: /Reverse wound/ })).toBeChecked();
  await shopper.addsToCart();
  await expect(page.getByText(WORDS.added)).toBeVisible();

  await shopper.opens('/cart');
  await expect(page.getByRole('main')).toContainText(/Telecaster[\s\S]*Vintage[\s\S]*Reverse wound/);
  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG, 'too-dark@example.org');
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();
  const ordered = page.getByRole('region', { name: 'You ordered' });
  await expect(ordered).toContainText('Reverse wound, reverse polarity');
  const [number = ''] = /GW-[0-9A-Z]{8}/.exec((await page.locator('main').textContent()) ?? '') ?? [];

  // The maker's page shows the winding of the same order.
  await place.maxi.call('take-up', { number });
  const desk = await pageOf(browser, place, place.maxi);
  await desk.goto(`/workshop/orders/${number}`);
  await expect(desk.getByRole('main')).toContainText('Reverse wound, reverse polarity');
  const sheet = await desk.getByRole('link', { name: 'Build sheet', exact: true }).getAttribute('href');
  const paper = await desk.request.get(`${place.url}${sheet}`);
  expect(paper.headers()['content-type']).toBe('application/pdf');
  const words = pdfText(await paper.body()).replace(/\s+/g, ' ');
  expect(words).toMatch(/reverse wound, reverse polarity/);
  expect(words).toContain('counter-clockwise');
  await desk.context().close();
});
