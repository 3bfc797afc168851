import type { Scheme, Wire } from '../scheme.ts';
import { VOLUME_TONE } from './controls.ts';

const TOGGLE = { part: 'switch', kind: 'toggle-3', name: '3-way switch', at: [604, 112] } as const;
const HOT = { from: 'switch.C', via: 'x790 y402', to: 'volume.1' } as const;

export const TELECASTER: Scheme = {
  id: 'telecaster',
  number: 'WD-02',
  name: 'Telecaster, 3-way',
  lines: ['Two single coils', '1 volume, 1 tone'],
  height: 640,
  pots_Ohm: 250_000,
  parts: {
    neck: { part: 'pickup', kind: 'telecaster-neck', name: 'Neck', at: [56, 110], turned: true },
    bridge: { part: 'pickup', kind: 'telecaster-bridge', name: 'Bridge', at: [56, 300] },
    switch: { part: 'switch', kind: 'blade-3', name: '3-way switch', at: [600, 100] },
    ...VOLUME_TONE.parts,
  },
  wires: [
    { from: 'neck.ground', via: 'x452 y532 x984', to: 'volume.case -16 56' },
    { from: 'bridge.ground', via: 'x420 y548 x1002', to: 'volume.case 2 58' },
    { from: 'neck.hot', via: 'x500 y144', to: 'switch.N' },
    { from: 'bridge.hot', via: 'x500 y224', to: 'switch.B' },
    { from: 'switch.C', via: 'x790 y402', to: 'volume.1' },
    ...VOLUME_TONE.wires,
  ],
  note: {
    title: 'Three leads at the neck?',
    text: 'Ours has two: its cover is tied to the black one inside. For a four-way switch cut that bridge and give the cover a ground of its own.',
  },
};

/** Leads of one five-wire pickup except hot: two to the tape, two along the foot of the sheet to ground. */
const grounds = (
  pickup: 'neck' | 'bridge',
  stations: readonly (readonly [down: number, along: number, dx: number, dy: number])[],
): readonly Wire[] => [
  { from: `${pickup}.finish1`, to: `tape-${pickup}.a` },
  { from: `${pickup}.finish2`, to: `tape-${pickup}.b` },
  ...stations.map(([down, along, dx, dy], index) => ({
    from: `${pickup}.${index === 0 ? 'start2' : 'shield'}`,
    via: `x${down} y${along} x${1000 + dx}`,
    to: `volume.case ${dx} ${dy}`,
  })),
];

const fiveWires = (
  kind: 'humbucker-5' | 'hp90-5',
): Pick<Scheme, 'height' | 'pots_Ohm' | 'parts' | 'wires'> => ({
  height: 640,
  pots_Ohm: 500_000,
  parts: {
    neck: { part: 'pickup', kind, name: 'Neck', at: [56, 68] },
    bridge: { part: 'pickup', kind, name: 'Bridge', at: [56, 288] },
    'tape-neck': { part: 'tape', name: 'tape, neck', at: [300, 104] },
    'tape-bridge': { part: 'tape', name: 'tape, bridge', at: [300, 324] },
    switch: TOGGLE,
    ...VOLUME_TONE.parts,
  },
  wires: [
    ...grounds('neck', [
      [550, 516, -22, 54],
      [534, 532, -7, 58],
    ]),
    ...grounds('bridge', [
      [513, 548, 8, 57],
      [497, 564, 23, 53],
    ]),
    { from: 'neck.start1', via: 'x572 y152', to: 'switch.N' },
    { from: 'bridge.start1', via: 'x572 y262', to: 'switch.B' },
    HOT,
    ...VOLUME_TONE.wires,
  ],
});

export const TWO_HUMBUCKERS_FIVE: Scheme = {
  id: 'two-humbuckers-5',
  number: 'WD-03',
  name: 'Two humbuckers, 3-way',
  lines: ['5 wires each, in series', '1 volume, 1 tone'],
  ...fiveWires('humbucker-5'),
  note: {
    title: 'One coil only?',
    text: 'Grey and yellow to ground through a push-pull pot: coil 1 sounds alone, with hum.',
  },
};

export const TWO_HP90S_FIVE: Scheme = {
  id: 'two-hp90s-5',
  number: 'WD-05',
  name: 'Two humbucker-sized P90s',
  lines: ['5 wires each, one coil', '3-way, 1 volume, 1 tone'],
  ...fiveWires('hp90-5'),
  note: {
    title: 'Noiseless?',
    text: 'Noiseless levels have two halves in place of the one coil. The joints are the same, the hum is gone; grey and yellow then carry the signal.',
  },
};

const SHIELDED = (kind: 'humbucker-2' | 'p90'): Pick<Scheme, 'parts' | 'wires'> => ({
  parts: {
    neck: { part: 'pickup', kind, name: 'Neck', at: [56, 90] },
    bridge: { part: 'pickup', kind, name: 'Bridge', at: [56, 300] },
    switch: TOGGLE,
    ...VOLUME_TONE.parts,
  },
  wires: [
    { from: 'neck.shield', via: 'x452 y532 x984', to: 'volume.case -16 56' },
    { from: 'bridge.shield', via: 'x420 y548 x1002', to: 'volume.case 2 58' },
    { from: 'neck.hot', via: 'x540 y152', to: 'switch.N' },
    { from: 'bridge.hot', via: 'x540 y262', to: 'switch.B' },
    HOT,
    ...VOLUME_TONE.wires,
  ],
});

export const TWO_HUMBUCKERS_TWO: Scheme = {
  id: 'two-humbuckers-2',
  number: 'WD-04',
  name: 'Two humbuckers, 2 wires',
  lines: ['Shielded leads', '3-way, 1 volume, 1 tone'],
  height: 640,
  pots_Ohm: 500_000,
  ...SHIELDED('humbucker-2'),
  note: {
    title: 'Thin in the middle?',
    text: 'A shield must stay at ground, so two wires cannot be swapped. Turn the magnet of one pickup over, or send it to us.',
  },
};

export const TWO_P90S: Scheme = {
  id: 'two-p90s',
  number: 'WD-06',
  name: 'Two P90s, 3-way',
  lines: ['Braided leads', '1 volume, 1 tone'],
  height: 640,
  pots_Ohm: 500_000,
  ...SHIELDED('p90'),
  note: {
    title: 'Hum in the middle?',
    text: 'Both are wound the same way, so it stays. Swapping the leads of one would not help, and would put its braid at hot.',
  },
};
