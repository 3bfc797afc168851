import { COLOURS, type ColourId } from '../colours.ts';
import {
  BASE_COLOURS,
  CLASSIC_P90_COLOURS,
  HP90_BASE_COLOURS,
  HP90_MODELS,
  HUMBUCKER_PATTERNS,
  NO_COVER_COLOURS,
  OPEN_COVER_COLOURS,
  PLAIN_COVER_COLOURS,
} from '../custom-looks.ts';
import type { Choices, Configurator, ConfiguratorId, Field, Group } from './configurator.ts';
import {
  CLASSIC_OUTPUTS,
  CLASSIC_TYPES,
  COIL_MATCHINGS,
  COVER_TYPES,
  HP90_OUTPUTS,
  HUMBUCKER_MAGNETS,
  HUMBUCKER_OUTPUTS,
  type Option,
  P90_MAGNETS,
  POTTINGS,
  SPACING_OPTIONS,
  WIRINGS,
} from './options.ts';

const colours = (ids: readonly ColourId[]): readonly Option<ColourId>[] =>
  ids.map((id) => ({ id, name: COLOURS[id].name }));

const covers = (ids: readonly string[]): readonly Option[] =>
  ids.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` }));

const all =
  <O extends Option>(options: readonly O[]) =>
  () =>
    options;

const NOTHING: readonly Option[] = [];
const HUMBUCKER_COVERS = covers(['plain', ...HUMBUCKER_PATTERNS]);
const HP90_COVERS = covers(HP90_MODELS);
const OPEN = colours(OPEN_COVER_COLOURS);
const PLAIN = colours(PLAIN_COVER_COLOURS);
const BASES = colours(BASE_COLOURS);
const BARE = colours(NO_COVER_COLOURS);
const HP90_BASES = colours(HP90_BASE_COLOURS);
const CLASSIC = colours(CLASSIC_P90_COLOURS);

/** Covers with openings show their base; the plain one has its own list of colours and hides it. */
const coverColours = ({ model }: Choices) => (model === 'plain' ? PLAIN : OPEN);

const group = (field: Field, label: string, offers: Group['offers']): Group => ({ field, label, offers });

/**
 * What a cover model leaves of the colours: one that it does not come in gives way to the default, a plain cover
 * clears the base colour, any other brings the default back.
 */
function recolour(choices: Choices, cover: ColourId, base: ColourId): Choices {
  const { base: before, ...rest } = choices;
  const isOffered = coverColours(choices).some(({ id }) => id === choices.color);
  const kept = { ...rest, color: isOffered ? (choices.color ?? cover) : cover };
  return choices.model === 'plain' ? kept : { ...kept, base: before ?? base };
}

/** Defaults that a cover type sets: Open makes the cover Navy, any but Closed makes the base Black. */
const COVER_DEFAULTS: Readonly<Record<string, Choices>> = {
  closed: {},
  open: { color: 'navy', base: 'black' },
  none: { base: 'black' },
};

const HUMBUCKER: Configurator = {
  id: 'humbucker',
  path: '/configurator/humbucker',
  heading: 'Custom Humbucker',
  start: {},
  always: [],
  rests: ['overview'],
  after(field, choices) {
    if (field === 'cover') return { cover: choices.cover, ...COVER_DEFAULTS[choices.cover ?? ''] };
    return field === 'model' ? recolour(choices, 'navy', 'black') : choices;
  },
  steps: [
    { id: 'cover', title: 'Pickup Cover', groups: [group('cover', 'Pickup Cover', all(COVER_TYPES))] },
    {
      id: 'model',
      title: 'Cover model',
      groups: [group('model', 'Cover model', ({ cover }) => (cover === 'open' ? HUMBUCKER_COVERS : NOTHING))],
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

const HP90: Configurator = {
  id: 'hp90',
  path: '/configurator/p90',
  heading: 'Custom HP90',
  start: { color: 'black', base: 'cream' },
  // It has one kind of cover, which counts from the start (decision 25).
  always: [{ label: 'Pickup Cover', value: 'Open Cover, brass', lookupKey: 'cover_open_brass' }],
  rests: ['overview'],
  after: (field, choices) => (field === 'model' ? recolour(choices, 'black', 'cream') : choices),
  steps: [
    { id: 'model', title: 'Pickup Cover', groups: [group('model', 'Cover model', all(HP90_COVERS))] },
    {
      id: 'color',
      title: 'Pickup Color',
      waits: true,
      groups: [
        group('color', 'Cover Color', coverColours),
        group('base', 'Base Color', ({ model }) => (model === 'plain' ? NOTHING : HP90_BASES)),
      ],
    },
    {
      id: 'spacing',
      title: 'Pole Spacing',
      groups: [group('spacing', 'Pole Spacing', all(SPACING_OPTIONS))],
    },
    { id: 'output', title: 'Output Level', groups: [group('output', 'Output Level', all(HP90_OUTPUTS))] },
    { id: 'potting', title: 'Wax Potting', groups: [group('potting', 'Wax Potting', all(POTTINGS))] },
    { id: 'wiring', title: 'Wiring', groups: [group('wiring', 'Wiring', all(WIRINGS))] },
    { id: 'magnet', title: 'Magnet', groups: [group('magnet', 'Magnet', all(P90_MAGNETS))] },
    { id: 'overview', title: 'Review Your Configuration', groups: [] },
  ],
};

const P90: Configurator = {
  id: 'p90',
  path: '/configurator/p90-classic',
  heading: 'Custom P90',
  start: { pickup: 'dogear', base: 'black' },
  always: [],
  // Decision 10.
  rests: ['color', 'overview'],
  after: (field, choices) => (field === 'pickup' ? { pickup: choices.pickup, base: 'black' } : choices),
  steps: [
    { id: 'pickup', title: 'Pickup Cover', groups: [group('pickup', 'Pickup Cover', all(CLASSIC_TYPES))] },
    { id: 'color', title: 'Pickup Color', waits: true, groups: [group('base', 'Color', all(CLASSIC))] },
    {
      id: 'spacing',
      title: 'Pickup Pole Spacing',
      groups: [group('spacing', 'Pole Spacing', all(SPACING_OPTIONS))],
    },
    { id: 'output', title: 'Output Level', groups: [group('output', 'Output Level', all(CLASSIC_OUTPUTS))] },
    { id: 'potting', title: 'Pickup Wax Potting', groups: [group('potting', 'Wax Potting', all(POTTINGS))] },
    { id: 'magnet', title: 'Pickup Magnet', groups: [group('magnet', 'Magnet', all(P90_MAGNETS))] },
    { id: 'overview', title: 'Review Your Configuration', groups: [] },
  ],
};

/** The three configurators, by the names that their pictures have. */
export const CONFIGURATORS = { humbucker: HUMBUCKER, hp90: HP90, p90: P90 } as const satisfies Record<
  ConfiguratorId,
  Configurator
>;
