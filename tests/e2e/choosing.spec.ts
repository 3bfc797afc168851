import type { Page } from '@playwright/test';
import { expect, type Shopper, test } from './shopper.ts';

test.use({ reducedMotion: 'no-preference' });

const group = (page: Page) => page.getByRole('group', { name: /^Pick a Flavor!/ });
const lit = (page: Page) => group(page).locator('label[data-highlighted]');

/** The clock is paused and advances only on demand; starts with the cycle hydrated. */
async function opensWithClockHeld(shopper: Shopper, path: string) {
  await shopper.page.clock.install();
  await shopper.opens(path);
  await shopper.page.clock.pauseAt(Date.now() + 3_600_000);
}

/** The highlighted choice after each of so many steps of 1500 ms; '' for none. */
async function steps(page: Page, count: number): Promise<string[]> {
  const seen: string[] = [];
  for (let step = 0; step < count; step++) {
    await page.clock.runFor(1500);
    seen.push((await lit(page).locator('[id$=-name]').allInnerTexts()).join());
  }
  return seen;
}

test('flavors light up in turn every 1.5 s, pause for keyboard and pointer, and stop at a choice (decision 30) [rows 106–107, 301, D30]', async ({
  shopper,
  page,
}) => {
  await opensWithClockHeld(shopper, '/shop/telecaster');
  const turns = await steps(page, 3);
  expect(new Set(turns)).toEqual(new Set(['Hot', 'Modern', 'Vintage']));
  await test.step('while the focus is on one', async () => {
    await group(page).getByRole('radio').first().focus();
    expect(await steps(page, 2)).toEqual(['', '']);
    // Nothing lights up between two radio buttons.
    await page.evaluate(() => {
      Object.assign(globalThis, { flickers: 0 });
      new MutationObserver((changes) => {
        Object.assign(globalThis, {
          flickers: (globalThis as unknown as { flickers: number }).flickers + changes.length,
        });
      }).observe(document.querySelector('fieldset') as Element, {
        attributes: true,
        attributeFilter: ['data-highlighted'],
        subtree: true,
      });
    });
    for (const index of [1, 2, 0]) await group(page).getByRole('radio').nth(index).focus();
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => (globalThis as unknown as { flickers: number }).flickers)).toBe(0);
    await page.getByLabel('Qty').focus();
    expect(await steps(page, 3)).toEqual(turns);
  });
  await test.step('while the pointer is on them', async () => {
    await group(page).hover();
    expect(await steps(page, 2)).toEqual(['', '']);
    await page.mouse.move(2, 2);
    expect(await steps(page, 3)).toEqual(turns);
  });
  await test.step('a choice ends it', async () => {
    await shopper.picks({ flavor: 'Modern' });
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    expect(await steps(page, 4)).toEqual(['', '', '', '']);
  });
});

test('with reduced motion no flavor lights up, also after focus', async ({ shopper, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opensWithClockHeld(shopper, '/shop/telecaster');
  expect(await steps(page, 3)).toEqual(['', '', '']);
  await group(page).getByRole('radio').first().focus();
  await page.getByLabel('Qty').focus();
  expect(await steps(page, 3)).toEqual(['', '', '']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await steps(page, 3)).not.toContain('');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await steps(page, 2)).toEqual(['', '']);
});
