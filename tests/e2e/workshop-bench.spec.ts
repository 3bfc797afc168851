import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { order, pageOf, test } from './workplace.ts';

const heightLeft = (page: Page) =>
  page.evaluate(() => document.documentElement.clientHeight - document.documentElement.scrollHeight);

test('a pickup out of tolerance is kept with a note, on a tablet that shows each step whole', async ({
  place,
  browser,
}) => {
  const { maxi } = place;
  const number = await order(place);
  await maxi.call('hold-piece', { number, piece: 1, machine: 1 });
  const page = await pageOf(browser, place, maxi, { hasTouch: true, isMobile: true });
  const lies = { width: 1180, height: 820 };
  const stands = { width: 820, height: 1180 };
  const fits = async (what: string) => {
    for (const size of [lies, stands]) {
      await page.setViewportSize(size);
      expect(await heightLeft(page), `${what} at ${size.width}`).toBeGreaterThanOrEqual(0);
    }
  };
  await page.goto(`/workshop/bench/${number}/1`);
  const key = (name: string) => page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name });

  // By touch: what is seen to first, then the counter, on the keys of the page.
  await page.setViewportSize(stands);
  await page.getByText('Counter at zero').click();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Counter at zero/ })).toBeChecked();
  for (const figure of '5550') await key(figure).click();
  await expect(page.getByLabel(/^Turns/)).toHaveValue('5550');
  await expect(page.getByText('in, 0.0')).toBeVisible();
  await fits('coil 1');
  await page.getByRole('button', { name: 'Coil 1 is wound' }).click();
  await page.getByLabel(/^Turns/).fill('4725');
  await page.keyboard.press('Enter');

  // Each coil alone, while it is free.
  await page.getByLabel(/^R of coil 1/).fill('4.35');
  await fits('joining');
  await page.getByRole('button', { name: /Joined/ }).click();

  // Warm copper reads high: what counts is R at 20 °C.
  await page.getByLabel(/^R,/).fill('8.3');
  await expect(page.getByText(/out, \+3.8/)).toBeVisible();
  await page.getByLabel('Coil at').fill('27');
  await expect(page.getByText('R at 20 °C: 8.08 kΩ')).toBeVisible();
  await expect(page.getByText(/in, \+1.0/)).toBeVisible();
  await page.getByLabel(/^L,/).fill('4.66');
  await expect(page.getByText('L is 0.13 H over the limit')).toBeVisible();
  await fits('out of tolerance');
  await expectNoFindings(page, 'measuring');

  // The copper button measures again; keeping asks why.
  await page.getByRole('button', { name: 'Keep, with note' }).click();
  const keep = page.getByRole('button', { name: 'Keep it' });
  await expect(keep).toBeDisabled();
  await page.getByLabel('Why it is kept').fill('Asked for a hotter one.');
  await keep.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kept' })).toBeVisible();
  await expect(page.getByText('“Asked for a hotter one.”')).toBeVisible();
  const coils = page.getByRole('table', { name: 'Coil by coil' });
  await expect(coils.getByRole('row').nth(2)).toContainText('4\u00a0725');
  await expect(coils.getByRole('row').nth(1)).toContainText('4.23 kΩ');
  await expect(page.getByText('coil at 27 °C')).toBeVisible();

  await page.getByRole('link', { name: 'To the order' }).click();
  await expect(page.getByText('kept, 8.30 kΩ, 4.66 H: Asked for a hotter one.')).toBeVisible();
  await page.context().close();
});
