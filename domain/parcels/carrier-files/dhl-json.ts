import { COMPANY } from '../../company.ts';
import type { Declaration, DeclaredItem } from '../declaration.ts';
import { threeLetters } from './country-codes.ts';
import type { ParcelData } from './parcel-data.ts';

const euro = (amount: number) => ({ currency: 'EUR', value: amount / 100 });
const weight = (grams: number) => ({ uom: 'g', value: grams });

/** The interface asks for one piece and multiplies: what does not divide is two kinds of pieces, a cent apart. */
function ofEqualPieces({ pieces, value, net_g, ...item }: DeclaredItem) {
  const dearer = value % pieces;
  const each = Math.floor(value / pieces);
  const each_g = Math.floor(net_g / pieces);
  return [
    { ...item, pieces: pieces - dearer, each, each_g },
    { ...item, pieces: dearer, each: each + 1, each_g },
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

function shipment({ order, country, to, grams, posted, declaration }: ParcelData) {
  const isHome = country === 'DE';
  const { address } = to;
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
    consignee: {
      name1: to.company || to.name,
      ...(to.company && { name2: to.name }),
      addressStreet: address.line1,
      ...(address.line2 && { additionalAddressInformation1: address.line2 }),
      postalCode: address.postal_code,
      city: address.city,
      ...(address.state && { state: address.state }),
      country: threeLetters(country),
      ...(declaration && to.email && { email: to.email }),
      ...(declaration && to.phone && { phone: to.phone }),
    },
    details: { weight: weight(grams ?? 0) },
    ...(declaration && { customs: customs(declaration) }),
    ...(declaration?.terms === 'DDP' && { services: { postalDeliveryDutyPaid: true } }),
  };
}

/** Parcels as DHL's interface "Parcel DE Shipping" takes them (version 2, `POST /orders`, developer.dhl.com). */
export const dhlJson = (parcels: readonly ParcelData[]): string =>
  `${JSON.stringify({ profile: 'STANDARD_GRUPPENPROFIL', shipments: parcels.map(shipment) }, null, 2)}\n`;
