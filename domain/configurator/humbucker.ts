import {
  BASE_COLOURS,
  type CustomLook,
  HUMBUCKER_PATTERNS,
  NO_COVER_COLOURS,
} from '../products/custom-looks.ts';
import {
  all,
  asks,
  CONNECTOR,
  colours,
  coverColours,
  covers,
  group,
  NOTHING,
  OVERVIEW,
  recolour,
} from './groups.ts';
import {
  COIL_MATCHINGS,
  COVER_TYPES,
  HUMBUCKER_MAGNETS,
  HUMBUCKER_OUTPUTS,
  POTTINGS,
  SPACING_OPTIONS,
  WIRINGS,
} from './options.ts';
import { type Choices, type ConfiguratorRecord, chosenSpacing, coveredLook } from './record.ts';

const COVERS = covers(['plain', ...HUMBUCKER_PATTERNS]);
const BASES = colours(BASE_COLOURS);
const BARE = colours(NO_COVER_COLOURS);
const [NECK] = SPACING_OPTIONS;

/** Defaults set by a cover type: Open sets the cover to Navy; all but Closed set the base to Black. */
const COVER_DEFAULTS: Readonly<Record<string, Choices>> = {
  closed: {},
  open: { color: 'navy', base: 'black' },
  none: { base: 'black' },
};

export const HUMBUCKER: ConfiguratorRecord<'humbucker', 'CUSTOM_HUMBUCKER'> = {
  id: 'humbucker',
  path: '/configurator/humbucker',
  heading: 'Custom Humbucker',
  makes: [
    {
      type: 'CUSTOM_HUMBUCKER',
      name: 'Custom Humbucker',
      base: 'humbucker',
      kind: 'humbucker',
      kin: { stock: 'HUMBUCKER', start: { cover: 'none' } },
    },
  ],
  start: {},
  rests: ['overview'],
  // Without a cover it gets the neck's spacing unasked (spec decision 11).
  unasked: ({ cover }) => (cover === 'none' ? { spacing: NECK } : {}),
  outputs: HUMBUCKER_OUTPUTS,
  usualOhms: 7500,
  colour: 'base',
  shownIn: { color: 'navy', base: 'copper' },
  overview: 'photograph',
  standIn: 'HUMBUCKER',
  diagrams: { 2: 'two-humbuckers-2', 5: 'two-humbuckers-5' },
  /** Without a chosen cover it is shown bare. */
  look(choices) {
    const { cover, model, base } = choices;
    if (cover === 'closed') return { pickup: 'humbucker', cover, spacing: chosenSpacing(choices) };
    if (cover === 'open' && model) return coveredLook('humbucker', choices);
    return {
      pickup: 'humbucker',
      cover: 'none',
      base: cover === 'none' ? base : 'black',
    } as CustomLook;
  },
  extras: [CONNECTOR],
  after(field, choices) {
    if (field === 'cover') return { cover: choices.cover, ...COVER_DEFAULTS[choices.cover ?? ''] };
    return field === 'model' ? recolour(choices, 'navy', 'black') : choices;
  },
  steps: [
    asks('cover', 'Pickup Cover', all(COVER_TYPES)),
    asks('model', 'Cover model', ({ cover }) => (cover === 'open' ? COVERS : NOTHING)),
    {
      id: 'color',
      title: 'Pickup Color',
      waits: true,
      groups: [
        group('color', 'Cover Color', (choices) =>
          choices.cover === 'open' ? coverColours(choices) : NOTHING,
        ),
        group('base', 'Base Color', ({ cover, model }) => {
          if (cover === 'none') return BARE;
          return cover === 'open' && model !== 'plain' ? BASES : NOTHING;
        }),
      ],
    },
    asks('spacing', 'Pole Spacing', ({ cover }) => (cover === 'none' ? NOTHING : SPACING_OPTIONS)),
    asks('output', 'Output Level', all(HUMBUCKER_OUTPUTS)),
    asks('coils', 'Coil Matching', all(COIL_MATCHINGS)),
    asks('potting', 'Wax Potting', all(POTTINGS)),
    asks('wiring', 'Wiring', all(WIRINGS)),
    asks('magnet', 'Magnet', all(HUMBUCKER_MAGNETS)),
    OVERVIEW,
  ],
};
