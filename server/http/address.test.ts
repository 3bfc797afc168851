import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { decideAddress, nowhereElse } from './address.ts';

const PAGES = ['/', '/shop', '/shop/humbucker', '/checkout'];
const decide = (target: string) => decideAddress(target, (path) => PAGES.includes(path));
const movedTo = (location: string) => ({ kind: 'moved', location });

describe('an address', () => {
  it('of a page leads to that page, whatever its query says', () => {
    expect(decide('/shop?x=%zz#?')).toEqual({ kind: 'page', path: '/shop', query: '?x=%zz#?' });
    expect(decide('/')).toEqual({ kind: 'page', path: '/', query: '' });
    expect(decide('http://any.example/shop?a')).toEqual({ kind: 'page', path: '/shop', query: '?a' });
    expect(decide('http://any.example?a')).toEqual({ kind: 'page', path: '/', query: '?a' });
  });

  it('in another spelling redirects to the page, with its query [row 96]', () => {
    for (const spelled of [
      '/Checkout',
      '/%63heckout',
      '/checkout/',
      '//checkout',
      '/\\checkout',
      '/%5Ccheckout%2F',
    ])
      expect(decide(`${spelled}?session_id=cs_1`), spelled).toEqual(movedTo('/checkout?session_id=cs_1'));
    expect(decide('//?a=1')).toEqual(movedTo('/?a=1'));
    expect(decide('/shop/?a=\t\u00ff ')).toEqual(movedTo('/shop?a=%09%ff%20'));
  });

  it('of a call or a file leads to its handler', () => {
    for (const target of [
      '/api/shop/prices',
      '/assets/a-Bc_1.js?x',
      '/v1/checkout/sessions/cs_test_1',
      '/shop.data',
    ])
      expect(decide(target), target).toEqual({ kind: 'plain' });
  });

  it('that can be read in two ways leads nowhere', () => {
    for (const target of [
      '',
      '*',
      'shop',
      '/api/',
      '/api//shop',
      '/api/%70rices',
      '/api/../shop',
      '/.env',
      '/%2563heckout',
      '/checkout;a=1',
      '/checkout%00',
      '/%0d%0ax/',
      '/%09/evil.example/',
      '//evil.example/',
      '/%5C%5Cevil.example/',
      'ftp://evil.example/shop',
    ])
      expect(decide(target), target).toEqual({ kind: 'unknown' });
  });

  it('never redirects off the site, and never splits a header', () => {
    const bits = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '%0d%0a',
      '\t',
      '.',
      '?',
      '#',
      '@',
      ':',
      'shop',
      'evil.example',
    );
    const targets = fc.oneof(
      fc.string(),
      fc.array(bits).map((parts) => parts.join('')),
    );
    forAll([targets], (target) => {
      const address = decide(target);
      if (address.kind !== 'moved') return;
      expect(PAGES).toContain(address.location.split('?')[0]);
      expect(address.location).toMatch(/^[\x21-\x7e]+$/);
      expect(decide(address.location).kind).toBe('page');
    });
  });
});

describe('a target that leads nowhere', () => {
  const routes = ['/*', '*', '/api/*', '/assets/*', '/favicon.ico', '/order/:link'].map((path) => ({ path }));
  const leadsNowhere = nowhereElse(routes, (path) => PAGES.includes(path));

  it('is recognized by its first segment, without trying every route', () => {
    const lost = ['/nothing', '/nothing/12?a=1', '/wp-login.php', '//nothing', '/.env', '/humbuker'];
    for (const target of [...lost, '/shop/nothing', '/SHOP/nothing'])
      expect(leadsNowhere(target), target).toBe(true);
  });

  it('is not assumed if any route, page or other spelling starts like it', () => {
    const led = [
      '/',
      '',
      '*',
      '/shop',
      '/shop/',
      '/Checkout',
      '/api',
      '/API/x',
      '/assets/a.js',
      '/favicon.ico',
    ];
    for (const target of [...led, '/order/abc', '/%61pi/x', 'http://any.example/nothing'])
      expect(leadsNowhere(target), target).toBe(false);
  });
});
