import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { Listener, STRAT_AND_HUMBUCKER } from './listener.ts';
import { expect, test } from './shopper.ts';

/** Makes every draw come out the same: 0 is the first pair, in order, and X is A each time. */
async function loadDice(page: Page, value: number): Promise<void> {
  await page.addInitScript((number) => {
    crypto.getRandomValues = (<T extends ArrayBufferView | null>(array: T) => {
      if (array instanceof Uint32Array) array.fill(number);
      return array;
    }) as typeof crypto.getRandomValues;
  }, value);
}

test('a blind series ends in a score, and names come back', async ({ shopper, page }) => {
  await loadDice(page, 0);
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await page.getByRole('switch', { name: 'True output' }).check({ force: true });
  await listener.startsBlind();
  await expect(listener.playing).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Stratocaster|Humbucker/, { useInnerText: true });
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'True output' })).toHaveCount(0);

  // Nobody answers what was not heard, and X does not sound before A and B have.
  await expect(listener.hearing('X')).toBeDisabled();
  await page.getByRole('button', { name: 'X is A' }).click({ force: true });
  await expect(page.getByText('Round 1 of 10')).toBeVisible();

  for (let round = 0; round < 10; round++) {
    await expect(page.getByText(`Round ${round + 1} of 10`)).toBeVisible();
    // X is A each time; three answers say otherwise.
    await listener.answers(round < 3 ? 'B' : 'A');
  }
  await expect(page.getByRole('heading', { name: '7 of 10' })).toBeFocused();
  await expect(page.getByText('Guessing alone does at least this well 17 % of the time.')).toBeVisible();
  await expect(page.getByText('It may be luck.')).toBeVisible();
  await expect(
    page.getByText('A was the Stratocaster Vintage, bridge. B was the Humbucker Vintage, bridge.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to the names' }).click();
  await expect(page.getByRole('button', { name: WORDS.listenBlind })).toBeFocused();
  await expect(listener.hearing(/Stratocaster Vintage/)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'True output' })).toBeChecked();
});

test('a blind series can be left, with what was answered or with nothing', async ({ shopper, page }) => {
  await loadDice(page, 0);
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await listener.startsBlind();
  await page.getByRole('button', { name: 'Back to the names' }).click();
  await expect(listener.hearing(/Stratocaster Vintage/)).toBeVisible();
  await listener.startsBlind();
  await listener.answers('A');
  await expect(page.getByText('Round 2 of 10')).toBeVisible();
  await page.getByRole('button', { name: WORDS.endBlind }).click();
  await expect(page.getByRole('heading', { name: '1 of 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Ten more rounds' }).click();
  await expect(page.getByText('Round 1 of 10')).toBeVisible();
});

test('nothing in the document tells what X is', async ({ browser, shop }) => {
  const seen: string[] = [];
  for (const value of [0, 0xffffffff]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await loadDice(page, value);
    await page.goto(shop.url + STRAT_AND_HUMBUCKER);
    await expect(page.locator('[data-island]:not([data-hydrated], [data-until])')).toHaveCount(0);
    await page.getByRole('button', { name: WORDS.listenBlind }).click();
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    // X waits until A and B have sounded, and A may still be on its way.
    await expect(async () => {
      for (const name of ['A', 'B']) await radio(name).check({ force: true });
      await expect(radio('X')).toBeEnabled({ timeout: 1000 });
    }).toPass();
    await radio('X').check({ force: true });
    await page.getByRole('button', { name: 'X is A' }).click();
    await radio('X').check({ force: true });
    await expect(page.getByText('Round 2 of 10')).toBeVisible();
    await expect(page.getByText('First listen to')).toBeHidden();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    const html = await page.locator('main').innerHTML();
    // The hand of the loop is where it was stopped.
    seen.push(html.replaceAll(/ x[12]="[\d.]+%"/g, ''));
    await context.close();
  }
  expect(seen[0]).toContain('Round 2 of 10');
  expect(seen[1]).toBe(seen[0]);
});
