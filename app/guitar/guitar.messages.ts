import type { InLanguages } from '#domain/languages.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';

interface PartsMessages {
  readonly all: string;
  readonly yourGuitar: string;
  readonly your: (kind: InstrumentId) => string;
  readonly noPlace: (name: string, kind: InstrumentId) => string;
  readonly pots: string;
  readonly potsNote: string;
  readonly rest: string;
  readonly showYours: (kind: InstrumentId) => string;
  readonly showSheet: string;
  readonly cable: string;
  readonly spokenCable: (metres: number, picofarad: number) => string;
  readonly news: (now: string, before: string | undefined) => string;
}

/** What is said where a part of the guitar is set. */
export const PARTS_MESSAGES: InLanguages<PartsMessages> = {
  en: {
    all: 'All of it',
    yourGuitar: 'Your guitar',
    your: (kind) => `Your ${kind}`,
    noPlace: (name, kind) =>
      `Yours is a ${name}. A ${kind} pickup has no place in it and stays on the sheet load.`,
    pots: 'Pots',
    potsNote: 'volume and tone',
    rest: 'Capacitor, amp',
    showYours: (kind) => `Show your ${kind}`,
    showSheet: 'Show sheet load',
    cable: 'Cable',
    spokenCable: (metres, picofarad) => `${metres} metres, ${picofarad} picofarad`,
    news: (now, before) => `Resonance ${now}${before ? `, was ${before}` : ''}`,
  },
  de: {
    all: 'Alles einstellen',
    yourGuitar: 'Deine Gitarre',
    your: (kind) => (kind === 'bass' ? 'Dein Bass' : 'Deine Gitarre'),
    noPlace: (name, kind) =>
      `Deins ist vom ${name}. Ein Tonabnehmer für ${kind === 'bass' ? 'Bass' : 'Gitarre'} hat darin keinen Platz und bleibt an der Datenblatt-Last.`,
    pots: 'Potis',
    potsNote: 'Volume und Tone',
    rest: 'Kondensator, Amp',
    showYours: (kind) => (kind === 'bass' ? 'Deinen Bass zeigen' : 'Deine Gitarre zeigen'),
    showSheet: 'Datenblatt-Last zeigen',
    cable: 'Kabel',
    spokenCable: (metres, picofarad) => `${String(metres).replace('.', ',')} Meter, ${picofarad} Pikofarad`,
    news: (now, before) => `Resonanz ${now}${before ? `, war ${before}` : ''}`,
  },
};
