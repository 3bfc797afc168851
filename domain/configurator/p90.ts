import { CLASSIC_P90_COLOURS, type CustomLook } from '../products/custom-looks.ts';
import { all, asks, CONNECTOR, colours, group, OVERVIEW } from './groups.ts';
import {
  CLASSIC_OUTPUTS,
  CLASSIC_TYPES,
  P90_MAGNETS,
  POTTINGS,
  SPACING_OPTIONS,
  WINDING_OPTIONS,
} from './options.ts';
import { type ConfiguratorRecord, chosenSpacing } from './record.ts';

export const P90: ConfiguratorRecord<'p90', 'CUSTOM_P90_DOGEAR' | 'CUSTOM_P90_SOAPBAR'> = {
  id: 'p90',
  path: '/configurator/p90-classic',
  heading: 'Custom P90',
  makes: [
    {
      type: 'CUSTOM_P90_DOGEAR',
      name: 'Custom P90 Dogear',
      pickup: 'dogear',
      base: 'p90_dogear',
      kind: 'p90-dogear',
      kin: { stock: 'P90_DOGEAR', start: { pickup: 'dogear' } },
    },
    {
      type: 'CUSTOM_P90_SOAPBAR',
      name: 'Custom P90 Soapbar',
      pickup: 'soapbar',
      base: 'p90_soapbar',
      kind: 'p90-soapbar',
      kin: { stock: 'P90_SOAPBAR', start: { pickup: 'soapbar' } },
    },
  ],
  start: { pickup: 'dogear', base: 'black' },
  // Spec decision 10.
  rests: ['color', 'overview'],
  unasked: () => ({}),
  outputs: CLASSIC_OUTPUTS,
  usualOhms: 7500,
  colour: 'base',
  overview: 'model',
  // Dogears and soapbars have a braided lead.
  diagrams: { 2: 'two-p90s', 5: 'two-p90s' },
  look: (choices) =>
    ({
      pickup: `p90-${choices.pickup}`,
      cover: 'own',
      colour: choices.base,
      spacing: chosenSpacing(choices),
    }) as CustomLook,
  extras: [group('wound', 'Winding', all(WINDING_OPTIONS)), CONNECTOR],
  after: (field, choices) => (field === 'pickup' ? { pickup: choices.pickup, base: 'black' } : choices),
  steps: [
    asks('pickup', 'Pickup Cover', all(CLASSIC_TYPES)),
    {
      id: 'color',
      title: 'Pickup Color',
      lead: 'The cover is plastic. Its colour does not change the tone.',
      waits: true,
      groups: [group('base', 'Color', all(colours(CLASSIC_P90_COLOURS)))],
    },
    asks('spacing', 'Pole Spacing', all(SPACING_OPTIONS), { title: 'Pickup Pole Spacing' }),
    asks('output', 'Output Level', all(CLASSIC_OUTPUTS)),
    asks('potting', 'Wax Potting', all(POTTINGS), { title: 'Pickup Wax Potting' }),
    asks('magnet', 'Magnet', all(P90_MAGNETS), { title: 'Pickup Magnet' }),
    OVERVIEW,
  ],
};
