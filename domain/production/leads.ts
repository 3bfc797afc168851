import { CABLES, type CableColours, type CableId, type SetColours } from '../wiring/cables.ts';
import { LEAD_COLOURS, type LeadId, OUR_LEADS } from '../wiring/lead-colours.ts';

/** A lead's colour. `hex` is undefined for bare wire, which drawings show hatched. */
export interface LeadColour {
  readonly name: string;
  readonly hex?: string;
}

/** One lead of a pickup: its origin and its destination, with both coils in series. */
export interface Lead {
  readonly id: LeadId;
  readonly number: number;
  readonly from: string;
  readonly colour: LeadColour;
  /** A number is the lead that it is joined to. */
  readonly to: 'hot' | 'ground' | 'unused' | number;
}

type End = Omit<Lead, 'colour'>;

/** Both ends of both coils and a shield. Coils are wound alike and opposed, so finish is joined to finish. */
const fiveOfTwo = (part: string): readonly End[] => [
  { id: 'start1', number: 1, from: `${part} 1 start`, to: 'hot' },
  { id: 'finish1', number: 2, from: `${part} 1 finish`, to: 4 },
  { id: 'start2', number: 3, from: `${part} 2 start`, to: 'ground' },
  { id: 'finish2', number: 4, from: `${part} 2 finish`, to: 2 },
  { id: 'shield', number: 5, from: 'shield, baseplate', to: 'ground' },
];

/** One coil has two ends; the other two leads are unused. */
const FIVE_OF_ONE: readonly End[] = [
  { id: 'start1', number: 1, from: 'coil start', to: 'hot' },
  { id: 'finish1', number: 2, from: 'none', to: 'unused' },
  { id: 'start2', number: 3, from: 'coil finish', to: 'ground' },
  { id: 'finish2', number: 4, from: 'none', to: 'unused' },
  { id: 'shield', number: 5, from: 'shield, baseplate', to: 'ground' },
];

/** The hot wire inside, ground as the shield around it. */
const braided = (from: string, ground: string): readonly End[] => [
  { id: 'hot', number: 1, from, to: 'hot' },
  { id: 'shield', number: 2, from: `${ground}, baseplate`, to: 'ground' },
];

/** Two cloth-covered wires from the eyelets of the flatwork. */
const pushback = (finish: string, start: string): readonly End[] => [
  { id: 'hot', number: 1, from: finish, to: 'hot' },
  { id: 'ground', number: 2, from: start, to: 'ground' },
];

export type LeadKind =
  | 'five of two'
  | 'five of two halves'
  | 'five of one'
  | 'braided pair'
  | 'braided'
  | 'two'
  | 'two of halves';

const ENDS: Readonly<Record<LeadKind, { readonly cable: CableId; readonly ends: readonly End[] }>> = {
  'five of two': { cable: 'five', ends: fiveOfTwo('coil') },
  'five of two halves': { cable: 'five', ends: fiveOfTwo('half') },
  'five of one': { cable: 'five', ends: FIVE_OF_ONE },
  'braided pair': { cable: 'braided', ends: braided('coil 1 start', 'coil 2 start') },
  braided: { cable: 'braided', ends: braided('coil finish', 'coil start') },
  two: { cable: 'pushback', ends: pushback('coil finish', 'coil start') },
  'two of halves': { cable: 'pushback', ends: pushback('half 2 finish', 'half 1 start') },
};

export const cableOfLead = (kind: LeadKind): CableId => ENDS[kind].cable;

/** Lead colours that may be shown to shoppers; undefined until the makers have set those of the cable. */
export const coloursFor = (kind: LeadKind, set: SetColours): CableColours | undefined =>
  set[cableOfLead(kind)];

const examplesOf = (cable: CableId): CableColours =>
  Object.fromEntries(CABLES[cable].map((wire) => [wire, OUR_LEADS[wire]]));

const colourOf = (name: NonNullable<CableColours[LeadId]>): LeadColour =>
  name === 'bare' ? { name } : { name, hex: LEAD_COLOURS[name] };

/** Leads of a pickup in the colours set by the makers, or, for the bench only, in example colours. */
export function leadsOf(kind: LeadKind, set: SetColours = {}): readonly Lead[] {
  const { cable, ends } = ENDS[kind];
  const colours = set[cable] ?? examplesOf(cable);
  return ends.map((end) => ({ ...end, colour: colourOf(colours[end.id] ?? OUR_LEADS[end.id]) }));
}
