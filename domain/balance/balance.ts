import { fieldLeft } from '../tone/rod-field.ts';
import { instrumentAt, PICKUP_PLACES, type PlaceId, placeResponse } from '../tone/strings.ts';
import { decibels, magnitudeAt } from '../tone/transfer.ts';
import type { Voice } from '../tone/voice.ts';

export type Balanced = Pick<Voice, 'circuit' | 'load' | 'place' | 'output_dB'>;

/** Limits and step of the distance from string to pole, mm, with the last fret pressed. */
export const HEIGHT_MM = { least: 1.2, most: 4, step: 0.1 } as const;

/** Rod magnets pull at the strings; nearer than this the low ones warble. Rule of thumb of makers, mm. */
const LEAST_OVER_RODS_MM = 2.4;

/** Common height for comparison, mm. */
const EQUAL_MM = 2;

/** Distance of two pickups from their strings, mm. */
export interface Heights {
  readonly bridge: number;
  readonly neck: number;
}

/** True if the poles are magnets. Humbuckers and P90s have steel poles over a bar. */
export const hasRods = (place: PlaceId): boolean => !/^(humbucker|p90)/.test(place);

/** Smallest distance of a pickup, mm. */
export const leastHeight = (place: PlaceId): number =>
  hasRods(place) ? LEAST_OVER_RODS_MM : HEIGHT_MM.least;

/** Height for comparing two pickups, mm. */
export const equalHeight = (place: PlaceId): number => Math.max(EQUAL_MM, leastHeight(place));

/** From the lowest string to the upper limit of loudspeakers, Hz. */
const RANGE_HZ = { guitar: [82, 5000], bass: [41, 4000] } as const;
const LOOKS = 48;

/**
 * Loudness of the strings through a pickup at its place, dB in arbitrary units: output, circuit into the guitar, and
 * the string's motion at the place. Strings are added in power, frequencies weighted logarithmically.
 */
function levelAt({ circuit, load, place, output_dB }: Balanced): number {
  const where = PICKUP_PLACES[place];
  const [from, to] = RANGE_HZ[instrumentAt(place)];
  const { openStrings } = where.instrument;
  let power = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    const f = from * (to / from) ** ((look + 0.5) / LOOKS);
    const heard = openStrings.reduce(
      // A plucked string's velocity is flat up to its fundamental and then falls by 6 dB an octave.
      (sum, open, string) => sum + (placeResponse(where, string, f) * Math.min(1, open / f)) ** 2,
      0,
    );
    power += (heard / openStrings.length) * magnitudeAt(circuit, load, f) ** 2;
  }
  return output_dB + 10 * Math.log10(power / LOOKS);
}

/** Level relative to 2 mm, dB: the field of a rod on its axis. A rule of thumb for bars under steel poles. */
export const heightGain = (mm: number): number => decibels(fieldLeft(mm) / fieldLeft(EQUAL_MM));

export interface BalancedPair {
  readonly bridge: Balanced;
  readonly neck: Balanced;
}

/** Level of the bridge minus that of the neck at equal height, dB. */
export const differenceOf = ({ bridge, neck }: BalancedPair): number => levelAt(bridge) - levelAt(neck);

/** Remaining level difference at two heights, dB. */
export const leftAt = (difference_dB: number, { bridge, neck }: Heights): number =>
  difference_dB + heightGain(bridge) - heightGain(neck);

/** Differences above this are audible at the switch, dB. */
const LEVEL_DB = 1;

/** Differences below this need no adjustment, dB. */
const NEAR_DB = 0.35;

/** Cost of a millimetre towards the strings relative to one away from them: there is little room. */
const NEARER = 2;

const steps = (from: number): readonly number[] =>
  Array.from({ length: Math.round((HEIGHT_MM.most - from) / HEIGHT_MM.step) + 1 }, (_, index) =>
    rounded(from + index * HEIGHT_MM.step),
  );

const rounded = (mm: number): number => Math.round(mm * 10) / 10;

const effort = (mm: number, from: number): number => (mm < from ? NEARER : 1) * (mm - from) ** 2;

/** Heights that level a difference with the least adjustment, in steps of 0.1 mm, or come closest to it. */
export function levelling(
  difference_dB: number,
  { bridge, neck }: { readonly bridge: PlaceId; readonly neck: PlaceId },
): Heights {
  const [startAtBridge, startAtNeck] = [equalHeight(bridge), equalHeight(neck)];
  const ways = steps(leastHeight(bridge)).flatMap((atBridge) =>
    steps(leastHeight(neck)).map((atNeck) => {
      const heights = { bridge: atBridge, neck: atNeck };
      return {
        heights,
        left: Math.max(NEAR_DB, Math.abs(leftAt(difference_dB, heights))),
        work: effort(atBridge, startAtBridge) + effort(atNeck, startAtNeck),
      };
    }),
  );
  const best = ways.reduce((one, other) =>
    other.left < one.left || (other.left === one.left && other.work < one.work) ? other : one,
  );
  return best.heights;
}

export function balanceOf(pair: BalancedPair) {
  const equal = {
    bridge: equalHeight(pair.bridge.place),
    neck: equalHeight(pair.neck.place),
  };
  const raw = differenceOf(pair);
  const heights = levelling(raw, { bridge: pair.bridge.place, neck: pair.neck.place });
  const left_dB = leftAt(raw, heights);
  return {
    difference_dB: leftAt(raw, equal),
    heights,
    left_dB,
    isLevel: Math.abs(left_dB) <= LEVEL_DB,
  };
}

export type Balance = ReturnType<typeof balanceOf>;

/** Clamps a height to the pickup's range, in steps of 0.1 mm. */
export const heightWithin = (mm: number, place: PlaceId): number =>
  rounded(Math.min(HEIGHT_MM.most, Math.max(leastHeight(place), mm)));
