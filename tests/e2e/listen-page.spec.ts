import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { Listener, STRAT_AND_HUMBUCKER } from './listener.ts';
import { expect, test } from './shopper.ts';

test('a listener plays, switches and pauses, and no sound is loaded before', async ({ shopper, page }) => {
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listen side by side');
  await expect(page).toHaveTitle('Listen side by side · Gewitter');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/listen$/);
  await listener.hears(/Humbucker Vintage/);
  await page.getByLabel('Piece').selectOption('Bridge Freestyle');
  await page.getByRole('switch', { name: 'True output' }).check({ force: true });
  expect(listener.loaded).toEqual([]);

  await listener.plays();
  expect([...new Set(listener.loaded)].sort()).toEqual([
    'humbucker-bridge-bridge-freestyle',
    'stratocaster-bridge-bridge-freestyle',
  ]);
  await listener.hears(/Stratocaster Vintage/);
  await expect(listener.hearing(/Stratocaster Vintage/)).toBeChecked();
  await page.getByRole('switch', { name: 'Drive' }).check({ force: true });
  await page.getByRole('switch', { name: 'Hum and hiss' }).check({ force: true });
  await page.getByLabel('Piece').selectOption('Hallelujah');
  await expect.poll(() => listener.loaded.some((name) => name.endsWith('bridge-hallelujah'))).toBe(true);
  await expect(listener.playing).toBeVisible();
  await listener.playing.click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('Play is on the first screen, above the bar that asks about being counted', async ({
  shopper,
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await shopper.opens('/listen?a=stratocaster.vintage.bridge&b=humbucker.vintage.bridge');
    const box = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(
      width > 991 ? height - 80 : height,
    );
  }
});

test('a click on Play that meets the rest after a pause is heard, however long the browser takes to wake', async ({
  shopper,
  page,
}) => {
  await page.addInitScript(() => {
    const { resume, suspend } = AudioContext.prototype;
    AudioContext.prototype.resume = async function () {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await resume.call(this);
      document.documentElement.dataset.woken = '';
    };
    AudioContext.prototype.suspend = async function () {
      await suspend.call(this);
      dispatchEvent(new Event('rests'));
    };
  });
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await listener.plays();
  await page.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === name)?.click();
    return new Promise<void>((resolve) => {
      addEventListener(
        'rests',
        () => {
          delete document.documentElement.dataset.woken;
          resolve(press('Play'));
        },
        { once: true },
      );
      press('Pause');
    });
  });
  await expect(listener.playing).toBeVisible();
  const before = await listener.hand();
  await expect.poll(() => listener.hand()).not.toBe(before);
  // Also once the browser has woken again.
  await expect(page.locator('html[data-woken]')).toBeAttached();
  await expect(listener.playing).toBeVisible();
});

test('arrows and numbers switch, numbers only within the group', async ({ shopper, page }) => {
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await listener.hearing(/Stratocaster/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(listener.hearing(/Humbucker/)).toBeChecked();
  await page.keyboard.press('1');
  await expect(listener.hearing(/Stratocaster/)).toBeChecked();
  await expect(listener.hearing(/Stratocaster/)).toBeFocused();
  await page.keyboard.press('2');
  await expect(listener.hearing(/Humbucker/)).toBeFocused();
  await page.keyboard.press('3');
  await expect(listener.hearing(/Humbucker/)).toBeChecked();
  await page.getByRole('button', { name: WORDS.listenBlind }).focus();
  await page.keyboard.press('1');
  await expect(listener.hearing(/Humbucker/)).toBeChecked();
});

test('the address follows the choice and leads back to it', async ({ shopper, page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url });
  const listener = new Listener(shopper);
  await listener.opens('/listen?a=P90-Dogear.hybrid.middle&b=banjo');
  await expect(listener.hearing(/^A/)).toHaveAccessibleName(/Dogear P90 Modern, neck/);
  await expect(listener.hearing(/^B/)).toHaveAccessibleName(/Stratocaster Vintage, neck/);

  await listener.chooses('A', { product: 'Stratocaster', flavor: 'Hybrid', position: 'Middle' });
  await expect(page).toHaveURL(/\/listen\?a=stratocaster\.hybrid\.middle&b=stratocaster\.vintage\.neck$/);
  // What the next product has not becomes the nearest it has.
  await listener.chooses('A', { product: 'Precision Bass' });
  await expect(page).toHaveURL(/\?a=precision-bass\.modern\.split&/);
  await expect(page.getByText('A sits in a bass')).toBeVisible();
  await listener.chooses('A', { product: 'Humbucker', flavor: 'Hot', position: 'Bridge' });

  await page.getByRole('button', { name: 'Add a third' }).click();
  await expect(page.getByRole('group', { name: 'Pickup C' }).getByLabel('Product')).toBeFocused();
  await listener.hears(/^C/);
  await page.getByRole('button', { name: 'Remove B' }).click();
  await expect(page.getByRole('button', { name: 'Add a third' })).toBeFocused();
  await expect(page).toHaveURL(/\/listen\?a=humbucker\.hot\.bridge&b=[a-z0-9.-]+$/);
  await expect(listener.hearing(/^B/)).toBeChecked();

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  await page.goto(copied);
  await shopper.pageIsHydrated();
  await expect(listener.hearing(/^A/)).toHaveAccessibleName(/Humbucker Hot, bridge/);
  await expect(page).toHaveTitle(/^Humbucker Hot, bridge \/ .*: listen side by side · Gewitter$/);

  await page.getByRole('group', { name: 'Pickup A' }).getByRole('link', { name: 'Humbucker Hot' }).click();
  await expect(page).toHaveURL(/\/shop\/humbucker\?/);
  await shopper.pageIsHydrated();
  await expect(page.getByRole('radio', { name: 'Hot', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Bridge/ })).toBeChecked();
});

test('a take that does not arrive is told in words, and Play tries again', async ({ shopper, page }) => {
  shopper.expects(/Failed to load resource/);
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await page.route('**/takes/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('The playing did not arrive.')).toBeVisible();
  await page.unroute('**/takes/**');
  await listener.plays();
  await expect(page.getByText('The playing did not arrive.')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page compares, and its form changes what is compared', async ({ page, shop }) => {
    await page.goto(shop.url + STRAT_AND_HUMBUCKER);
    await expect(page.getByRole('img', { name: /Frequency responses of A, Stratocaster/ })).toBeVisible();
    await expect(page.getByRole('table', { name: /Figures/ })).toContainText('3.6 kHz');
    // Playwright's own words for text pass over <noscript>.
    await expect(page.locator('noscript p').first()).toHaveText(/^Listening needs JavaScript\./);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeHidden();
    await page.getByRole('group', { name: 'Pickup B' }).getByLabel('Product').selectOption('Jazz Bass');
    await page.locator('noscript button', { hasText: 'Show this choice' }).click();
    await expect(page.getByRole('columnheader', { name: /Jazz Bass Vintage, bridge/ })).toBeVisible();
    await page.getByRole('button', { name: 'Add a third' }).click();
    await expect(page.getByRole('group', { name: 'Pickup C' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove A' }).click();
    await expect(page.getByRole('columnheader', { name: /^A Jazz Bass Vintage/ })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Pickup C' })).toHaveCount(0);
  });
});

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test('axe finds nothing, with three pickups, in a failure, in a blind series and its result', async ({
      shopper,
      page,
    }) => {
      shopper.expects(/Failed to load resource/);
      const listener = new Listener(shopper);
      await listener.opens(`${STRAT_AND_HUMBUCKER}&c=p90-soapbar.hot.bridge`);
      await expectNoFindings(page, 'three pickups');
      await page.route('**/takes/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByText('The playing did not arrive.')).toBeVisible();
      await expectNoFindings(page, 'failure');
      await page.unroute('**/takes/**');
      await listener.startsBlind();
      await expectNoFindings(page, 'blind');
      await listener.answers('A');
      await expect(page.getByText('Round 2 of 10')).toBeVisible();
      await page.getByRole('button', { name: WORDS.endBlind }).click();
      await expectNoFindings(page, 'result');
    });

    test('nothing is wider than the window, from 320 px on', async ({ shopper, page }) => {
      const listener = new Listener(shopper);
      await listener.opens(
        '/listen?a=humbucker-p90.vintage.bridge&b=precision-bass.vintage&c=p90-soapbar.hot.neck',
      );
      const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      for (const size of [viewport.width, 320]) {
        await page.setViewportSize({ width: size, height: viewport.height });
        expect(await width()).toBeLessThanOrEqual(0);
      }
      await listener.startsBlind();
      expect(await width()).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('a browser that gives no sound', () => {
  const MUTE = 'This browser gives no sound. Check that a loudspeaker or headphones are on';
  /** Ways in which there is none: no Web Audio at all, and no device, so that the context never runs. */
  const WAYS = {
    'has no Web Audio': () => {
      Object.assign(globalThis, {
        AudioContext: class {
          constructor() {
            throw new DOMException('no', 'NotSupportedError');
          }
        },
      });
    },
    'has no sound device': () => {
      Object.assign(AudioContext.prototype, { resume: () => new Promise(() => {}) });
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    },
  };
  for (const [way, breaks] of Object.entries(WAYS))
    test(`says so where it ${way}, and blames no connection`, async ({ shopper, page }) => {
      await page.addInitScript(breaks);
      const listener = new Listener(shopper);
      await listener.opens(STRAT_AND_HUMBUCKER);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByText(MUTE)).toBeVisible();
      await expect(page.getByText('did not arrive')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    });
});
