import type { Magnet } from '../tone/magnets.ts';
import type { MeasuredValues } from '../tone/pickup.ts';
import type { Awg } from '../tone/wire.ts';
import type { Flavor, Position } from './pickup-types.ts';

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
