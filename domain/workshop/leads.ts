/** What a lead is coloured like. `hex` is undefined for bare wire, which drawings show hatched. */
export interface LeadColour {
  readonly name: string;
  readonly hex?: string;
}

/** Colours of our leads. Examples, for the makers to set: sheets, slips and wiring diagrams follow. */
export const LEAD_COLOURS = {
  brown: { name: 'brown', hex: '#6B4A36' },
  grey: { name: 'grey', hex: '#9A9C9B' },
  violet: { name: 'violet', hex: '#7B63A8' },
  yellow: { name: 'yellow', hex: '#D9B64A' },
  white: { name: 'white', hex: '#FFFFFF' },
  black: { name: 'black', hex: '#17181A' },
  bare: { name: 'bare' },
} as const satisfies Record<string, LeadColour>;

/** One lead of a pickup: where it comes from and where it goes, both coils in series. */
export interface Lead {
  readonly number: number;
  readonly from: string;
  readonly colour: LeadColour;
  /** "hot", "ground", "to 3", "unused". */
  readonly to: string;
}

const { brown, grey, violet, yellow, white, black, bare } = LEAD_COLOURS;

/** Both ends of both coils and a shield. Finish goes to finish: the coils are wound alike and stand against each other. */
const fiveOfTwo = (part: string): readonly Lead[] => [
  { number: 1, from: `${part} 1 start`, colour: brown, to: 'hot' },
  { number: 2, from: `${part} 1 finish`, colour: grey, to: 'to 4' },
  { number: 3, from: `${part} 2 start`, colour: violet, to: 'ground' },
  { number: 4, from: `${part} 2 finish`, colour: yellow, to: 'to 2' },
  { number: 5, from: 'shield, baseplate', colour: bare, to: 'ground' },
];

/** One coil has two ends; the two leads between them stay unused. */
const FIVE_OF_ONE: readonly Lead[] = [
  { number: 1, from: 'coil start', colour: brown, to: 'hot' },
  { number: 2, from: 'none', colour: grey, to: 'unused' },
  { number: 3, from: 'coil finish', colour: violet, to: 'ground' },
  { number: 4, from: 'none', colour: yellow, to: 'unused' },
  { number: 5, from: 'shield, baseplate', colour: bare, to: 'ground' },
];

/** The hot wire inside, ground as the shield around it. */
const braided = (from: string, ground: string): readonly Lead[] => [
  { number: 1, from, colour: white, to: 'hot' },
  { number: 2, from: `${ground}, baseplate`, colour: bare, to: 'ground' },
];

/** Two cloth-covered wires from the eyelets of the flatwork. */
const pushback = (finish: string, start: string): readonly Lead[] => [
  { number: 1, from: finish, colour: white, to: 'hot' },
  { number: 2, from: start, colour: black, to: 'ground' },
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
