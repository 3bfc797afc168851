import type { Day } from '../calendar/day.ts';
import { isKeyOf, keysOf } from '../records.ts';
import type { LeadColourName, LeadId } from '../wiring/lead-colours.ts';
import { OTHER_MAKERS } from '../wiring/other-makers.ts';
import type { KeptId } from './kept-pickups.ts';
import type { Signs } from './signs.ts';

export interface DatedSource {
  readonly name: string;
  readonly url: string;
  readonly written?: Day;
  readonly read: Day;
}

export interface PhaseMaker {
  readonly name: string;
  readonly colours: Readonly<Partial<Record<LeadId, LeadColourName>>>;
  readonly signs: Readonly<Partial<Record<KeptId, Partial<Signs>>>>;
  readonly sources: readonly [DatedSource, ...DatedSource[]];
}

/** Date on which the guides of the wiring page were read. */
const GUIDES_READ: Day = '2026-11-22';
const READ: Day = '2026-11-25';

function ofWiringPage(name: string): Pick<PhaseMaker, 'name' | 'colours' | 'sources'> {
  const found = OTHER_MAKERS.find(({ maker }) => maker === name);
  if (!found) throw new Error(`The wiring page has no ${name}`);
  const [first, ...others] = found.sources;
  const dated = (source: typeof first): DatedSource => ({ ...source, read: GUIDES_READ });
  return { name, colours: found.colours, sources: [dated(first), ...others.map(dated)] };
}

const FENDER = ofWiringPage('Fender');

export const PHASE_MAKERS = {
  /**
   * The guide says they have been wound clockwise for decades, and the colour guides take white for hot. Reverse-wound
   * ones are wired either way, so they are left out; so are poles, which changed.
   */
  fender: {
    ...FENDER,
    signs: {
      'telecaster-bridge': { turn: 1 },
      'stratocaster-neck': { turn: 1 },
      'stratocaster-bridge': { turn: 1 },
    },
    sources: [
      ...FENDER.sources,
      {
        name: 'Premier Guitar, Mod Garage: Get a grip on pickup phase',
        url: 'https://www.premierguitar.com/mod-garage-get-a-grip-on-pickup-phase',
        read: READ,
      },
    ],
  },
  'seymour-duncan': { ...ofWiringPage('Seymour Duncan'), signs: {} },
  dimarzio: { ...ofWiringPage('DiMarzio'), signs: {} },
  nordstrand: { ...ofWiringPage('Nordstrand'), signs: {} },
  lollar: {
    name: 'Lollar',
    colours: { hot: 'white', ground: 'black' },
    signs: {},
    sources: [
      {
        name: 'Lollar Pickups Blog, Understanding pickup lead wires',
        url: 'http://www.lollarguitars.com/blog/index.php',
        read: READ,
      },
    ],
  },
  /** From its Telecaster bridge page: north up, clockwise from start to finish, the end of the coil is hot. */
  'rio-grande': {
    name: 'Rio Grande',
    colours: {},
    signs: { 'telecaster-bridge': { pole: 1, turn: 1 } },
    sources: [
      {
        name: 'Rio Grande Pickups, Normal wind, normal polarity',
        url: 'https://riograndepickups.com/tone-tips/normal-wind-normal-polarity-vs-reverse-wind-reverse-polarity/',
        written: '2024-05-28',
        read: READ,
      },
    ],
  },
} as const satisfies Record<string, PhaseMaker>;

export type MakerId = keyof typeof PHASE_MAKERS;

export const MAKER_IDS = keysOf(PHASE_MAKERS);

export const isMaker = (id: string | null): id is MakerId => id !== null && isKeyOf(PHASE_MAKERS, id);
