import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEPT_IN_BROWSER } from './privacy.ts';

const sources = globSync('{app,domain}/**/*.{ts,tsx}')
  // The policy does not cover the makers' own browsers.
  .filter((file) => !/\.test\.tsx?$|features\/admin\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Constants with storage keys, wherever they are declared: `const CART_KEY = 'state'`. */
const named = new Map(
  sources.flatMap(({ text }) =>
    Array.from(text.matchAll(/const ([A-Z_]+) = '([^']+)'/g), ([, constant = '', value = '']) => [
      constant,
      value,
    ]),
  ),
);

/** Storage is written by `app/state/kept.ts`, or by a script in a page's head that ignores failures. */
const WAYS = { localStorage: 'localStorage\\.setItem|\\bkeep', sessionStorage: '\\bkeepInTab' } as const;

const written = (place: keyof typeof WAYS) =>
  new Set(
    sources.flatMap(({ file, text }) =>
      Array.from(text.matchAll(new RegExp(`(?:${WAYS[place]})\\(\\s*([^,:)]+),`, 'g')), ([, key = '']) => {
        // A script in the page is text and contains its key.
        const constant = /^'?\$\{([A-Z_]+)\}'?$/.exec(key)?.[1] ?? key;
        const own = new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1];
        return own ?? named.get(constant) ?? `${key} in ${file}`;
      }),
    ),
  );

describe('the data in browsers', () => {
  it.each(['localStorage', 'sessionStorage'] as const)('is listed in the policy: %s', (place) => {
    const entries = KEPT_IN_BROWSER.filter((entry) => entry.place === place).map(({ name }) => name);
    expect([...written(place)].sort()).toEqual([...entries].sort());
  });

  it('is written by one module, which reports the result, and by scripts in the head that store an answer already applied [case F10] [row D731]', () => {
    const writers = globSync('app/**/*.{ts,tsx}').filter(
      (file) =>
        !/\.test\./.test(file) && /\.setItem\(|indexedDB|caches\.open/.test(readFileSync(file, 'utf8')),
    );
    expect(writers.sort()).toEqual([
      'app/features/layout/consent/answer-consent.ts',
      'app/features/layout/consent/early-consent.ts',
      'app/features/layout/early-language.ts',
      'app/features/layout/put-banner-away.ts',
      'app/state/kept.ts',
    ]);
  });

  it('includes one cookie set by a script, for consent, and six by the server: three for accounts, two for checkouts, a cart without JavaScript', () => {
    const writers = sources.filter(({ text }) => /document\.cookie\s*=/.test(text)).map(({ file }) => file);
    // The scripts that clear a paid cart and take over one made without scripts only delete a cookie.
    expect(writers.filter((file) => !file.includes('/consent/')).sort()).toEqual([
      'app/features/layout/early-cart.ts',
      'app/state/cart-count.ts',
    ]);
    const written = (file: string) => readFileSync(file, 'utf8').match(/document\.cookie =.*/g);
    expect([written('app/features/layout/early-cart.ts'), written('app/state/cart-count.ts')]).toEqual([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source code as text
      ['document.cookie = `${PAID_COOKIE}${reference}=;path=/;max-age=0`;'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source code as text
      ['document.cookie = `${CART_COOKIE}=;path=/;max-age=0`;'],
    ]);
    expect(KEPT_IN_BROWSER.filter(({ place }) => place === 'cookie').map(({ name }) => name)).toEqual([
      'cart',
      'paid_',
      'checkout_',
      '__cookie_consent',
      'session',
      'device',
      'seen',
    ]);
    const spelled = readFileSync('server/accounts/session-cookie.ts', 'utf8');
    expect(spelled).toContain("CookieName = 'session' | 'device' | 'seen';");
  });

  it('is explained in both languages', () => {
    for (const { purpose, lasts } of KEPT_IN_BROWSER)
      for (const words of [purpose.en, purpose.de, lasts.en, lasts.de]) expect(words).toMatch(/\w/);
  });
});
