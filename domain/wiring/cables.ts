import { keysOf } from '../records.ts';
import { LEAD_WORDS } from '../tone/lead.ts';
import { LEAD_COLOURS, type LeadColour } from './lead-colours.ts';
import type { LeadId } from './leads.ts';

/** The cables that leads are cut from, each with its wires in the order in which they leave the pickup. */
export const CABLES = {
  pushback: ['hot', 'ground'],
  braided: ['hot', 'shield'],
  five: ['start1', 'finish1', 'finish2', 'start2', 'shield'],
} as const satisfies Record<string, readonly LeadId[]>;
export type CableId = keyof typeof CABLES;
export const CABLE_IDS = keysOf(CABLES);

/** What the wires of one cable are coloured like. */
export type CableColours = Readonly<Partial<Record<LeadId, LeadColour>>>;
/** What the makers have set; a cable that is missing has no colours that may be said. */
export type SetColours = Readonly<Partial<Record<CableId, CableColours>>>;

/** What a cable is called in the workshop, and what hangs on it. */
export const CABLE_WORDS: Readonly<Record<CableId, { readonly name: string; readonly of: string }>> = {
  pushback: { name: LEAD_WORDS.pushback, of: 'Stratocaster, Telecaster, Jazz Bass, Precision Bass' },
  braided: { name: LEAD_WORDS.braided, of: 'P90, humbuckers with two wires' },
  five: { name: LEAD_WORDS.five, of: 'Humbuckers and HP90 with five wires' },
};

/** What a wire of a cable does, in the words of the bench. */
export const WIRE_WORDS: Readonly<Record<LeadId, string>> = {
  hot: 'Hot',
  ground: 'Ground',
  start1: 'Coil 1, start',
  finish1: 'Coil 1, finish',
  finish2: 'Coil 2, finish',
  start2: 'Coil 2, start',
  shield: 'Shield',
};

const isColour = (value: string | undefined): value is LeadColour =>
  value !== undefined && value in LEAD_COLOURS;

/**
 * Reads the colours of a cable. Every wire has one and no two are alike, or nobody could tell them apart: the first fault
 * is answered in words.
 */
export function readCable(
  cable: CableId,
  given: Readonly<Partial<Record<string, string>>>,
): { readonly ok: true; readonly colours: CableColours } | { readonly ok: false; readonly fault: string } {
  const colours: Partial<Record<LeadId, LeadColour>> = {};
  const seen = new Map<LeadColour, LeadId>();
  for (const wire of CABLES[cable]) {
    const colour = given[wire];
    if (!isColour(colour)) return { ok: false, fault: `${WIRE_WORDS[wire]} has no colour.` };
    const other = seen.get(colour);
    if (other)
      return { ok: false, fault: `${WIRE_WORDS[other]} and ${WIRE_WORDS[wire]} are both ${colour}.` };
    seen.set(colour, wire);
    colours[wire] = colour;
  }
  return { ok: true, colours };
}

/** "hot white, ground black". */
export const cableWords = (cable: CableId, colours: CableColours): string =>
  CABLES[cable].map((wire) => `${WIRE_WORDS[wire].toLowerCase()} ${colours[wire] ?? 'none'}`).join(', ');
