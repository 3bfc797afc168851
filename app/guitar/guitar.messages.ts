import type { InLanguages } from '#domain/languages.ts';
import type { InstrumentId } from '#domain/tone/strings.ts';

/** Texts of the panel that puts pickups into the visitor's instrument. */
const EN = {
  inYours: (kind: InstrumentId) => `In your ${kind}`,
  sheet: 'Sheet load',
  /** Source of sound and curves while no instrument is set; `standard` is for narrow places. */
  played: (kind: InstrumentId) => `Played through a standard ${kind}, 5\u00a0m of cable.`,
  standard: (kind: InstrumentId) => `Standard ${kind}, 5\u00a0m of cable`,
  set: (kind: InstrumentId) => `Set your ${kind}`,
  setYours: (_kind: InstrumentId) => 'Set yours',
  close: 'Close',
  change: 'Change',
  all: 'All settings',
  yours: (kind: InstrumentId) => `Your ${kind}`,
  noPlace: (name: string, kind: InstrumentId) =>
    `Yours is a ${name}. A ${kind} pickup does not fit it, so we use the sheet load.`,
  pots: 'Pots',
  ofPots: 'volume and tone',
  cable: 'Cable',
  cableSpoken: (metres: number, pF: number) => `${metres} metres, ${pF} picofarad`,
  capAndAmp: 'Capacitor, amp',
  showYours: (kind: InstrumentId) => `Show your ${kind}`,
  showSheet: 'Show sheet load',
  resonance: (now: string, was: string | undefined) => `Resonance ${now}${was ? `, was ${was}` : ''}`,
};

const DE: typeof EN = {
  inYours: (kind) => (kind === 'bass' ? 'In deinem Bass' : 'In deiner Gitarre'),
  sheet: 'Datenblatt',
  played: (kind) => `Gespielt mit Standard${kind === 'bass' ? 'bass' : 'gitarre'} und 5\u00a0m Kabel.`,
  standard: (kind) => `Standard${kind === 'bass' ? 'bass' : 'gitarre'}, 5\u00a0m Kabel`,
  set: (kind) => (kind === 'bass' ? 'Bass wählen' : 'Gitarre wählen'),
  setYours: (kind) => (kind === 'bass' ? 'Deinen einstellen' : 'Deine einstellen'),
  close: 'Schließen',
  change: 'Ändern',
  all: 'Alles einstellen',
  yours: (kind) => (kind === 'bass' ? 'Dein Bass' : 'Deine Gitarre'),
  noPlace: (name, kind) =>
    `Deins ist: ${name}. Ein Tonabnehmer für ${kind === 'bass' ? 'Bass' : 'Gitarre'} passt da nicht hinein, deshalb gilt die Datenblatt-Last.`,
  pots: 'Potis',
  ofPots: 'Volume und Tone',
  cable: 'Kabel',
  cableSpoken: (metres, pF) => `${metres} Meter, ${pF} Picofarad`,
  capAndAmp: 'Kondensator, Amp',
  showYours: (kind) => (kind === 'bass' ? 'Mit deinem Bass zeigen' : 'Mit deiner Gitarre zeigen'),
  showSheet: 'Mit Datenblatt-Last zeigen',
  resonance: (now, was) => `Resonanz ${now}${was ? `, war ${was}` : ''}`,
};

export const YOUR_GUITAR_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
