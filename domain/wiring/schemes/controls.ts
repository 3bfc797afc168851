import type { SchemePart, Wire } from '../scheme.ts';

/** One volume and one tone, the right half of most sheets. Connect the hot lead to `volume.1`. */
export const VOLUME_TONE: {
  readonly parts: Readonly<Record<string, SchemePart>>;
  readonly wires: readonly Wire[];
} = {
  parts: {
    tone: { part: 'pot', does: 'tone', name: 'Tone', at: [1000, 150] },
    volume: { part: 'pot', does: 'volume', name: 'Volume', at: [1000, 430] },
    cap: { part: 'cap', name: 'capacitor', at: [940, 56] },
    jack: { part: 'jack', name: 'Jack', at: [1232, 576] },
    strings: { part: 'strings', name: 'bridge, strings', at: [1040, 526] },
  },
  wires: [
    { from: 'volume.1', to: 'tone.3' },
    { from: 'tone.2', via: 'x880 y56', to: 'cap.a' },
    { from: 'cap.b', via: 'x1000', to: 'tone.case 0 -56' },
    { from: 'volume.2', via: 'x868 y596', to: 'jack.tip' },
    { from: 'volume.3', via: 'y498 x962', to: 'volume.case -38 44' },
    { from: 'tone.case 57 10', via: 'x1172 y420', to: 'volume.case 57 -10' },
    { from: 'volume.case 57 14', via: 'x1172 y556', to: 'jack.sleeve' },
    { from: 'volume.case 40 43', to: 'strings.wire' },
  ],
};
