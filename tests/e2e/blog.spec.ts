import type { Page } from '@playwright/test';
import { xmlError } from '../../assets/well-formed.ts';
import { COMPANY } from '../../domain/company.ts';
import { WAVE } from '../../domain/pages/humbucking.ts';
import { tabsTo } from './keys.ts';
import { expect, test } from './shopper.ts';

/** What there is to read beside the shop: the blog, its articles, and two coils that can be switched off. */

const PAF = '/blog/seth-lover-and-the-paf';
const UPGRADES = '/blog/five-ways-to-upgrade';
const MAGNETS = '/blog/guitar-pickup-magnets';
const ARTICLES = [PAF, UPGRADES, MAGNETS];
const TITLES = [
  'Seth Lover and the P.A.F.',
  'Five ways to upgrade a guitar under 100 dollars',
  'Guitar pickup magnets',
];

const thing = async (page: Page, type: string) => {
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  return (data['@graph'] as { '@type': string; [property: string]: unknown }[]).find(
    (one) => one['@type'] === type,
  );
};

test('the blog has four cards, one of them leads outside [rows 4, 39, 48, 319]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/blog');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveText([...TITLES, COMPANY.interview.title]);
  for (const [index, title] of TITLES.entries())
    await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', ARTICLES[index] ?? '');
  const outside = page.getByRole('link', { name: COMPANY.interview.title });
  await expect(outside).toHaveAttribute('href', COMPANY.interview.url);
  await page.getByRole('link', { name: TITLES[1] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[1] ?? '');
});

for (const [index, path] of ARTICLES.entries())
  test(`${path} is an article with its own address, its chapters and its neighbours [row 40]`, async ({
    shopper,
    page,
  }) => {
    await shopper.opens(path);
    const title = TITLES[index] ?? '';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(card ?? '')).status()).toBe(200);
    expect(await thing(page, 'Article')).toMatchObject({
      headline: title,
      url: expect.stringMatching(new RegExp(`${path}$`)),
    });
    const crumbs = (await thing(page, 'BreadcrumbList'))?.itemListElement as { item: string }[];
    expect(crumbs.map(({ item }) => new URL(item).pathname)).toEqual(['/', '/blog', path]);

    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    for (const link of await contents.all())
      await expect(page.locator(`h2${await link.getAttribute('href')}`)).toHaveText(
        (await link.textContent()) ?? '',
      );
    await contents.last().click();
    await expect(page.locator('h2:target')).toBeInViewport();

    const others = page.getByRole('navigation', { name: 'Other notes' });
    const neighbours = [ARTICLES[index - 1], ARTICLES[index + 1]].filter((one) => one !== undefined);
    for (const neighbour of neighbours) await expect(others.locator(`a[href="${neighbour}"]`)).toBeVisible();
    await expect(others.locator('a[rel]')).toHaveCount(neighbours.length);
  });

test('the first article tells when, and how a humbucker is built [rows 320, 403–404, 406]', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url + PAF);
  const text = page.getByRole('article');
  await expect(text).toContainText('It was filed in 1955 and granted in 1959.');
  await expect(text).toContainText('had its debut on guitars in 1957');
  await expect(text).toContainText(
    'was made from 1955, when the first ones were wound to try the idea, to 1960',
  );
  await expect(text).toContainText('Turned over twice, it is the right way up, and adds.');
  await expect(text.getByRole('img', { name: /Section through a humbucker/ })).toBeVisible();
  const table = text.getByRole('region', { name: 'Vintage P.A.F., typical ranges' });
  await expect(table.getByRole('row')).toHaveCount(10);
  await expect(text).toContainText('Typical ranges, not measurements of ours');
  const sources = text.getByRole('link', { name: 'US patent 2,896,491' });
  await expect(sources).toHaveAttribute('href', /US2896491/);
});

test('the second article has five upgrades, and polishes from 1000 to 8000 grit [rows 321, 407–408]', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url + UPGRADES);
  for (const upgrade of ['A bone nut', 'Locking tuners', 'Pickup height', 'Action', 'Polished frets'])
    await expect(page.getByRole('heading', { level: 2, name: upgrade })).toBeVisible();
  const text = page.getByRole('article');
  await expect(text).toContainText('Begin with 1000 grit');
  await expect(text).toContainText('to 8000.');
  const table = page.getByRole('region', { name: 'Five upgrades and their cost' });
  const costs = await table.locator('tbody tr td:nth-child(3)').allTextContents();
  const dollars = costs.map((cost) => Number(cost.replace(/\D/g, '')));
  expect(dollars.slice(0, 5).reduce((sum, cost) => sum + cost, 0)).toBe(dollars[5]);
  expect(dollars[5]).toBeLessThan(100);
});

test('the third article has every magnet, the standard rod and stratitis [rows 322, 409–411]', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url + MAGNETS);
  for (const chapter of ['AlNiCo 2, 3, 4 and 5', 'Rods and bars', 'Ceramic', 'Neodymium', 'Stratitis'])
    await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible();
  const rows = page
    .getByRole('region', { name: 'Field at the poles and output, by magnet' })
    .locator('tbody tr');
  await expect(rows).toHaveText([/^AlNiCo 2/, /^AlNiCo 3/, /^AlNiCo 4/, /^AlNiCo 5/, /^Ceramic/]);
  await expect(page.getByRole('article')).toContainText('5 mm in diameter and 18 mm high');
  await page.goto(`${shop.url}${MAGNETS}#stratitis`);
  await expect(page.locator('h2:target')).toHaveText('Stratitis');
});

test('every link of the blog and its articles leads to a page of ours', async ({ page, shop }) => {
  const links = new Set<string>();
  for (const path of ['/blog', ...ARTICLES]) {
    await page.goto(shop.url + path);
    for (const link of await page.getByRole('main').locator('a[href^="/"]').all())
      links.add((await link.getAttribute('href')) ?? '');
  }
  expect([...links]).toEqual(expect.arrayContaining(['/configurator', '/listen', '/blog/feed.xml']));
  for (const link of links) expect((await page.request.get(shop.url + link)).status(), link).toBe(200);
});

test('the feed says what it is, is not sent again to who has it, and stands in no sitemap', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/blog`);
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const feed = await page.request.get(shop.url + href);
  expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await feed.text();
  const outline = xml.replace(/^<\?xml[^>]*\?>\s*/, '').replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, 'text');
  expect(xmlError(outline)).toBeUndefined();
  expect(xml.match(/<item>/g)).toHaveLength(ARTICLES.length);
  expect(xml).toContain('<lastBuildDate>Mon, 16 Nov 2026 00:00:00 GMT</lastBuildDate>');
  const again = await page.request.get(shop.url + href, {
    headers: { 'if-none-match': feed.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  const sitemap = await (await page.request.get(`${shop.url}/sitemap.xml`)).text();
  for (const path of ['/blog', ...ARTICLES]) expect(sitemap).toContain(`${path}</loc>`);
  expect(sitemap).not.toContain('feed.xml');
});

const demo = (page: Page) =>
  page.getByRole('figure', { name: 'Why a humbucker keeps the string and loses the hum' });

/** Lines as they are drawn: coil A, coil B and their sum, each for hum and for the string. */
const waves = async (page: Page) => {
  const paths = await demo(page)
    .locator('svg path:last-child')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('d') ?? ''));
  return paths.map((path) => Array.from(path.matchAll(/ (-?[\d.]+)/g), ([, y]) => 0 - Number(y)));
};
const highest = (wave: readonly number[] | undefined) => Math.max(...(wave ?? []).map(Math.abs));

test.describe('two coils and a string', () => {
  test('are drawn with a hundred samples each; a label switches its coil [rows 401–402, 513, 541]', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/blog');
    const [humA, stringA, humB, stringB, hum, string] = await waves(page);
    for (const wave of [humA, stringA, humB, stringB, hum, string]) expect(wave).toHaveLength(WAVE.samples);
    expect(highest(humA)).toBeGreaterThan(0.98 * WAVE.amplitude);
    expect(humB).toEqual(humA?.map((value) => 0 - value));
    expect(stringB?.[0]).toBeCloseTo(WAVE.amplitude * Math.sin(WAVE.shift), 0);
    expect(highest(hum)).toBe(0);
    expect(highest(string)).toBeGreaterThan(1.95 * WAVE.amplitude);

    const status = demo(page).getByRole('status').first();
    await expect(status).toContainText('The hum cancels');
    const coilA = demo(page).getByRole('button', { name: /Coil A/ });
    const coilB = demo(page).getByRole('button', { name: /Coil B/ });
    await expect(coilA).toHaveAttribute('aria-pressed', 'true');
    await coilB.click();
    await expect(coilB).toHaveAttribute('aria-pressed', 'false');
    await expect(coilB).toContainText('off');
    await expect(status).toHaveText('Coil A alone. Hum and string come out equally loud: a single coil.');
    await expect.poll(async () => highest((await waves(page))[4])).toBeGreaterThan(0.98 * WAVE.amplitude);
    await coilA.click();
    await expect(status).toContainText('Nothing comes out');
    await expect.poll(async () => highest((await waves(page))[5])).toBe(0);
    await coilB.click();
    await expect(status).toContainText('Coil B alone');
  });

  test('answer to the keyboard, in the article too [row 402]', async ({ shopper, page }) => {
    await shopper.opens(PAF);
    const coilA = demo(page).getByRole('button', { name: /Coil A/ });
    await tabsTo(coilA);
    await page.keyboard.press('Space');
    await expect(coilA).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(coilA).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('where motion is unwelcome', () => {
    test.use({ reducedMotion: 'reduce' });
    test('change at once', async ({ shopper, page }) => {
      await shopper.opens('/blog');
      // It answers from now on: what is pressed before is done later.
      await demo(page)
        .getByRole('button', { name: /Coil B/ })
        .click();
      await expect(demo(page).getByRole('status').first()).toContainText('Coil A alone');
      const found = await demo(page).evaluate(async (figure) => {
        const line = figure.querySelector('[data-coil=sum] svg path:last-child');
        const seen = new Set<string | null | undefined>();
        const watch = new MutationObserver(() => seen.add(line?.getAttribute('d')));
        if (line) watch.observe(line, { attributes: true });
        figure.querySelector<HTMLElement>('[data-coil=A] button')?.click();
        for (let painted = 0; painted < 30; painted++) await new Promise(requestAnimationFrame);
        return seen.size;
      });
      expect(found).toBe(1);
    });
  });

  test('can be heard: hum cancels between them and comes back with one alone [row 401]', async ({
    shopper,
    page,
  }) => {
    const sounds: string[] = [];
    page.on('request', (request) => /hum-sound/.test(request.url()) && sounds.push(request.url()));
    // Listens where a loudspeaker would.
    await page.addInitScript(() => {
      const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => unknown;
      AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
        if (to[0] instanceof AudioDestinationNode) {
          const ear = new AnalyserNode(this.context, { fftSize: 16_384, smoothingTimeConstant: 0 });
          connect.call(this, ear);
          Object.assign(globalThis, { ear });
        }
        return connect.apply(this, to);
      } as typeof AudioNode.prototype.connect;
    });
    await shopper.opens('/blog');
    expect(sounds).toEqual([]);
    const button = demo(page).getByRole('button', { name: 'Listen' });
    await button.click();
    await expect(demo(page).getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(sounds).toHaveLength(1);
    /** Level at a frequency, dB; nothing is heard yet where nothing is connected. */
    const levelAt = (hertz: number) =>
      page.evaluate((wanted) => {
        const { ear } = globalThis as unknown as { ear?: AnalyserNode };
        if (!ear) return -300;
        const bins = new Float32Array(ear.frequencyBinCount);
        ear.getFloatFrequencyData(bins);
        return Math.max(bins[Math.round((wanted * ear.fftSize) / ear.context.sampleRate)] ?? -999, -300);
      }, hertz);
    await expect.poll(() => levelAt(196)).toBeGreaterThan(-50);
    expect(await levelAt(100)).toBeLessThan(-70);
    await demo(page)
      .getByRole('button', { name: /Coil B/ })
      .click();
    await expect.poll(() => levelAt(100)).toBeGreaterThan(-40);
    await demo(page)
      .getByRole('button', { name: /Coil B/ })
      .click();
    await expect.poll(() => levelAt(100)).toBeLessThan(-70);
    await demo(page).getByRole('button', { name: 'Stop' }).click();
    await expect(button).toBeVisible();
  });
});

test.describe('a pickup wound anew', () => {
  const figure = (page: Page) => page.getByRole('figure', { name: /Stratocaster, neck with another magnet/ });
  const cell = (page: Page, row: string) =>
    figure(page).getByRole('row', { name: row }).getByRole('cell').last();

  test('answers to magnet and turns, by hand and by keyboard', async ({ shopper, page }) => {
    await shopper.opens(MAGNETS);
    await expect(cell(page, 'Magnet')).toHaveText('AlNiCo 3');
    await expect(cell(page, 'Pull on the string')).toContainText('0.4');
    const status = figure(page).getByRole('status');
    await expect(status).toContainText('softer');
    await figure(page).getByRole('radio', { name: 'AlNiCo 5' }).check({ force: true });
    await expect(cell(page, 'Output')).toHaveText(/^0\.0/);
    const turns = figure(page).getByRole('slider', { name: 'Turns on each coil' });
    await turns.focus();
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(turns).toHaveAttribute('aria-valuetext', '+500 turns');
    await expect(cell(page, 'Output')).toHaveText(/^\+0\.[3-9]/);
    await expect(status).toContainText(/louder, with the peak \d+.Hz lower/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the articles are whole, and nothing is offered that would not answer', async ({ page, shop }) => {
    await page.goto(shop.url + PAF);
    expect(await demo(page).locator('svg').count()).toBe(6);
    await expect(demo(page).getByText(/The hum cancels/)).toBeVisible();
    await expect(demo(page).getByRole('button', { name: 'Listen' })).toBeHidden();
    const tone = page.getByRole('figure', { name: /Vintage Humbucker, bridge/ });
    await expect(tone.getByRole('table')).toContainText('AlNiCo 5');
    await expect(tone.getByRole('img', { name: /Frequency response/ })).toBeVisible();
    await expect(tone.getByRole('slider')).toBeHidden();
  });
});

test.describe('on paper', () => {
  test('an article is text and figures alone', async ({ page, shop }) => {
    await page.goto(shop.url + PAF);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Other notes' })).toBeHidden();
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(demo(page).getByRole('button', { name: 'Listen' })).toBeHidden();
  });
});
