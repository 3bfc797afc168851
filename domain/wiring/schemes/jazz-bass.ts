import type { Scheme } from '../scheme.ts';

/** Pickups are on the wipers, so that a volume at zero mutes only its own pickup. */
export const JAZZ_BASS: Scheme = {
  id: 'jazz-bass',
  number: 'WD-08',
  name: 'Jazz Bass',
  lines: ['Two single coils', '2 volumes, 1 tone'],
  height: 640,
  pots_Ohm: 250_000,
  parts: {
    neck: { part: 'pickup', kind: 'jazz-bass', name: 'Neck', at: [56, 120] },
    bridge: { part: 'pickup', kind: 'jazz-bass', name: 'Bridge', at: [56, 370], turned: true },
    'volume-neck': { part: 'pot', does: 'volume', name: 'Volume, neck', at: [680, 150] },
    'volume-bridge': { part: 'pot', does: 'volume', name: 'Volume, bridge', at: [680, 400] },
    tone: { part: 'pot', does: 'tone', name: 'Tone', at: [1040, 190] },
    cap: { part: 'cap', name: 'capacitor', at: [980, 96] },
    jack: { part: 'jack', name: 'Jack', at: [1232, 536] },
    strings: { part: 'strings', name: 'bridge, strings', at: [700, 520] },
  },
  wires: [
    { from: 'neck.ground', via: 'x420 y250 x660', to: 'volume-neck.case -20 56' },
    { from: 'bridge.ground', via: 'x420 y500 x660', to: 'volume-bridge.case -20 56' },
    { from: 'neck.hot', via: 'x460 y150', to: 'volume-neck.2' },
    { from: 'bridge.hot', via: 'x460 y400', to: 'volume-bridge.2' },
    { from: 'volume-bridge.1', via: 'x552 y122', to: 'volume-neck.1' },
    { from: 'volume-neck.1', via: 'y50 x880 y218', to: 'tone.3' },
    { from: 'tone.3', via: 'y556', to: 'jack.tip' },
    { from: 'tone.2', via: 'x916 y96', to: 'cap.a' },
    { from: 'cap.b', via: 'x1040', to: 'tone.case 0 -56' },
    { from: 'volume-neck.3', via: 'y222 x642', to: 'volume-neck.case -38 44' },
    { from: 'volume-bridge.3', via: 'y472 x642', to: 'volume-bridge.case -38 44' },
    { from: 'volume-neck.case 14 56', to: 'volume-bridge.case 14 -56' },
    { from: 'volume-bridge.case 57 10', via: 'x1040', to: 'tone.case 0 56' },
    { from: 'tone.case 57 10', via: 'x1172 y516', to: 'jack.sleeve' },
    { from: 'volume-bridge.case 20 54', to: 'strings.wire' },
  ],
  note: {
    title: 'Why the wipers?',
    text: 'Each volume then only mutes its own pickup. With both fully up the pair is quiet; turn one down a little, and the hum returns.',
  },
};
