import { WORDS } from '../fixtures/words.ts';
import { BUILD_PAGES, expect, test, WHOLE } from './builder.ts';

test.use({ reducedMotion: 'reduce' });

test('the picture of each look replaces WebGL, and no model is loaded [row 357]', async ({
  builder,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const picture = builder.stage.locator('img[srcset]');
  await builder.opens(BUILD_PAGES.humbucker);
  await builder.touchesStage();
  await expect(builder.stage.getByText('Picture: the live model will not load')).toBeVisible();
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

test('an overview without its picture shows the set without covers for a humbucker, and text for an HP90 @at-length [rows 357–359, 528, 531]', async ({
  builder,
  shopper,
  page,
}) => {
  shopper.expects(/ERR_FAILED/);
  await page.route(/custom\/(humbucker-fishbone-52|hp90-hook-50-wine-gold)/, (route) => route.abort());
  await test.step('a humbucker', async () => {
    const picture = builder.stage.getByRole('img', { name: /^Humbucker/ });
    await builder.opens(WHOLE.humbucker);
    await expect(picture).toHaveAttribute('src', /humbucker\/set-hero-black/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    await builder.panel.getByRole('link', { name: /^Cover model/ }).click();
    await builder.picks('Waves');
    await page.goBack();
    await builder.isAt(WORDS.review);
    await expect(
      builder.stage.getByRole('img', { name: /forest waves cover, copper bobbins/ }),
    ).toBeVisible();
  });
  await test.step('an HP90: the texts are of this model only', async () => {
    const words = page.getByText("We sadly don't have an image for this model at the moment.");
    await builder.opens(WHOLE.hp90);
    await expect(words).toBeVisible();
    await expect(page.getByRole('button', { name: WORDS.addToCart })).toBeEnabled();
    await builder.panel.getByRole('link', { name: /^Base Color/ }).click();
    await builder.picks('Mauve', 'Base Color');
    await page.goBack();
    await builder.isAt(WORDS.review);
    await expect(words).toBeHidden();
    await expect(builder.stage.getByRole('img', { name: /mauve bobbin/ })).toBeVisible();
  });
});

test('prices that the server rendered are fetched again: new ones replace them, and a failure is shown once (decision 42) @at-length [rows 276, 524–526, 530, D42]', async ({
  builder,
  shopper,
  page,
}) => {
  shopper.expects(/status of 503/);
  const asked = await page.request.get(`${shopper.shopUrl}/api/shop/prices`);
  const { data } = (await asked.json()) as { data: Record<string, number> };
  expect(await (await page.request.get(shopper.shopUrl + WHOLE.p90)).text()).toContain('145');
  await test.step('a failure', async () => {
    await page.route('**/api/shop/prices', (route) =>
      route.fulfill({ status: 503, json: { error: WORDS.noPrices } }),
    );
    await builder.opens(WHOLE.p90);
    await expect(page.getByRole('alert').filter({ hasText: WORDS.noPrices })).toBeVisible();
    await expect(builder.total).toHaveText('Total 145 €');
  });
  await test.step('fresh ones', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.unroute('**/api/shop/prices');
    await page.route('**/api/shop/prices', async (route) => {
      await held;
      await route.fulfill({ json: { data: { ...data, output_reaper: 24 } } });
    });
    await builder.opens(WHOLE.p90);
    await expect(builder.total).toHaveText('Total 145 €');
    answer();
    await expect(builder.total).toHaveText('Total 159 €');
  });
});
