import type { LeadColourName } from './lead-colours.ts';

/** Function of a lead with both coils in series, for comparing colours. `of` begins a group. */
export const LEAD_ROLES = [
  { id: 'hot', of: 'Single coil', lead: 'finish', to: 'hot' },
  { id: 'ground', of: undefined, lead: 'Single coil, start', to: 'ground' },
  { id: 'start1', of: 'Humbucker', lead: 'coil 1 start', to: 'hot' },
  { id: 'finish1', of: undefined, lead: 'Coil 1 finish', to: 'coil 2 finish' },
  { id: 'finish2', of: undefined, lead: 'Coil 2 finish', to: 'coil 1 finish' },
  { id: 'start2', of: undefined, lead: 'Coil 2 start', to: 'ground' },
  { id: 'shield', of: undefined, lead: 'Shield and baseplate', to: 'ground' },
] as const;

type LeadRole = (typeof LEAD_ROLES)[number]['id'];

interface Source {
  readonly name: string;
  readonly url: string;
}

/** Another maker's cable by the sources named. Roles without a source are left out. */
export interface MakersLeads {
  readonly maker: string;
  readonly colours: Readonly<Partial<Record<LeadRole, LeadColourName>>>;
  readonly sources: readonly [Source, ...Source[]];
}

const PREMIER_GUITAR: Source = {
  name: 'Premier Guitar, Wiring humbuckers in parallel',
  url: 'https://www.premierguitar.com/articles/23381-guitar-shop-101-wiring-humbuckers-in-parallel-on-an-hh-strat?page=2',
};
const COLOUR_CHART: Source = {
  name: 'Pickup manufacturer’s color codes',
  url: 'https://www.scribd.com/document/310119337/Pickup-Wiring-Colors',
};

const SEYMOUR_DUNCAN = {
  hot: 'white',
  ground: 'black',
  start1: 'black',
  finish1: 'white',
  finish2: 'red',
  start2: 'green',
  shield: 'bare',
} as const;

/**
 * Makers whose colours are complete in a public wiring guide and confirmed by a second one or the maker. Gibson is left
 * out: guides agree on white and green in the middle, but not on whether red or black is hot.
 */
export const OTHER_MAKERS: readonly MakersLeads[] = [
  {
    maker: 'Seymour Duncan',
    colours: SEYMOUR_DUNCAN,
    sources: [
      PREMIER_GUITAR,
      COLOUR_CHART,
      {
        name: 'Bootstrap Pickups, Wiring colors',
        url: 'https://bootstrappickups.com/pages/wiring-colors',
      },
    ],
  },
  {
    maker: 'DiMarzio',
    colours: {
      hot: 'white',
      ground: 'black',
      start1: 'red',
      finish1: 'black',
      finish2: 'white',
      start2: 'green',
    },
    sources: [
      PREMIER_GUITAR,
      COLOUR_CHART,
      { name: '1728.org, Guitar pickup wire colors', url: 'https://www.1728.org/guitar8.htm' },
    ],
  },
  {
    maker: 'Nordstrand',
    colours: SEYMOUR_DUNCAN,
    sources: [
      {
        name: 'Nordstrand, Pickup wiring',
        url: 'http://nordstrandpickups.com/faq-support/schematics/',
      },
    ],
  },
  {
    maker: 'Fender',
    colours: { hot: 'white', ground: 'black' },
    sources: [
      COLOUR_CHART,
      { name: 'Alexplorer, Wire color codes', url: 'http://alexplorer.net/guitar/basics/wire-colors.html' },
    ],
  },
];
