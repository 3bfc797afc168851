/**
 * Test cards: numbers, brands, checks and behaviours, as documented by the provider (docs.stripe.com/testing). Pure,
 * because the browser's card form shows brand and faults while typing.
 */

export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown';

/** Result of charging a card. */
export type CardBehaviour =
  | { kind: 'pays' }
  | { kind: 'authenticates' }
  | { kind: 'declines'; code: DeclineCode; declineCode: string; message: string };

type DeclineCode = 'card_declined' | 'expired_card' | 'incorrect_cvc';

const BRANDS: ReadonlyArray<{ brand: CardBrand; pattern: RegExp; lengths: readonly number[] }> = [
  { brand: 'amex', pattern: /^3[47]/, lengths: [15] },
  { brand: 'diners', pattern: /^3(?:0[0-5]|[68])/, lengths: [14, 16] },
  { brand: 'jcb', pattern: /^35/, lengths: [16] },
  { brand: 'mastercard', pattern: /^(?:5[1-5]|2[2-7])/, lengths: [16] },
  { brand: 'discover', pattern: /^6(?:011|4|5)/, lengths: [16] },
  { brand: 'unionpay', pattern: /^62/, lengths: [16, 17, 18, 19] },
  { brand: 'visa', pattern: /^4/, lengths: [16] },
];

const declines = (code: DeclineCode, declineCode: string, message: string): CardBehaviour => ({
  kind: 'declines',
  code,
  declineCode,
  message,
});

const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  '4000000000000002': declines('card_declined', 'generic_decline', 'Your card was declined.'),
  '4000000000009995': declines('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000069': declines('expired_card', 'expired_card', 'Your card has expired.'),
  '4000000000000127': declines('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  '4000002500003155': { kind: 'authenticates' },
};

const ruleOf = (digits: string) => BRANDS.find(({ pattern }) => pattern.test(digits));

/** The brand by the first digits; `unknown` if there are too few. */
export function cardBrand(digits: string): CardBrand {
  return ruleOf(digits)?.brand ?? 'unknown';
}

/** Length of the brand's longest number, which limits the field. */
export function maximumDigits(digits: string): number {
  const lengths = ruleOf(digits)?.lengths ?? [16];
  return Math.max(...lengths);
}

/** Digits of the security code: four on American Express, three elsewhere. */
export function cvcLength(brand: CardBrand): number {
  return brand === 'amex' ? 4 : 3;
}

/** Checksum of ISO/IEC 7812 (Luhn), which catches a mistyped digit. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Behaviour of a number; unlisted numbers pay. */
export function cardBehaviour(digits: string): CardBehaviour {
  return BEHAVIOURS[digits] ?? { kind: 'pays' };
}

export type CardField = 'number' | 'expiry' | 'cvc';
export interface CardFault {
  field: CardField;
  code: string;
  message: string;
}
export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

export function numberFault(digits: string): CardFault | undefined {
  if (digits === '') return fault('number', 'incomplete_number', 'Enter the card number.');
  const brandRule = ruleOf(digits);
  const lengths = brandRule?.lengths ?? [16];
  if (digits.length < Math.min(...lengths)) {
    return fault('number', 'incomplete_number', 'The card number is incomplete.');
  }
  if (!brandRule || !lengths.includes(digits.length) || !passesLuhn(digits)) {
    return fault('number', 'invalid_number', 'The card number is not valid. Check each digit.');
  }
  return undefined;
}

/** The fault of an expiry date; a card is valid until the end of its month. */
export function expiryFault(month: number, year: number, today: Date): CardFault | undefined {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    return fault('expiry', 'invalid_expiry_month', 'The month goes from 01 to 12.');
  }
  if (!Number.isInteger(year) || year > today.getFullYear() + 50) {
    return fault('expiry', 'invalid_expiry_year', 'The expiry year is not valid.');
  }
  const months = (year - today.getFullYear()) * 12 + (month - 1 - today.getMonth());
  return months < 0
    ? fault('expiry', 'invalid_expiry_year_past', 'The expiry date is in the past.')
    : undefined;
}

export function cvcFault(cvc: string, brand: CardBrand): CardFault | undefined {
  const length = cvcLength(brand);
  if (cvc === '') return fault('cvc', 'incomplete_cvc', 'Enter the security code.');
  if (!/^\d+$/.test(cvc) || cvc.length !== length) {
    const digitCount = length === 4 ? 'four' : 'three';
    return fault('cvc', 'incomplete_cvc', `The security code has ${digitCount} digits.`);
  }
  return undefined;
}

/** All faults of a card, in the order of the form's fields. */
export function cardFaults(card: CardInput, today: Date): CardFault[] {
  return [
    numberFault(card.number),
    expiryFault(card.expMonth, card.expYear, today),
    cvcFault(card.cvc, cardBrand(card.number)),
  ].filter((found) => found !== undefined);
}

function fault(field: CardField, code: string, message: string): CardFault {
  return { field, code, message };
}
