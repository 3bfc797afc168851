import { COMPANY } from '../../company.ts';
import type { Declaration } from '../declaration.ts';
import { CARRIER_ACCOUNTS } from './carrier-accounts.ts';
import { threeLetters } from './country-codes.ts';
import type { ParcelData } from './parcel-data.ts';

const euro = (amount: number) => ({ currency: 'EUR', value: amount / 100 });
const weight = (grams: number) => ({ uom: 'g', value: grams });

function customs({ invoice, terms, postage, items }: Declaration) {
  return {
    invoiceNo: invoice.number,
    exportType: 'COMMERCIAL_GOODS',
    shippingConditions: terms,
    officeOfOrigin: COMPANY.city,
    postalCharges: euro(postage),
    items: items.map(({ text, origin, hsCode, pieces, value, net_g }) => ({
      itemDescription: text,
      countryOfOrigin: threeLetters(origin),
      hsCode,
      packagedQuantity: pieces,
      // Of one piece, as the interface multiplies; the last cent of a set that does not divide stays with the invoice.
      itemValue: euro(Math.floor(value / pieces)),
      itemWeight: weight(Math.floor(net_g / pieces)),
    })),
  };
}

function shipment({ order, country, to, grams, posted, declaration }: ParcelData) {
  const isHome = country === 'DE';
  const { address } = to;
  return {
    product: isHome ? 'V01PAK' : 'V53WPAK',
    billingNumber: isHome ? CARRIER_ACCOUNTS.dhl.home : CARRIER_ACCOUNTS.dhl.abroad,
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
