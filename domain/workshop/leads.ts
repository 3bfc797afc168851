import { LEAD_COLOURS } from '../wiring/lead-colours.ts';
import { type LeadId, OUR_LEADS } from '../wiring/leads.ts';

/** What a lead is coloured like. `hex` is undefined for bare wire, which drawings show hatched. */
export interface LeadColour {
  readonly name: string;
  readonly hex?: string;
}

/** One lead of a pickup: where it comes from and where it goes, both coils in series. */
export interface Lead {
  readonly number: number;
  readonly from: string;
  readonly colour: LeadColour;
  /** "hot", "ground", "to 3", "unused". */
  readonly to: string;
}

/** Colours are the wiring table's: sheets, slips and diagrams follow from one place. */
const colourOf = (lead: LeadId): LeadColour => {
  const name = OUR_LEADS[lead];
  return name === 'bare' ? { name } : { name, hex: LEAD_COLOURS[name] };
};

/** Both ends of both coils and a shield. Finish goes to finish: the coils are wound alike and stand against each other. */
const fiveOfTwo = (part: string): readonly Lead[] => [
  { number: 1, from: `${part} 1 start`, colour: colourOf('start1'), to: 'hot' },
  { number: 2, from: `${part} 1 finish`, colour: colourOf('finish1'), to: 'to 4' },
  { number: 3, from: `${part} 2 start`, colour: colourOf('start2'), to: 'ground' },
  { number: 4, from: `${part} 2 finish`, colour: colourOf('finish2'), to: 'to 2' },
  { number: 5, from: 'shield, baseplate', colour: colourOf('shield'), to: 'ground' },
];

/** One coil has two ends; the two leads between them stay unused. */
const FIVE_OF_ONE: readonly Lead[] = [
  { number: 1, from: 'coil start', colour: colourOf('start1'), to: 'hot' },
  { number: 2, from: 'none', colour: colourOf('finish1'), to: 'unused' },
  { number: 3, from: 'coil finish', colour: colourOf('start2'), to: 'ground' },
  { number: 4, from: 'none', colour: colourOf('finish2'), to: 'unused' },
  { number: 5, from: 'shield, baseplate', colour: colourOf('shield'), to: 'ground' },
];

/** The hot wire inside, ground as the shield around it. */
const braided = (from: string, ground: string): readonly Lead[] => [
  { number: 1, from, colour: colourOf('hot'), to: 'hot' },
  { number: 2, from: `${ground}, baseplate`, colour: colourOf('shield'), to: 'ground' },
];

/** Two cloth-covered wires from the eyelets of the flatwork. */
const pushback = (finish: string, start: string): readonly Lead[] => [
  { number: 1, from: finish, colour: colourOf('hot'), to: 'hot' },
  { number: 2, from: start, colour: colourOf('ground'), to: 'ground' },
];

/** How a coil or two end in leads. */
export type LeadKind =
  | 'five of two'
  | 'five of two halves'
  | 'five of one'
  | 'braided pair'
  | 'braided'
  | 'two'
  | 'two of halves';

export const LEADS: Readonly<Record<LeadKind, readonly Lead[]>> = {
  'five of two': fiveOfTwo('coil'),
  'five of two halves': fiveOfTwo('half'),
  'five of one': FIVE_OF_ONE,
  'braided pair': braided('coil 1 start', 'coil 2 start'),
  braided: braided('coil finish', 'coil start'),
  two: pushback('coil finish', 'coil start'),
  'two of halves': pushback('half 2 finish', 'half 1 start'),
};
