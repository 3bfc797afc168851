import { expect, type Page } from '@playwright/test';
import routes from '../../app/routes.ts';
import { inLanguage, LANGUAGES, type Language } from '../../domain/languages.ts';
import { PRODUCTS } from '../../domain/products/products.ts';
import { statesOf } from '../../domain/shipping/states.ts';
import { foreignWords } from '../fixtures/foreign-words.ts';
import { readBlocks } from '../fixtures/read-blocks.ts';
import { expectNoFindings } from './axe.ts';
import { type Furnished, furnish, type Pages } from './furnished.ts';
import { test as base, kept } from './kept.ts';
import { START } from './shopper.ts';
import { openWorkplace, pageOf, type Workplace } from './workplace.ts';

/** Visits every workshop page once: in German, whose text is longer, compared with its English markup. */

const furnished = kept(async () => {
  // A fixed hour, because the day's strip of machines changes with it.
  const place = await openWorkplace({ hour: 9 });
  return { ...place, pages: await furnish(place) };
});
const test = base.extend<{ place: Workplace & { readonly pages: Furnished } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  place: [async ({}, use) => use(await furnished()), START],
});

/** Texts equal in both languages, and input. */
const NAMES: readonly (string | RegExp)[] = [
  /GW- ?[\dA-Z]{8}/g,
  /[\w.-]+@[\w.-]+|https?:\/\/\S+/g,
  /Maximiliane-Theodora|Jonas|Zoë Ångström|Nobody Known|Maxi Muster|Bea Beispiel|Pulver & Farbe Probe|Leipzig|Portland OR|Zürich/g,
  /\bMaxi\b|Donner & Söhne|Muster & Beispiel/g,
  // Customs papers are English.
  'Electric guitar pickup (humbucker)',
  'Custom Humbucker',
  ...statesOf('US').map(({ label }) => label),
  ...PRODUCTS.map(({ name }) => name),
  'plain enamel',
  'DHL Paket International',
  'Instagram',
  'YouTube',
  'Visa · Mastercard · American Express · PayPal · Apple Pay · Google Pay',
];

const withoutNames = (block: string): string =>
  NAMES.reduce<string>((left, name) => left.replaceAll(name, ' '), block);
const words = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];
/** Minimum words in a row that count as a sentence. */
const SENTENCE = 3;

const ELEMENTS = ['h1', 'h2', 'h3', 'form', 'button', 'input', 'select', 'option', 'textarea', 'table', 'tr'];

/** Number of elements of each kind, in any language. */
const partsOf = (html: string) =>
  Object.fromEntries(
    [...ELEMENTS, 'li', 'svg'].map((name) => [name, html.split(new RegExp(`<${name}[\\s>]`)).length - 1]),
  );

const choose = ({ url, maxi }: Workplace, language: Language) =>
  fetch(`${url}/account`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `session=${maxi.token}`, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ do: 'workshop language', language }),
  });

async function readAll(place: Workplace, pages: Pages, language: Language) {
  const { url, maxi } = place;
  const headers = { cookie: `session=${maxi.token}` };
  await choose(place, language);
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
      if (/\d\.\d+\s?(kΩ|Ω|H|kHz|mm|kg|g|m|%|°C)(?![\p{L}\d])/u.test(own))
        found.set(block, `${name} has a decimal point`);
      const foreign = foreignWords(own, 'de');
      if (foreign.length > 0) found.set(block, `${name} says “${foreign.join(' ')}”`);
      else if (same.has(block) && words(own).length >= SENTENCE) found.set(block, `${name} in both`);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
}

/** The only page without hydration, because it has no controls. */
const NOT_FOUND = 'no such order';
/** Pages with another phone layout: tabs at the foot, buttons as wide as the page. */
const OTHER_ON_PHONES = ['board', 'returns'];

/** Runs in the page: the text that makes it wider than its window, or undefined if it fits. */
function textOutside(): string | undefined {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const widest = [...document.body.querySelectorAll('*')].filter(
    (element) => Math.abs(element.getBoundingClientRect().right - scrollWidth) < 1,
  );
  return `wider than its window: ${widest.at(-1)?.textContent?.trim()}`;
}

/** Runs in the page: finds overlapping and cut texts. */
function unreadableTexts(): string[] {
  interface Line {
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const SLACK = 2;
  const said = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const faults = new Set<string>();
  const lines: Line[] = [];
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth !== 1;
  const layers = new Map<Element, { readonly hides: boolean; readonly clips: readonly Element[] }>();
  /** Ancestors that hide or clip an element. Floating elements may cover it, scrolling ones may cut it. */
  function layerOf(element: Element): { readonly hides: boolean; readonly clips: readonly Element[] } {
    const known = layers.get(element);
    if (known) return known;
    const above = element.parentElement ? layerOf(element.parentElement) : { hides: false, clips: [] };
    const style = getComputedStyle(element);
    const { position, overflowX } = style;
    const isTiny = element.clientWidth <= 1 && element.clientHeight <= 1 && overflowX !== 'visible';
    const layer = {
      hides: above.hides || ['fixed', 'sticky'].includes(position) || isTiny || /auto|scroll/.test(overflowX),
      clips: /hidden|clip/.test(overflowX) ? [...above.clips, element] : above.clips,
    };
    layers.set(element, layer);
    return layer;
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    const text = said(textContent ?? '');
    if (!parent || !text || parent.closest('noscript, script, style, option') || !isSeen(parent)) continue;
    const { hides, clips } = layerOf(parent);
    if (hides) continue;
    range.selectNodeContents(node);
    const { fontSize } = getComputedStyle(parent);
    // An ellipsis counts with its box, because a title has the full text.
    const box = clips.find(
      (clip) => clip.closest('[title]') && getComputedStyle(clip).textOverflow === 'ellipsis',
    );
    for (const { left, right, top, bottom, width } of box
      ? [box.getBoundingClientRect()]
      : range.getClientRects()) {
      if (width === 0) continue;
      const isCut = clips.some((clip) => {
        const box = clip.getBoundingClientRect();
        return left < box.left - SLACK || right > box.right + SLACK || top > box.bottom || bottom < box.top;
      });
      if (isCut) faults.add(`cut: “${text}”`);
      // The letters of a line without the font's ascent and descent.
      const middle = (top + bottom) / 2;
      const half = Number.parseFloat(fontSize) * 0.3;
      lines.push({ text, left, right, top: middle - half, bottom: middle + half });
    }
  }
  lines.sort((a, b) => a.top - b.top);
  for (const [index, a] of lines.entries())
    for (const b of lines.slice(index + 1)) {
      if (b.top >= a.bottom) break;
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK)
        faults.add(`over each other: “${a.text}” and “${b.text}”`);
    }
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (/checkbox|radio|hidden|file|range/.test(field.type) || !isSeen(field)) continue;
    const style = getComputedStyle(field);
    const shown = 'selectedOptions' in field ? (field.selectedOptions[0]?.text ?? '') : field.value;
    if (!pen || field.type.includes('date') || field.type === 'month') continue;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const isCut = [shown, 'placeholder' in field ? field.placeholder : ''].find(
      (text) => pen.measureText(text).width > room + SLACK,
    );
    if (isCut) faults.add(`cut in its field: “${isCut}”`);
  }
  return [...faults];
}

/** A laptop, the narrowest tablet, and phones. */
const WIDTHS = [1440, 820, 390, 320] as const;
/** From tablets to large screens, with the widths just above each change of layout. */
const ALL_WIDTHS = [1920, 1366, 1280, 1440, 1181, 1024, 820] as const;

/** Resizes a page; returns illegible texts and overflow. */
async function faultsOf(page: Page, name: string, widths: readonly number[]): Promise<string[]> {
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const outside = await page.evaluate(textOutside);
    const faults = width >= 820 ? await page.evaluate(unreadableTexts) : [];
    for (const fault of [...faults, ...(outside ? [outside] : [])])
      found.set(fault, [...(found.get(fault) ?? []), width]);
  }
  return [...found].map(([fault, at]) => `${name} at ${at.join(', ')}: ${fault}`);
}

async function expectReadable(page: Page, place: Workplace, pages: Pages, language: Language): Promise<void> {
  await choose(place, language);
  const faults: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(inLanguage(path, language));
    faults.push(...(await faultsOf(page, name, ALL_WIDTHS)));
  }
  expect(faults).toEqual([]);
}

async function visitAll(page: Page, pages: Pages): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const outside: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(inLanguage(path, 'de'));
    const hydrated = name === NOT_FOUND ? 0 : 1;
    await expect(page.locator('[data-workshop][data-hydrated]'), name).toHaveCount(hydrated);
    await expectNoFindings(page, name);
    const unexpected = errors.splice(0).filter((error) => name !== NOT_FOUND || !error.includes('404'));
    expect(unexpected, name).toEqual([]);
    outside.push(...(await faultsOf(page, name, WIDTHS)));
    if (OTHER_ON_PHONES.includes(name)) await expectNoFindings(page, `${name}, on a phone`);
  }
  expect(outside).toEqual([]);
}

test('the pages of orders, bench, parcels and returns hydrate without errors, in English and complete in German, without findings of axe, sideways scrolling, overlaps or cut text [cases M7, M12, M14] [rows D146, D628, D705, D709]', async ({
  place,
  browser,
}) => {
  const page = await pageOf(browser, place, place.maxi);
  await expectGerman(place, place.pages.ofOrders);
  await visitAll(page, place.pages.ofOrders);
  await page.context().close();
});

test('the pages of shelf, books and shop hydrate without errors, in English and complete in German, without findings of axe, sideways scrolling, overlaps or cut text [cases M7, M12, M14] [rows D146, D628, D705, D709]', async ({
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
  const page = await pageOf(browser, place, place.maxi);
  await expectGerman(place, place.pages.ofShop);
  await visitAll(page, place.pages.ofShop);
  await page.context().close();
});

for (const language of LANGUAGES)
  test(`pages in ${language} have no sideways scrolling and no overlapping or cut text at any width @at-length`, async ({
    place,
    browser,
  }) => {
    const page = await pageOf(browser, place, place.maxi);
    await expectReadable(page, place, { ...place.pages.ofOrders, ...place.pages.ofShop }, language);
    await page.context().close();
  });
