import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { Listener } from './player.ts';
import { expect, test } from './shopper.ts';

/** Tone on a product page: the player, and the frequency response. */

const plot = (page: Page) => page.getByRole('img', { name: /^Frequency response/ });
const tone = (page: Page) => page.locator('#tone');
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: /^Resonance of/ }).getByRole('row', { name });

test('the player loads one file on Play, resumes after a pause, and starts over on each change [rows 108–111, 238, 280]', async ({
  shopper,
  page,
}) => {
  const listener = new Listener(page);
  await shopper.opens('/shop/telecaster?flavor=modern');

  await test.step('keys choose a track, move the position, play and pause; nothing loads before', async () => {
    await page.getByRole('heading', { name: 'How it sounds' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await listener.tracks.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(listener.tracks).toHaveValue('Blues Riff (B)');
    await page.keyboard.press('Tab');
    await expect(listener.player.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(listener.position).toBeFocused();
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press('ArrowRight');
    await expect(listener.position).toHaveAttribute('aria-valuetext', /^0:04 of/);
    expect(listener.fetched).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => listener.seconds()).toBeGreaterThan(4);
    await page.keyboard.press('Space');
    await expect.poll(() => listener.isSilent()).toBe(true);
    expect([...new Set(listener.fetched)]).toEqual([
      '/generated/audio/samples/telecaster/modern-bridge-blues-riff.mp3',
    ]);
  });

  await test.step('it continues where it was', async () => {
    const paused = await listener.seconds();
    await listener.plays();
    expect(await listener.seconds()).toBeGreaterThanOrEqual(paused);
  });

  await test.step('another track, flavor or bundle begins at the start', async () => {
    await listener.tracks.selectOption('Just the Two of Us (N)');
    await listener.seesStart();
    await listener.plays();
    await shopper.picks({ flavor: 'Vintage' });
    await listener.seesStart();
    // The piece stays, so that flavors can be compared.
    await expect(listener.tracks).toHaveValue('Just the Two of Us (N)');
    await listener.plays();
    await shopper.picks({ bundle: 'Bridge' });
    await listener.seesStart();
    await expect(listener.tracks.locator('option')).toHaveText(['Blues Riff (B)', 'Bridge Freestyle (B)']);
    expect(listener.fetched.filter((path) => /hallelujah|freestyle/.test(path))).toEqual([]);
  });

  await test.step('the end leads back to the start', async () => {
    await listener.plays();
    // The end may be over before the test looks, so the texts are recorded.
    const said = await listener.position.evaluateHandle((slider) => {
      const words: (string | null)[] = [];
      new MutationObserver(() => words.push(slider.getAttribute('aria-valuetext'))).observe(slider, {
        attributeFilter: ['aria-valuetext'],
      });
      return words;
    });
    await listener.position.press('End');
    await listener.seesStart();
    expect((await said.jsonValue()).some((words) => /^0:1\d of/.test(words ?? ''))).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } });
  test('a failed sample causes a message and a retry; controls are large enough to touch @at-length', async ({
    shopper,
    page,
  }) => {
    shopper.expects(/Failed to load resource|ERR_FAILED/);
    const listener = new Listener(page);
    await shopper.opens('/shop/stratocaster?flavor=hybrid#tone');
    await page.route('**/generated/audio/**', (route) => route.abort());
    await listener.player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(listener.player.getByText('The sample did not load.')).toBeVisible();
    await expect(listener.player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expectNoFindings(page, 'a sample that did not arrive', 'form');
    await page.unroute('**/generated/audio/**');
    await listener.player.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => listener.seconds()).toBeGreaterThan(0.1);
    await expect(listener.player.getByText('The sample did not load.')).toBeHidden();

    await page.getByLabel('Compare with').scrollIntoViewIfNeeded();
    await page.getByLabel('Compare with').selectOption('Hot');
    await expect(row(page, 'Hot, neck')).toBeVisible();
    await expectNoFindings(page, 'two flavors compared', '#tone');
    for (const control of [
      listener.player.getByRole('button', { name: 'Pause' }),
      listener.position,
      tone(page).getByRole('button', { name: /^(Played through a s|S)tandard guitar/ }),
    ]) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('the frequency response is animated only without reduced motion @at-length', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/shop/stratocaster?flavor=vintage&bundletype=neck#tone');
    await plot(page).scrollIntoViewIfNeeded();
    await expect(tone(page).locator('[data-deferred]')).toHaveCount(0);
    await expect(row(page, 'Neck')).toContainText('3.8 kHz');

    /** Chooses a flavor; returns each state of the solid curve until it is unchanged for 30 frames. */
    const settles = (flavor: string) =>
      page.evaluate(async (value) => {
        const path = [...document.querySelectorAll('#tone [role=img] svg path')].at(-1);
        const before = path?.getAttribute('d');
        const seen = new Set([before]);
        document.querySelector<HTMLInputElement>(`input[name=flavor][value=${value}]`)?.click();
        let last = before;
        for (let same = 0; same < 30 || seen.size < 2; ) {
          await new Promise(requestAnimationFrame);
          const now = path?.getAttribute('d');
          seen.add(now);
          same = now === last ? same + 1 : 0;
          last = now;
        }
        return seen.size;
      }, flavor);
    await test.step('it moves to a new state, or is there at once', async () => {
      expect(await settles('hot')).toBeGreaterThan(3);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await settles('vintage')).toBe(2);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('curves are drawn, the browser’s own player is available, and a set shows its heights', async ({
    page,
    shop,
  }) => {
    const balance = page.locator('#balance');
    await page.goto(`${shop.url}/shop/stratocaster?flavor=vintage`);
    for (const row of ['Tone curve', 'Equally loud?']) await page.getByText(row, { exact: true }).click();
    // Three curves, each with its band.
    await expect(plot(page).locator('svg path')).toHaveCount(6);
    await expect(page.getByRole('table', { name: /^Resonance of/ })).toContainText('kHz');
    await expect(page.locator('noscript audio, audio[controls]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeHidden();
    await expect(page.getByLabel('Compare with')).toBeHidden();
    await expect(balance).toContainText('Start a little lower.');
    await page.goto(`${shop.url}/shop/humbucker?flavor=modern`);
    await expect(balance).toContainText(/Bridge 1\.6\smm, neck 2\.\d\smm/);
    await expect(page.getByRole('slider', { name: 'Bridge pickup, string to pole' })).toHaveCount(0);
    await page.goto(`${shop.url}/shop/precision-bass`);
    await expect(balance).toHaveCount(0);
    await page.goto(`${shop.url}/shop/telecaster?flavor=vintage`);
    await page.getByText('Tone curve', { exact: true }).click();
    await expect(page.getByText(/Vintage differs from Modern mainly in level/)).toBeVisible();
  });
});
