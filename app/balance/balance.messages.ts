import { type Balance, equalHeight, type Heights, hasRods, type Pair } from '#domain/balance/balance.ts';
import { inDecibels, signedDecibels } from '#domain/tone/format-figures.ts';

const NBSP = '\u00a0';
const millimetres = (mm: number) => `${mm.toFixed(1)}${NBSP}mm`;

/** "Bridge −5.6 dB at equal height". */
export const differenceWords = ({ difference_dB }: Balance): string =>
  Math.abs(difference_dB) < 0.05
    ? 'As loud at equal height'
    : `Bridge ${signedDecibels(difference_dB)} at equal height`;

/** Where it comes from: the string, and what the coils do about it. */
export function reasonWords({ bridge, neck }: Pair): string {
  const more = bridge.output_dB - neck.output_dB;
  const swing = 'The string swings less near the bridge.';
  if (more >= 0.2)
    return `${swing} The bridge coil gives ${inDecibels(more)} more to make up for it; the screws do the rest.`;
  if (more <= -0.2)
    return `${swing} And the bridge coil gives ${inDecibels(more)} less: the screws have all the more to do.`;
  return `${swing} Both coils give the same: the screws have to make up for all of it.`;
}

/** "Bridge 1.6 mm, neck 2.8 mm". */
export const heightsWords = ({ bridge, neck }: Heights): string =>
  `Bridge ${millimetres(bridge)}, neck ${millimetres(neck)}`;

/** "then −0.3 dB". */
export const leftWords = (left_dB: number): string =>
  Math.abs(left_dB) < 0.05 ? 'then level' : `then ${signedDecibels(left_dB)}`;

/** Why screws cannot level it, and what would. */
export function tooFarWords({ bridge, neck }: Pair, { left_dB, difference_dB }: Balance): string {
  const rods = hasRods(bridge.place) || hasRods(neck.place);
  const near = rods
    ? `Nearer than ${millimetres(2.4)} rods pull at the strings, and farther than ${millimetres(4)} there is no screw.`
    : `At ${millimetres(1.2)} the strings would hit the poles.`;
  const louder = difference_dB < 0 ? 'bridge' : 'neck';
  return `${inDecibels(left_dB)} are left of ${inDecibels(difference_dB)}. ${near} Swap them, or wind the ${louder} hotter.`;
}

/** How it is counted. */
export function methodWords({ bridge }: Pair): string {
  const range = bridge.place.includes('bass') ? `41${NBSP}Hz to 4${NBSP}kHz` : `82${NBSP}Hz to 5${NBSP}kHz`;
  return `Bridge against neck, dB, all strings, ${range}. Open ring: both at ${millimetres(equalHeight(bridge.place))}. Field of a rod on its axis${hasRods(bridge.place) ? '' : ', a rule of thumb for bars under steel'}: your ears finish it.`;
}
