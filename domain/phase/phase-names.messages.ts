import type { InLanguages } from '../languages.ts';
import { KEPT_PICKUPS, type KeptId, type PhasePlace } from './kept-pickups.ts';

const PLACES: Readonly<Record<PhasePlace, string>> = { neck: 'Neck', middle: 'Middle', bridge: 'Bridge' };

const EN = {
  kept: (id: KeptId): string => KEPT_PICKUPS[id].name,
  /** Names one of our pickups with its place. */
  ours: (name: string, place: PhasePlace) => `${name}, ${place}`,
  /** Parts of the diagram of a pair. */
  pair: {
    title: 'This very pair',
    lines: ['Two pickups, 3-way', '1 volume'] satisfies readonly [string, string],
    theirs: (place: PhasePlace) => `${PLACES[place]}, yours`,
    mine: (place: PhasePlace) => `${PLACES[place]}, ours`,
    tape: (of: string) => `tape, ${of}`,
    switch: '3-way switch',
    volume: 'Volume',
    jack: 'Jack',
  },
};

const GERMAN_PLACES: Readonly<Record<PhasePlace, string>> = { neck: 'Hals', middle: 'Mitte', bridge: 'Steg' };

const GERMAN_KEPT: Readonly<Record<KeptId, string>> = {
  'telecaster-neck': 'Telecaster-Typ, Hals',
  'telecaster-bridge': 'Telecaster-Typ, Steg',
  'stratocaster-neck': 'Stratocaster-Typ, Hals',
  'stratocaster-middle': 'Stratocaster-Typ, Mitte',
  'stratocaster-bridge': 'Stratocaster-Typ, Steg',
  'p90-neck': 'P90, Hals',
  'p90-bridge': 'P90, Steg',
  'humbucker-neck': 'Humbucker, 4 Adern und Schirm, Hals',
  'humbucker-bridge': 'Humbucker, 4 Adern und Schirm, Steg',
  'humbucker-braid-neck': 'Humbucker, Kabel mit Geflecht, Hals',
  'humbucker-braid-bridge': 'Humbucker, Kabel mit Geflecht, Steg',
  'jazz-bass-neck': 'Jazz-Bass-Typ, Hals',
  'jazz-bass-bridge': 'Jazz-Bass-Typ, Steg',
  'precision-bass': 'Precision-Bass-Typ, Split',
};

const DE: typeof EN = {
  kept: (id) => GERMAN_KEPT[id],
  ours: (name, place) => `${name}, ${GERMAN_PLACES[place]}`,
  pair: {
    title: 'Genau dieses Paar',
    lines: ['Zwei Tonabnehmer, 3-fach', '1 Volume'],
    theirs: (place) => `${GERMAN_PLACES[place]}, deiner`,
    mine: (place) => `${GERMAN_PLACES[place]}, unserer`,
    tape: (of) => `Isolierband, ${of}`,
    switch: '3-fach-Schalter',
    volume: 'Volume',
    jack: 'Buchse',
  },
};

export const PHASE_NAMES: InLanguages<typeof EN> = { en: EN, de: DE };
