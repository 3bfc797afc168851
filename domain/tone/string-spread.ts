import { GUITAR, PICKUP_PLACES } from './strings.ts';

/** Distance of the outer strings at the nut, centre to centre, mm; common for nuts of 42 to 43 mm. */
const AT_NUT_MM = 35.5;

/** Distance of the outer strings over a pickup, mm. Strings fan out in straight lines from nut to saddle. */
export function spreadOver(position: 'neck' | 'bridge', atSaddles_mm: number): number {
  const { coils } = PICKUP_PLACES[`p90-${position}`];
  return atSaddles_mm - ((atSaddles_mm - AT_NUT_MM) * (coils[0] ?? 0)) / GUITAR.scale;
}
