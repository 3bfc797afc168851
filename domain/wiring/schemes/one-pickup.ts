import type { Scheme, SchemePart, Wire } from '../scheme.ts';
import { VOLUME_TONE } from './controls.ts';

const ONE = (
  pickup: SchemePart,
  leads: readonly Wire[],
  more: Readonly<Record<string, SchemePart>> = {},
) => ({
  height: 640,
  parts: { pickup, ...more, ...VOLUME_TONE.parts },
  wires: [...leads, ...VOLUME_TONE.wires],
});

/** Ground along the foot of the drawing to the volume pot's case, hot to its lug. */
const twoLeads = (ground: Wire['from']): readonly Wire[] => [
  { from: ground, via: 'x644 y532 x984', to: 'volume.case -16 56' },
  { from: 'pickup.hot', via: 'x720 y402', to: 'volume.1' },
];

export const PRECISION_BASS: Scheme = {
  id: 'precision-bass',
  number: 'WD-07',
  name: 'Precision Bass',
  lines: ['One split coil', '1 volume, 1 tone'],
  pots_Ohm: 250_000,
  ...ONE(
    { part: 'pickup', kind: 'precision-bass', name: 'Both halves', at: [200, 250] },
    twoLeads('pickup.ground'),
  ),
  note: {
    title: 'Two strings quieter than the others?',
    text: 'One half is bridged, somewhere between its eyelets. White to black then measures half of what its sheet says.',
  },
};

export const ONE_HUMBUCKER_FIVE: Scheme = {
  id: 'one-humbucker-5',
  number: 'WD-09',
  name: 'One humbucker, 5 wires',
  lines: ['In series', '1 volume, 1 tone'],
  pots_Ohm: 500_000,
  ...ONE(
    { part: 'pickup', kind: 'humbucker-5', name: 'Humbucker', at: [200, 260] },
    [
      { from: 'pickup.shield', via: 'x644 y548 x1002', to: 'volume.case 2 58' },
      { from: 'pickup.start2', via: 'x660 y532 x984', to: 'volume.case -16 56' },
      { from: 'pickup.finish1', to: 'tape.a' },
      { from: 'pickup.finish2', to: 'tape.b' },
      { from: 'pickup.start1', via: 'x720 y402', to: 'volume.1' },
    ],
    { tape: { part: 'tape', name: 'tape', at: [444, 296] } },
  ),
  note: {
    title: 'Brighter?',
    text: 'In parallel: brown and yellow to the volume, grey, violet and bare to ground. It gets quieter as well and stays hum-free.',
  },
};

export const ONE_HUMBUCKER_TWO: Scheme = {
  id: 'one-humbucker-2',
  number: 'WD-10',
  name: 'One humbucker, 2 wires',
  lines: ['Shielded', '1 volume, 1 tone'],
  pots_Ohm: 500_000,
  ...ONE(
    { part: 'pickup', kind: 'humbucker-2', name: 'Humbucker', at: [200, 260] },
    twoLeads('pickup.shield'),
  ),
  note: {
    title: 'Push the braid back',
    text: 'Two centimetres, and tin it at one place only: a hot braid melts what it shields.',
  },
};

export const ONE_SINGLE_COIL: Scheme = {
  id: 'one-single-coil',
  number: 'WD-11',
  name: 'One single coil',
  lines: ['Two leads', '1 volume, 1 tone'],
  pots_Ohm: 250_000,
  ...ONE({ part: 'pickup', kind: 'single', name: 'Single coil', at: [200, 270] }, twoLeads('pickup.ground')),
  note: {
    title: 'Alone, either way round',
    text: 'You can swap white and black as long as there is no second pickup. A lead that touches metal parts stays at ground.',
  },
};
