import type { Flavor, Position, StockType } from '../pickup-types.ts';
import type { BobbinId } from './bobbins.ts';
import type { Cover } from './covers.ts';
import type { Magnet } from './magnets.ts';
import type { Measured, Recipe } from './pickup.ts';
import type { PlaceId } from './strings.ts';
import type { Awg } from './wire.ts';

/** What a flavor has in common at all positions. `wound` is 'scatter' or, in neat layers, 'layered'; both by hand. */
interface FlavorChoice {
  readonly awg: Awg;
  readonly magnet: Magnet;
  readonly wound: 'scatter' | 'layered';
  /** All coils in series, Ω, position by position, neck first. */
  readonly ohms: Partial<Record<Position, number>>;
  /** Where a position has other wire than the flavor. */
  readonly awgAt?: Partial<Record<Position, Awg>>;
  /** Yes where it does not say. */
  readonly potted?: boolean;
  readonly matched?: boolean;
  /** 2 where it does not say. */
  readonly wires?: 2 | 5;
  /** Figures taken on the bench: they win over the model and are marked. */
  readonly measured?: Partial<Record<Position, Measured>>;
}

interface StockChoice {
  /** Bobbin and place of each position. */
  readonly positions: Partial<Record<Position, readonly [BobbinId, PlaceId]>>;
  /** Metal over the coil, where there is any. */
  readonly covers?: Partial<Record<Position, Cover>>;
  readonly flavors: Partial<Record<Flavor, FlavorChoice>>;
}

/** Telecaster necks are wound with 43 at any flavor: their bobbin is small. */
const TELE_NECK_WIRE = { neck: 43 } as const;

/**
 * What the makers decide. Humbuckers are sold with open bobbins and humbucker-sized P90s under plastic, hence no
 * metal cover; the Telecaster neck has its nickel one. The humbucker-sized P90's ohms, wire of Hot and magnet of Hot
 * are those of the specification (spec bullets).
 */
export const STOCK: Record<StockType, StockChoice> = {
  HUMBUCKER: {
    positions: { neck: ['humbucker', 'humbucker-neck'], bridge: ['humbucker', 'humbucker-bridge'] },
    flavors: {
      VINTAGE: {
        awg: 42,
        magnet: 'A2',
        wound: 'scatter',
        ohms: { neck: 7450, bridge: 7840 },
        potted: false,
      },
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
  },
  HUMBUCKER_P90: {
    positions: { neck: ['hp90', 'p90-neck'], bridge: ['hp90', 'p90-bridge'] },
    flavors: {
      VINTAGE: { awg: 42, magnet: 'A2', wound: 'scatter', ohms: { neck: 7200, bridge: 7800 } },
      MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 8000, bridge: 8500 } },
      HOT: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 9000, bridge: 10_000 } },
    },
  },
  TELECASTER: {
    positions: {
      neck: ['telecaster-neck', 'telecaster-neck'],
      bridge: ['telecaster-bridge', 'telecaster-bridge'],
    },
    covers: { neck: 'nickel' },
    flavors: {
      VINTAGE: {
        awg: 42,
        awgAt: TELE_NECK_WIRE,
        magnet: 'A3',
        wound: 'scatter',
        ohms: { neck: 7300, bridge: 7210 },
      },
      MODERN: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 7900, bridge: 9070 } },
      HOT: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 9400, bridge: 11_450 } },
    },
  },
  STRATOCASTER: {
    positions: {
      neck: ['stratocaster', 'stratocaster-neck'],
      middle: ['stratocaster', 'stratocaster-middle'],
      bridge: ['stratocaster', 'stratocaster-bridge'],
    },
    flavors: {
      VINTAGE: {
        awg: 42,
        magnet: 'A5',
        wound: 'scatter',
        ohms: { neck: 5780, middle: 5900, bridge: 6080 },
      },
      HYBRID: { awg: 42, magnet: 'A2', wound: 'scatter', ohms: { neck: 6140, middle: 6400, bridge: 6780 } },
      MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 6490, middle: 6900, bridge: 7450 } },
      HOT: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 9400, middle: 9900, bridge: 11_400 } },
    },
  },
  P90_DOGEAR: {
    positions: { neck: ['p90-dogear', 'p90-neck'], bridge: ['p90-dogear', 'p90-bridge'] },
    flavors: {
      VINTAGE: {
        awg: 42,
        magnet: 'A3',
        wound: 'scatter',
        ohms: { neck: 7450, bridge: 7830 },
        potted: false,
      },
      MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 8080, bridge: 9290 } },
      HOT: { awg: 43, magnet: 'CER', wound: 'layered', ohms: { neck: 10_200, bridge: 12_000 } },
    },
  },
  P90_SOAPBAR: {
    positions: { neck: ['p90-soapbar', 'p90-neck'], bridge: ['p90-soapbar', 'p90-bridge'] },
    flavors: {
      VINTAGE: {
        awg: 42,
        magnet: 'A3',
        wound: 'scatter',
        ohms: { neck: 7550, bridge: 7930 },
        potted: false,
      },
      MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 8080, bridge: 9290 } },
      HOT: { awg: 43, magnet: 'CER', wound: 'layered', ohms: { neck: 10_200, bridge: 12_000 } },
    },
  },
  JAZZ_BASS: {
    positions: { neck: ['jazz-bass', 'jazz-bass-neck'], bridge: ['jazz-bass', 'jazz-bass-bridge'] },
    flavors: {
      VINTAGE: { awg: 42, magnet: 'A5', wound: 'scatter', ohms: { neck: 7150, bridge: 7520 } },
      MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { neck: 7800, bridge: 8960 } },
      HOT: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 10_800, bridge: 12_900 } },
    },
  },
  PRECISION_BASS: {
    positions: { split: ['precision-bass', 'precision-bass-split'] },
    flavors: {
      VINTAGE: { awg: 42, magnet: 'A5', wound: 'scatter', ohms: { split: 10_200 } },
      MODERN: { awg: 42, magnet: 'A5', wound: 'layered', ohms: { split: 11_500 } },
      HOT: { awg: 43, magnet: 'CER', wound: 'layered', ohms: { split: 13_800 } },
    },
  },
};

/** Recipe of one stock pickup; undefined where the product has no such flavor or position. */
export function stockRecipe(type: StockType, flavor: Flavor, position: Position): Recipe | undefined {
  const { positions, covers, flavors } = STOCK[type];
  const choice = flavors[flavor];
  const where = positions[position];
  const ohms = choice?.ohms[position];
  if (!choice || !where || ohms === undefined) return undefined;
  const [bobbin, place] = where;
  const measured = choice.measured?.[position];
  return {
    bobbin,
    place,
    wind: { ohms },
    awg: choice.awgAt?.[position] ?? choice.awg,
    magnet: choice.magnet,
    cover: covers?.[position] ?? 'none',
    potted: choice.potted ?? true,
    matched: choice.matched ?? true,
    wires: choice.wires ?? 2,
    wound: choice.wound,
    ...(measured && { measured }),
  };
}
