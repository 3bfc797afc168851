import type { Position } from '../products/pickup-types.ts';
import type { Magnet } from '../tone/magnets.ts';
import type { PlaceId } from '../tone/strings.ts';
import type { YourType } from '../your-pickup/your-pickup.ts';

/** Routs of pickups. A pickup that fits a rout fits every guitar with it. */
export type Rout =
  | 'humbucker'
  | 'p90-dogear'
  | 'p90-soapbar'
  | 'stratocaster'
  | 'telecaster'
  | 'jazz-bass'
  | 'precision-bass';

interface KindAt {
  readonly type: YourType;
  readonly place: PlaceId;
}

export interface FinderKind {
  readonly rout: Rout;
  readonly at: Readonly<Partial<Record<Position, KindAt>>>;
  /** Common magnets of the kind, weakest first, because no meter shows the magnet. */
  readonly magnets: readonly [Magnet, ...Magnet[]];
}

const P90 = {
  at: {
    neck: { type: 'p90', place: 'p90-neck' },
    bridge: { type: 'p90', place: 'p90-bridge' },
  },
  magnets: ['A2', 'A5'],
} as const;

export const KINDS = {
  humbucker: {
    rout: 'humbucker',
    at: {
      neck: { type: 'humbucker', place: 'humbucker-neck' },
      bridge: { type: 'humbucker', place: 'humbucker-bridge' },
    },
    magnets: ['A2', 'A5', 'CER'],
  },
  'humbucker-covered': {
    rout: 'humbucker',
    at: {
      neck: { type: 'humbucker-covered', place: 'humbucker-neck' },
      bridge: { type: 'humbucker-covered', place: 'humbucker-bridge' },
    },
    magnets: ['A2', 'A5', 'CER'],
  },
  'p90-soapbar': { rout: 'p90-soapbar', ...P90 },
  'p90-dogear': { rout: 'p90-dogear', ...P90 },
  stratocaster: {
    rout: 'stratocaster',
    at: {
      neck: { type: 'single-coil', place: 'stratocaster-neck' },
      middle: { type: 'single-coil', place: 'stratocaster-middle' },
      bridge: { type: 'single-coil', place: 'stratocaster-bridge' },
    },
    magnets: ['A3', 'A5'],
  },
  telecaster: {
    rout: 'telecaster',
    at: {
      neck: { type: 'telecaster-neck', place: 'telecaster-neck' },
      bridge: { type: 'telecaster-bridge', place: 'telecaster-bridge' },
    },
    magnets: ['A3', 'A5'],
  },
  'jazz-bass': {
    rout: 'jazz-bass',
    at: {
      neck: { type: 'jazz-bass', place: 'jazz-bass-neck' },
      bridge: { type: 'jazz-bass', place: 'jazz-bass-bridge' },
    },
    magnets: ['A3', 'A5'],
  },
  'precision-bass': {
    rout: 'precision-bass',
    at: { split: { type: 'precision-bass', place: 'precision-bass-split' } },
    magnets: ['A3', 'A5'],
  },
} as const satisfies Readonly<Record<string, FinderKind>>;

export type KindId = keyof typeof KINDS;

export const kindOf = (id: KindId): FinderKind => KINDS[id];
