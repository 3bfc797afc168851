import { COMPANY } from '../../company.ts';
import { FOR_MACHINES, writeCsv } from '../../csv.ts';
import { declaredValue, plainEuro } from '../declaration.ts';
import { filled, postFields } from './fit.ts';
import { rowOf } from './machine-csv.ts';
import type { ParcelData } from './parcel-data.ts';

const GOODS_COLUMNS = 5;
const GOODS = [
  'DECLARED_CONTENT_AMOUNT',
  'DETAILED_CONTENT_DESCRIPTIONS',
  'DECLARED_NETWEIGHT',
  'DECLARED_VALUE',
  'DECLARED_HS_CODE',
  'DECLARED_ORIGIN_COUNTRY',
] as const;

/** Columns of Deutsche Post International's eFile, from its portal's manual (chapter 8) and open exporters. */
export const POST_COLUMNS: readonly string[] = [
  ...'PRODUCT;SERVICE_LEVEL;CUST_EKP;AWB;REGISTERED_BARCODE;CUST_REF;NAME;RECIPIENT_PHONE;RECIPIENT_PHONE_2'.split(
    ';',
  ),
  ...'RECIPIENT_EMAIL;ADDRESS_LINE_1;ADDRESS_LINE_2;ADDRESS_LINE_3;CITY;STATE;POSTAL_CODE;DESTINATION_COUNTRY'.split(
    ';',
  ),
  ...'WEIGHT;CURRENCY;CONTENT_TYPE'.split(';'),
  ...Array.from({ length: GOODS_COLUMNS }, (_, index) => GOODS.map((what) => `${what}_${index + 1}`)).flat(),
  ...['TOTAL_VALUE', 'RETURN_LABEL'],
];

/** A tracked packet, by air. */
const PRODUCT = 'GPT';
const SERVICE = 'PRIORITY';
/** Longest reference, in characters. */
const LONGEST_REFERENCE = 20;

/** Accepts packets to places outside Germany, up to two kilograms. */
const POST_TAKES_g = 2000;
export const postTakes = ({ country, grams }: Pick<ParcelData, 'country' | 'grams'>): boolean =>
  country !== 'DE' && grams !== undefined && grams <= POST_TAKES_g;

const reference = (order: string) => order.slice(0, LONGEST_REFERENCE);

function row({ order, country, to, grams, declaration }: ParcelData): readonly string[] {
  const items = declaration?.items ?? [];
  const { lines, phone } = postFields(to);
  if (items.length > GOODS_COLUMNS) throw new Error(`More than ${GOODS_COLUMNS} kinds of goods`);
  const goods = items.flatMap(({ text, pieces, value, origin, hsCode, net_g }, index): [string, string][] => [
    [`DECLARED_CONTENT_AMOUNT_${index + 1}`, String(pieces)],
    [`DETAILED_CONTENT_DESCRIPTIONS_${index + 1}`, text],
    [`DECLARED_NETWEIGHT_${index + 1}`, String(net_g)],
    [`DECLARED_VALUE_${index + 1}`, plainEuro(value)],
    [`DECLARED_HS_CODE_${index + 1}`, hsCode],
    [`DECLARED_ORIGIN_COUNTRY_${index + 1}`, origin],
  ]);
  return rowOf(POST_COLUMNS, {
    PRODUCT,
    SERVICE_LEVEL: SERVICE,
    CUST_EKP: COMPANY.postEkp,
    CUST_REF: reference(order),
    NAME: lines[0] ?? '',
    RECIPIENT_PHONE: phone,
    RECIPIENT_EMAIL: to.email ?? '',
    ADDRESS_LINE_1: lines[1] ?? '',
    ADDRESS_LINE_2: lines[2] ?? '',
    ADDRESS_LINE_3: lines[3] ?? '',
    CITY: to.address.city,
    STATE: to.address.state ?? '',
    POSTAL_CODE: to.address.postal_code,
    DESTINATION_COUNTRY: country,
    WEIGHT: grams === undefined ? '' : String(grams),
    CURRENCY: 'EUR',
    CONTENT_TYPE: 'SALE_GOODS',
    ...Object.fromEntries(goods),
    TOTAL_VALUE: declaration ? plainEuro(declaredValue(declaration)) : '',
    RETURN_LABEL: '',
  });
}

export const postCsv = (parcels: readonly ParcelData[]): string =>
  writeCsv([POST_COLUMNS, ...parcels.filter(postTakes).map(row)], FOR_MACHINES);

function recipient(to: ParcelData['to']) {
  const { lines, phone } = postFields(to);
  const [name, line1, line2, line3] = lines;
  const { city, state, postal_code } = to.address;
  return filled({
    ...{ recipient: name, recipientPhone: phone, recipientEmail: to.email },
    ...{ addressLine1: line1, addressLine2: line2, addressLine3: line3 },
    ...{ city, state, postalCode: postal_code },
  });
}

/** Parcels as JSON for Deutsche Post International (`POST /dpi/shipping/v1/orders`, developer.dhl.com). */
export function postJson(parcels: readonly ParcelData[]): string {
  const items = parcels.filter(postTakes).map(({ order, country, to, grams, declaration }, index) => ({
    id: String(index + 1),
    product: PRODUCT,
    serviceLevel: SERVICE,
    custRef: reference(order),
    ...recipient(to),
    destinationCountry: country,
    shipmentAmount: declaration ? declaredValue(declaration) / 100 : 0,
    shipmentCurrency: 'EUR',
    shipmentGrossWeight: grams,
    shipmentNaturetype: 'SALE_GOODS',
    contents: (declaration?.items ?? []).map(({ text, pieces, value, origin, hsCode, net_g }) => ({
      contentPieceAmount: pieces,
      contentPieceDescription: text,
      contentPieceHsCode: hsCode,
      contentPieceNetweight: net_g,
      contentPieceOrigin: origin,
      contentPieceValue: plainEuro(value),
    })),
  }));
  const order = {
    customerEkp: COMPANY.postEkp,
    orderStatus: 'OPEN',
    paperwork: { contactName: COMPANY.legalName, awbCopyCount: 1 },
    items,
  };
  return `${JSON.stringify(order, null, 2)}\n`;
}
