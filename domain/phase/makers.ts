import type { Day } from '../calendar/day.ts';
import { isKeyOf, keysOf } from '../records.ts';
import type { LeadColour } from '../wiring/lead-colours.ts';
import type { LeadId } from '../wiring/leads.ts';
import { OTHER_MAKERS } from '../wiring/other-makers.ts';
import type { KeptId } from './kept-pickups.ts';
import type { Signs } from './signs.ts';

/** Where something was read, when it was written if it says so, and when we read it. */
export interface DatedSource {
  readonly name: string;
  readonly url: string;
  readonly written?: Day;
  readonly read: Day;
}

/** What is known of a maker's pickups. What no source says is found out by the two tests. */
export interface PhaseMaker {
  readonly name: string;
  readonly colours: Readonly<Partial<Record<LeadId, LeadColour>>>;
  /** How its pickups at some places are poled and wound. */
  readonly signs: Readonly<Partial<Record<KeptId, Partial<Signs>>>>;
  readonly sources: readonly [DatedSource, ...DatedSource[]];
}

/** The day on which the guides of the wiring page were read. */
const GUIDES_READ: Day = '2026-11-22';
const READ: Day = '2026-11-25';

/** A maker of the wiring page: its colours, each read in the guides that are named there. */
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
   * Wound clockwise for decades, says the guide, and the guides of colours take white for hot. Pickups that are reverse
   * wound it wires either way, so of those nothing is said; of poles nothing at all: they changed.
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
  /** Says of its Telecaster bridge: north up, clockwise from start to finish, the end of the coil is hot. */
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
