import { COMPANY } from '../../company.ts';
import type { Declaration, DeclaredItem } from '../declaration.ts';
import { threeLetters } from './country-codes.ts';
import { dhlFields, filled, needsEmail } from './fit.ts';
import type { ParcelData } from './parcel-data.ts';

const euro = (amount: number) => ({ currency: 'EUR', value: amount / 100 });
const weight = (grams: number) => ({ uom: 'g', value: grams });

/** The interface multiplies the value of one piece. A remainder becomes a second kind of piece, a cent apart. */
function ofEqualPieces({ pieces, value, net_g, ...item }: DeclaredItem) {
  const dearer = value % pieces;
  const valueEach = Math.floor(value / pieces);
  const each_g = Math.floor(net_g / pieces);
  return [
    { ...item, pieces: pieces - dearer, each: valueEach, each_g },
    { ...item, pieces: dearer, each: valueEach + 1, each_g },
  ].filter((some) => some.pieces > 0);
}

function customs({ invoice, terms, postage, items }: Declaration) {
  return {
    invoiceNo: invoice.number,
    exportType: 'COMMERCIAL_GOODS',
    shippingConditions: terms,
    officeOfOrigin: COMPANY.city,
    postalCharges: euro(postage),
    items: items.flatMap(ofEqualPieces).map(({ text, origin, hsCode, pieces, each, each_g }) => ({
      itemDescription: text,
      countryOfOrigin: threeLetters(origin),
      hsCode,
      packagedQuantity: pieces,
      itemValue: euro(each),
      itemWeight: weight(each_g),
    })),
  };
}

/** An address as a house, a locker or a branch. Empty fields are left out. */
function consignee({ country, to, declaration }: ParcelData) {
  const { address, email, phone } = to;
  const { station, names, street, house, more } = dhlFields(to);
  const place = {
    ...filled({ postalCode: address.postal_code }),
    city: address.city,
    country: threeLetters(country),
  };
  if (station?.number) {
    const { kind, number, postNumber } = station;
    const collector = filled({ postNumber, email: needsEmail(station) ? email : '' });
    return kind === 'locker'
      ? { name: to.name, lockerID: Number(number), ...collector, ...place }
      : { name: to.name, retailID: Number(number), ...collector, ...place };
  }
  // The house number has a field of its own only if the street leaves it no room.
  const line = address.line1.trim();
  const isOneLine = line.length <= 50;
  return {
    ...filled({ name1: names[0], name2: names[1], name3: names[2] }),
    addressStreet: isOneLine ? line : street,
    ...filled({
      addressHouse: isOneLine ? '' : house,
      additionalAddressInformation1: more[0],
      additionalAddressInformation2: more[1],
      // "For the USA please use the official regional ISO codes, e.g. US-AL."
      state: address.state && country === 'US' ? `US-${address.state}` : address.state,
    }),
    ...place,
    ...(declaration &&
      filled({ email, phone: phone && phone.length > 20 ? phone.replace(/[^\d+]/g, '') : phone })),
  };
}

function shipment(parcel: ParcelData) {
  const { order, country, grams, posted, declaration } = parcel;
  const isHome = country === 'DE';
  return {
    product: isHome ? 'V01PAK' : 'V53WPAK',
    billingNumber: isHome ? COMPANY.dhlHome : COMPANY.dhlAbroad,
    refNo: order,
    shipDate: posted,
    shipper: {
      name1: COMPANY.legalName,
      addressStreet: COMPANY.street,
      postalCode: COMPANY.postalCode,
      city: COMPANY.city,
      country: 'DEU',
      email: COMPANY.ordersEmail,
    },
    consignee: consignee(parcel),
    details: { weight: weight(grams ?? 0) },
    ...(declaration && { customs: customs(declaration) }),
    ...(declaration?.terms === 'DDP' && { services: { postalDeliveryDutyPaid: true } }),
  };
}

/** Parcels as JSON for DHL's interface "Parcel DE Shipping" (version 2, `POST /orders`, developer.dhl.com). */
export const dhlJson = (parcels: readonly ParcelData[]): string =>
  `${JSON.stringify({ profile: 'STANDARD_GRUPPENPROFIL', shipments: parcels.map(shipment) }, null, 2)}\n`;
