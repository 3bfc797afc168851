import { WORDS } from '../fixtures/words.ts';
import { expect, test } from './shopper.ts';

/** Behaviour common to several pages; `every-page.spec.ts` has the checks of all pages. */

test.use({ reducedMotion: 'no-preference' });

/** One of each kind of page that no other test opens without JavaScript. */
const KINDS = [
  '/shop',
  '/shop/humbucker-p90?flavor=hot',
  '/measure',
  '/your-recording',
  '/cart',
  '/de/terms',
  '/blog',
  '/nothing',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each kind of page shows its content', async ({ page, shop }) => {
    for (const path of KINDS) {
      await page.goto(shop.url + path);
      await expect(page.locator('h1'), path).toHaveText(/\S/);
      await expect(page.locator('main').getByText(/\w{3}/).first(), path).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: /Imprint|Impressum/ }),
        path,
      ).toBeVisible();
      if (path.startsWith('/shop/')) {
        await expect(page.getByText(/^9\.0 and 10\.0\s*kΩ/)).toBeVisible();
        await expect(
          page
            .getByText(/^240\s€$/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
      }
      // Neither has a button or field that needs a script.
      if (path === '/de/terms')
        await expect(page.getByRole('button', { name: 'Diese Seite drucken' })).toHaveCount(0);
      if (path !== '/nothing') continue;
      const list = page.getByRole('region', { name: 'All pages' });
      await expect(list.getByRole('link', { name: 'Jazz Bass', exact: true })).toBeVisible();
      await expect(page.getByLabel('Find a page')).toBeHidden();
    }
  });

  test('the landing page shows the pickup over the chosen base colour', async ({ page, shop }) => {
    await page.goto(shop.url);
    const pickup = (base: string) =>
      page.getByRole('img', { name: `Humbucker with a forest shards cover, ${base} bobbins` });
    await expect(pickup('copper')).toBeVisible();
    await page.getByRole('radio', { name: 'Gold' }).check();
    await expect(pickup('gold')).toBeVisible();
    await expect(pickup('copper')).toBeHidden();
    await expect
      .poll(() => pickup('gold').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(pickup('copper')).toBeVisible();
  });
});

test('a part of the page that fails to render shows the error page’s words @at-length [rows 49, 169, 172, 289]', async ({
  shopper,
  page,
}) => {
  shopper.expects(/./);
  await page.route('**/shop/humbucker', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(data-island="product" data-props=)"[^"]*"/, '$1"{}"');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${shopper.shopUrl}/shop/humbucker`);
  await page.getByRole('radio', { name: 'Hot', exact: true }).dispatchEvent('wanted', { bubbles: true });
  await expect(page.getByText('Oops! Something went wrong.')).toBeVisible();
  await expect(page.getByText(/up to 20.%/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a message disappears after three seconds, and stays while the pointer is on it @at-length [rows 177, 300]', async ({
  shopper,
  page,
}) => {
  await page.clock.install();
  await shopper.opens('/shop/humbucker?flavor=hot');
  // Time passes only on demand from here on.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await shopper.addsToCart();
  const message = page.getByText(WORDS.added);
  await expect(message).toBeVisible();
  await page.clock.runFor(2900);
  await expect(message).toBeVisible();
  await page.clock.runFor(400);
  await expect(message).toBeHidden();
  await shopper.addsToCart();
  await message.hover();
  await page.clock.runFor(6000);
  await expect(message).toBeVisible();
});

test('a product page renders the choice from old spellings of its address, ignores unknown values, and writes a new choice into it [rows 91–93, 237, 257]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/humbucker?flavor=vintage&bundletype=neck&color=zebra black-cream');
  await expect(page.getByRole('radio', { name: 'Vintage' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Neck/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Zebra Black/Cream' })).toBeChecked();
  await expect(page.getByRole('button', { name: WORDS.addToCart })).toBeEnabled();
  await shopper.picks({ flavor: 'Hot', bundle: 'Bridge', colour: 'Cream' });
  await expect(page).toHaveURL(/flavor=hot/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Bridge/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Cream', exact: true })).toBeChecked();

  await shopper.opens('/shop/telecaster?flavor=loud&bundletype=middle&color=pink');
  await expect(page.getByRole('radio', { name: 'Hot' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: /^Set/ })).toBeChecked();
  await expect(page.getByRole('button', { name: WORDS.buyNow })).toBeDisabled();
});

test('a product page reports a part that fails to load, and retries @at-length', async ({
  shopper,
  page,
}) => {
  shopper.expectedErrors.push(/ERR_FAILED/);
  await page.route('**/assets/sound-section*', (route) => route.abort());
  await shopper.opens('/shop/humbucker');
  await shopper.picks({ flavor: 'Vintage' });
  const notice = page.getByText('This part of the page did not load.');
  await expect(notice).toBeVisible();
  await expect(page.locator('#sound')).toBeHidden();
  await page.unroute('**/assets/sound-section*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await expect(page.locator('#sound')).toContainText('Bright. Tight lows.');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('pages change their layout at once with the window, without a transition @at-length', async ({
    shopper,
    page,
  }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName), true);
    });
    for (const path of ['/', '/shop/humbucker', '/cart']) {
      await shopper.opens(path);
      for (const width of [820, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole('banner').getByRole('link').first().hover();
      }
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
      expect(moved, path).toEqual([]);
    }
  });
});
