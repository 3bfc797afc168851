import { BILINGUAL_PAGES, inLanguage, LANGUAGES, type Language } from '../../domain/languages.ts';
import { foreignWords } from '../fixtures/foreign-words.ts';
import { readBlocks } from '../fixtures/read-blocks.ts';
import { WHOLE } from './builder.ts';
import { expect, test } from './shopper.ts';

/** Checks that no page contains a sentence of the other language, in the server's markup without a browser. */

/** Unlisted pages, and some with choices, by English address. */
const UNLISTED = [
  '/login',
  '/login?to=/p/26-0001',
  '/login?out',
  '/register',
  '/register?sent',
  '/verify/none',
  '/reset',
  '/reset?sent',
  '/reset/none',
  '/data?sent',
  '/data?link=none',
  '/withdraw?receipt=none',
  '/cart',
  '/checkout',
  '/checkout?session_id=none',
  '/p/26-0001',
  '/order/none',
  '/nowhere',
  '/shop/telecaster?flavor=hot&bundletype=neck&color=black',
  '/listen?a=stratocaster.vintage.neck&b=humbucker.hot.neck',
  '/your-guitar?guitar=stratocaster&pots=250&cable=3',
  '/phase?keep=telecaster-bridge&pole=north&jump=minus&ours=telecaster.neck',
  '/finder?type=humbucker&kohm=16.4&at=bridge&bright=2',
  ...Object.values(WHOLE),
];

/** Forms that return with errors. */
const SENT: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  ['/login', { email: 'nobody', password: '' }],
  ['/login', { email: 'nobody@example.org', password: 'not this one' }],
  ['/register', { email: '', password: 'short' }],
  ['/reset', { email: 'nobody' }],
  ['/withdraw', { name: '', orderNumber: '', email: 'nobody' }],
  ['/withdraw', { name: 'Petra Muster', orderNumber: 'GW-1', email: 'petra@example.org' }],
  ['/data', { kind: 'correction', email: 'nobody' }],
];

/** Names and quotations that are equal in both languages. */
const NAMES: readonly (string | RegExp)[] = [
  'Just the Two of Us',
  'Visa · Mastercard · American Express · PayPal · Apple Pay · Google Pay',
  // The sticker under old humbuckers, and the label of the English order button.
  'patent applied for',
  'Order with obligation to pay',
  'Web Content Accessibility Guidelines (WCAG) 2.2',
  // Authorities.
  /Marktüberwachungsstelle der Länder[^(]*\(MLBF\)/g,
  'Sächsische Datenschutz- und Transparenzbeauftragte',
  // A build's parts, a licence, an island.
  'Custom Humbucker, Fishbone, Modern, AlNiCo 5',
  'CC0 1.0',
  'Isle of Man',
];

const withoutNames = (block: string): string =>
  NAMES.reduce<string>((left, name) => left.replaceAll(name, ' '), block);
const words = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];
/** Minimum words in a row that count as a sentence. */
const SENTENCE = 4;

interface Answered {
  readonly address: string;
  readonly blocks: readonly string[];
}

type Pair = Readonly<Record<Language, Answered>>;

test('no page contains a sentence of the other language [row D624]', async ({ shop }) => {
  const read = async (language: Language, path: string, init: RequestInit = {}): Promise<Answered> => {
    const address =
      inLanguage(path, language) === path && language === 'de' ? `/de${path}` : inLanguage(path, language);
    const response = await fetch(shop.url + address, init);
    return { address, blocks: readBlocks(await response.text(), language) };
  };
  const pairOf = async (path: string, init?: RequestInit): Promise<Pair> => ({
    en: await read('en', path, init),
    de: await read('de', path, init),
  });
  const map = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const german = Array.from(
    map.matchAll(/<loc>[^<]*?\/\/[^/<]+(\/de[^<]*)<\/loc>/g),
    ([, path = '']) => path,
  );
  const listed = german.map((path) => inLanguage(path, 'en'));
  const paths = [...new Set([...listed, ...UNLISTED])];
  for (const page of BILINGUAL_PAGES) {
    const pattern = new RegExp(`^${page.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);
    // An account page needs an account and is tested there.
    if (page !== '/account')
      expect(
        paths.some((path) => pattern.test(path)),
        page,
      ).toBe(true);
  }

  const pairs: Pair[] = [];
  for (const path of paths) pairs.push(await pairOf(path));
  for (const [path, fields] of SENT)
    pairs.push(
      await pairOf(path, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields),
      }),
    );

  const found = new Map<string, string>();
  for (const pair of pairs) {
    for (const language of LANGUAGES) {
      const { address, blocks } = pair[language];
      expect(blocks.length, address).toBeGreaterThan(10);
      for (const block of blocks) {
        const own = withoutNames(block);
        const foreign = foreignWords(own, language);
        // Prices have one format on every page; other figures follow the language.
        if (language === 'de') foreign.push(...(own.match(/\d\.\d{1,2}(?![\d.])\S*/g) ?? []));
        if (foreign.length > 0) found.set(`${language}: ${block}`, `${address} says “${foreign.join(' ')}”`);
      }
    }
    const english = new Set(pair.en.blocks);
    for (const block of pair.de.blocks)
      if (english.has(block) && words(withoutNames(block)).length >= SENTENCE)
        found.set(`both: ${block}`, pair.de.address);
  }
  expect(Object.fromEntries(found)).toEqual({});
});
