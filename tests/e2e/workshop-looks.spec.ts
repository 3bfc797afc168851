import { expect, type Page } from '@playwright/test';
import routes from '../../app/routes.ts';
import { inLanguage, type Language } from '../../domain/languages.ts';
import { foreignWords } from '../fixtures/foreign-words.ts';
import { readBlocks } from '../fixtures/read-blocks.ts';
import { expectNoFindings } from './axe.ts';
import { type Furnished, furnish, type Pages } from './furnished.ts';
import { test as base, kept } from './kept.ts';
import { START } from './shopper.ts';
import { openWorkplace, pageOf, type Workplace } from './workplace.ts';

/** Every page of the workshop is visited once: in German, whose words are longer, and compared with its English markup. */

const furnished = kept(async () => {
  const place = await openWorkplace();
  return { ...place, pages: await furnish(place) };
});
const test = base.extend<{ place: Workplace & { readonly pages: Furnished } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  place: [async ({}, use) => use(await furnished()), START],
});

/** What is called the same in both languages, and what somebody typed. */
const NAMES: readonly (string | RegExp)[] = [
  /GW- ?[\dA-Z]{8}/g,
  /[\w.-]+@[\w.-]+|https?:\/\/\S+/g,
  /Maximiliane-Theodora|Jonas|Zoë Ångström|Nobody Known|Maxi Muster|Bea Beispiel|Pulver & Farbe Probe|Leipzig/g,
  'Custom Humbucker',
  'plain enamel',
  'DHL Paket International',
  'Instagram',
  'YouTube',
  'Visa · Mastercard · American Express · PayPal · Apple Pay · Google Pay',
];

const withoutNames = (block: string): string =>
  NAMES.reduce<string>((left, name) => left.replaceAll(name, ' '), block);
const words = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];
/** As many words in a row are a sentence, or a part of one. */
const SENTENCE = 3;

const ELEMENTS = ['h1', 'h2', 'h3', 'form', 'button', 'input', 'select', 'option', 'textarea', 'table', 'tr'];

/** How many elements of each kind a page has, in any language. */
const partsOf = (html: string) =>
  Object.fromEntries(
    [...ELEMENTS, 'li', 'svg'].map((name) => [name, html.split(new RegExp(`<${name}[\\s>]`)).length - 1]),
  );

/** Reads pages as Maxi, after choosing a language in the account. */
async function readAll({ url, maxi }: Workplace, pages: Pages, language: Language) {
  const headers = { cookie: `session=${maxi.token}` };
  await fetch(`${url}/account`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ do: 'workshop language', language }),
  });
  const all = new Map<string, { html: string; status: number; blocks: string[] }>();
  for (const [name, path] of Object.entries(pages)) {
    const response = await fetch(url + inLanguage(path, language), { headers, redirect: 'manual' });
    const html = await response.text();
    all.set(name, { html, status: response.status, blocks: readBlocks(html, language) });
  }
  return all;
}

/** Compares the markup of each page in both languages. Maxi's workshop is German afterwards. */
async function expectGerman(place: Workplace, pages: Pages): Promise<void> {
  const english = await readAll(place, pages, 'en');
  const german = await readAll(place, pages, 'de');
  const found = new Map<string, string>();
  for (const [name, { html, status, blocks }] of german) {
    const twin = english.get(name);
    expect([name, status]).toEqual([name, twin?.status]);
    expect({ name, ...partsOf(html) }).toEqual({ name, ...partsOf(twin?.html ?? '') });
    const same = new Set(twin?.blocks);
    for (const block of blocks) {
      const own = withoutNames(block);
      const foreign = foreignWords(own, 'de');
      if (foreign.length > 0) found.set(block, `${name} says “${foreign.join(' ')}”`);
      else if (same.has(block) && words(own).length >= SENTENCE) found.set(block, `${name} in both`);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
}

/** The only page without an island: whoever asks for it has nothing to do there. */
const NOT_FOUND = 'no such order';
/** Console errors that belong to a page: its status, and fonts of a mail, which the page's policy blocks in the preview. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  [NOT_FOUND]: /404/,
  'text of a place': /^Loading the font 'data:font/,
};
/** On a phone they have other parts: tabs at the foot, buttons as wide as the page. */
const OTHER_ON_PHONES = ['board', 'returns'];

const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function visitAll(page: Page, pages: Pages): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const outside: string[] = [];
  const rooms = new Set<string | undefined>();
  for (const [name, path] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(inLanguage(path, 'de'));
    const islands = name === NOT_FOUND ? 0 : 1;
    await expect(page.locator('[data-island][data-hydrated]'), name).toHaveCount(islands);
    // Pages of one room share their colours.
    const room = /^\/workshop\/([\w-]+)/.exec(path)?.[1];
    await expectNoFindings(page, name, undefined, { contrast: !rooms.has(room) });
    rooms.add(room);
    const unexpected = errors.splice(0).filter((error) => !EXPECTED[name]?.test(error));
    expect(unexpected, name).toEqual([]);
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await sidewaysOf(page);
      if (sideways > 0) outside.push(`${name} at ${width}: ${sideways} px`);
    }
    if (OTHER_ON_PHONES.includes(name)) await expectNoFindings(page, `${name}, on a phone`);
  }
  expect(outside).toEqual([]);
}

test('the pages of orders, bench, parcels and returns hydrate without an error, speak German, have what the English ones have, no finding of axe and nothing at their side [rows D146, D628]', async ({
  place,
  browser,
}) => {
  await expectGerman(place, place.pages.ofOrders);
  const page = await pageOf(browser, place, place.maxi);
  await visitAll(page, place.pages.ofOrders);
  await page.context().close();
});

test('the pages of shelf, books and shop hydrate without an error, speak German, have what the English ones have, no finding of axe and nothing at their side [rows D146, D628]', async ({
  place,
  browser,
}) => {
  const visited = Object.values({ ...place.pages.ofOrders, ...place.pages.ofShop });
  const missed = routes
    .map(({ path }) => `/${path}`)
    // The first maker's page needs a shop without makers (first-maker.spec.ts).
    .filter((path) => path.startsWith('/workshop') && !path.startsWith('/workshop/first'))
    .filter((path) => {
      const route = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);
      return !visited.some((address) => route.test(address));
    });
  expect(missed).toEqual([]);
  await expectGerman(place, place.pages.ofShop);
  const page = await pageOf(browser, place, place.maxi);
  await visitAll(page, place.pages.ofShop);
  await page.context().close();
});
