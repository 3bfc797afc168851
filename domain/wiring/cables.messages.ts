import type { InLanguages } from '../languages.ts';
import { LEAD_STOCK } from '../tone/lead.ts';
import type { CableId } from './cables.ts';
import type { LeadId } from './lead-colours.ts';

interface Words {
  /** Makers' name of a cable, and the parts connected to it. */
  readonly cable: Readonly<Record<CableId, { readonly name: string; readonly of: string }>>;
  /** Function of a wire in a cable. */
  readonly wire: Readonly<Record<LeadId, string>>;
  readonly noColour: (wire: string) => string;
  readonly alike: (one: string, other: string, colour: string) => string;
}

/** Makers' names of the cables that leads are cut from. */
export const CABLE_WORDS: InLanguages<Words> = {
  en: {
    cable: {
      pushback: { name: LEAD_STOCK.pushback, of: 'Stratocaster, Telecaster, Jazz Bass, Precision Bass' },
      braided: { name: LEAD_STOCK.braided, of: 'P90, humbuckers with two wires' },
      five: { name: LEAD_STOCK.five, of: 'Humbuckers and HP90 with five wires' },
    },
    wire: {
      hot: 'Hot',
      ground: 'Ground',
      start1: 'Coil 1, start',
      finish1: 'Coil 1, finish',
      finish2: 'Coil 2, finish',
      start2: 'Coil 2, start',
      shield: 'Shield',
    },
    noColour: (wire) => `${wire} has no colour.`,
    alike: (one, other, colour) => `${one} and ${other} are both ${colour}.`,
  },
  de: {
    cable: {
      pushback: { name: 'Zwei Adern, Stoff', of: 'Stratocaster, Telecaster, Jazz Bass, Precision Bass' },
      braided: { name: 'Eine Ader im Geflecht', of: 'P90, Humbucker mit zwei Adern' },
      five: { name: 'Vier Adern und ein Schirm', of: 'Humbucker und HP90 mit fünf Adern' },
    },
    wire: {
      hot: 'Heiß',
      ground: 'Masse',
      start1: 'Spule 1, Anfang',
      finish1: 'Spule 1, Ende',
      finish2: 'Spule 2, Ende',
      start2: 'Spule 2, Anfang',
      shield: 'Schirm',
    },
    noColour: (wire) => `${wire}: Die Farbe fehlt.`,
    alike: (one, other, colour) => `${one} und ${other} sind beide ${colour}.`,
  },
};
