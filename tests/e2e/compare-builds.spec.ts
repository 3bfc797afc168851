import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expect, test } from './shopper.ts';

/** Links between stock pickups, builds and their comparison. */

const HUMBUCKER =
  '/configurator/humbucker?cover=open&model=fishbone&color=forest&base=copper&spacing=52&output=modern&coils=unmatched&potting=wax&wiring=5-wire&magnet=alnico-5';
const HP90 =
  '/configurator/p90?model=stars&color=wine&base=gold&spacing=50&output=noiseless&potting=none&wiring=2-wire&magnet=alnico-2';
const FISHBONE = 'custom-humbucker.open.fishbone.forest.copper.52.modern.unmatched.wax.5-wire.alnico-5';
const STARS = 'custom-hp90.stars.wine.gold.50.noiseless.none.2-wire.alnico-2';
const FISHBONE_NAME = 'Custom Humbucker, Fishbone, Modern, AlNiCo 5';
const STARS_NAME = 'Custom HP90, Stars, Noiseless, AlNiCo 2';

const heard = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: /Now hearing/ }).getByRole('radio', { name });
const inFigures = (page: Page, row: string) =>
  page.getByRole('table', { name: /Figures/ }).getByRole('row', { name: new RegExp(`^${row}`) });

test('a stock pickup leads to its nearest build, in the chosen flavor, bundle and colour', async ({
  shopper,
  page,
}) => {
  const start = page.getByRole('link', { name: 'Build one like it' });
  // White is not on offer; cream is the nearest. A set starts at its neck pickup.
  await shopper.opens('/shop/p90-soapbar?flavor=vintage&bundleType=set&color=white');
  await expect(start).toHaveAttribute(
    'href',
    '/configurator/p90-classic?pickup=soapbar&spacing=50&output=vintage&potting=none&magnet=alnico-3&base=cream',
  );
  await shopper.opens('/shop/humbucker');
  await shopper.picks({ flavor: 'Hybrid', bundle: 'Bridge', colour: 'Zebra Black/Cream' });
  await start.click();
  await page.waitForURL('**/configurator/humbucker?**');
  await shopper.pageIsHydrated();
  await expect(page).toHaveURL(
    `${shopper.shopUrl}/configurator/humbucker?cover=none&base=zebra-black-cream&output=modern&coils=unmatched&potting=wax&wiring=5-wire&magnet=alnico-4`,
  );
  await expect(page.getByRole('heading', { name: WORDS.review })).toBeVisible();
  const bill = page.getByRole('region', { name: 'Configuration' });
  await expect(bill.getByText('Zebra Black/Cream', { exact: true })).toBeVisible();
  await expect(bill.getByText('AlNiCo 4')).toBeVisible();
  await page.locator('summary', { hasText: 'Will it fit?' }).click();
  await expect(page.getByRole('link', { name: 'Wiring diagram' })).toHaveAttribute(
    'href',
    '/wiring#two-humbuckers-5',
  );
});

test('a build put aside is compared with the next one @at-length', async ({ shopper, page }) => {
  const compareLink = page.getByRole('link', { name: 'Compare this build' });
  await shopper.opens(HUMBUCKER);
  await test.step('the build put aside survives a reload', async () => {
    await page.getByRole('button', { name: 'Put aside to compare' }).click();
    await expect(page.getByText('Put aside. Change it or start another')).toBeVisible();
    await expect(compareLink).toHaveAttribute('href', `/listen?a=${FISHBONE}`);
    await shopper.opens(HP90);
    await expect(page.getByText('With the build you put aside')).toBeVisible();
    await page.reload();
    await shopper.pageIsHydrated();
    await expect(compareLink).toHaveAttribute('href', `/listen?a=${STARS}&b=${FISHBONE}`);
    await compareLink.click();
    await shopper.pageIsHydrated();
    await expect(heard(page, /^A/)).toHaveAccessibleName(new RegExp(STARS_NAME));
    await expect(heard(page, /^B/)).toHaveAccessibleName(new RegExp(FISHBONE_NAME));
    // 125 and 15 for the cover, 20 for the winding, 5 for the magnet.
    await expect(inFigures(page, 'Price').getByRole('cell')).toHaveText(['165 €', '150 €']);
  });

  await test.step('invalid values in the tab’s storage give no address', async () => {
    await page.evaluate(() => sessionStorage.setItem('put-aside', 'x&b=humbucker#"><img src=x>'));
    await shopper.opens(HP90);
    await expect(compareLink).toHaveAttribute('href', `/listen?a=${STARS}`);
  });
});
