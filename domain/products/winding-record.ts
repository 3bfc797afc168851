import type { Magnet } from '../tone/magnets.ts';
import type { Measured } from '../tone/pickup.ts';
import type { Awg } from '../tone/wire.ts';
import type { Flavor, Position } from './pickup-types.ts';

/** What a flavor has in common at all positions. `wound` is 'scatter' or, in neat layers, 'layered'; both by hand. */
interface FlavorWinding {
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

/** What the makers decide about the winding of a product, flavor by flavor. */
export type WindingRecord = Readonly<Partial<Record<Flavor, FlavorWinding>>>;
