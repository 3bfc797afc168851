import { describe, expect, it } from 'vitest';
import { cardBrand, cardFaults, passesLuhn } from '../wire/cards.ts';
import { caretAfter, formatCvc, formatExpiry, formatNumber, parseExpiry } from './card-form.ts';
import { emailFault } from './contact-element.ts';

describe('card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['', ''],
  ])('%s is shown as "%s"', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  it('keeps the caret behind the typed digit', () => {
    expect(caretAfter('42424 242', 5, '4242 4242')).toBe(6);
    expect(caretAfter('4242', 4, '4242')).toBe(4);
    expect(caretAfter('4242 4', 1, '4242 4')).toBe(1);
  });

  it('is checked by brand and checksum', () => {
    expect(cardBrand('2223')).toBe('mastercard');
    expect(passesLuhn('4242424242424242')).toBe(true);
    expect(passesLuhn('4242424242424243')).toBe(false);
    const today = new Date(2026, 10, 20);
    const good = { number: '4242424242424242', expMonth: 11, expYear: 2026, cvc: '123' };
    expect(cardFaults(good, today)).toEqual([]);
    expect(cardFaults({ ...good, expMonth: 10 }, today)).toMatchObject([{ field: 'expiry' }]);
    expect(cardFaults({ ...good, expMonth: 13 }, today)).toMatchObject([{ code: 'invalid_expiry_month' }]);
    expect(cardFaults({ ...good, number: '378282246310005' }, today)).toMatchObject([
      { message: 'The security code has four digits.' },
    ]);
  });
});

describe('expiry', () => {
  it.each([
    ['1', '1'],
    ['5', '05 / '],
    ['12', '12 / '],
    ['123', '12 / 3'],
    ['1234', '12 / 34'],
    ['12/2034', '12 / 34'],
    ['1/', '01 / '],
    ['7/29', '07 / 29'],
  ])('%s becomes "%s"', (typed, shown) => {
    expect(formatExpiry(typed, 'adding')).toBe(shown);
  });

  it('can be deleted across the slash', () => {
    expect(formatExpiry('12 / ', 'removing')).toBe('12');
    expect(formatExpiry('12 /', 'removing')).toBe('12');
  });

  it('is read once complete', () => {
    expect(parseExpiry('12 / 34')).toEqual({ month: 12, year: 2034 });
    expect(parseExpiry('12 / 3').month).toBeNaN();
  });
});

it('the security code has as many digits as the brand requires', () => {
  expect(formatCvc('12345', '3782')).toBe('1234');
  expect(formatCvc('12a45', '4242')).toBe('124');
});

it('an invalid e-mail address gets the provider’s code', () => {
  expect(emailFault('a@b.de')).toBeUndefined();
  expect(emailFault('')?.code).toBe('incompleteEmail');
  expect(emailFault('a@b')?.code).toBe('incompleteEmail');
  expect(emailFault('a b@c.de')?.code).toBe('invalidEmail');
});
