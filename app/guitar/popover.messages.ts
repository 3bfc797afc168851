import type { InLanguages } from '#domain/languages.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';

/** The parts of a guitar that matter most, as they are changed on the page itself. */
const EN = {
  all: 'All of it',
  guitar: 'Your guitar',
  your: (kind: InstrumentId) => `Your ${kind}`,
  noPlace: (name: string, kind: InstrumentId) =>
    `Yours is a ${name}. A ${kind} pickup has no place in it and stays on the sheet load.`,
  pots: 'Pots ',
  both: 'volume and tone',
  rest: 'Capacitor, amp ',
  showYours: (kind: InstrumentId) => `Show your ${kind}`,
  showSheet: 'Show sheet load',
  news: (now: string, before: string | undefined) => `Resonance ${now}${before ? `, was ${before}` : ''}`,
  cable: 'Cable',
  spoken: (metres: number, picofarad: number) => `${metres} metres, ${picofarad} picofarad`,
};

const DE: typeof EN = {
  all: 'Alles davon',
  guitar: 'Deine Gitarre',
  your: (kind) => (kind === 'bass' ? 'Dein Bass' : 'Deine Gitarre'),
  noPlace: (name, kind) =>
    `Du hast etwas vom ${name}. Ein ${kind === 'bass' ? 'Bass' : 'Gitarren'}-Tonabnehmer hat darin keinen Platz und bleibt an der Datenblatt-Last.`,
  pots: 'Potis ',
  both: 'Volume und Tone',
  rest: 'Kondensator, Amp ',
  showYours: (kind) => (kind === 'bass' ? 'Deinen Bass zeigen' : 'Deine Gitarre zeigen'),
  showSheet: 'Datenblatt-Last zeigen',
  news: (now, before) => `Resonanz ${now}${before ? `, vorher ${before}` : ''}`,
  cable: 'Kabel',
  spoken: (metres, picofarad) => `${String(metres).replace('.', ',')} Meter, ${picofarad} Picofarad`,
};

export const POPOVER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
