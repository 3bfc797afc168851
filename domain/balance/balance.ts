import { fieldLeft } from '../tone/rod-field.ts';
import { PLACES, type PlaceId, placeResponse } from '../tone/strings.ts';
import { instrumentAt } from '../tone/take-places.ts';
import { decibels, magnitudeAt } from '../tone/transfer.ts';
import type { Voice } from '../tone/voice.ts';

/** What is needed of a pickup to say how loud it is where it sits. */
export type Balanced = Pick<Voice, 'circuit' | 'load' | 'place' | 'output_dB'>;

/** Distances from string to pole in mm, the last fret held: as near as screws should go, as far as they do, and their step. */
export const HEIGHT_MM = { least: 1.2, most: 4, step: 0.1 } as const;

/** Rod magnets pull at the strings: nearer than this and the low ones warble. Rule of thumb of makers, mm. */
const LEAST_OVER_RODS_MM = 2.4;

/** Where both are compared at equal height, mm. */
const EQUAL_MM = 2;

/** How far two pickups are from their strings, mm. */
export interface Heights {
  readonly bridge: number;
  readonly neck: number;
}

/** Whether a pickup's poles are magnets: those of humbuckers and P90s are steel over a bar. */
export const hasRods = (place: PlaceId): boolean => !/^(humbucker|p90)/.test(place);

/** As near as a pickup may go, mm. */
export const leastHeight = (place: PlaceId): number =>
  hasRods(place) ? LEAST_OVER_RODS_MM : HEIGHT_MM.least;

/** The height at which two are compared, mm. */
export const equalHeight = (place: PlaceId): number => Math.max(EQUAL_MM, leastHeight(place));

/** From the lowest string to where loudspeakers end, Hz. */
const RANGE_HZ = { guitar: [82, 5000], bass: [41, 4000] } as const;
const LOOKS = 48;

/**
 * How loud the strings are through a pickup where it sits, dB in no unit: its output, its circuit into the guitar, and how far
 * a plucked string swings there, all strings in power, evenly by ear.
 */
function levelAt({ circuit, load, place, output_dB }: Balanced): number {
  const where = PLACES[place];
  const [from, to] = RANGE_HZ[instrumentAt(place)];
  const { openStrings } = where.instrument;
  let power = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    const f = from * (to / from) ** ((look + 0.5) / LOOKS);
    const heard = openStrings.reduce(
      // A plucked string's velocity is flat to its fundamental and falls by 6 dB an octave from there on.
      (sum, open, string) => sum + (placeResponse(where, string, f) * Math.min(1, open / f)) ** 2,
      0,
    );
    power += (heard / openStrings.length) * magnitudeAt(circuit, load, f) ** 2;
  }
  return output_dB + 10 * Math.log10(power / LOOKS);
}

/**
 * What another distance gives or takes, dB against 2 mm: the field of a rod on its axis. For bars under steel poles a rule
 * of thumb.
 */
export const heightGain = (mm: number): number => decibels(fieldLeft(mm) / fieldLeft(EQUAL_MM));

/** Two pickups of one guitar against each other. */
export interface Pair {
  readonly bridge: Balanced;
  readonly neck: Balanced;
}

/** How much louder the bridge is than the neck at equal height, dB; negative where it is quieter. */
export const differenceOf = ({ bridge, neck }: Pair): number => levelAt(bridge) - levelAt(neck);

/** What is left of a difference at two heights, dB. */
export const leftAt = (difference_dB: number, { bridge, neck }: Heights): number =>
  difference_dB + heightGain(bridge) - heightGain(neck);

/** More than this is heard at the switch: then screws have not levelled it, dB. */
const LEVEL_DB = 1;

/** So near to level nobody turns a screw any more, dB. */
const NEAR_DB = 0.35;

/** A millimetre nearer to the strings costs twice what one farther away does: there is little room. */
const NEARER = 2;

const steps = (from: number): readonly number[] =>
  Array.from({ length: Math.round((HEIGHT_MM.most - from) / HEIGHT_MM.step) + 1 }, (_, index) =>
    rounded(from + index * HEIGHT_MM.step),
  );

const rounded = (mm: number): number => Math.round(mm * 10) / 10;

const effort = (mm: number, from: number): number => (mm < from ? NEARER : 1) * (mm - from) ** 2;

/** The heights that level a difference with the least screwing, in steps of 0.1 mm; as near to it as they come. */
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

/** What a pair comes to: at equal height, levelled, and whether screws can do it. */
export interface Balance {
  readonly difference_dB: number;
  readonly heights: Heights;
  readonly left_dB: number;
  readonly isLevel: boolean;
}

export function balanceOf(pair: Pair): Balance {
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

/** A height within what a pickup may have, in steps of 0.1 mm. */
export const heightWithin = (mm: number, place: PlaceId): number =>
  rounded(Math.min(HEIGHT_MM.most, Math.max(leastHeight(place), mm)));
