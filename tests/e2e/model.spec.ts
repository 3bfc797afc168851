import { checkModel, errorsByClass } from '../../domain/tone/measured/check.ts';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './shopper.ts';

/** The page that holds the tone model against measured pickups, and the figures to take away. */

for (const [device, width] of [
  ['desktop', 1440],
  ['phone', 390],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('axe finds nothing, and nothing sticks out', async ({ shopper, page }) => {
      await shopper.opens('/model');
      for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
      await expectNoFindings(page, '/model');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });

test('a visitor reads the errors that the model has now, and of how many pickups [row D422]', async ({
  shopper,
  page,
}) => {
  const checked = checkModel();
  const { whole, kinds } = errorsByClass(checked);
  const models = (coils: typeof checked) => new Set(coils.map(({ coil }) => coil.family)).size;
  await shopper.opens('/model');
  const main = page.getByRole('main');
  // Some pickups were measured several times: what is counted are sets of curves.
  const humbuckers = checked.filter(({ coil }) => coil.kind === 'humbucker');
  await expect(main).toContainText(
    `${whole.LD.sets} sets of curves, ${models(checked.filter(({ coil }) => coil.kind !== 'one-coil'))} models`,
  );
  await expect(main).toContainText(`Humbuckers: ${humbuckers.length} sets of ${models(humbuckers)} models`);
  await expect(main.locator('dt').first()).toHaveText(`${whole.LD.rms_dB.toFixed(2)}dB`);
  const classes = main.getByRole('table', { name: 'Errors by class, loaded and unloaded' });
  await expect(classes.getByRole('row')).toHaveCount(kinds.length + 2);
  const { LD, UL } = kinds.find(({ kind }) => kind === 'humbucker') ?? whole;
  await expect(classes.getByRole('row', { name: /^Humbuckers, bare/ })).toContainText(
    `${LD.rms_dB.toFixed(2)} / ${UL.rms_dB.toFixed(2)}`,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a small curve opens with its figures and its unloaded twin', async ({ shopper, page }) => {
    await shopper.opens('/model');
    const twin = page.getByRole('img', { name: /^P90, maker unknown, steel screws, without a cable/ });
    await expect(twin).toBeHidden();
    await page.locator('summary', { hasText: 'P90, maker unknown' }).click();
    await expect(twin).toBeVisible();
  });
});

test('in German its figures have commas, and its files stay the English ones', async ({ shopper, page }) => {
  await shopper.opens('/de/model');
  const { whole } = errorsByClass(checkModel());
  const main = page.getByRole('main');
  await expect(main.locator('dt').first()).toHaveText(`${whole.LD.rms_dB.toFixed(2).replace('.', ',')}dB`);
  await expect(
    main.getByRole('img', { name: /^P90, Hersteller unbekannt, Stahlschrauben, am Kabel/ }),
  ).toHaveAccessibleName(/: gemessen −0,\d.dB bei 2,\d.kHz, berechnet/);
  for (const summary of await main.locator('summary').all()) await summary.click();
  await expectNoFindings(page, '/de/model');
  // The columns of the files, their licence and units apart, no figure is written with a point.
  await expect(main.locator('td', { hasText: /\d\.\d/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tonabnehmer, CSV' })).toHaveAttribute(
    'href',
    '/model/pickups.csv',
  );
  await shopper.opens('/de/shop/humbucker');
  await expect(page.getByRole('main').locator('a[href="/de/model"]').first()).toHaveText(/^Berechnet/);
});

test('captions that say modelled lead there', async ({ shopper, page }) => {
  for (const path of ['/shop/humbucker', '/listen', '/configurator/humbucker']) {
    await shopper.opens(path);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Modelled/ })
        .first(),
    ).toHaveAttribute('href', '/model');
  }
});

test('all figures can be taken away as CSV and JSON, and the sitemap lists them', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/model');
  const sitemap = await (await page.request.get(`${shopper.shopUrl}/sitemap.xml`)).text();
  for (const [name, path, type] of [
    ['Pickups, CSV', '/model/pickups.csv', 'text/csv'],
    ['Pickups, JSON', '/model/pickups.json', 'application/json'],
    ['This check, CSV', '/model/curves.csv', 'text/csv'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
    const answer = await page.request.get(shopper.shopUrl + path);
    expect(answer.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    expect((await answer.text()).length).toBeGreaterThan(2000);
    expect(sitemap).toContain(`<loc>${shopper.shopUrl}${path}</loc>`);
  }
  const { pickups, licence } = await (await page.request.get(`${shopper.shopUrl}/model/pickups.json`)).json();
  expect(licence).toBe('CC0 1.0');
  const [first] = pickups;
  await shopper.opens(
    `/shop/humbucker?flavor=${String(first.flavor).toLowerCase()}&bundletype=${first.position}`,
  );
  await expect(page.locator('#specification')).toContainText(
    `${(first.dc_resistance_ohm / 1000).toFixed(1)}\u00a0kΩ`,
  );
});
