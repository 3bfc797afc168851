import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expect, test } from './shopper.ts';

const HUMBUCKER =
  '/configurator/humbucker?cover=open&model=fishbone&color=forest&base=copper&spacing=52&output=modern&coils=unmatched&potting=wax&wiring=5-wire&magnet=alnico-5';
const HP90 =
  '/configurator/p90?model=stars&color=wine&base=gold&spacing=50&output=noiseless&potting=none&wiring=2-wire&magnet=alnico-2';
const FISHBONE = 'custom-humbucker.open.fishbone.forest.copper.52.modern.unmatched.wax.5-wire.alnico-5';
const STARS = 'custom-hp90.stars.wine.gold.50.noiseless.none.2-wire.alnico-2';
const FISHBONE_NAME = 'Custom Humbucker, Fishbone, Modern, AlNiCo 5';
const STARS_NAME = 'Custom HP90, Stars, Noiseless, AlNiCo 2';

const compareLink = (page: Page) => page.getByRole('link', { name: 'Compare this build' });
const heard = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: /Now hearing/ }).getByRole('radio', { name });
const card = (page: Page, letter: string) => page.getByRole('group', { name: `Pickup ${letter}` });
const inFigures = (page: Page, row: string) =>
  page.getByRole('table', { name: /Figures/ }).getByRole('row', { name: new RegExp(`^${row}`) });
/** Each curve says where it peaks. */
const peaks = (page: Page) =>
  page.getByRole('img', { name: /Frequency responses/ }).locator('text', { hasText: /^[ABC] \d\.\d/ });

const isAt = (page: Page, path: string) =>
  expect(page).toHaveURL((url) => url.pathname + url.search === path);

async function reachesThePaper(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Choose two or three' }).hover();
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
}

test('a build is compared with the nearest stock pickup by curve, figures and price', async ({
  shopper,
  page,
}) => {
  await shopper.opens(HUMBUCKER);
  await compareLink(page).click();
  await shopper.pageIsHydrated();
  await isAt(page, `/listen?a=${FISHBONE}`);
  await expect(page).toHaveTitle(
    `${FISHBONE_NAME} / Humbucker Vintage, bridge: listen side by side · Gewitter`,
  );
  await expect(heard(page, /^A/)).toHaveAccessibleName(new RegExp(FISHBONE_NAME));
  await expect(heard(page, /^B/)).toHaveAccessibleName(/Humbucker Vintage, bridge/);
  await expect(peaks(page)).toHaveCount(2);
  await expect(page.getByText(/^A to B/)).toBeVisible();
  await expect(inFigures(page, 'Price').getByRole('cell')).toHaveText(['150 €', '125 €']);
  await expect(inFigures(page, 'Listens at').getByRole('cell')).toHaveText(['36 and 54 mm', '36 and 54 mm']);
  await expect(card(page, 'A')).toContainText(FISHBONE_NAME);
  await expect(card(page, 'A')).toContainText('150 €');
  await expect(card(page, 'B')).toContainText('125 €');

  await card(page, 'A').getByRole('link', { name: 'Change in the configurator' }).click();
  await shopper.pageIsHydrated();
  await isAt(page, HUMBUCKER);
  await expect(page.getByRole('heading', { name: WORDS.review })).toBeVisible();
});

test('a build that was put aside is compared with the next one, and is kept over a reload', async ({
  shopper,
  page,
}) => {
  await shopper.opens(HUMBUCKER);
  await page.getByRole('button', { name: 'Put aside to compare' }).click();
  await expect(page.getByText('Put aside. Change this build or make another')).toBeVisible();
  // Beside itself it is not put.
  await expect(compareLink(page)).toHaveAttribute('href', `/listen?a=${FISHBONE}`);
  await shopper.opens(HP90);
  await expect(page.getByText('With the build you have put aside')).toBeVisible();
  await page.reload();
  await shopper.pageIsHydrated();
  await expect(compareLink(page)).toHaveAttribute('href', `/listen?a=${STARS}&b=${FISHBONE}`);
  await compareLink(page).click();
  await shopper.pageIsHydrated();
  await expect(heard(page, /^A/)).toHaveAccessibleName(new RegExp(STARS_NAME));
  await expect(heard(page, /^B/)).toHaveAccessibleName(new RegExp(FISHBONE_NAME));
  // 125 and 15 for the cover, 20 for the winding, 5 for the magnet.
  await expect(inFigures(page, 'Price').getByRole('cell')).toHaveText(['165 €', '150 €']);
});

test('what stands in the tab’s storage by another hand makes no address', async ({ shopper, page }) => {
  await page.addInitScript(() => sessionStorage.setItem('put-aside', 'x&b=humbucker#"><img src=x>'));
  await shopper.opens(HP90);
  await expect(compareLink(page)).toHaveAttribute('href', `/listen?a=${STARS}`);
});

test('builds and stock pickups play in one loop, and change while it runs', async ({ shopper, page }) => {
  const loaded = new Set<string>();
  const scripts: string[] = [];
  page.on('request', (request) => {
    const take = /([^/]+)\.mp3/.exec(request.url())?.[1];
    if (take) loaded.add(take);
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await shopper.opens(`/listen?a=${FISHBONE}&b=${STARS}&c=humbucker.hot.neck`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const playing = page.getByRole('button', { name: 'Pause' });
  const hand = async () =>
    Number.parseFloat((await page.locator('main svg line[y2="22"]').getAttribute('x1')) ?? '');
  await expect(playing).toBeVisible();
  await expect.poll(hand).toBeGreaterThan(0);
  // A hum-free build listens where any P90 does.
  expect([...loaded].sort()).toEqual([
    'humbucker-bridge-blues-riff',
    'humbucker-neck-blues-riff',
    'p90-neck-blues-riff',
  ]);
  for (const letter of ['B', 'C', 'A']) {
    const before = await hand();
    await heard(page, new RegExp(`^${letter}`)).check({ force: true });
    await expect(heard(page, new RegExp(`^${letter}`))).toBeChecked();
    await expect.poll(hand).not.toBe(before);
    await expect(playing).toBeVisible();
  }

  await reachesThePaper(page);
  await card(page, 'C').getByLabel('Flavor').selectOption('Vintage');
  await isAt(page, `/listen?a=${FISHBONE}&b=${STARS}&c=humbucker.vintage.neck`);
  await expect(heard(page, /^A/)).toHaveAccessibleName(new RegExp(FISHBONE_NAME));
  await card(page, 'B').getByRole('link', { name: 'Compare with a stock pickup instead' }).click();
  await isAt(page, `/listen?a=${FISHBONE}&b=humbucker-p90.hot.neck&c=humbucker.vintage.neck`);
  await expect(card(page, 'B').getByLabel('Product')).toBeFocused();
  await expect(inFigures(page, 'Price').getByRole('cell')).toHaveText(['150 €', '125 €', '125 €']);
  await page.getByRole('button', { name: 'Remove C' }).click();
  await expect(heard(page, /^A/)).toBeChecked();
  await expect(peaks(page)).toHaveCount(2);
  await expect(playing).toBeVisible();
  // Builds are wound from what the page carries: the configurators' tables stay where they are.
  expect(scripts.filter((url) => /builds|configurator/.test(url))).toEqual([]);
});

test('an entry that is no whole build counts as absent', async ({ shopper, page }) => {
  for (const entry of [
    FISHBONE.replace('.wax', ''),
    FISHBONE.replace('fishbone', 'hook'),
    'custom-humbucker.%3Cscript%3E',
    'custom-__proto__',
  ]) {
    await shopper.opens(`/listen?a=${entry}`);
    await expect(heard(page, /^A/), entry).toHaveAccessibleName(/Stratocaster Vintage, bridge/);
    await expect(heard(page, /^B/), entry).toHaveAccessibleName(/Humbucker Vintage, bridge/);
  }
});

test('a stock pickup leads to the build nearest to it, in the chosen flavor, bundle and colour', async ({
  shopper,
  page,
}) => {
  const start = page.getByRole('link', { name: 'Start from this one' });
  await shopper.opens('/shop/humbucker');
  await shopper.picks({ flavor: 'Hybrid', bundle: 'Bridge', colour: 'Zebra Black/Cream' });
  await start.click();
  await shopper.pageIsHydrated();
  await isAt(
    page,
    '/configurator/humbucker?cover=none&base=zebra-black-cream&output=modern&coils=unmatched&potting=wax&wiring=5-wire&magnet=alnico-4',
  );
  await expect(page.getByRole('heading', { name: WORDS.review })).toBeVisible();
  await expect(page.getByText('Zebra Black/Cream', { exact: true })).toBeVisible();
  await expect(page.getByText('AlNiCo 4').first()).toBeVisible();

  await shopper.opens('/shop/p90-soapbar?flavor=vintage&bundleType=set&color=white');
  await start.click();
  await shopper.pageIsHydrated();
  // White is not on offer; cream is most like it. A set starts at its neck pickup.
  await isAt(
    page,
    '/configurator/p90-classic?pickup=soapbar&base=cream&spacing=50&output=vintage&potting=none&magnet=alnico-3',
  );
  await shopper.opens('/shop/humbucker-p90?flavor=hot&bundleType=bridge');
  await expect(start).toHaveAttribute('href', /^\/configurator\/p90\?model=plain&spacing=52&output=hot&/);
  await shopper.opens('/shop/telecaster?flavor=hot');
  await expect(start).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a build is compared, kept by the form, and gives way to a stock pickup', async ({ page, shop }) => {
    await page.goto(shop.url + HUMBUCKER);
    await expect(page.getByRole('button', { name: 'Put aside to compare' })).toBeHidden();
    await compareLink(page).click();
    await expect(page.getByRole('columnheader', { name: `A ${FISHBONE_NAME}` })).toBeVisible();
    await expect(peaks(page)).toHaveCount(2);
    await expect(inFigures(page, 'Price').getByRole('cell')).toHaveText(['150 €', '125 €']);
    await card(page, 'B').getByLabel('Product').selectOption('Telecaster');
    await page.locator('noscript button', { hasText: 'Show this choice' }).click();
    await expect(page.getByRole('columnheader', { name: /^B Telecaster Vintage, bridge/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: `A ${FISHBONE_NAME}` })).toBeVisible();
    await card(page, 'A').getByRole('link', { name: 'Compare with a stock pickup instead' }).click();
    await expect(page.getByRole('columnheader', { name: /^A Humbucker Vintage, bridge/ })).toBeVisible();
  });

  test('a stock pickup leads to the build nearest to it', async ({ page, shop }) => {
    await page.goto(`${shop.url}/shop/p90-dogear?flavor=hot&bundleType=bridge&color=cream`);
    await page.getByRole('link', { name: 'Start from this one' }).click();
    await expect(page).toHaveURL(/\/configurator\/p90-classic\?pickup=dogear&spacing=52&output=hot&/);
    await expect(page.getByText('P90 Dogear').first()).toBeVisible();
  });
});

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test('axe finds nothing, and nothing is wider than the window', async ({ shopper, page }) => {
      const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await shopper.opens(`/listen?a=${FISHBONE}&b=${STARS}&c=custom-p90.soapbar.cream.52.hot.wax.ceramic`);
      await reachesThePaper(page);
      const listen = await new AxeBuilder({ page }).analyze();
      expect(listen.violations.map(({ id }) => id)).toEqual([]);
      for (const size of [viewport.width, 320]) {
        await page.setViewportSize({ width: size, height: viewport.height });
        expect(await width()).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize(viewport);
      await shopper.opens(HUMBUCKER);
      await page.getByRole('button', { name: 'Put aside to compare' }).click();
      const sheet = await new AxeBuilder({ page }).include('#sheet').analyze();
      expect(sheet.violations.map(({ id }) => id)).toEqual([]);
      await shopper.opens('/shop/humbucker?flavor=hot');
      const product = await new AxeBuilder({ page }).include('form').analyze();
      expect(product.violations.map(({ id }) => id)).toEqual([]);
    });
  });
}
