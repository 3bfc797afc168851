import { CONFIGURATORS } from '../../domain/configurator/tables.ts';
import { PRODUCTS } from '../../domain/products/products.ts';
import { expect, type Shopper, test } from './shopper.ts';

/** What search engines and messengers read of the shop: every page that may be listed, by the sitemap. */

/** Files of figures stand in the sitemap too; they are no pages. */
async function listed({ page, shopUrl }: Shopper): Promise<string[]> {
  const xml = await (await page.request.get(`${shopUrl}/sitemap.xml`)).text();
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address).filter(
    (address) => !/\.(csv|json)$/.test(address),
  );
}

/** The head of the page that is open. */
const headOf = ({ page }: Shopper) =>
  page.evaluate(() => {
    const values = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    const named = [...document.head.querySelectorAll('meta[property], meta[name]')].map((element) => [
      element.getAttribute('property') ?? element.getAttribute('name') ?? '',
      element.getAttribute('content') ?? '',
    ]);
    return {
      titles: [...document.querySelectorAll('title')]
        .filter((title) => !title.closest('svg'))
        .map((title) => title.textContent),
      descriptions: values('meta[name=description]', 'content'),
      canonicals: values('link[rel=canonical]', 'href'),
      robots: values('meta[name=robots]', 'content'),
      theme: values('meta[name=theme-color]', 'content'),
      card: Object.fromEntries(named) as Record<string, string>,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
    };
  });

interface Thing {
  '@type': string;
  itemListElement?: { position: number; name: string; item?: string; url?: string }[];
  offers?: { price?: string; lowPrice?: string; priceCurrency: string; url: string }[] | object;
  [property: string]: unknown;
}

const thingsIn = (data: readonly string[]): Thing[] =>
  data.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph']);

test('the sitemap lists every page that may be found, and none that says it may not', async ({ shopper }) => {
  const addresses = await listed(shopper);
  for (const path of [
    '/',
    '/shop',
    '/configurator',
    '/listen',
    '/about',
    '/shipping',
    '/imprint',
    ...PRODUCTS.map(({ slug }) => `/shop/${slug}`),
    ...Object.values(CONFIGURATORS).map((configurator) => configurator.path),
  ])
    expect(addresses).toContain(shopper.shopUrl + path);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of ['/cart', '/checkout']) expect(addresses).not.toContain(shopper.shopUrl + path);
  await shopper.page.goto(`${shopper.shopUrl}/cart`);
  expect((await headOf(shopper)).robots).toEqual(['noindex']);
});

/** Words of a link that say nothing of where it leads: search engines and screen readers read them alone. */
const SAYS_NOTHING =
  /^(click (here|this)|go|here|information|(learn|read|find out)? ?more|start|this|right here)$/i;

/** All pages in one go: as those read them who run no scripts. */
test.describe('as crawlers read them', () => {
  test.use({ javaScriptEnabled: false });

  test('every listed page says what it is: title, description, one address, a card, its things', async ({
    shopper,
    page,
  }) => {
    const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
    const addresses = await listed(shopper);
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const { titles, descriptions, canonicals, robots, theme, card, data } = await headOf(shopper);
      expect(titles, address).toEqual([expect.stringMatching(/^.{3,60} · Gewitter$/)]);
      expect(descriptions, address).toEqual([expect.stringMatching(/^.{50,220}$/)]);
      expect(canonicals, address).toEqual([address]);
      expect(robots, address).toEqual([]);
      expect(theme, address).toEqual([expect.stringMatching(/^#(f5f1e8|0f1211)$/)]);
      // No two pages of one language: a name may be the same in both.
      const language = /\/de(\/|$)/.test(new URL(address).pathname) ? 'de' : 'en';
      seen.titles.add(`${language} ${titles[0]}`);
      seen.descriptions.add(`${language} ${descriptions[0]}`);

      expect(card, address).toMatchObject({
        'og:type': /^(\/de)?\/blog\//.test(new URL(address).pathname) ? 'article' : 'website',
        'og:site_name': 'Gewitter',
        'og:title': expect.stringMatching(/\S/),
        'og:description': descriptions[0],
        'og:url': expect.stringContaining(address),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/\w{4}/),
        'twitter:card': 'summary_large_image',
      });
      const picture = await page.request.get(card['og:image'] ?? '');
      expect([picture.status(), picture.headers()['content-type']], address).toEqual([200, 'image/jpeg']);

      const things = thingsIn(data);
      expect(things.length, address).toBeGreaterThan(0);
      for (const thing of things) {
        expect(thing['@type'], address).toMatch(/^[A-Z]\w+$/);
        for (const [index, item] of (thing.itemListElement ?? []).entries()) {
          expect(item.position, address).toBe(index + 1);
          expect(item.name, address).toMatch(/\S/);
          expect(item.item ?? item.url, address).toContain(shopper.shopUrl);
        }
      }
      const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
      if (!['/', '/de'].includes(new URL(address).pathname))
        expect(trail?.at(-1)?.item, address).toBe(address);
    }
    expect(seen.titles.size).toBe(addresses.length);
    expect(seen.descriptions.size).toBe(addresses.length);
  });

  test('every internal link leads to a page, and every picture has words and a size', async ({
    shopper,
    page,
  }) => {
    const asked = new Map<string, string>();
    for (const address of [...(await listed(shopper)), `${shopper.shopUrl}/cart`]) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const { links, words, pictures, lost } = await page.evaluate(() => {
        const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
        return {
          links: anchors.map(({ href }) => href.split('#')[0] ?? ''),
          words: anchors.map(({ textContent }) => textContent.trim()),
          pictures: [...document.querySelectorAll('img')]
            .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
            .map((image) => image.outerHTML.slice(0, 200)),
          // A link into the same page finds its place there; the top is where HTML says.
          lost: anchors
            .map((anchor) => anchor.getAttribute('href') ?? '')
            .filter((href) => /^#./.test(href) && href !== '#top' && !document.getElementById(href.slice(1))),
        };
      });
      expect(pictures, address).toEqual([]);
      expect(lost, address).toEqual([]);
      expect(
        words.filter((text) => SAYS_NOTHING.test(text)),
        address,
      ).toEqual([]);
      for (const link of links)
        if (link.startsWith(shopper.shopUrl)) asked.set(link, asked.get(link) ?? address);
    }
    expect(asked.size).toBeGreaterThan(20);
    for (const [link, from] of asked)
      expect((await page.request.get(link)).status(), `${link} from ${from}`).toBe(200);
  });
});

test('a page keeps its one address whatever was chosen, and is shared with the choice', async ({
  shopper,
  page,
}) => {
  await page.goto(`${shopper.shopUrl}/shop/humbucker?flavor=hot&bundleType=neck&color=cream`);
  expect((await headOf(shopper)).canonicals).toEqual([`${shopper.shopUrl}/shop/humbucker`]);
  await page.goto(`${shopper.shopUrl}/configurator/p90-classic?pickup=soapbar&base=cream&step=spacing`);
  const { canonicals, card } = await headOf(shopper);
  expect(canonicals).toEqual([`${shopper.shopUrl}/configurator/p90-classic`]);
  expect(card['og:url']).toContain('?pickup=soapbar');
  expect(card['og:image']).toMatch(/\/cards\/p90-soapbar.*cream\.jpg$/);
});

test('offers lead to the choice that they price', async ({ shopper, page }) => {
  await page.goto(`${shopper.shopUrl}/shop/stratocaster`);
  const product = thingsIn((await headOf(shopper)).data).find((thing) => thing['@type'] === 'Product');
  const offers = product?.offers as { url: string; price: string; name: string }[];
  const offer = offers.find(({ name }) => name === 'Hybrid, Middle, Cream');
  expect(offer).toMatchObject({ price: '125.00', priceCurrency: 'EUR' });
  await shopper.opens((offer?.url ?? '').replace(shopper.shopUrl, ''));
  await expect(page.getByRole('radio', { name: 'Hybrid', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Middle/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Cream', exact: true })).toBeChecked();
  await expect(page.getByText('125 €').first()).toBeVisible();
});

test('browsers and phones get the shop’s sign in the format they know', async ({ shopper, page }) => {
  await page.goto(`${shopper.shopUrl}/about`);
  const get = (path: string) => page.request.get(new URL(path, shopper.shopUrl).href);
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toHaveLength(3);
  for (const link of [...links, '/apple-touch-icon.png'])
    expect((await get(link)).headers()['content-type'], link).toMatch(/^image\//);
  const manifest = await (
    await get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  ).json();
  expect(manifest).toMatchObject({ short_name: 'Gewitter', start_url: '/' });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const picture = await (await get(src)).body();
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test.describe('an address that leads nowhere', () => {
  test('names the page that was perhaps meant', async ({ shopper, page }) => {
    shopper.expects(/status of 404/);
    await page.goto(`${shopper.shopUrl}/shop/humbuker`);
    await expect(page.getByText('Did you mean Humbucker?')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Humbucker', exact: true }).click();
    await page.waitForURL('**/shop/humbucker');
    await page.goto(`${shopper.shopUrl}/banjo`);
    await expect(page.getByText('Did you mean')).toBeHidden();
    expect((await headOf(shopper)).robots).toEqual(['noindex']);
  });

  test('lists all pages, and finds one by what is typed', async ({ shopper, page }) => {
    shopper.expects(/status of 404/);
    await page.goto(`${shopper.shopUrl}/nothing`);
    const list = page.getByRole('region', { name: 'All pages' });
    const field = page.getByRole('searchbox', { name: 'Find a page' });
    await expect(list.getByRole('link', { name: 'Jazz Bass' })).toBeVisible();
    await field.fill('custom p90');
    await expect(list.getByRole('link')).toHaveText(['Custom HP90', 'Custom P90']);
    await expect(page.getByText('2 pages')).toBeVisible();
    await field.fill('banjo');
    await expect(list.getByRole('link')).toHaveCount(0);
    await expect(page.getByText('No page is called that.')).toBeVisible();
    await field.fill('jazz');
    await field.press('Enter');
    await page.waitForURL('**/shop/jazz-bass');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('lists all pages, without a field that does nothing', async ({ shopper, page }) => {
      shopper.expects(/status of 404/);
      await page.goto(`${shopper.shopUrl}/nothing`);
      const list = page.getByRole('region', { name: 'All pages' });
      for (const { name } of PRODUCTS)
        await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(page.getByLabel('Find a page')).toBeHidden();
    });
  });
});
