import { keysOf } from '../records.ts';
import { cleanCode } from '../typed-text.ts';

/** A carrier, to be set by the makers. `link` is the tracking page. */
export interface Carrier {
  readonly name: string;
  readonly service: string;
  /** Shape of its tracking numbers; undefined if it has none. */
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

/** The carrier's record with all optional fields. */
export const carrierOf = (id: CarrierId): Carrier => CARRIERS[id];

/** Normalises a tracking number; undefined if it cannot be one. Scanners and people add spaces. */
export function readTracking(carrier: CarrierId, text: string): string | undefined {
  const plain = cleanCode(text).replaceAll(' ', '');
  return carrierOf(carrier).tracking?.test(plain) ? plain : undefined;
}

/** Tracking page of a parcel; undefined if there is none. */
export const trackingLink = (carrier: CarrierId, tracking: string | null): string | undefined =>
  tracking === null ? undefined : carrierOf(carrier).link?.(tracking);

export const usualCarrier = (country: string): CarrierId => (country === 'DE' ? 'dhl' : 'dhl-international');
