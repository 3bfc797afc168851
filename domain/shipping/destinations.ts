import type { AddressCountry, Destination } from '../countries.ts';
import { cleanCode } from '../typed-text.ts';
import { beginsIn, stateIn } from './states.ts';

interface PlaceRow {
  readonly country: AddressCountry;
  /** Prefixes of its postal codes, or ranges of prefixes: `35`, `971-974`. */
  readonly codes: readonly string[];
  /** Spellings as a state in addresses of the United States. */
  readonly states?: readonly string[];
  /** Part of the EU's VAT area, and of its customs area. */
  readonly vat: boolean;
  readonly customs: boolean;
  /** Undefined if we do not sell to it. */
  readonly sold?: Destination;
  readonly source: string;
}

/** `2006/112` is the VAT Directive, `UCC` the Union Customs Code (Regulation (EU) No 952/2013). */
const [VAT_6_1, VAT_6_2, VAT_7] = ['2006/112 art. 6(1)', '2006/112 art. 6(2)', '2006/112 art. 7'] as const;
const UCC = 'UCC art. 4';
const NO_UK = 'not of the United Kingdom: tax and customs of its own, or a post abroad';
const NO_US = 'outside the customs territory of the US (19 CFR 101.1; HTSUS General Note 2)';

/**
 * Places whose tax or customs differ from those of the country in their addresses, by postal code.
 *
 * We sell to a place if both are those of an area that we already sell to, and refuse it before payment otherwise: a
 * parcel that leaves the VAT area but not the customs area, or the reverse, needs papers that we do not write. Codes
 * not listed follow their country. 23030, Livigno's former code, is still in use by its neighbours in the VAT area; the
 * German codes of Jungholz and Mittelberg (87491, 87567 to 87569) are sold as Germany, at the same 19 %. Statuses:
 * Commission, "Territorial status of EU countries and certain territories".
 */
export const SPECIAL_TERRITORIES = {
  'northern ireland': {
    ...{ country: 'GB', codes: ['BT'], vat: true, customs: true },
    sold: { country: 'XI' },
    source: 'Windsor Framework (Protocol art. 5, 8, annex 3); Directive (EU) 2020/1756: prefix XI',
  },
  'isle of man': {
    ...{ country: 'GB', codes: ['IM'], vat: false, customs: false },
    sold: { country: 'GB' },
    source: 'VAT Act 1994 and Customs and Excise Agreement 1979: one area with the United Kingdom',
  },
  jersey: { country: 'GB', codes: ['JE'], vat: false, customs: false, source: NO_UK },
  guernsey: { country: 'GB', codes: ['GY'], vat: false, customs: false, source: NO_UK },
  gibraltar: { country: 'GB', codes: ['GX'], vat: false, customs: false, source: NO_UK },
  'british forces': { country: 'GB', codes: ['BF'], vat: false, customs: false, source: NO_UK },
  'british overseas': {
    ...{ country: 'GB', vat: false, customs: false },
    codes: ['ASCN', 'BBND', 'BIQQ', 'FIQQ', 'PCRN', 'SIQQ', 'STHL', 'TDCU', 'TKCA'],
    source: NO_UK,
  },
  canaries: { country: 'ES', codes: ['35', '38'], vat: false, customs: true, source: VAT_6_1 },
  ceuta: { country: 'ES', codes: ['51'], vat: false, customs: false, source: VAT_6_2 },
  melilla: { country: 'ES', codes: ['52'], vat: false, customs: false, source: VAT_6_2 },
  åland: { country: 'FI', codes: ['22'], vat: false, customs: true, source: VAT_6_1 },
  athos: { country: 'GR', codes: ['63086-63087'], vat: false, customs: true, source: VAT_6_1 },
  büsingen: { country: 'DE', codes: ['78266'], vat: false, customs: false, source: VAT_6_2 },
  heligoland: { country: 'DE', codes: ['27498'], vat: false, customs: false, source: VAT_6_2 },
  livigno: { country: 'IT', codes: ['23041'], vat: false, customs: false, source: VAT_6_2 },
  campione: {
    ...{ country: 'IT', codes: ['22061'], vat: false, customs: true },
    source: `${VAT_6_1}, as amended by Directive (EU) 2019/475`,
  },
  'san marino': {
    ...{ country: 'IT', codes: ['47890-47899'], vat: false, customs: false },
    source: 'a state of its own; customs union with the EU (2002), VAT of its own',
  },
  vatican: {
    ...{ country: 'IT', codes: ['00120'], vat: false, customs: false },
    source: 'a state of its own',
  },
  'french departments': {
    ...{ country: 'FR', codes: ['971-974', '976', '978'], vat: false, customs: true },
    source: VAT_6_1,
  },
  'french territories': {
    ...{ country: 'FR', codes: ['975', '977', '984', '986-988'], vat: false, customs: false },
    source: `2006/112 art. 5; ${UCC}`,
  },
  'french forces': {
    ...{ country: 'FR', codes: ['00'], vat: false, customs: false },
    source: 'posts of the forces (“ARMEES”), most of them abroad: where the parcel goes is not known',
  },
  monaco: {
    ...{ country: 'FR', codes: ['980'], vat: true, customs: true },
    sold: { country: 'FR' },
    source: `${VAT_7}; ${UCC}(2)(a)`,
  },
  greenland: {
    ...{ country: 'DK', codes: ['39'], vat: false, customs: false },
    source: `2006/112 art. 5; ${UCC}`,
  },
  faroes: { country: 'DK', codes: ['38'], vat: false, customs: false, source: `2006/112 art. 5; ${UCC}` },
  'northern cyprus': {
    ...{ country: 'CY', codes: ['99'], vat: false, customs: false },
    source: 'Act of Accession 2003, Protocol 10: EU law is suspended',
  },
  'jungholz, mittelberg': {
    ...{ country: 'AT', codes: ['6691', '6991-6993'], vat: true, customs: true },
    sold: { country: 'AT', ratePercent: 19 },
    source: '2006/112 art. 104; § 10 (4) UStG (Austria)',
  },
  madeira: {
    ...{ country: 'PT', codes: ['90-94'], vat: true, customs: true },
    sold: { country: 'PT', ratePercent: 22 },
    source: '2006/112 art. 105; CIVA art. 18(3)',
  },
  azores: {
    ...{ country: 'PT', codes: ['95-99'], vat: true, customs: true },
    sold: { country: 'PT', ratePercent: 16 },
    source: '2006/112 art. 105; CIVA art. 18(3)',
  },
  'büsingen by swiss post': {
    ...{ country: 'CH', codes: ['8238'], vat: false, customs: false },
    sold: { country: 'CH' },
    source: 'Treaty of 23 November 1964: of the Swiss customs area',
  },
  'campione by swiss post': {
    ...{ country: 'CH', codes: ['6911'], vat: false, customs: true },
    source: 'Regulation (EU) 2019/474: of the EU’s customs area since 2020, and no longer of the Swiss one',
  },
  samnaun: {
    ...{ country: 'CH', codes: ['7562-7563'], vat: false, customs: false },
    source:
      'outside the Swiss customs territory (Customs Act, SR 631.0, art. 3(3); VAT Act, SR 641.20, art. 4)',
  },
  liechtenstein: {
    ...{ country: 'CH', codes: ['9485-9498'], vat: false, customs: false },
    sold: { country: 'CH' },
    source: 'Customs Treaty of 29 March 1923; VAT agreement of 1994',
  },
  'puerto rico': {
    ...{ country: 'US', codes: ['006-007', '009'], states: ['PR'], vat: false, customs: false },
    sold: { country: 'US' },
    source: '19 CFR 101.1: the states, the District of Columbia and Puerto Rico',
  },
  'us virgin islands': {
    ...{ country: 'US', codes: ['008'], states: ['VI'], vat: false, customs: false },
    source: NO_US,
  },
  'us pacific': {
    ...{ country: 'US', codes: ['969'], vat: false, customs: false },
    states: ['GU', 'MP', 'PW', 'FM', 'MH'],
    source: NO_US,
  },
  'american samoa': {
    ...{ country: 'US', codes: ['96799'], states: ['AS'], vat: false, customs: false },
    source: NO_US,
  },
  'us forces': {
    ...{ country: 'US', codes: ['340', '090-098', '962-966'], vat: false, customs: false },
    states: ['AA', 'AE', 'AP'],
    source: 'posts abroad: where the parcel goes nobody tells, and its duty is not ours to prepay',
  },
} as const satisfies Readonly<Record<string, PlaceRow>>;

type PlaceId = keyof typeof SPECIAL_TERRITORIES;
export type RefusedPlace = {
  [Id in PlaceId]: (typeof SPECIAL_TERRITORIES)[Id] extends { readonly sold: Destination } ? never : Id;
}[PlaceId];

type Answer =
  | ({ readonly refused?: never } & Destination)
  | { readonly refused: RefusedPlace; readonly country?: never; readonly ratePercent?: never };

/** The parts of an address that decide. Wallets shorten its postal code before payment, or leave it out. */
interface Located {
  readonly country: AddressCountry;
  readonly postal_code?: string | undefined;
  readonly state?: string | null | undefined;
}

/** A postal code as in the table: without full-width digits, invisible characters, gaps and country prefix. */
function bareCode(text: string, country: AddressCountry): string {
  const plain = cleanCode(text).replace(/[^A-Z\d]/g, '');
  return country === 'GB' ? plain.replace(/^(?:GB|UK)(?=[A-Z])/, '') : plain.replace(/\D/g, '');
}

const ROWS: readonly (readonly [string, PlaceRow])[] = Object.entries(SPECIAL_TERRITORIES);

/** The row that contains an address; undefined if its country's own rules apply. */
function placeIn({ country, postal_code = '', state }: Located) {
  const code = bareCode(postal_code, country);
  return ROWS.find(
    ([, row]) =>
      row.country === country &&
      (row.codes.some((span) => beginsIn(code, span)) ||
        row.states?.includes(stateIn(state ?? '', country) ?? '')),
  );
}

/** The only decision on the country of sale, or the refused place. Tax, customs and papers use its `country`. */
export function destinationOf(address: Located): Answer {
  const [id, row] = placeIn(address) ?? [];
  if (!row) return { country: address.country };
  return row.sold ?? { refused: id as RefusedPlace };
}
