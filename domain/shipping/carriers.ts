import { keysOf } from '../records.ts';
import { cleanCode } from '../typed-text.ts';

/** Whoever takes parcels, for the makers to set. `link` is where a tracking number is looked up. */
export interface Carrier {
  readonly name: string;
  /** What is on the packing slip. */
  readonly service: string;
  /** Shape of its tracking numbers; undefined where it gives none. */
  readonly tracking?: RegExp;
  readonly link?: (tracking: string) => string;
}

const dhl = (tracking: string) =>
  `https://www.dhl.de/en/privatkunden.html?piececode=${encodeURIComponent(tracking)}`;

export const CARRIERS = {
  dhl: { name: 'DHL Paket', service: 'DHL Paket', tracking: /^[\dA-Z]{8,30}$/, link: dhl },
  'dhl-international': {
    name: 'DHL Paket International',
    service: 'DHL International',
    tracking: /^[\dA-Z]{8,30}$/,
    link: dhl,
  },
  other: { name: 'Another carrier', service: 'Parcel', tracking: /^[\dA-Z-]{4,40}$/ },
  hand: { name: 'Handed over in Leipzig', service: 'By hand' },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof CARRIERS;
export const CARRIER_IDS = keysOf(CARRIERS);

/** The carrier's record, with all that a carrier may have. */
export const carrierOf = (id: CarrierId): Carrier => CARRIERS[id];

/** A tracking number as its carrier writes it; undefined where it cannot be one. Scanners and people add spaces. */
export function readTracking(carrier: CarrierId, text: string): string | undefined {
  const plain = cleanCode(text).replaceAll(' ', '');
  return carrierOf(carrier).tracking?.test(plain) ? plain : undefined;
}

/** Where a parcel can be followed; undefined where nobody shows it. */
export const trackingLink = (carrier: CarrierId, tracking: string | null): string | undefined =>
  tracking === null ? undefined : carrierOf(carrier).link?.(tracking);

/** What most parcels to a country go with. */
export const usualCarrier = (country: string): CarrierId => (country === 'DE' ? 'dhl' : 'dhl-international');
