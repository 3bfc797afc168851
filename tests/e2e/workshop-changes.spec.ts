import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { pageOf, test } from './workplace.ts';

/** Who changed what that is about no order. */

test('what a maker changes is listed for the other one, in the words of whoever reads it [row D632]', async ({
  place,
  browser,
}) => {
  const { maxi, bea } = place;
  const page = await pageOf(browser, place, maxi);
  await page.goto('/workshop/leads');
  const cable = page.getByRole('region', { name: 'One wire in a braid' });
  await cable.getByLabel('Hot').selectOption('black');
  await cable.getByLabel('Shield').selectOption('bare');
  await cable.getByRole('button', { name: 'Set' }).click();
  await expect(cable.getByText(/Set by Maxi/)).toBeVisible();

  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Changes' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Lead colours: One wire in a braid' });
  await expect(line).toContainText('Maxi');
  await expect(line).toContainText('Hot black, Shield bare');
  await expectNoFindings(page, 'changes');
  // An address that somebody has spelled by hand begins at the newest.
  for (const before of ['', '1', randomUUID(), "';drop table orders"]) {
    await page.goto(`/workshop/changes?before=${encodeURIComponent(before)}`);
    await expect(line).toBeVisible();
  }
  await page.context().close();

  const other = await pageOf(browser, place, bea);
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto('/workshop/changes');
  await expect(other.getByText('Hot black, Shield bare')).toBeVisible();
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoFindings(other, 'changes on a phone');
  await other.context().close();
});
