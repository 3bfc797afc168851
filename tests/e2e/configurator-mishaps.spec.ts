import { WORDS } from '../fixtures/words.ts';
import { BUILD_PAGES, expect, test, WHOLE } from './builder.ts';

test.use({ reducedMotion: 'reduce' });

const FRESH_PRICE = 'Price 125 €';

test('without WebGL the picture of each look stands there, and no model is fetched [row 357]', async ({
  builder,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const picture = builder.stage.locator('picture img');
  await builder.opens(BUILD_PAGES.humbucker);
  await builder.touchesStage();
  await expect(builder.stage.getByText('Picture: the live model cannot be shown')).toBeVisible();
  await expect(picture).toHaveAccessibleName('Humbucker without a cover, black bobbins');
  await builder.picksAll('Open Cover', 'Waves');
  await builder.picks('Wine', 'Cover Color');
  await expect(picture).toHaveAttribute('src', /humbucker-waves-50-wine-black-960/);
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(asked.filter((url) => /live-build|live-stage|\.glb$/.test(url))).toEqual([]);
});

test.describe('a picture that does not arrive', () => {
  test('at the overview of a humbucker gives way to the set without covers [rows 357–358, 528, 531]', async ({
    builder,
    shopper,
    page,
  }) => {
    shopper.expects(/ERR_FAILED/);
    const picture = builder.stage.getByRole('img', { name: /^Humbucker/ });
    await builder.opens(WHOLE.humbucker);
    await expect(picture).toHaveAccessibleName(/forest fishbone cover over a copper base/);
    await page.route('**/pictures/custom/**', (route) => route.abort());
    await builder.opens(WHOLE.humbucker);
    await expect(picture).toHaveAttribute('src', /humbucker\/set-hero-black/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  });

  test('at the overview of an HP90 is said to be missing, for this model alone [row 359]', async ({
    builder,
    shopper,
    page,
  }) => {
    shopper.expects(/ERR_FAILED/);
    const words = page.getByText("We sadly don't have an image for this model at the moment.");
    await page.route(/custom\/hp90-hook-50-wine-gold/, (route) => route.abort());
    await builder.opens(WHOLE.hp90);
    await expect(words).toBeVisible();
    await expect(page.getByRole('button', { name: WORDS.addToCart })).toBeEnabled();
    await builder.panel.getByRole('link', { name: /^Base Color/ }).click();
    await builder.picks('Mauve', 'Base Color');
    for (const title of ['Pole Spacing', 'Output Level', 'Wax Potting', 'Wiring', 'Magnet', 'Review']) {
      await builder.continues();
      await builder.isAt(title === 'Review' ? WORDS.review : title);
    }
    await expect(words).toBeHidden();
    await expect(builder.stage.getByRole('img', { name: /mauve base/ })).toBeVisible();
  });
});

test('prices that cannot be asked for anew are said so once, and those of the page stay [rows 276, 530]', async ({
  builder,
  shopper,
  page,
}) => {
  shopper.expects(/status of 503/);
  await page.route('**/api/shop/prices', (route) =>
    route.fulfill({ status: 503, json: { error: WORDS.noPrices } }),
  );
  await builder.opens(WHOLE.p90);
  await expect(page.getByRole('alert').filter({ hasText: WORDS.noPrices })).toBeVisible();
  await expect(builder.total).toHaveText('Total 145 €');
});

test('prices that the server rendered are kept fresh by the page (row 525, decision 42) [rows 525, D42]', async ({
  builder,
  page,
}) => {
  const fresh = (await page.request.get(`${builder.shopper.shopUrl}/api/shop/prices`)).json();
  const { data } = (await fresh) as { data: Record<string, number> };
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/shop/prices', async (route) => {
    await asked;
    await route.fulfill({ json: { data: { ...data, output_reaper: 24 } } });
  });
  const html = await (await page.request.get(builder.shopper.shopUrl + WHOLE.p90)).text();
  expect(html).toContain('145');
  await builder.opens(WHOLE.p90);
  await expect(builder.total).toHaveText('Total 145 €');
  answer();
  await expect(builder.total).toHaveText('Total 159 €');
});

test.describe('the browser’s own arrows', () => {
  test('move between steps and keep every choice', async ({ builder, page }) => {
    await builder.opens(BUILD_PAGES.humbucker);
    await builder.picksAll('Closed Cover', '52mm (Bridge)', 'Hot', 'Matched');
    await builder.isAt('Wax Potting');
    await page.goBack();
    await builder.isAt('Coil Matching');
    await page.goBack();
    await builder.isAt('Output Level');
    await expect(builder.option('Hot')).toBeChecked();
    // One who came back picks and stays.
    await builder.picks('Reaper');
    await builder.isAt('Output Level');
    await expect(builder.price).toHaveText('Price 150 €');
    await page.goForward();
    await builder.isAt('Coil Matching');
    await expect(builder.option('Matched')).toBeChecked();
    await page.goForward();
    await builder.isAt('Wax Potting');
    await expect(builder.price).toHaveText('Price 150 €');
  });

  test('lead nowhere that an early choice has closed since', async ({ builder, page }) => {
    await builder.opens(BUILD_PAGES.humbucker);
    await builder.picksAll('Closed Cover', '52mm (Bridge)', 'Hot');
    await builder.isAt('Coil Matching');
    for (const title of ['Output Level', 'Pole Spacing', 'Pickup Cover']) {
      await page.goBack();
      await builder.isAt(title);
    }
    await builder.picks('Open Cover');
    await expect(builder.price).toHaveText('Price 140 €');
    await builder.continues();
    await builder.isAt('Cover model');
    await expect(builder.goesOn).toBeDisabled();
    await page.goBack();
    await builder.isAt('Pickup Cover');
    await expect(builder.option('Open Cover')).toBeChecked();
  });
});

test('a reload in the middle keeps the step, every choice, and who came back', async ({ builder, page }) => {
  await builder.opens(BUILD_PAGES.hp90);
  await builder.picks('Stars');
  await builder.picks('Navy', 'Cover Color');
  await builder.continues();
  await builder.picksAll('52mm (Bridge)', 'Hot');
  await builder.isAt('Wax Potting');
  await page.reload();
  await builder.shopper.pageIsHydrated();
  await builder.isAt('Wax Potting');
  await expect(builder.price).toHaveText('Price 150 €');
  await builder.goesBack();
  await expect(builder.option('Hot')).toBeChecked();
  await page.reload();
  await builder.shopper.pageIsHydrated();
  await builder.picks('Clean');
  await expect(builder.price).toHaveText('Price 140 €');
  await builder.isAt('Output Level');
  await builder.goesBack();
  await expect(builder.option('52mm (Bridge)')).toBeChecked();
  await builder.goesBack();
  await expect(builder.option('Navy', 'Cover Color')).toBeChecked();
});

test('two tabs build two pickups, and one cart holds both', async ({ builder, shopper, page, context }) => {
  await builder.opens(`${WHOLE.p90}&step=magnet`);
  const other = builder.in(await context.newPage());
  await other.opens(WHOLE.humbucker);
  await builder.goesBack();
  await builder.picks('No Potting');
  await other.shopper.addsToCart();
  await expect(builder.stage.getByRole('link', { name: /^Cart/ })).toContainText('1');
  await builder.isAt('Pickup Wax Potting');
  await builder.continues();
  await builder.continues();
  await expect(builder.total).toHaveText('Total 140 €');
  await expect(other.total).toHaveText('Total 165 €');
  await shopper.buysNow();
  await expect(page.getByLabel(/^Quantity of Custom/)).toHaveCount(2);
  await expect(shopper.sum(/^Goods/)).toContainText('305,00');
});

test('an address that nobody understands starts afresh and says which part it was', async ({
  builder,
  page,
}) => {
  for (const [query, words] of [
    ['cover=open&model=banjo', 'the cover model'],
    ['cover=closed&color=navy', 'the cover colour'],
    ['cover=closed&spacing=50&output=noiseless', 'the output level'],
    ['step=dessert', 'the step'],
  ]) {
    await builder.opens(`${BUILD_PAGES.humbucker}?${query}`);
    await expect(page.getByText(`We did not understand ${words}, so the build starts afresh.`)).toBeVisible();
    await builder.isAt('Pickup Cover');
    await expect(builder.price).toHaveText(FRESH_PRICE);
  }
  await builder.picks('No Cover');
  await builder.isAt('Pickup Color');
  await expect(page.getByText('This address could not be read.')).toHaveCount(0);
});

test('no id stands twice, not even while one step makes room for the next', async ({ builder, page }) => {
  await page.addInitScript(() => {
    const twice: string[] = [];
    Object.assign(globalThis, { twice });
    new MutationObserver(() => {
      const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
      twice.push(...ids.filter((id, index) => ids.indexOf(id) !== index));
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['id'] });
  });
  await builder.opens(`${WHOLE.humbucker}&step=magnet`);
  await builder.picks('AlNiCo 4');
  await builder.isAt(WORDS.review);
  await builder.goesBack();
  await builder.goesBack();
  await builder.continues();
  await builder.isAt('Magnet');
  expect(await page.evaluate(() => (globalThis as unknown as { twice: string[] }).twice)).toEqual([]);
});
