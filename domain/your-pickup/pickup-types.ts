import type { BobbinId } from '../tone/bobbins.ts';
import type { Cover } from '../tone/covers.ts';
import type { ToneClass } from '../tone/doubt.ts';
import type { PlaceId } from '../tone/strings.ts';

/** Position in the guitar. A kind without a place of its own there uses the nearest one it has. */
export type GuitarPosition = 'neck' | 'middle' | 'bridge';

interface UsualBuild {
  readonly name: string;
  readonly bobbin: BobbinId;
  readonly cover: Cover;
  readonly toneClass: ToneClass;
  readonly places: Readonly<Record<GuitarPosition, PlaceId>>;
  /** Plausible range, kΩ; anything else is a wrong reading or another kind. Wide, by convention. */
  readonly ohms_kOhm: readonly [least: number, most: number];
  readonly usual_kOhm: number;
}

const at = (neck: PlaceId, middle: PlaceId, bridge: PlaceId) => ({ neck, middle, bridge }) as const;

export const USUAL_BUILDS = {
  humbucker: {
    name: 'Humbucker, bare',
    bobbin: 'humbucker',
    cover: 'none',
    toneClass: 'humbucker',
    places: at('humbucker-neck', 'humbucker-neck', 'humbucker-bridge'),
    ohms_kOhm: [4, 22],
    usual_kOhm: 8.2,
  },
  'humbucker-covered': {
    name: 'Humbucker, covered',
    bobbin: 'humbucker',
    cover: 'nickel-closed',
    toneClass: 'covered',
    places: at('humbucker-neck', 'humbucker-neck', 'humbucker-bridge'),
    ohms_kOhm: [4, 22],
    usual_kOhm: 8.2,
  },
  p90: {
    name: 'P90',
    bobbin: 'p90-soapbar',
    cover: 'none',
    toneClass: 'p90',
    places: at('p90-neck', 'p90-neck', 'p90-bridge'),
    ohms_kOhm: [5, 14],
    usual_kOhm: 8,
  },
  'single-coil': {
    name: 'Single coil, Stratocaster style',
    bobbin: 'stratocaster',
    cover: 'none',
    toneClass: 'rods',
    places: at('stratocaster-neck', 'stratocaster-middle', 'stratocaster-bridge'),
    ohms_kOhm: [4, 14],
    usual_kOhm: 6,
  },
  'telecaster-bridge': {
    name: 'Telecaster style, bridge with plate',
    bobbin: 'telecaster-bridge',
    cover: 'none',
    toneClass: 'plate',
    places: at('telecaster-neck', 'telecaster-bridge', 'telecaster-bridge'),
    ohms_kOhm: [5, 14],
    usual_kOhm: 7.2,
  },
  'telecaster-neck': {
    name: 'Telecaster style, neck with hood',
    bobbin: 'telecaster-neck',
    cover: 'nickel',
    toneClass: 'covered',
    places: at('telecaster-neck', 'telecaster-neck', 'telecaster-bridge'),
    ohms_kOhm: [5, 12],
    usual_kOhm: 7.4,
  },
  'jazz-bass': {
    name: 'Jazz Bass style',
    bobbin: 'jazz-bass',
    cover: 'none',
    toneClass: 'bass',
    places: at('jazz-bass-neck', 'jazz-bass-neck', 'jazz-bass-bridge'),
    ohms_kOhm: [5, 14],
    usual_kOhm: 7.3,
  },
  'precision-bass': {
    name: 'Precision Bass style',
    bobbin: 'precision-bass',
    cover: 'none',
    toneClass: 'bass',
    places: at('precision-bass-split', 'precision-bass-split', 'precision-bass-split'),
    ohms_kOhm: [8, 16],
    usual_kOhm: 10.6,
  },
} as const satisfies Record<string, UsualBuild>;
