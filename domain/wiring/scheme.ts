import { guitarLoad } from '../tone/loads.ts';
import type { LeadColour } from './lead-colours.ts';
import type { LeadId } from './leads.ts';
import type { Coil, PickupKindId } from './pickup-kinds.ts';
import type { SwitchKindId } from './switches.ts';

/** A place on the sheet, in its units: 1328 across. */
export type Point = readonly [x: number, y: number];

interface Placed {
  /** Upper left corner; of pots, jacks and capacitors the middle. */
  readonly at: Point;
  readonly name: string;
}

export interface PickupPart extends Placed {
  readonly part: 'pickup';
  readonly kind: PickupKindId;
  /** Reverse-wound, with its magnets turned: beside another pickup it cancels hum. */
  readonly turned?: true;
  /** Its coils where they are not as those of ours: found out by tests, or said by its maker. */
  readonly coils?: readonly Coil[];
  /** Colours of another maker's leads, as far as they are known; without them it is ours. */
  readonly colours?: Readonly<Partial<Record<LeadId, LeadColour>>>;
}

export interface SwitchPart extends Placed {
  readonly part: 'switch';
  readonly kind: SwitchKindId;
}

/** Seen from behind, lugs at the left: 1 is where a knob turned up ends, 2 the wiper, 3 where it ends turned down. */
interface PotPart extends Placed {
  readonly part: 'pot';
  readonly does: 'volume' | 'tone';
}

/** Capacitor, jack, the wire to bridge and strings, or two leads that are soldered together and taped. */
interface SmallPart extends Placed {
  readonly part: 'cap' | 'jack' | 'strings' | 'tape';
}

export type Part = PickupPart | SwitchPart | PotPart | SmallPart;

/**
 * A wire from pin to pin: `part.pin`, on a pot's case followed by the place of the joint from its middle, as in
 * `volume.case -25 54`. Between them it runs square, by `x` and `y` stations. A pickup's pin makes it a lead.
 */
export interface Wire {
  readonly from: string;
  readonly via?: string;
  readonly to: string;
  /** A short bridge between two lugs of one switch, drawn dashed. */
  readonly jumper?: true;
}

export type SchemeId =
  | 'stratocaster'
  | 'telecaster'
  | 'two-humbuckers-5'
  | 'two-humbuckers-2'
  | 'two-hp90s-5'
  | 'two-p90s'
  | 'precision-bass'
  | 'jazz-bass'
  | 'one-humbucker-5'
  | 'one-humbucker-2'
  | 'one-single-coil';

export interface Scheme {
  /** Anchor on the page; `phase-pair` for the diagram of the phase card. */
  readonly id: SchemeId | 'phase-pair';
  readonly number: string;
  readonly name: string;
  /** Two lines under the figure's number. */
  readonly lines: readonly [string, string];
  readonly height: number;
  /** Track of all pots, Ω. */
  readonly pots_Ohm: 250_000 | 500_000;
  readonly parts: Readonly<Record<string, Part>>;
  readonly wires: readonly Wire[];
  readonly note: { readonly title: string; readonly text: string };
}

/** What goes with these pots by convention, nF: the load that figures of tone are reckoned with. */
export const capacitorOf = ({ pots_Ohm }: Scheme): number => guitarLoad(pots_Ohm).toneCap_nF;
