import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { bundlesOf, CONNECTORS, flavorsOf, isReversible, productByType } from '#domain/products/catalogue.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import { forAll } from '../tests/fixtures/for-all.ts';
import { sitePages } from './features/layout/site-pages.ts';
import routes from './routes.ts';

const modules = import.meta.glob<{ handle?: PageRule }>('./routes/*.tsx', { eager: true });
const whole = routes.map(({ path = '', file }) => ({ path, rule: modules[`./${file}`]?.handle }));
/** Pages with signed addresses are in no list. */
const table = whole.filter(({ rule }) => !rule?.secret);

/** Queries from people and attackers: known names with known and unknown values, and noise. */
const queries = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('flavor', 'bundletype', 'bundleType', 'color', 'a', 'b', 'c', 'remove'),
        fc.string(),
      ),
      fc.oneof(
        fc.constantFrom(
          'hot',
          'VINTAGE',
          'neck',
          'Set',
          'cream',
          'zebra black-cream',
          'humbucker.hot.neck',
          'b',
        ),
        fc.string(),
      ),
    ),
  )
  .map((pairs) => new URLSearchParams(pairs));

describe('the route table', () => {
  it('has a rule for every route', () => {
    for (const { path, rule } of table) {
      expect(rule, path).toBeDefined();
      // The parameter accepts any token.
      if (rule?.open) continue;
      const names = path.match(/:\w+/g) ?? [];
      for (const params of rule?.params ?? [{}])
        expect(Object.keys(params), path).toEqual(names.map((name) => name.slice(1)));
      expect(rule?.params?.length, path).not.toBe(0);
    }
  });

  it('neither caches nor lists pages with a secret address', () => {
    const secret = whole.filter(({ rule }) => rule?.secret);
    expect(secret.map(({ path }) => path)).toEqual(['order/:token', 'de/order/:token']);
    for (const { rule } of secret) expect(rule).toEqual({ secret: true, unlisted: true });
  });

  it('uses small letters, digits and hyphens in every path', () => {
    for (const { path, rule } of table) {
      if (path !== '*') expect(path).toMatch(/^([a-z\d-]+(\/:?[a-z\d-]+)*(\.(xml|csv|json))?)?$/);
      for (const params of rule?.params ?? [])
        for (const value of Object.values(params)) expect(value).toMatch(/^[a-z\d-]+$/);
    }
  });

  it('never caches the checkout, and lets only checkout, cart and sales pages call the payment provider', () => {
    expect(table.find(({ path }) => path === 'checkout')?.rule).toEqual({ pays: true, unlisted: true });
    expect(table.filter(({ rule }) => rule?.pays).map(({ path }) => path)).toEqual([
      'shop/:slug',
      'de/shop/:slug',
      'configurator/:build',
      'de/configurator/:build',
      'cart',
      'de/cart',
      'checkout',
      'de/checkout',
    ]);
  });

  it('lists every page for lost visitors, except checkout, workshop and machine-readable files', () => {
    const listed = LANGUAGES.flatMap((language) => sitePages(language)).flatMap(({ links }) =>
      links.map(({ href }) => href),
    );
    const known = new Set(listed);
    const pages = table
      .filter(
        ({ path, rule }) =>
          !/^(\*$|(de\/)?(checkout$|workshop\b))/.test(path) &&
          !rule?.open &&
          !/\.(xml|csv|json)$/.test(path),
      )
      .flatMap(({ path, rule }) =>
        (rule?.params ?? [{}]).map(
          (params) => `/${path.replace(/:(\w+)/g, (_, name) => params[name as keyof typeof params] ?? '')}`,
        ),
      );
    expect([...known].sort()).toEqual([...pages].sort());
  });

  it('normalises each query to one spelling, which stays the same when it is normalised again', () => {
    for (const { path, rule } of table)
      for (const params of rule?.params ?? [{}]) {
        const read = rule?.kept?.query;
        if (!read) continue;
        forAll([queries], (query) => {
          const once = read(query, params);
          expect(String(read(once, params)), path).toBe(String(once));
        });
      }
  });

  it('has cache room for every choice on product pages', () => {
    const choices = PRODUCTS.map(({ type }) => productByType(type)).map((product) => {
      const bundles = bundlesOf(product).flatMap((bundle) => (isReversible(product, bundle) ? [1, 1] : [1]));
      return (
        (flavorsOf(product).length + 1) * bundles.length * product.colours.length * (CONNECTORS.length + 1)
      );
    });
    const all = choices.reduce((sum, count) => sum + count, 0);
    expect(modules['./routes/product.tsx']?.handle?.kept?.room).toBeGreaterThanOrEqual(all);
  });
});
