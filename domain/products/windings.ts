import type { Magnet } from '../tone/magnets.ts';
import type { MeasuredValues } from '../tone/pickup.ts';
import type { Awg } from '../tone/wire.ts';
import type { Flavor, Position } from './pickup-types.ts';
import type { StockType } from './products.ts';

/** Winding of a flavor at all positions. 'scatter' and 'layered' (neat layers) are both wound by hand. */
interface FlavorWinding {
  readonly awg: Awg;
  readonly magnet: Magnet;
  readonly wound: 'scatter' | 'layered';
  /** All coils in series, Ω, by position, neck first. */
  readonly ohms: Partial<Record<Position, number>>;
  /** Positions with a different gauge. */
  readonly awgAt?: Partial<Record<Position, Awg>>;
  /** Default true. */
  readonly potted?: boolean;
  readonly matched?: boolean;
  /** Default 2. */
  readonly wires?: 2 | 5;
  /** Figures measured on the bench. They replace modelled ones and are marked. */
  readonly measured?: Partial<Record<Position, MeasuredValues>>;
}

export type WindingRecord = Readonly<Partial<Record<Flavor, FlavorWinding>>>;

export const WINDINGS: Record<StockType, WindingRecord> = {
  HUMBUCKER: {
    VINTAGE: { awg: 42, magnet: 'A2', wound: 'scatter', ohms: { neck: 7450, bridge: 7840 }, potted: false },
    HYBRID: {
      awg: 42,
      magnet: 'A4',
      wound: 'scatter',
      ohms: { neck: 7800, bridge: 8400 },
      matched: false,
      wires: 5,
    },
    MODERN: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 10_000, bridge: 11_600 }, wires: 5 },
    HOT: { awg: 44, magnet: 'CER', wound: 'layered', ohms: { neck: 12_490, bridge: 15_050 }, wires: 5 },
  },
  /** Ohms, and wire and magnet of Hot, are from the specification (spec bullets). */
  HUMBUCKER_P90: {
    VINTAGE: { awg: 42, magnet: 'A2', wound: 'scatter', ohms: { neck: 7200, bridge: 7800 } },
    MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 8000, bridge: 8500 } },
    HOT: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 9000, bridge: 10_000 } },
  },
  /** Neck bobbins are small and wound with 43 in every flavor. */
  TELECASTER: {
    VINTAGE: {
      awg: 42,
      awgAt: { neck: 43 },
      magnet: 'A3',
      wound: 'scatter',
      ohms: { neck: 7300, bridge: 7210 },
    },
    MODERN: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 7900, bridge: 9070 } },
    HOT: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 9400, bridge: 11_450 } },
  },
  STRATOCASTER: {
    VINTAGE: { awg: 42, magnet: 'A5', wound: 'scatter', ohms: { neck: 5780, middle: 5900, bridge: 6080 } },
    HYBRID: { awg: 42, magnet: 'A2', wound: 'scatter', ohms: { neck: 6140, middle: 6400, bridge: 6780 } },
    MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 6490, middle: 6900, bridge: 7450 } },
    HOT: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 9400, middle: 9900, bridge: 11_400 } },
  },
  P90_DOGEAR: {
    VINTAGE: { awg: 42, magnet: 'A3', wound: 'scatter', ohms: { neck: 7450, bridge: 7830 }, potted: false },
    MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 8080, bridge: 9290 } },
    HOT: { awg: 43, magnet: 'CER', wound: 'layered', ohms: { neck: 10_200, bridge: 12_000 } },
  },
  P90_SOAPBAR: {
    VINTAGE: { awg: 42, magnet: 'A3', wound: 'scatter', ohms: { neck: 7550, bridge: 7930 }, potted: false },
    MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 8080, bridge: 9290 } },
    HOT: { awg: 43, magnet: 'CER', wound: 'layered', ohms: { neck: 10_200, bridge: 12_000 } },
  },
  JAZZ_BASS: {
    VINTAGE: { awg: 42, magnet: 'A5', wound: 'scatter', ohms: { neck: 7150, bridge: 7520 } },
    MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 7800, bridge: 8960 } },
    HOT: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 10_800, bridge: 12_900 } },
  },
  PRECISION_BASS: {
    VINTAGE: { awg: 42, magnet: 'A5', wound: 'scatter', ohms: { split: 10_200 } },
    MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { split: 11_500 } },
    HOT: { awg: 43, magnet: 'CER', wound: 'layered', ohms: { split: 13_800 } },
  },
};
