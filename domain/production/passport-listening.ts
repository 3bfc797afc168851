import type { OwnResponse } from './own-curve.ts';
import type { SoldPickup } from './sold-pickup.ts';

/** Where a build is heard as modelled, and how far the pickup itself is from that. */
export interface ListenLink {
  readonly href: string;
  /** "Stratocaster Vintage, bridge". */
  readonly name: string;
  /** The largest distance between both curves where strings have something to say, dB. */
  readonly apart_dB: number;
}

/** Above this a string has little left. */
const HEARD_TO_HZ = 6000;

/** Where a pickup is heard as modelled. */
export function passportListening({ listen }: SoldPickup, { own, modelled }: OwnResponse): ListenLink {
  const apart = own.curve
    .filter(({ frequency_Hz }) => frequency_Hz <= HEARD_TO_HZ)
    .map(({ level_dB }, index) => Math.abs(level_dB - (modelled.curve[index]?.level_dB ?? level_dB)));
  return { ...listen, apart_dB: Math.max(...apart) };
}
