import type { Page } from '@playwright/test';
import { expect, test } from './shopper.ts';

test.use({ reducedMotion: 'no-preference' });

test.describe('the frequency response', () => {
  const plot = (page: Page) => page.getByRole('img', { name: /^Frequency response/ });
  const tone = (page: Page) => page.locator('#tone');
  /** Whether the section answers: its select is there from the start. */
  const answers = (page: Page) => expect(tone(page).locator('xpath=..')).not.toHaveAttribute('data-deferred');
  const row = (page: Page, name: string) =>
    page.getByRole('table', { name: /^Resonance of/ }).getByRole('row', { name });
  /** The solid curve as it is drawn just now. */
  const drawn = (page: Page) => plot(page).locator('svg path').last().getAttribute('d');

  test('follows cable, pots, flavor and bundle, and lays another flavor over it', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/shop/stratocaster?flavor=vintage&bundletype=neck');
    await plot(page).scrollIntoViewIfNeeded();
    await expect(row(page, 'Neck')).toContainText('3.8 kHz');
    await tone(page)
      .getByRole('button', { name: /^Sheet load/ })
      .click();
    const cable = page.getByRole('slider', { name: 'Cable' });
    await cable.press('End');
    await expect(cable).toHaveAttribute('aria-valuetext', '12 metres, 1200 picofarad');
    await expect(row(page, 'Neck')).toContainText('2.8 kHz');
    const dull = await row(page, 'Neck').innerText();
    await tone(page).getByRole('radio', { name: /1.MΩ/ }).check({ force: true });
    await expect(row(page, 'Neck')).not.toHaveText(dull);
    await page.keyboard.press('Escape');
    await expect(cable).toBeHidden();
    await page.getByLabel('Compare with').selectOption('Hot');
    await expect(row(page, 'Hot, neck')).toBeVisible();
    // Two curves, and the band about the one that is chosen.
    await expect(plot(page).locator('svg path')).toHaveCount(3);
    await shopper.picks({ flavor: 'Hot', bundle: 'Set' });
    // Nothing is compared with itself.
    await expect(page.getByLabel('Compare with')).toHaveValue('');
    await expect(plot(page).locator('svg path')).toHaveCount(6);
    await expect(row(page, 'Middle')).toBeVisible();
  });

  test('settles into a new state', async ({ shopper, page }) => {
    await shopper.opens('/shop/humbucker?flavor=hot&bundletype=bridge');
    await plot(page).scrollIntoViewIfNeeded();
    await answers(page);
    const hot = await drawn(page);
    const states = await page.evaluate(async () => {
      const path = [...document.querySelectorAll('#tone [role=img] svg path')].at(-1);
      const seen = new Set<string | null | undefined>();
      document.querySelector<HTMLInputElement>('input[name=flavor][value=vintage]')?.click();
      let last = path?.getAttribute('d');
      seen.add(last);
      // Until it has moved and come to rest.
      for (let same = 0; same < 30 || seen.size < 2; ) {
        await new Promise(requestAnimationFrame);
        const now = path?.getAttribute('d');
        seen.add(now);
        same = now === last ? same + 1 : 0;
        last = now;
      }
      return [...seen];
    });
    expect(states[0]).toBe(hot);
    expect(states.length).toBeGreaterThan(3);
  });

  test.describe('where motion is unwelcome', () => {
    test.use({ reducedMotion: 'reduce' });
    test('is in its new state at once', async ({ shopper, page }) => {
      await shopper.opens('/shop/humbucker?flavor=hot&bundletype=bridge');
      await plot(page).scrollIntoViewIfNeeded();
      await answers(page);
      const states = await page.evaluate(async () => {
        const path = [...document.querySelectorAll('#tone [role=img] svg path')].at(-1);
        const seen = new Set<string | null | undefined>();
        document.querySelector<HTMLInputElement>('input[name=flavor][value=vintage]')?.click();
        for (let frame = 0; frame < 30; frame++) {
          seen.add(path?.getAttribute('d'));
          await new Promise(requestAnimationFrame);
        }
        return [...seen];
      });
      expect(states.length).toBeLessThanOrEqual(2);
    });
  });

  test('says where flavors differ mainly in level', async ({ shopper, page }) => {
    await shopper.opens('/shop/telecaster?flavor=vintage');
    await expect(page.getByText(/Vintage differs from Modern mainly in level/)).toBeVisible();
    await shopper.picks({ flavor: 'Hot' });
    await expect(page.getByText(/Hot differs from Modern \(neck\) mainly in level/)).toBeVisible();
    await shopper.picks({ flavor: 'Hot', bundle: 'Bridge' });
    await expect(page.getByText(/mainly in level/)).toHaveCount(0);
  });

  test('keeps its words at 11 pixels or more, and inside the window', async ({ shopper, page }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await shopper.opens('/shop/stratocaster?flavor=vintage');
      await plot(page).scrollIntoViewIfNeeded();
      await answers(page);
      const words = await plot(page)
        .locator('text')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const { left, right } = text.getBoundingClientRect();
            return { size: Number.parseFloat(getComputedStyle(text).fontSize), left, right };
          }),
        );
      for (const { size, left, right } of words) {
        expect(size).toBeGreaterThanOrEqual(11);
        if (right === 0) continue;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
  });
});
