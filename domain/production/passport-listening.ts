import type { OwnResponse } from './own-curve.ts';
import type { SoldPickup } from './sold-pickup.ts';

/** Strings have little energy above this frequency. */
const HEARD_TO_HZ = 6000;

export function passportListening({ listen }: SoldPickup, { own, modelled }: OwnResponse) {
  const apart = own.curve
    .filter(({ frequency_Hz }) => frequency_Hz <= HEARD_TO_HZ)
    .map(({ level_dB }, index) => Math.abs(level_dB - (modelled.curve[index]?.level_dB ?? level_dB)));
  /** Largest distance between both curves in the range of strings, dB. */
  const apart_dB = Math.max(...apart);
  return { ...listen, apart_dB };
}

export type ListenLink = ReturnType<typeof passportListening>;
