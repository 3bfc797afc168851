import type { InLanguages } from '#domain/languages.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';

/** The line that says which load is drawn and heard. */
const EN = {
  own: (kind: InstrumentId) => `In your ${kind}`,
  sheet: 'Sheet load',
  set: (kind: InstrumentId) => `Set your ${kind}`,
  close: 'Close',
  change: 'Change',
};

const DE: typeof EN = {
  own: (kind) => (kind === 'bass' ? 'In deinem Bass' : 'In deiner Gitarre'),
  sheet: 'Datenblatt-Last',
  set: (kind) => (kind === 'bass' ? 'Bass angeben' : 'Gitarre angeben'),
  close: 'Schließen',
  change: 'Ändern',
};

export const GUITAR_LINE: InLanguages<typeof EN> = { en: EN, de: DE };
