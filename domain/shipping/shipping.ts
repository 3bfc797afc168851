import { type CountryCode, isAbroad } from '../countries.ts';
import { type Cents, cents, fromEuro, ZERO } from '../money.ts';

/** A row of the shipping policy: fee in cents, delivery in working days (from, to). */
export interface ShippingZone {
  readonly name: string;
  readonly fee: Cents;
  readonly workDays: readonly [number, number];
}

/** The table of the shipping policy, in its order. */
export const SHIPPING_ZONES = {
  germany: { name: 'Germany', fee: fromEuro(6.19), workDays: [4, 7] },
  eu: { name: 'EU', fee: fromEuro(10.49), workDays: [7, 14] },
  austria: { name: 'Austria', fee: fromEuro(14.49), workDays: [7, 14] },
  switzerland: { name: 'Switzerland', fee: fromEuro(19.49), workDays: [7, 14] },
  uk: { name: 'UK / Northern Ireland', fee: fromEuro(19.49), workDays: [7, 14] },
  us: { name: 'US', fee: fromEuro(48.5), workDays: [7, 14] },
  international: { name: 'International', fee: fromEuro(25.49), workDays: [7, 14] },
} as const satisfies Record<string, ShippingZone>;

export type ZoneId = keyof typeof SHIPPING_ZONES;

/** 25 euro off the fee, at most the fee, for goods strictly above 200 euro (spec decision 15). */
export const PROMOTION = { off: fromEuro(25), goodsAbove: fromEuro(200) } as const;

/** Zone of a country. Canada has no row of its own and ships as International (spec decision 14). */
export function zoneOf(country: CountryCode): ZoneId {
  if (country === 'DE') return 'germany';
  if (country === 'AT') return 'austria';
  if (country === 'CH') return 'switzerland';
  if (country === 'GB' || country === 'XI') return 'uk';
  if (country === 'US') return 'us';
  return !isAbroad(country) ? 'eu' : 'international';
}

/** Shipping to a country for goods of a total value (after quantity). */
export function shippingTo(country: CountryCode, goods: Cents) {
  const zone = zoneOf(country);
  const { fee, workDays }: ShippingZone = SHIPPING_ZONES[zone];
  /** Promotion, from zero to the whole fee. */
  const discount = goods > PROMOTION.goodsAbove ? cents(Math.min(PROMOTION.off, fee)) : ZERO;
  return { zone, fee, discount, price: cents(fee - discount), workDays };
}

export type Shipping = ReturnType<typeof shippingTo>;

/** Cents missing to the threshold of the promotion, which goods must exceed; undefined once they do. */
export function shortOfPromotion(goods: Cents): Cents | undefined {
  return goods > PROMOTION.goodsAbove ? undefined : cents(PROMOTION.goodsAbove - goods);
}
