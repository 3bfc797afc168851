import { expect, it } from 'vitest';
import { PAYMENT_MEANS } from '#domain/checkout/payment-means.ts';
import { COMPANY } from '#domain/company.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { inLanguage, LANGUAGES, languageOf } from '#domain/languages.ts';
import { NOTICE_MESSAGES } from '#domain/legal/guarantee-notice.messages.ts';
import { PRODUCT_SAFETY } from '#domain/legal/product-safety.ts';
import { SHIPS_TO } from '#domain/places.messages.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { readPage } from '../fixtures/read-page.tsx';

/**
 * Statutory content of pages, in the server's markup. Claims are tested in `domain/products/claims.test.ts`, the
 * checkout in `tests/e2e/order-words.spec.ts`, mails in `server/messages`.
 */

const OFFERS = [
  ...PRODUCTS.map(({ slug }) => `/shop/${slug}`),
  ...Object.values(CONFIGURATORS).map(({ path }) => path),
];
const inBoth = (paths: readonly string[]) =>
  LANGUAGES.flatMap((language) => paths.map((path) => inLanguage(path, language)));

it('limits of delivery and means of payment are known before the checkout begins', async () => {
  for (const path of inBoth(['/cart', '/shipping', ...OFFERS])) {
    const { words } = (await readPage(path)).page;
    for (const part of [...PAYMENT_MEANS, SHIPS_TO[languageOf(path)]]) expect(words, path).toContain(part);
  }
});

it('pages with prices say that they include VAT, and link to the shipping costs', async () => {
  for (const path of inBoth(['/', '/shop', ...OFFERS, '/configurator', '/listen', '/cart'])) {
    const { page } = await readPage(path);
    expect(page.words, path).toMatch(
      languageOf(path) === 'de' ? /[Ii]nkl\. MwSt/ : /Prices include VAT|Incl\. VAT/,
    );
    expect(Object.values(page.links), path).toContain(inLanguage('/shipping', languageOf(path)));
  }
});

it('every offer has the place of the EU notice, the legal guarantee, maker, article, warnings and a picture, in both languages [row D652]', async () => {
  for (const path of OFFERS) {
    const { page } = await readPage(path);
    const sheet = page.part('maker');
    const german = sheet.one('details', /lang="de"/);
    for (const [part, language] of [
      [sheet, 'en'],
      [german, 'de'],
    ] as const) {
      const { warnings, country, guarantee } = PRODUCT_SAFETY[language];
      // A shop in test mode has no official file, and imitates none.
      const { placeholder, europe } = NOTICE_MESSAGES[language];
      for (const said of [
        ...warnings,
        country,
        guarantee.title,
        guarantee.words,
        placeholder,
        COMPANY.legalName,
        COMPANY.street,
      ])
        expect(part.words, path).toContain(said);
      expect(part.links, path).toMatchObject({
        [europe.words]: europe.href,
        [guarantee.more]: inLanguage('/terms#guarantee', language),
        [COMPANY.supportEmail]: `mailto:${COMPANY.supportEmail}`,
      });
    }
    // A name, and no internal key.
    expect(sheet.words, path).toMatch(/Article (?!\S+_)[A-Z]/);
    expect(page.one('main').all('img').length, path).toBeGreaterThan(0);
  }
});

it('imprint and accessibility are one click from every page, without the closed dispute platform', async () => {
  const names = { en: ['Imprint', 'Accessibility'], de: ['Impressum', 'Barrierefreiheit'] };
  // One page of each kind of footer, in each language.
  for (const path of inBoth([
    '/',
    '/shop/humbucker',
    '/configurator/humbucker',
    '/cart',
    '/terms',
    '/nothing',
  ])) {
    const { page } = await readPage(path);
    expect(Object.keys(page.links), path).toEqual(expect.arrayContaining(names[languageOf(path)]));
    expect(page.html, path).not.toContain('ec.europa.eu');
  }
});

it('a build can be returned and says so before the order; the return policy gives the reason', async () => {
  // One configurator is enough, because all share the overview and the sentence.
  const whole =
    '/configurator/p90-classic?pickup=soapbar&base=cream&spacing=52&output=reaper&potting=wax&magnet=alnico-3';
  expect((await readPage(whole)).main.words).toContain('21 days to return it.');
  expect((await readPage('/return')).main.words).toContain(
    'Custom builds are made of the same standard parts',
  );
  expect((await readPage('/de/return')).main.words).toContain(
    'Tonabnehmer nach Wahl bestehen aus denselben Standardteilen',
  );
});
