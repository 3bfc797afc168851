import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountMenu } from './account-menu.tsx';

const VISITOR = { email: 'ines@example.org', onItsWay: 0, hasNews: false, pickups: 0, builds: 0 };
const menu = (visitor?: typeof VISITOR) =>
  renderToString(<AccountMenu visitor={visitor} language="en" />).replaceAll('<!-- -->', '');

it('links signed-in visitors to orders, pickups, builds and log-out, and others to log-in', () => {
  const own = menu(VISITOR);
  expect(own).toContain(VISITOR.email);
  const places = [...own.matchAll(/href="([^"]+)"><b>([^<]+)/g)].map(([, href, label]) => `${label} ${href}`);
  expect(places).toEqual([
    'Orders /account#orders',
    'Pickups /account#pickups',
    'Saved builds /account#drawer',
  ]);
  expect(own).toMatch(/<form action="\/account" method="post"><button [^>]*value="log out"/);
  expect(own).not.toContain('news about an order');
  expect(menu({ ...VISITOR, hasNews: true })).toContain('news about an order');
  expect(menu()).toMatch(/^<a [^>]*href="\/login"/);
});
