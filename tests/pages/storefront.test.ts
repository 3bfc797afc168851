import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPANY, dialHref } from '#domain/company.ts';
import { bundlesOf, flavorsOf } from '#domain/products/catalogue.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { type Markup, readPage, readPageWithoutPrices } from '../fixtures/read-page.tsx';
import { WHOLE_BUILDS } from '../fixtures/whole-builds.ts';
import { WORDS } from '../fixtures/words.ts';

/** The specification's texts and links of each shop page, in the server's markup. */

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const isLocked = (control: Markup) => control.attribute('disabled') !== undefined;

/** A missing picture would be an empty frame. */
function expectPictures(part: Markup): void {
  const sources = part.all('img').map((image) => image.attribute('src') ?? '');
  expect(sources).not.toEqual([]);
  // Pictures copied by the build are in the source; all others are in `public`.
  for (const source of sources)
    expect(existsSync(source.startsWith('/app/') ? `.${source}` : `public${source}`), source).toBe(true);
}

describe('the landing page', () => {
  it('has its heading, its favorites and its sections [rows 23, 70, 74–79]', async () => {
    const { main } = await readPage('/');
    expect(main.one('h1').words).toContain('Unleash the Thunder');
    expect(main.part('favorites').links).toMatchObject({
      'Pickup Configurator': '/configurator/humbucker',
      Stratocaster: '/shop/stratocaster',
      Humbucker: '/shop/humbucker',
    });
    const headings = main.all('h2').map(({ words }) => words);
    expect(headings).toEqual(expect.arrayContaining(['Favorites', 'Built to last', 'Tailormade']));
    expectPictures(main);
  });

  it('announces the promotion, leads to the shipping policy and to the blog [rows 80–82]', async () => {
    const { main } = await readPage('/');
    const shipping = main.part('shipping');
    expect(shipping.words).toContain('25 € off shipping on orders over 200 €');
    expect(shipping.words).toContain('Double cardboard');
    expect(shipping.links['Shipping policy']).toBe('/shipping');
    expect(main.part('blog').links).toMatchObject({
      'Seth Lover and the P.A.F.': '/blog/seth-lover-and-the-paf',
      'Five ways to upgrade a guitar under 100 dollars': '/blog/five-ways-to-upgrade',
      'Guitar pickup magnets': '/blog/guitar-pickup-magnets',
      'All articles': '/blog',
    });
  });
});

it('every page has the main links, the logo and the means of payment around it [rows 50–51, 308, 313]', async () => {
  const { page } = await readPage('/shop');
  expect(page.one('nav', /aria-label="Main"/).links).toMatchObject({
    Shop: '/shop',
    Configurator: '/configurator',
    Blog: '/blog',
    About: '/about',
  });
  const header = page.one('header');
  expect(header.one('a', /href="\/cart"/).words).toMatch(/^Cart/);
  expect(header.one('a', new RegExp(`aria-label="${COMPANY.shopName}, start page"`)).attribute('href')).toBe(
    '/',
  );
  const footer = page.all('footer').at(-1)?.words;
  for (const means of ['Visa', 'Mastercard', 'American Express', 'PayPal', 'Apple Pay', 'Google Pay'])
    expect(footer).toContain(means);
});

it('the shop shows three configurators and eight products, each with its tone and its link [rows 24, 83–88]', async () => {
  const { main } = await readPage('/shop');
  expect(main.links).toMatchObject({
    'Custom Humbucker': '/configurator/humbucker',
    'Custom HP90': '/configurator/p90',
    'Custom P90 Dogear/Soapbar': '/configurator/p90-classic',
  });
  const tiles = main.all('li', /data-draws/);
  expect(tiles.map((tile) => tile.one('h3').links)).toEqual(
    PRODUCTS.map(({ name, slug }) => ({ [name]: `/shop/${slug}` })),
  );
  for (const [index, { type }] of PRODUCTS.entries())
    expect(tiles[index]?.words).toContain(plain(PRODUCT_MESSAGES[type].en.tone));
});

describe('the configurator page', () => {
  it.each([
    ['Custom Humbucker', 'Build your custom humbucker', '/configurator/humbucker', '125', 10],
    ['Custom Humbucker sized P90', 'Build your own HP90', '/configurator/p90', '140', 8],
    ['Custom P90 Dogear/Soapbar', 'Build your own Classic P90', '/configurator/p90-classic', '125', 7],
  ])(
    'has a panel with picture, words, price, steps and button: %s [rows 33, 314–315, 332–334]',
    async (title, invitation, href, price, steps) => {
      const { main } = await readPage('/configurator');
      expect(main.one('h1').words).toBe('Configurator');
      const panel = main.all('section').find((section) => section.one('h2').words === title);
      expect(panel?.words).toContain(invitation);
      expect(panel?.words).toContain(`from ${price} €`);
      const items = panel?.all('li') ?? [];
      expect(items).toHaveLength(steps);
      expect(items.at(-1)?.words).toContain('Overview');
      expect(panel?.links['Go to Configurator']).toBe(href);
      if (panel) expectPictures(panel);
    },
  );

  it('shows the facts of each configurator before it starts', async () => {
    const { words } = (await readPage('/configurator')).main;
    for (const part of [
      'Top right from the first step.',
      'Modelled from the winding, not recorded.',
      '21 days to send it back',
      'Custom builds use the same parts as all others, so the same rule applies',
    ])
      expect(words).toContain(part);
  });
});

describe.each(PRODUCTS)('the page of $slug', (product) => {
  const messages = PRODUCT_MESSAGES[product.type].en;
  const [flavor = 'HOT'] = flavorsOf(product);
  const read = async (query = '') => (await readPage(`/shop/${product.slug}${query}`)).main;

  it('has its name, its own description and its drawings [rows 22, 25–32, 90]', async () => {
    const main = await read();
    expect(main.one('h1').words).toBe(product.name);
    expect(main.words).toContain(plain(messages.intro));
    expect(main.one('img', new RegExp(`alt="Views of the ${product.name} `)).attribute('src')).toMatch(
      /^\/generated\/drawings\//,
    );
    // Text before figures, articles last.
    const order = ['sound', 'specification', 'tone', 'fit', 'drawing', 'how', 'article-1'].map((id) =>
      main.html.indexOf(`id="${id}"`),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(main.part('article-1').one('table').words).toContain('kΩ');
    const sheet = main.part('fit').one('a', /href="[^"]*\.pdf"/);
    expect(sheet.words).toContain('Full-size');
    expect(existsSync(`public${sheet.attribute('href')}`)).toBe(true);
    expectPictures(main);
  });

  it('has its price and the flavors, bundles and colours of the catalogue [rows 102–105, 120–121]', async () => {
    const main = await read();
    const values = (name: string) =>
      main.all('input', new RegExp(`name="${name}"`)).map((input) => input.attribute('value'));
    expect(values('flavor')).toEqual(flavorsOf(product).map((one) => one.toLowerCase()));
    expect(values('bundleType')).toEqual(bundlesOf(product).map((bundle) => bundle.toLowerCase()));
    expect(values('color')).toEqual([...product.colours]);
    for (const part of ['240 €', 'Shipping calculated at checkout.', 'Pick a Flavor!'])
      expect(main.words).toContain(part);
  });

  it('sells one to five, and nothing before a flavor is chosen [rows 122–123, 127, 237, 253, 255, 296]', async () => {
    const quantities = (await read()).part('quantity').all('option');
    expect(quantities.map(({ words }) => words)).toEqual(['1', '2', '3', '4', '5']);
    expect(quantities.map((option) => option.attribute('selected') !== undefined).indexOf(true)).toBe(0);
    for (const [query, locked] of [
      ['', true],
      [`?flavor=${flavor}`, false],
    ] as const) {
      const main = await read(query);
      const button = (label: string) => main.all('button').find(({ words }) => words === label);
      const controls = [button('Add to Cart'), button('Buy Now'), main.one('input', /name="color"/)];
      expect(controls.map((control) => control && isLocked(control))).toEqual([locked, locked, locked]);
    }
  });

  it('describes the chosen flavor and lists its specification in one table [rows 114, 198–199, 212–213, D34]', async () => {
    const main = await read(`?flavor=${flavor}`);
    expect(main.words).toContain(plain(messages.flavors[flavor] ?? 'none'));
    const table = main.all('table').find(({ words }) => words.startsWith('Specification of'));
    const rows = table
      ?.all('th', /scope="row"/)
      .map(({ words }) => words)
      .join('; ');
    for (const row of ['DC resistance', 'Wire gauge', 'Turns', 'Magnets', 'Wax potting'])
      expect(rows).toContain(row);
    if (/p90|precision/.test(product.slug))
      for (const row of ['Inductance', 'Capacitance', 'Q-factor']) expect(rows).toContain(row);
  });
});

it('the about page has its text, its social links and three addresses to write to [rows 5, 41, 166–168, D667]', async () => {
  const { main } = await readPage('/about');
  expect(main.one('h1').words).toBe('About');
  for (const part of [
    `${COMPANY.shopName} is two people, a winding bench and a soldering iron.`,
    'We draw it',
    'We wind it',
    'We measure it',
    'We repair it',
    COMPANY.street,
  ])
    expect(main.words).toContain(part);
  const addresses = [COMPANY.supportEmail, COMPANY.ordersEmail, COMPANY.bugReportEmail];
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses) expect(main.links[address]).toBe(`mailto:${address}`);
  expect(main.links[COMPANY.phone]).toBe(dialHref(COMPANY.phone));
  for (const { name, url } of COMPANY.socialLinks) expect(main.links[name]).toBe(url);
  expect(main.all('img').map((image) => image.attribute('alt'))).toEqual([
    expect.stringMatching(/^Humbucker set of two/),
    expect.stringMatching(/^Stratocaster set of three/),
    expect.stringMatching(/^Telecaster bridge/),
  ]);
  expectPictures(main);
});

it('the blog has four cards, one of them leads outside [rows 4, 39, 48, 319]', async () => {
  const { main, meta } = await readPage('/blog');
  expect(main.all('h2').map(({ links }) => links)).toEqual([
    { 'Seth Lover and the P.A.F.': '/blog/seth-lover-and-the-paf' },
    { 'Five ways to upgrade a guitar under 100 dollars': '/blog/five-ways-to-upgrade' },
    { 'Guitar pickup magnets': '/blog/guitar-pickup-magnets' },
    { [COMPANY.interview.title]: COMPANY.interview.url },
  ]);
  expect(main.all('figure', /aria-label="Why a humbucker keeps the string and loses the hum"/)).toHaveLength(
    1,
  );
  expect(meta).toContainEqual(
    expect.objectContaining({ type: 'application/rss+xml', href: '/blog/feed.xml' }),
  );
});

it.each([
  '/',
  '/shop',
  '/configurator',
  '/shop/humbucker?flavor=hot&bundletype=neck&color=cream',
  WHOLE_BUILDS.p90,
])(
  'without a price list %s says so, offers to try again and sells nothing [rows 286–287]',
  async (address) => {
    const { main } = await readPageWithoutPrices(address);
    expect(main.words).toContain(WORDS.noPrices);
    expect(main.words).toContain('Try again');
    expect(main.words).not.toMatch(/(125|140|145|240) €|not available/i);
    const sells = ({ words }: Markup) => words === WORDS.addToCart || words === WORDS.buyNow;
    expect(main.all('button').filter(sells).every(isLocked)).toBe(true);
  },
);
