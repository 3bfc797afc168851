import { describe, expect, it } from 'vitest';
import { loginPath, ownerPath, publicReturnTo, returnTo } from './return-to.ts';

const ORDER = `/order/5f0c2f5e-0000-4000-8000-000000000000.0.${'a-_A'.repeat(10)}abc`;

describe('the page to return to after the log-in', () => {
  it.each([
    '/account',
    '/account#pickups',
    '/de/account',
    '/p/26-0412',
    '/p/26-0412#owner',
    ORDER,
    `/de${ORDER}`,
    `${ORDER}#passports`,
    '/workshop',
    '/workshop/orders/GW-4T8W2N6R',
    '/workshop/bench/GW-4T8W2N6R/2',
    '/workshop?state=paid&late=',
    '/workshop/find?q=%C3%85ngstr%C3%B6m+Leipzig',
  ])('can be %s', (address) => {
    expect(returnTo(address)).toBe(address);
    // In any browser it stays within the shop.
    expect(new URL(address, 'https://shop.example').origin).toBe('https://shop.example');
  });

  it.each([
    '',
    ' ',
    '/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '%2f%2fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/account\n',
    '/account\r\nSet-Cookie: session=x',
    ' /account',
    '/account ',
    '/account//evil.example',
    '/account/../logout',
    '/account@evil.example',
    '/p/..//evil.example',
    '/p/26-0412//evil.example',
    '/p/26-0412/../../x',
    '/p/%2e%2e',
    '/order/..',
    '/order/../shop',
    '/workshop/../account',
    '/workshop/.well-known',
    '/workshop?q=//evil.example',
    '/workshop?q=\\',
    '//shop.example@evil.example/account',
    'account',
    'evil.example/account',
    'https://evil.example/account',
    'https:/account',
    'javascript:alert(1)',
    'JavaScript:alert(1)//account',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '/api/userservice/session',
    '/verify/token',
    '/reset/token',
    '/login',
    '/Account',
    '/ACCOUNT',
    `/p/${'1'.repeat(600)}`,
    '/\u2044evil.example',
    '/\u3002evil.example',
    '/account\u2028',
  ])('cannot be %j [row D70]', (address) => expect(returnTo(address)).toBeUndefined());

  it.each([null, undefined])('is undefined without an address: %s', (nothing) =>
    expect(returnTo(nothing)).toBeUndefined(),
  );

  it('is part of the log-in’s address unless it is an order’s page', () => {
    expect(loginPath(ownerPath('26-0412', 'en'), 'en')).toBe('/login?to=%2Fp%2F26-0412%23owner');
    expect(loginPath(ownerPath('26-0412', 'de'), 'de')).toBe('/de/login?to=%2Fde%2Fp%2F26-0412%23owner');
    expect(loginPath('//evil.example', 'en')).toBe('/login');
    expect(loginPath(undefined, 'de')).toBe('/de/login');
    expect(loginPath(ORDER, 'en')).toBe('/login');
    expect(publicReturnTo(`/de${ORDER}`)).toBeUndefined();
  });
});
