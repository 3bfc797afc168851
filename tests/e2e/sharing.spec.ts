import type { Page } from '@playwright/test';
import { inLanguage, type Language } from '../../domain/languages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { expect, test } from './shopper.ts';

/** Content of every page for search engines, messengers and browsers without scripts, from the server's markup. */

// One worker reads and parses the pages once for all tests.
test.describe.configure({ mode: 'default' });

interface Written {
  readonly path: string;
  readonly language: Language;
  readonly status: number;
  readonly html: string;
  document?: ReturnType<typeof parse>;
}

async function written(shopUrl: string, path: string, language: Language): Promise<Written> {
  const address = inLanguage(path, language);
  const response = await fetch(shopUrl + address);
  return { path: address, language, status: response.status, html: await response.text() };
}

interface Pair {
  readonly english: Written;
  readonly german: Written | undefined;
}

/** Pages of each shop, shared by the tests of one worker. */
const read = new Map<string, Promise<readonly Pair[]>>();

/** English pages beside the German ones. */
function writtenPages(shopUrl: string): Promise<readonly Pair[]> {
  const known = read.get(shopUrl) ?? readPages(shopUrl);
  read.set(shopUrl, known);
  return known;
}

async function readPages(shopUrl: string): Promise<readonly Pair[]> {
  const paths = Object.values(PUBLIC_PAGES).flatMap((pages) => pages.map(({ path }) => path));
  const pairs = [];
  for (const path of [...paths, '/checkout']) {
    const isBoth = inLanguage(path, 'de') !== path;
    pairs.push({
      english: await written(shopUrl, path, 'en'),
      german: isBoth ? await written(shopUrl, path, 'de') : undefined,
    });
  }
  return pairs;
}

/** The sitemap also lists files of figures, which are not pages. */
async function listed(shopUrl: string): Promise<string[]> {
  const xml = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  return Array.from(
    xml.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  ).filter((path) => !/\.(csv|json)$/.test(path));
}

/** A document's metadata and content. */
const parse = (page: Page, html: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    const all = <E extends Element = Element>(selector: string) => [...read.querySelectorAll<E>(selector)];
    const values = (selector: string, attribute: string) =>
      all(selector).map((element) => element.getAttribute(attribute) ?? '');
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent.trim());
    const hrefs = values('a[href]', 'href');
    return {
      language: read.documentElement.lang,
      titles: texts('title:not(svg title)'),
      descriptions: values('meta[name=description]', 'content'),
      canonicals: values('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ) as Record<string, string>,
      robots: values('meta[name=robots]', 'content'),
      theme: values('meta[name=theme-color]', 'content'),
      card: Object.fromEntries(
        all('meta[property], meta[name]').map((meta) => [
          meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ) as Record<string, string>,
      data: texts('script[type="application/ld+json"]'),
      headings: texts('h1'),
      main: texts('main'),
      banners: all('body > header').length,
      footers: texts('body > footer'),
      hrefs,
      linkWords: texts('a[href]'),
      /** A fragment link has its target on the page; the top is always valid. */
      lost: hrefs.filter(
        (href) => /^#./.test(href) && href !== '#top' && !read.getElementById(href.slice(1)),
      ),
      unsized: all('img')
        .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
        .map((image) => image.outerHTML.slice(0, 200)),
      structure: all('main :is(h1,h2,h3,table,form,img,button,input,select)').map(
        ({ localName }) => localName,
      ),
    };
  }, html);

function readDocument(page: Page, of: Written) {
  of.document ??= parse(page, of.html);
  return of.document;
}

interface Thing {
  '@type': string;
  itemListElement?: { position: number; name: string; item?: string; url?: string }[];
  offers?: { price?: string; lowPrice?: string; priceCurrency: string; url: string }[] | object;
  [property: string]: unknown;
}

const thingsIn = (data: readonly string[]): Thing[] =>
  data.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph']);

/** Link texts that do not describe their target, although search engines and screen readers read them alone. */
const SAYS_NOTHING =
  /^(click (here|this)|go|here|information|(learn|read|find out)? ?more|start|this|right here|hier|mehr|weiter)$/i;

test('every page links to itself and its other language, and has one heading, complete links and sized pictures [rows 18, 19, 310, 330, 415, 429, 447, 514, 515]', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/robots.txt`);
  for (const { english, german } of await writtenPages(shop.url)) {
    const structures = [];
    for (const one of german ? [english, german] : [english]) {
      const { path, language, status } = one;
      const own = await readDocument(page, one);
      structures.push(own.structure);
      expect.soft(status, path).toBe(path === '/nothing' ? 404 : 200);
      expect.soft(own.language, path).toBe(language);
      expect.soft(own.headings, path).toEqual([expect.stringMatching(/\S/)]);
      expect.soft(own.main, path).toEqual([expect.stringMatching(/\w{3}/)]);
      // Configurators fill the window, with a header of their own and no footer.
      const around = /\/configurator\//.test(path) ? [] : [expect.stringMatching(/Imprint|Impressum/)];
      expect.soft(own.footers, path).toEqual(around);
      expect.soft(own.banners, path).toBe(around.length);
      expect.soft(own.titles, path).toEqual([expect.stringMatching(/^.{3,70} · Gewitter$/)]);
      expect.soft(own.theme, path).toEqual([expect.stringMatching(/^#(f5f1e8|0f1211)$/)]);
      expect.soft(own.unsized, path).toEqual([]);
      expect.soft(own.lost, path).toEqual([]);
      expect
        .soft(
          own.linkWords.filter((words) => SAYS_NOTHING.test(words)),
          path,
        )
        .toEqual([]);
      if (!german) continue;
      const [bare, foreign] = [english, german].map(({ path }) => path.replace(/\?.*/, ''));
      const alternates = { en: shop.url + bare, de: shop.url + foreign, 'x-default': shop.url + bare };
      expect.soft(own.alternates, path).toEqual(alternates);
      // A build's page has no room for the switch.
      if (around.length === 0) continue;
      const other = (language === 'en' ? german : english).path;
      expect
        .soft(
          own.hrefs.map((href) => href.replace(/[?#].*/, '')),
          `${path} links its other language`,
        )
        .toContain(other.replace(/\?.*/, ''));
    }
    if (german)
      expect.soft(structures[1], `${german.path}: the structure of the English page`).toEqual(structures[0]);
  }
});

test('every link leads to a public page [rows 15, 260, 329, 523]', async ({ page, shop }) => {
  await page.goto(`${shop.url}/robots.txt`);
  const asked = new Map<string, string>();
  const statuses = new Map<string, number>();
  for (const { english, german } of await writtenPages(shop.url))
    for (const one of german ? [english, german] : [english]) {
      const { path, status } = one;
      statuses.set(shop.url + path, status);
      for (const href of (await readDocument(page, one)).hrefs) {
        const link = new URL(href, shop.url + path);
        if (link.origin !== shop.url || href.startsWith('#')) continue;
        link.hash = '';
        if (!asked.has(link.href)) asked.set(link.href, path);
      }
    }
  expect.soft(asked.size).toBeGreaterThan(200);
  for (const wanted of ['/imprint', '/privacy', '/terms', '/return', '/shipping', '/cart', '/de/imprint'])
    expect.soft([...asked.keys()]).toContain(shop.url + wanted);
  for (const [link, from] of asked) {
    const status = statuses.get(link) ?? (await fetch(link)).status;
    expect.soft(status, `${link} from ${from}`).toBe(200);
  }
});

test('the sitemap lists every public page, each with a title, a description, one address, a card and structured data', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/robots.txt`);
  const paths = await listed(shop.url);
  expect(new Set(paths).size).toBe(paths.length);
  const known = (await writtenPages(shop.url)).flatMap(({ english, german }) =>
    german ? [english, german] : [english],
  );
  // `public-pages.ts` lists all, and so `every-page.spec.ts` opens them.
  expect.soft(known.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  const pictures = new Map<string, string>();
  for (const one of known) {
    const { path, language } = one;
    const { titles, descriptions, canonicals, robots, card, data } = await readDocument(page, one);
    if (path.includes('?')) continue;
    if (!paths.includes(path)) {
      expect.soft(robots, path).toEqual(['noindex']);
      continue;
    }
    const address = shop.url + path;
    expect.soft(titles, path).toEqual([expect.stringMatching(/^.{3,60} · Gewitter$/)]);
    expect.soft(descriptions, path).toEqual([expect.stringMatching(/^.{50,220}$/)]);
    expect.soft(canonicals, path).toEqual([address]);
    expect.soft(robots, path).toEqual([]);
    // Titles are unique within a language.
    seen.titles.add(`${language} ${titles[0]}`);
    seen.descriptions.add(`${language} ${descriptions[0]}`);

    expect.soft(card, path).toMatchObject({
      'og:type': /^(\/de)?\/blog\//.test(path) ? 'article' : 'website',
      'og:site_name': 'Gewitter',
      'og:title': expect.stringMatching(/\S/),
      'og:description': descriptions[0],
      'og:url': expect.stringContaining(address),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\w{4}/),
      'twitter:card': 'summary_large_image',
    });
    pictures.set(card['og:image'] ?? '', path);

    const things = thingsIn(data);
    expect.soft(things.length, path).toBeGreaterThan(0);
    for (const thing of things) {
      expect.soft(thing['@type'], path).toMatch(/^[A-Z]\w+$/);
      for (const [index, item] of (thing.itemListElement ?? []).entries()) {
        expect.soft(item.position, path).toBe(index + 1);
        expect.soft(item.name, path).toMatch(/\S/);
        expect.soft(item.item ?? item.url, path).toContain(shop.url);
      }
    }
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
    if (!['/', '/de'].includes(path)) expect.soft(trail?.at(-1)?.item, path).toBe(address);
  }
  expect.soft(seen.titles.size).toBe(paths.length);
  expect.soft(seen.descriptions.size).toBe(paths.length);
  for (const [picture, path] of pictures) {
    const { status, headers } = await fetch(picture);
    expect.soft([status, headers.get('content-type')], path).toEqual([200, 'image/jpeg']);
  }
});

test('a page keeps its canonical address, is shared with the choice, and offers link to it', async ({
  shopper,
  page,
}) => {
  const { shopUrl } = shopper;
  await page.goto(`${shopUrl}/robots.txt`);
  const read = async (path: string) => readDocument(page, await written(shopUrl, path, 'en'));
  const chosen = await read('/shop/humbucker?flavor=hot&bundleType=neck&color=cream');
  expect(chosen.canonicals).toEqual([`${shopUrl}/shop/humbucker`]);
  const { canonicals, card } = await read('/configurator/p90-classic?pickup=soapbar&base=cream&step=spacing');
  expect(canonicals).toEqual([`${shopUrl}/configurator/p90-classic`]);
  expect(card['og:url']).toContain('?pickup=soapbar');
  expect(card['og:image']).toMatch(/\/cards\/p90-soapbar.*cream\.jpg$/);

  const product = thingsIn((await read('/shop/stratocaster')).data).find(
    (thing) => thing['@type'] === 'Product',
  );
  const offers = product?.offers as { url: string; price: string; name: string }[];
  const offer = offers.find(({ name }) => name === 'Hybrid, Middle, Cream');
  expect(offer).toMatchObject({ price: '125.00', priceCurrency: 'EUR' });
  await shopper.opens((offer?.url ?? '').replace(shopper.shopUrl, ''));
  await expect(page.getByRole('radio', { name: 'Hybrid', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Middle/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Cream', exact: true })).toBeChecked();
  await expect(page.getByText('125 €').filter({ visible: true }).first()).toBeVisible();
});

test('browsers and phones get the shop’s icon in a format they know', async ({ page, shop }) => {
  await page.goto(`${shop.url}/about`);
  const get = (path: string) => fetch(new URL(path, shop.url));
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toHaveLength(3);
  for (const link of [...links, '/apple-touch-icon.png'])
    expect((await get(link)).headers.get('content-type'), link).toMatch(/^image\//);
  const manifest = await (
    await get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  ).json();
  expect(manifest).toMatchObject({ short_name: 'Gewitter', start_url: '/' });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const picture = Buffer.from(await (await get(src)).arrayBuffer());
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('an unknown address returns 404, suggests the intended page, and offers a search [rows 20, 290, 328, 533]', async ({
  shopper,
  page,
}) => {
  shopper.expects(/status of 404/);
  for (const path of ['/nothing', '/shop/banjo', '/blog/none/at/all'])
    expect((await fetch(shopper.shopUrl + path)).status, path).toBe(404);
  await page.goto(`${shopper.shopUrl}/shop/humbuker`);
  await expect(page.getByText('Did you mean Humbucker?')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Humbucker', exact: true }).click();
  await page.waitForURL('**/shop/humbucker');

  await page.goto(`${shopper.shopUrl}/banjo`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No signal on this page.');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Shop' })).toBeVisible();
  await expect(page.getByText('Did you mean')).toBeHidden();
  const list = page.getByRole('region', { name: 'All pages' });
  const field = page.getByRole('searchbox', { name: 'Find a page' });
  await expect(list.getByRole('link', { name: 'Jazz Bass' })).toBeVisible();
  await field.fill('custom p90');
  await expect(list.getByRole('link')).toHaveText(['Custom HP90', 'Custom P90']);
  await expect(page.getByText('2 pages')).toBeVisible();
  await field.fill('banjo');
  await expect(list.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('No page found.')).toBeVisible();
  await field.fill('jazz');
  await field.press('Enter');
  await page.waitForURL('**/shop/jazz-bass');
});
