import { expect, it } from 'vitest';
import type { FoundPage } from '../../http/page-rule.ts';
import { visitReportOf } from './visit-event.ts';

const PAGES: Record<string, FoundPage> = {
  '/': { route: 'landing', params: {}, rule: {} },
  '/blog/guitar-pickup-magnets': { route: 'article', params: {}, rule: {} },
  '/shop/humbucker': {
    route: 'product',
    params: { slug: 'humbucker' },
    rule: { params: [{ slug: 'humbucker' }] },
  },
  '/order/s3cret': { route: 'order', params: { token: 's3cret' }, rule: {} },
  '/passport/0042/s3cret': { route: 'passport', params: { serial: '0042', token: 's3cret' }, rule: {} },
};
const shop = {
  publicUrl: 'https://shop.example',
  domain: 'shop.example',
  find: (path: string) => PAGES[path],
};
const pageOf = (path: string) =>
  visitReportOf({ n: 'pageview', u: `https://shop.example${path}` }, shop).u.replace(
    'https://shop.example',
    '',
  );

it('names each page by its own address, without query and fragment', () => {
  expect(pageOf('/')).toBe('/');
  expect(pageOf('/shop/humbucker?flavor=hot#tone')).toBe('/shop/humbucker');
  expect(pageOf('/blog/guitar-pickup-magnets')).toBe('/blog/guitar-pickup-magnets');
});

it('leaves out personal and typed parts of an address', () => {
  expect(pageOf('/order/s3cret')).toBe('/order');
  expect(pageOf('/passport/0042/s3cret')).toBe('/passport');
  expect(pageOf('/jonas@example.org')).toBe('/not-found');
});

it('names another site by its origin, and never its own', () => {
  const from = (r: string | null | undefined) =>
    visitReportOf({ n: 'pageview', u: 'https://shop.example/', r }, shop).r;
  expect(from('https://forum.example/thread?user=jonas')).toBe('https://forum.example/');
  expect(from('https://shop.example/checkout?session_id=cs_1')).toBeNull();
  expect(from(undefined)).toBeNull();
});
