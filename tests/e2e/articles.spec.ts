import { PRODUCTS } from '../../domain/products/products.ts';
import { expect, test } from './shopper.ts';

test.use({ reducedMotion: 'no-preference' });

/** What a product page has to read and to measure, under all that is to be bought. */

for (const { slug, name, type } of PRODUCTS)
  test(`the page of ${slug} explains construction, turns, wire and hum, and has its approach [rows 128–134, 137–140, 412–413]`, async ({
    shopper,
    page,
  }) => {
    await shopper.opens(`/shop/${slug}`);
    const first = page.locator('#article-1');
    await expect(first.getByRole('heading', { level: 2 })).toBeVisible();
    const articles = page.locator('#article-1, #article-2');
    await expect(articles.getByRole('heading', { level: 3, name: 'Our approach' })).toHaveCount(1);
    await expect(articles.getByRole('heading', { level: 3, name: 'The 60-cycle hum' })).toHaveCount(1);
    await expect(first).toContainText(/\d\sturns/);
    await expect(first).toContainText(/\d\sAWG/);
    await expect(first.getByRole('table')).toContainText('kΩ');
    if (type === 'HUMBUCKER_P90')
      for (const title of ['How does a humbucker sized P90 sound?', 'How are they made?'])
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    // Under the buying column, and under everything that follows the choice.
    const top = async (id: string) => (await page.locator(id).boundingBox())?.y ?? 0;
    expect(await top('#article-1')).toBeGreaterThan(await top('#specification'));
    expect(await top('#fit')).toBeGreaterThan(await top('#drawing'));
    const sheet = page.locator('#fit').getByRole('link', { name: /full size/ });
    const answer = await page.request.get(`${shopper.shopUrl}${await sheet.getAttribute('href')}`);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).toString('latin1').slice(0, 8)).toBe('%PDF-1.7');
    await expect(page.getByRole('group', { name: new RegExp(`Parts of the ${name}`) })).toBeVisible();
  });

test.describe('parts of the drawing', () => {
  const opacity = (part: import('@playwright/test').Locator) =>
    part.locator('svg').evaluate((mark) => getComputedStyle(mark).opacity);

  test('are marked when a name is chosen, by pointer or by keyboard, or the part itself', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/shop/humbucker');
    const figure = page.getByRole('group', { name: /Parts of the Humbucker/ });
    const part = (name: string) => figure.locator('label').filter({ hasText: name });
    await expect(figure.getByRole('radio')).toHaveCount(9);
    await part('Bar magnet').getByText('Bar magnet').click();
    await expect(figure.getByRole('radio', { name: 'Bar magnet' })).toBeChecked();
    await page.mouse.move(0, 0);
    expect(await opacity(part('Bar magnet'))).toBe('1');
    expect(await opacity(part('Baseplate'))).toBe('0');
    await page.keyboard.press('ArrowDown');
    expect(await opacity(part('Bar magnet'))).toBe('0');
    await expect(figure.getByRole('radio', { name: 'Keeper bar' })).toBeChecked();
    // In the drawing itself: the middle of a slug, which is above everything.
    const slug = await part('Slugs').locator('polygon').boundingBox();
    if (!slug) throw new Error('No slugs in the drawing');
    await page.mouse.move(slug.x + slug.width / 2, slug.y + slug.height / 2);
    expect(await opacity(part('Slugs'))).toBe('1');
  });

  test('come from the drawing of the CAD source', async ({ shopper, page }) => {
    await shopper.opens('/shop/stratocaster');
    const drawn = page.getByRole('img', { name: /taken apart/ });
    await drawn.scrollIntoViewIfNeeded();
    const rods = drawn.locator('use[href$="#rods"]');
    await expect.poll(async () => (await rods.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  });
});

test.describe('blocks of an article', () => {
  const block = '#article-1 h3';
  const shown = (page: import('@playwright/test').Page) =>
    page
      .locator(block)
      .last()
      .evaluate((heading) => getComputedStyle(heading.parentElement ?? heading).opacity);

  test('come in as one scrolls [row 136]', async ({ shopper, page }) => {
    await shopper.opens('/shop/jazz-bass');
    expect(await shown(page)).toBe('0');
    await page
      .locator(block)
      .last()
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    await expect.poll(() => shown(page)).toBe('1');
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });
    test('stand where they are', async ({ shopper, page }) => {
      await shopper.opens('/shop/jazz-bass');
      expect(await shown(page)).toBe('1');
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('articles, parts and the fit check are there', async ({ shopper, page }) => {
    await page.goto(`${shopper.shopUrl}/shop/precision-bass`);
    await expect(page.getByRole('heading', { name: 'Our approach' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Will it fit?' })).toBeVisible();
    await page.locator('label').filter({ hasText: 'Rod magnets' }).getByText('Rod magnets').click();
    await expect(page.getByRole('radio', { name: 'Rod magnets' })).toBeChecked();
  });
});

test('one who wonders whether it fits gets from the buying column to the sizes', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/telecaster');
  await page.getByRole('main').getByRole('link', { name: 'Will it fit?' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Will it fit?' })).toBeInViewport();
  await expect(page.locator('#fit')).toContainText('Hangs in the bridge plate on three screws.');
  await expect(page.locator('#fit')).toContainText(/75\.6 × 29\smm/);
});
