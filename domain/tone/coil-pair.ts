import type { Pickup } from './pickup.ts';
import type { CurvePoint } from './transfer.ts';

/** Half the phase difference, in radians, between the two coils for a wave of frequency f on a string. */
function halfAngle({ place }: Pickup, string: number, frequency_Hz: number): number {
  const [near = 0, far = near] = place.coils;
  const { scale, openStrings } = place.instrument;
  return (Math.PI * frequency_Hz * (far - near)) / (2 * scale * (openStrings[string] ?? 1));
}

/**
 * Level of a travelling wave on a string (0 is the lowest) in two coils side by side, dB. They sense it one after the
 * other. Equal coils cancel it where their phases are opposite; unequal coils leave their difference: √(cos² +
 * m²·sin²), with m the mismatch of their turns.
 */
export function pairLevel(pickup: Pickup, string: number, frequency_Hz: number): number {
  const [first = 0, second = first] = pickup.winding.turns;
  const mismatch = (first - second) / (first + second);
  const angle = halfAngle(pickup, string, frequency_Hz);
  return 10 * Math.log10(Math.cos(angle) ** 2 + (mismatch * Math.sin(angle)) ** 2);
}

/** Lowest frequency at which the two coils sense a string in opposite phase, Hz. */
export const pairNotch = (pickup: Pickup, string: number): number =>
  Math.PI / 2 / halfAngle(pickup, string, 1);

/** `pairLevel` as a curve with logarithmic spacing, never below `floor_dB`. The notch itself is one of its points. */
export function pairCurve(
  pickup: Pickup,
  string: number,
  { from = 1000, to = 5000, points = 72, floor_dB = -48 } = {},
): readonly CurvePoint[] {
  const grid = Array.from({ length: points }, (_, index) => from * (to / from) ** (index / (points - 1)));
  return [...grid, pairNotch(pickup, string)]
    .sort((a, b) => a - b)
    .map((frequency_Hz) => ({
      frequency_Hz,
      level_dB: Math.max(floor_dB, pairLevel(pickup, string, frequency_Hz)),
    }));
}
