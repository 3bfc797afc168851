import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { editDistance, rememberNearest } from './nearest-page.ts';

const PAGES = [
  '/',
  '/shop',
  '/shop/humbucker',
  '/shop/humbucker-p90',
  '/shop/stratocaster',
  '/shop/p90-dogear',
  '/configurator',
  '/configurator/humbucker',
  '/configurator/p90',
  '/listen',
  '/cart',
  '/shipping',
  '/imprint',
  '/about',
  '/return',
];

const nearestPage = rememberNearest();

describe('the distance between two texts', () => {
  it('counts inserted, deleted, changed and swapped letters', () => {
    expect(editDistance('shop', 'shop')).toBe(0);
    expect(editDistance('', 'shop')).toBe(4);
    expect(editDistance('shp', 'shop')).toBe(1);
    expect(editDistance('shoop', 'shop')).toBe(1);
    expect(editDistance('shap', 'shop')).toBe(1);
    expect(editDistance('hsop', 'shop')).toBe(1);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });

  it('is symmetric, and zero only for equal texts', () => {
    const word = fc.string({ unit: 'binary', maxLength: 12 });
    forAll([word, word], (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
    });
  });
});

describe('the suggested page', () => {
  it.each([
    ['/shp', '/shop'],
    ['/shop/humbuker', '/shop/humbucker'],
    ['/humbucker', '/shop/humbucker'],
    ['/shop/Stratocastor', '/shop/stratocaster'],
    ['/shop/p90_dogear', '/shop/p90-dogear'],
    ['/shop/humbucker.html', '/shop/humbucker'],
    ['/configurater', '/configurator'],
    ['/impint', '/imprint'],
    ['/abuot?utm=x', '/about'],
    ['/returns', '/return'],
    ['/basket/cart', '/cart'],
  ])('of %s is %s', (asked, meant) => {
    expect(nearestPage(asked, PAGES)).toBe(meant);
  });

  it.each(['/', '/x', '/banjo', '/wp-login.php', '/.env', '/shop/banjo', '/blog/none/at/all'])(
    'of %s is none',
    (asked) => {
      expect(nearestPage(asked, PAGES)).toBeUndefined();
    },
  );

  it('is none for a very long path', () => {
    expect(nearestPage(`/shop/humbucker${'r'.repeat(100_000)}`, PAGES)).toBeUndefined();
  });

  itForAll([fc.string({ maxLength: 80 })])('is always an existing page', (path) => {
    const meant = nearestPage(path, PAGES);
    if (meant !== undefined) expect(PAGES).toContain(meant);
  });
});
