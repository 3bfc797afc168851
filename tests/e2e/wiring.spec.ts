import { SCHEMES } from '../../domain/wiring/schemes.ts';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { expect, test } from './shopper.ts';

/** Wiring diagrams: to look at, to slide, to print and to hear. */

for (const [device, width] of [
  ['desktop', 1440],
  ['phone', 390],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('axe finds nothing, and nothing sticks out', async ({ shopper, page }) => {
      await shopper.opens('/wiring');
      await page.getByRole('main').locator('summary').first().click();
      await expectNoFindings(page, '/wiring');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (const { id } of SCHEMES) await expect(page.locator(`#${id}`).getByRole('img')).toBeVisible();
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a sheet is 1000 pixels wide and slides by the arrow keys', async ({ shopper, page }) => {
    await shopper.opens('/wiring#jazz-bass');
    const region = page.getByRole('region', { name: 'Jazz Bass, two single coils: diagram' });
    expect((await region.getByRole('img').boundingBox())?.width).toBe(1000);
    await region.focus();
    await expect(region).toBeFocused();
    for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(60);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
});

for (const path of ['/wiring', '/de/wiring'])
  test(`each diagram of ${path} prints on one sheet of A4, joints and all`, async ({ shopper, page }) => {
    await shopper.opens(path);
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
    });
    // The title, a sheet a diagram, and the table of colours.
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(SCHEMES.length + 2);
  });

test('one diagram prints alone from its own button', async ({ shopper, page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'print');
  });
  await shopper.opens('/wiring');
  await page.locator('#jazz-bass').getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'print');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-printing]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('everything is there, and each product leads to its diagram', async ({ shopper, page }) => {
    await page.goto(`${shopper.shopUrl}/shop/telecaster`);
    await page.getByRole('link', { name: 'Wiring diagram' }).click();
    await expect(page).toHaveURL(/\/wiring#telecaster$/);
    await expect(page.getByRole('heading', { name: 'Telecaster, 3-way' })).toBeInViewport();
    const section = page.locator('#telecaster');
    await expect(section.getByRole('row', { name: /^2 sounds sounds little$/ })).toBeVisible();
    await section.locator('summary').click();
    await expect(section.getByText('Neck, white (finish)')).toBeVisible();
    const colours = page.locator('#colours');
    await expect(
      colours.getByRole('row', { name: /^Humbucker, coil 1 start brown black red/ }),
    ).toBeVisible();
    await expect(colours.getByRole('link', { name: /Premier Guitar/ }).first()).toBeVisible();
  });
});

test.describe('without JavaScript, in German', () => {
  test.use({ javaScriptEnabled: false });
  test('drawings, tables and joints say their parts in German', async ({ shopper, page }) => {
    await page.goto(`${shopper.shopUrl}/de/shop/telecaster`);
    await page.getByRole('link', { name: 'Schaltplan' }).click();
    await expect(page).toHaveURL(/\/de\/wiring#telecaster$/);
    await expect(page.getByRole('heading', { name: 'Telecaster, 3-fach' })).toBeInViewport();
    const section = page.locator('#telecaster');
    await expect(
      section.getByRole('img', {
        name: /^Schaltplan WD-02, Telecaster, 3-fach: Hals, Steg, 3-fach-Schalter/,
      }),
    ).toBeVisible();
    await expect(section.getByRole('row', { name: /^2 klingt klingt wenig$/ })).toBeVisible();
    await section.locator('summary').click();
    await expect(section.getByText('Hals, weiß (Ende)')).toBeVisible();
    // What an English page would say of the same parts.
    for (const word of [/\b(neck|bridge|switch|capacitor|jack|tape|hot|ground|lug|finish)\b/i])
      await expect(page.getByRole('main').locator('section').filter({ hasText: word })).toHaveCount(0);
    const colours = page.locator('#colours');
    await expect(
      colours.getByRole('row', { name: /^Humbucker, Anfang Spule 1 braun schwarz rot/ }),
    ).toBeVisible();
  });
});

test('a finished build leads to the diagram for its wires, and the footer to all of them', async ({
  shopper,
  page,
}) => {
  await shopper.opens(WHOLE.humbucker);
  const link = page.getByRole('link', { name: 'Wiring diagram' });
  await expect(link).toHaveAttribute('href', '/wiring#two-humbuckers-5');
  await shopper.opens(WHOLE.hp90);
  await expect(link).toHaveAttribute('href', '/wiring#two-p90s');
  await shopper.opens('/wiring');
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Wiring' });
  await expect(footer).toHaveAttribute('aria-current', 'page');
});
