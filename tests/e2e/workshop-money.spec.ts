import { expect, type Page } from '@playwright/test';
import { order, pageOf, test } from './workplace.ts';

/** Refunds so many euros as goodwill, and confirms the question. */
async function refunds(page: Page, euros: string): Promise<void> {
  await page.getByLabel('Goodwill, without goods, €').fill(euros);
  await page.locator('form[data-call="refund"]').getByLabel('Note for us: reason').fill('Waited long');
  await page.getByRole('button', { name: /^Refund \d/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \d/ })
    .click();
}
const money = (page: Page) => page.getByRole('region', { name: 'Refund' });

test('a refund that the provider refuses says so and can be asked for again; one that is pressed twice, in two windows, while the provider is silent, goes once [row D137]', async ({
  place,
  browser,
}) => {
  const { maxi, provider } = place;
  const number = await order(place);
  const page = await pageOf(browser, place, maxi);
  await page.goto(`/workshop/orders/${number}`);
  provider.fail(/^POST \/v1\/refunds$/, 400, 1);
  await refunds(page, '10');
  await expect(page.getByText(/^No money went back: /)).toBeVisible();
  await expect(money(page)).toContainText('10,00\u00a0€ failed: Waited long');
  await refunds(page, '10');
  await expect(money(page)).toContainText('10,00\u00a0€ refunded: Waited long');

  // The response is lost: the refund is made without the shop's knowledge.
  provider.fail(/^POST \/v1\/refunds$/, 'late', 1);
  const asked = page.waitForRequest(/workshop\/refund$/);
  await refunds(page, '25');
  const sent = (await asked).postDataJSON() as object;
  await expect(money(page).getByRole('listitem')).toHaveCount(3);
  // The same request again, as from a second press or window.
  await Promise.all([maxi.call('refund', sent), maxi.call('refund', sent)]);
  await page.goto(`/workshop/orders/${number}`);
  await expect(money(page).getByRole('listitem')).toHaveCount(3);
  await expect(money(page)).toContainText('25,00\u00a0€ refunded: Waited long');
  // Both refunds were made out of 156,19 €, each once.
  await expect(money(page)).toContainText('at most 121,19\u00a0€');
  await page.context().close();
});
