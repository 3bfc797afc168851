import { HP90_BASE_COLOURS, HP90_MODELS } from '../products/custom-looks.ts';
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
  HP90_OUTPUTS,
  P90_MAGNETS,
  POTTINGS,
  SPACING_OPTIONS,
  WINDING_OPTIONS,
  WIRINGS,
} from './options.ts';
import { type ConfiguratorRecord, coveredLook } from './record.ts';

const COVERS = covers(HP90_MODELS);
const BASES = colours(HP90_BASE_COLOURS);
const [, OPEN_COVER] = COVER_TYPES;
const [, UNMATCHED] = COIL_MATCHINGS;

export const HP90: ConfiguratorRecord<'hp90', 'CUSTOM_HUMBUCKER_P90'> = {
  id: 'hp90',
  path: '/configurator/p90',
  heading: 'Custom HP90',
  makes: [
    {
      type: 'CUSTOM_HUMBUCKER_P90',
      name: 'Custom HP90',
      base: 'humbucker_p90',
      kind: 'hp90',
      kin: { stock: 'HUMBUCKER_P90', start: { model: 'plain' } },
    },
  ],
  start: { color: 'black', base: 'cream' },
  rests: ['overview'],
  // The one cover type is included (spec decision 25); with one coil there is no matching (specification: Unmatched).
  unasked: () => ({ cover: OPEN_COVER, coils: UNMATCHED }),
  always: [OPEN_COVER.lookupKey],
  outputs: HP90_OUTPUTS,
  usualOhms: 8000,
  colour: 'color',
  overview: 'photograph',
  diagrams: { 2: 'two-p90s', 5: 'two-hp90s-5' },
  /** A bare HP90 is no look: its cover shows the base, and the stage leaves the cover out. */
  look: (choices) => coveredLook('hp90', choices),
  // The two halves of the noiseless level are already opposed.
  extras: [
    group('wound', 'Winding', ({ output }) =>
      HP90_OUTPUTS.some((level) => level.id === output && 'noiseless' in level) ? NOTHING : WINDING_OPTIONS,
    ),
    CONNECTOR,
  ],
  after: (field, choices) => (field === 'model' ? recolour(choices, 'black', 'cream') : choices),
  steps: [
    asks('model', 'Cover model', all(COVERS), {
      title: 'Pickup Cover',
      lead: 'Seven brass covers, one price.',
    }),
    {
      id: 'color',
      title: 'Pickup Color',
      waits: true,
      groups: [
        group('color', 'Cover Color', coverColours),
        group('base', 'Base Color', ({ model }) => (model === 'plain' ? NOTHING : BASES)),
      ],
    },
    asks('spacing', 'Pole Spacing', all(SPACING_OPTIONS)),
    asks('output', 'Output Level', all(HP90_OUTPUTS), {
      lead: 'More turns: louder and darker. Noiseless costs more to cancel hum, not to be louder.',
    }),
    asks('potting', 'Wax Potting', all(POTTINGS)),
    asks('wiring', 'Wiring', all(WIRINGS), {
      lead: 'Five leads let you reverse the phase, or put Noiseless in parallel.',
    }),
    asks('magnet', 'Magnet', all(P90_MAGNETS)),
    OVERVIEW,
  ],
};
