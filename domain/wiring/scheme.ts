import { guitarLoad } from '../tone/circuit.ts';
import type { LeadColourName, LeadId } from './lead-colours.ts';
import type { PickupKindId, WiredCoil } from './pickup-kinds.ts';
import type { SwitchKindId } from './switches.ts';

export const SHEET_WIDTH = 1328;

/** A point on the sheet, in its units. */
export type SchemePoint = readonly [x: number, y: number];

interface Placed {
  /** Upper left corner; for pots, jacks and capacitors the centre. */
  readonly at: SchemePoint;
  readonly name: string;
}

export interface PickupPart extends Placed {
  readonly part: 'pickup';
  readonly kind: PickupKindId;
  /** Reverse wound, reverse polarity: cancels hum with another pickup. */
  readonly turned?: true;
  /** Its coils if they differ from ours, by tests or by its maker. */
  readonly coils?: readonly WiredCoil[];
  /** Known colours of another maker's leads; undefined for our pickups. */
  readonly colours?: Readonly<Partial<Record<LeadId, LeadColourName>>>;
}

export interface SwitchPart extends Placed {
  readonly part: 'switch';
  readonly kind: SwitchKindId;
}

/** Seen from behind, lugs at the left. The wiper, 2, is at 1 when turned up and at 3 when turned down. */
interface PotPart extends Placed {
  readonly part: 'pot';
  readonly does: 'volume' | 'tone';
}

/** Capacitor, jack, the wire to bridge and strings, or two leads that are soldered together and taped. */
interface SmallPart extends Placed {
  readonly part: 'cap' | 'jack' | 'strings' | 'tape';
}

export type SchemePart = PickupPart | SwitchPart | PotPart | SmallPart;

/**
 * A wire from pin to pin: `part.pin`; on a pot's case followed by the offset of the joint from its centre, as in
 * `volume.case -25 54`. In between it runs at right angles through `x` and `y` stations. Starting at a pickup's pin, it
 * is a lead.
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
  readonly id: SchemeId | 'phase-pair';
  readonly number: string;
  readonly name: string;
  /** Two lines under the figure's number. */
  readonly lines: readonly [string, string];
  readonly height: number;
  readonly pots_Ohm: 250_000 | 500_000;
  readonly parts: Readonly<Record<string, SchemePart>>;
  readonly wires: readonly Wire[];
  readonly note: { readonly title: string; readonly text: string };
}

/** Usual capacitor for these pots, nF, as in the load of tone figures. */
export const capacitorOf = ({ pots_Ohm }: Scheme): number => guitarLoad(pots_Ohm).toneCap_nF;
