import { expect, type Page } from '@playwright/test';
import { inLanguage, type Language } from '../../domain/languages.ts';
import { foreignWords } from '../fixtures/foreign-words.ts';
import { readBlocks } from '../fixtures/read-blocks.ts';
import { expectNoFindings } from './axe.ts';
import { furnish } from './furnished.ts';
import { kept } from './kept.ts';
import { type Maker, openWorkplace, pageOf, testIn, type Workplace } from './workplace.ts';

/** Of makers who read German: none of the other tests is spoken to in theirs. */
const test = testIn(kept(() => openWorkplace()));

/** What is called the same in both, and what somebody wrote. */
const NAMES: readonly (string | RegExp)[] = [
  /GW- ?[\dA-Z]{8}/g,
  /[\w.-]+@[\w.-]+|https?:\/\/\S+/g,
  /Maximiliane-Theodora|Jonas|Nobody Known|Maxi Muster|Bea Beispiel|Pulver & Farbe Probe|Leipzig/g,
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

/** What a page is made of, whatever it says. */
const partsOf = (html: string) =>
  Object.fromEntries(
    [
      'h1',
      'h2',
      'h3',
      'form',
      'button',
      'input',
      'select',
      'option',
      'textarea',
      'table',
      'tr',
      'li',
      'svg',
    ].map((name) => [name, html.split(new RegExp(`<${name}[\\s>]`)).length - 1]),
  );

async function speaks({ url }: Workplace, { token }: Maker, language: Language): Promise<void> {
  await fetch(`${url}/account`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ do: 'workshop language', language }),
  });
}

const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a maker chooses German in the account, is led to German pages by any address, and comes back [row D626]', async ({
  place,
  browser,
}) => {
  const page = await pageOf(browser, place, place.bea);
  const choose = async (row: string, language: string, save: string) => {
    await page.getByText(row, { exact: true }).click();
    await page.getByRole('radio', { name: language }).check();
    await page.getByRole('button', { name: save }).click();
  };
  await page.goto('/account');
  await choose('Language of the workshop', 'Deutsch', 'Save the language');
  await expect(page).toHaveURL(/\/de\/account#workshop-language$/);
  await page.goto('/workshop');
  await expect(page).toHaveURL(/\/de\/workshop$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // An address that somebody sent, with what it asks for.
  await page.goto('/workshop/find?find=Jonas');
  await expect(page).toHaveURL(/\/de\/workshop\/find\?find=Jonas$/);
  await page.getByRole('link', { name: 'Lager' }).click();
  await expect(page).toHaveURL(/\/de\/workshop\/stock$/);
  // Whoever sits beside them reads English.
  const other = await pageOf(browser, place, place.maxi);
  await other.goto('/de/workshop/stock');
  await expect(other).toHaveURL(/\/workshop\/stock$/);
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');

  await page.goto('/de/account');
  await choose('Sprache der Werkstatt', 'English', 'Sprache speichern');
  await expect(page).toHaveURL(/\/account#workshop-language$/);
  await page.goto('/de/workshop');
  await expect(page).toHaveURL(/^[^#]*:\d+\/workshop$/);
  await page.context().close();
  await other.context().close();
});

test('no page of the German workshop says an English sentence; each has what the English one has, no finding of axe, and nothing at its side [row D628]', async ({
  place,
  browser,
}) => {
  const { held, pages } = await furnish(place);
  const read = async (language: Language, path: string) => {
    const headers = { cookie: `session=${place.maxi.token}` };
    const response = await fetch(place.url + inLanguage(path, language), { headers, redirect: 'manual' });
    const html = await response.text();
    return { html, status: response.status, blocks: readBlocks(html, language) };
  };
  const readAll = async (language: Language) => {
    await speaks(place, place.maxi, language);
    const all = new Map<string, Awaited<ReturnType<typeof read>>>();
    for (const [name, path] of Object.entries(pages)) all.set(name, await read(language, path));
    return all;
  };
  const english = await readAll('en');
  const german = await readAll('de');

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

  const page = await pageOf(browser, place, place.maxi);
  const outside: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(inLanguage(path, 'de'));
    await expectNoFindings(page, name);
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await sidewaysOf(page);
      if (sideways > 0) outside.push(`${name} at ${width}: ${sideways} px`);
    }
  }
  expect(outside).toEqual([]);
  await page.context().close();
  await speaks(place, place.maxi, 'en');
  await place.bea.call('release-piece', { number: held, unit: 1 });
});
