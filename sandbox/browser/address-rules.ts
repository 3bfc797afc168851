/** What a shipping address needs, by country. */

export interface AddressValue {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

export type AddressField = keyof AddressValue;

interface PostalRule {
  pattern: RegExp;
  sentence: string;
}

const digits = (count: number, whose: string, example: string): PostalRule => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  sentence: `${whose} postal code has ${['', '', '', 'three', 'four', 'five', 'six', 'seven'][count]} digits, for example ${example}.`,
});

const POSTAL: Readonly<Record<string, PostalRule>> = {
  AT: digits(4, 'An Austrian', '1060'),
  AU: digits(4, 'An Australian', '3000'),
  BE: digits(4, 'A Belgian', '1000'),
  BG: digits(4, 'A Bulgarian', '1000'),
  CH: digits(4, 'A Swiss', '8001'),
  DE: digits(5, 'A German', '04229'),
  DK: digits(4, 'A Danish', '1050'),
  EE: digits(5, 'An Estonian', '10111'),
  ES: digits(5, 'A Spanish', '28001'),
  FI: digits(5, 'A Finnish', '00100'),
  FR: digits(5, 'A French', '75001'),
  HR: digits(5, 'A Croatian', '10000'),
  HU: digits(4, 'A Hungarian', '1011'),
  IT: digits(5, 'An Italian', '00118'),
  LU: digits(4, 'A Luxembourg', '1009'),
  NO: digits(4, 'A Norwegian', '0150'),
  NZ: digits(4, 'A New Zealand', '6011'),
  RO: digits(6, 'A Romanian', '010011'),
  SI: digits(4, 'A Slovenian', '1000'),
  CA: {
    pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
    sentence: 'A Canadian postal code looks like K1A 0B1.',
  },
  CZ: { pattern: /^\d{3} ?\d{2}$/, sentence: 'A Czech postal code has five digits, for example 110 00.' },
  GB: {
    pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    sentence: 'A UK postcode looks like SW1A 1AA.',
  },
  GR: { pattern: /^\d{3} ?\d{2}$/, sentence: 'A Greek postal code has five digits, for example 104 31.' },
  JP: {
    pattern: /^\d{3}-?\d{4}$/,
    sentence: 'A Japanese postal code has seven digits, for example 100-0001.',
  },
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/i, sentence: 'A Dutch postal code looks like 1012 AB.' },
  PL: { pattern: /^\d{2}-?\d{3}$/, sentence: 'A Polish postal code has five digits, for example 00-001.' },
  PT: {
    pattern: /^\d{4}-?\d{3}$/,
    sentence: 'A Portuguese postal code has seven digits, for example 1000-001.',
  },
  SE: { pattern: /^\d{3} ?\d{2}$/, sentence: 'A Swedish postal code has five digits, for example 111 20.' },
  SK: { pattern: /^\d{3} ?\d{2}$/, sentence: 'A Slovak postal code has five digits, for example 811 01.' },
  US: {
    pattern: /^\d{5}(?:-\d{4})?$/,
    sentence: 'A US ZIP code has five digits, or nine such as 97205-1234.',
  },
};

/** Countries and territories that have no postal codes, or where mail goes without them. */
const WITHOUT_POSTAL_CODE = new Set(
  'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GN GQ GY HK IE JM KE KI KM KN KP LC ML MO MR MS MW NR NU PA QA RW SB SC SL SO SR ST SY TF TG TK TL TO TT TV TZ UG VU YE ZW'.split(
    ' ',
  ),
);

const STATES: Readonly<Record<string, string>> = {
  US: 'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming',
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
};

/** The states or provinces of a country as choices; none where the address needs none. */
export function statesOf(country: string): Array<{ value: string; label: string }> {
  return (STATES[country]?.split(',') ?? []).map((entry) => ({
    value: entry.slice(0, 2),
    label: entry.slice(3),
  }));
}

/** What the fields are called in a country. */
export function labelsOf(country: string): { postal: string; state: string; line1: string } {
  return {
    postal: country === 'US' ? 'ZIP code' : country === 'GB' ? 'Postcode' : 'Postal code',
    state: country === 'CA' ? 'Province' : 'State',
    line1: country === 'US' || country === 'CA' ? 'Street address' : 'Street and number',
  };
}

export function needsPostalCode(country: string): boolean {
  return !WITHOUT_POSTAL_CODE.has(country);
}

/** What is wrong with a field, in a sentence; undefined when it is good. */
export function addressFault(field: AddressField, value: AddressValue): string | undefined {
  const text = value[field].trim();
  const labels = labelsOf(value.country);
  switch (field) {
    case 'name':
      return text === '' ? 'Enter the full name.' : undefined;
    case 'country':
      return text === '' ? 'Choose a country.' : undefined;
    case 'line1':
      return text === '' ? 'Enter the street and number.' : undefined;
    case 'line2':
      return undefined;
    case 'city':
      return text === '' ? 'Enter the city.' : undefined;
    case 'state':
      return statesOf(value.country).length > 0 && text === ''
        ? `Choose the ${labels.state.toLowerCase()}.`
        : undefined;
    case 'postal_code': {
      const label = labels.postal === 'ZIP code' ? labels.postal : labels.postal.toLowerCase();
      if (text === '') return needsPostalCode(value.country) ? `Enter the ${label}.` : undefined;
      const rule = POSTAL[value.country];
      return rule && !rule.pattern.test(text) ? rule.sentence : undefined;
    }
    default:
      return field satisfies never;
  }
}

/** Countries with their English names, in the order of the alphabet. */
export function countryChoices(codes: readonly string[]): Array<{ value: string; label: string }> {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
