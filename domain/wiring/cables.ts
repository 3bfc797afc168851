import { keysOf } from '../records.ts';
import { LEAD_COLOURS, type LeadColourName, type LeadId } from './lead-colours.ts';

/** Lead cables, with the wires in the order in which they leave the pickup. */
export const CABLES = {
  pushback: ['hot', 'ground'],
  braided: ['hot', 'shield'],
  five: ['start1', 'finish1', 'finish2', 'start2', 'shield'],
} as const satisfies Record<string, readonly LeadId[]>;
export type CableId = keyof typeof CABLES;
export const CABLE_IDS = keysOf(CABLES);

export type CableColours = Readonly<Partial<Record<LeadId, LeadColourName>>>;
/** Colours set by the makers. A missing cable has none that may be shown. */
export type SetColours = Readonly<Partial<Record<CableId, CableColours>>>;

const isColour = (value: string | undefined): value is LeadColourName =>
  value !== undefined && value in LEAD_COLOURS;

export interface CableFault {
  readonly wire: LeadId;
  readonly like?: { readonly other: LeadId; readonly colour: LeadColourName };
}

/** Reads the colours of a cable; returns the first fault. Each wire needs a colour of its own. */
export function readCable(
  cable: CableId,
  given: Readonly<Partial<Record<string, string>>>,
):
  | { readonly ok: true; readonly colours: CableColours }
  | { readonly ok: false; readonly fault: CableFault } {
  const colours: Partial<Record<LeadId, LeadColourName>> = {};
  const seen = new Map<LeadColourName, LeadId>();
  for (const wire of CABLES[cable]) {
    const colour = given[wire];
    if (!isColour(colour)) return { ok: false, fault: { wire } };
    const other = seen.get(colour);
    if (other) return { ok: false, fault: { wire, like: { other, colour } } };
    seen.set(colour, wire);
    colours[wire] = colour;
  }
  return { ok: true, colours };
}
