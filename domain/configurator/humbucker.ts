import {
  BASE_COLOURS,
  type CustomLook,
  HUMBUCKER_PATTERNS,
  NO_COVER_COLOURS,
} from '../products/custom-looks.ts';
import { all, CONNECTOR, colours, coverColours, covers, group, NOTHING, recolour } from './groups.ts';
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
  always: [],
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
    { id: 'cover', title: 'Pickup Cover', groups: [group('cover', 'Pickup Cover', all(COVER_TYPES))] },
    {
      id: 'model',
      title: 'Cover model',
      groups: [group('model', 'Cover model', ({ cover }) => (cover === 'open' ? COVERS : NOTHING))],
    },
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
    {
      id: 'spacing',
      title: 'Pole Spacing',
      groups: [
        group('spacing', 'Pole Spacing', ({ cover }) => (cover === 'none' ? NOTHING : SPACING_OPTIONS)),
      ],
    },
    {
      id: 'output',
      title: 'Output Level',
      groups: [group('output', 'Output Level', all(HUMBUCKER_OUTPUTS))],
    },
    { id: 'coils', title: 'Coil Matching', groups: [group('coils', 'Coil Matching', all(COIL_MATCHINGS))] },
    { id: 'potting', title: 'Wax Potting', groups: [group('potting', 'Wax Potting', all(POTTINGS))] },
    { id: 'wiring', title: 'Wiring', groups: [group('wiring', 'Wiring', all(WIRINGS))] },
    { id: 'magnet', title: 'Magnet', groups: [group('magnet', 'Magnet', all(HUMBUCKER_MAGNETS))] },
    { id: 'overview', title: 'Review Your Configuration', groups: [] },
  ],
};
