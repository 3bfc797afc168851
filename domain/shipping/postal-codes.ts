import type { AddressCountry } from '../countries.ts';
import { cleanCode } from '../typed-text.ts';

interface PostalRule {
  readonly pattern: RegExp;
  /** A valid example, which ends the sentence. */
  readonly example: string;
  readonly sentence: string;
}

const COUNTED = ['', '', '', 'three', 'four', 'five', 'six'];

const rule = (pattern: RegExp, words: string, example: string): PostalRule => ({
  pattern,
  example,
  sentence: `${words} ${example}.`,
});
const digits = (count: number, whose: string, example: string): PostalRule =>
  rule(new RegExp(`^\\d{${count}}$`), `${whose} postal code has ${COUNTED[count]} digits, such as`, example);
/** Five digits with a gap. */
const apart = (whose: string, example: string): PostalRule =>
  rule(/^\d{3} ?\d{2}$/, `${whose} postal code has five digits, such as`, example);

/** Shape of a postal code in each country we ship to, from its post. */
const POSTAL: Readonly<Record<AddressCountry, PostalRule>> = {
  AT: digits(4, 'An Austrian', '1060'),
  BE: digits(4, 'A Belgian', '1000'),
  BG: digits(4, 'A Bulgarian', '1000'),
  CA: rule(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'A Canadian postal code looks like', 'K1A 0B1'),
  CH: digits(4, 'A Swiss', '8001'),
  CY: digits(4, 'A Cypriot', '1010'),
  CZ: apart('A Czech', '110 00'),
  DE: digits(5, 'A German', '04229'),
  DK: digits(4, 'A Danish', '1050'),
  EE: digits(5, 'An Estonian', '10111'),
  ES: digits(5, 'A Spanish', '28001'),
  FI: digits(5, 'A Finnish', '00100'),
  FR: digits(5, 'A French', '75001'),
  GB: rule(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'A UK postcode looks like', 'SW1A 1AA'),
  GR: apart('A Greek', '104 31'),
  HR: digits(5, 'A Croatian', '10000'),
  HU: digits(4, 'A Hungarian', '1011'),
  IE: rule(/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'An Eircode looks like', 'D02 AF30'),
  IT: digits(5, 'An Italian', '00118'),
  LT: rule(/^(?:LT-)?\d{5}$/, 'A Lithuanian postal code has five digits, such as', '01103'),
  LU: digits(4, 'A Luxembourg', '1009'),
  LV: rule(/^LV-\d{4}$/, 'A Latvian postal code has four digits, such as', 'LV-1050'),
  MT: rule(/^[A-Z]{3} ?\d{4}$/, 'A Maltese postcode looks like', 'VLT 1117'),
  NL: rule(/^\d{4} ?[A-Z]{2}$/, 'A Dutch postal code looks like', '1012 AB'),
  PL: rule(/^\d{2}-\d{3}$/, 'A Polish postal code has five digits, such as', '00-001'),
  PT: rule(/^\d{4}-\d{3}$/, 'A Portuguese postal code has seven digits, such as', '1000-001'),
  RO: digits(6, 'A Romanian', '010011'),
  SE: apart('A Swedish', '111 20'),
  SI: digits(4, 'A Slovenian', '1000'),
  SK: apart('A Slovak', '811 01'),
  US: rule(/^\d{5}(?:-\d{4})?$/, 'A US ZIP code has five digits, such as', '97205'),
};

/** Position of the gap or hyphen to insert if it is missing. */
const SPELLED: Partial<Record<AddressCountry, readonly [pattern: RegExp, spelling: string]>> = {
  CA: [/^(\w{3})(\w{3})$/, '$1 $2'],
  CZ: [/^(\d{3})(\d{2})$/, '$1 $2'],
  GB: [/^(\w{2,4})(\w{3})$/, '$1 $2'],
  GR: [/^(\d{3})(\d{2})$/, '$1 $2'],
  IE: [/^(\w{3})(\w{4})$/, '$1 $2'],
  LV: [/^(\d{4})$/, 'LV-$1'],
  MT: [/^([A-Z]{3})(\d{4})$/, '$1 $2'],
  NL: [/^(\d{4})([A-Z]{2})$/, '$1 $2'],
  PL: [/^(\d{2})(\d{3})$/, '$1-$2'],
  PT: [/^(\d{4})(\d{3})$/, '$1-$2'],
  SE: [/^(\d{3})(\d{2})$/, '$1 $2'],
  SK: [/^(\d{3})(\d{2})$/, '$1 $2'],
  US: [/^(\d{5})(\d{4})$/, '$1-$2'],
};

/** Country prefix on envelopes: D-04229, CH-8001, F75001. */
const PREFIX = /^[A-Z]{1,3}[- ]*(?=\d)/;

/** Countries whose own codes begin with letters. */
const LETTERS_FIRST: readonly AddressCountry[] = ['CA', 'GB', 'IE', 'MT'];

/** Normalises a postal code; corrects small letters, a country prefix, missing or extra gaps and hyphens. */
export function tidyPostalCode(text: string, country: AddressCountry): string {
  const plain = cleanCode(text);
  if (POSTAL[country].pattern.test(plain) && !SPELLED[country]) return plain;
  const bare = LETTERS_FIRST.includes(country) ? plain : plain.replace(PREFIX, '');
  const close = bare.replace(/[\s-]/g, '');
  const [pattern, spelling] = SPELLED[country] ?? [/^$/, ''];
  const spelled = close.replace(pattern, spelling);
  return POSTAL[country].pattern.test(spelled) ? spelled : plain;
}

/** Ireland has codes for buildings (Eircode), but mail arrives without them and many people do not know theirs. */
export const needsPostalCode = (country: AddressCountry): boolean => country !== 'IE';

/** A sentence that describes a country's postal codes with an example. */
export const postalSentence = (country: AddressCountry): string => POSTAL[country].sentence;
export const postalExample = (country: AddressCountry): string => POSTAL[country].example;

/** Fault of a postal code as a sentence with an example; undefined if it is valid. */
export function postalCodeFault(text: string, country: AddressCountry): string | undefined {
  const code = tidyPostalCode(text, country);
  if (code === '') return needsPostalCode(country) ? POSTAL[country].sentence : undefined;
  return POSTAL[country].pattern.test(code) ? undefined : POSTAL[country].sentence;
}

export const addressLabels = (country: AddressCountry) => ({
  postal_code:
    country === 'US'
      ? 'ZIP code'
      : country === 'GB' || country === 'MT'
        ? 'Postcode'
        : country === 'IE'
          ? 'Eircode'
          : 'Postal code',
  state: country === 'CA' ? 'Province' : 'State',
  city: country === 'GB' || country === 'IE' ? 'Town or city' : 'City',
});
