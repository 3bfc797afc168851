import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Lead colours',
  description: 'The colours of the cables on the shelf, as slips and passports say them.',
  count: (set: number, of: number) => `${set} of ${of} cables set`,
  note: 'Hold the table against the cable on the shelf. Until a cable is set, no slip, passport or mail says a colour of it, and build sheets mark theirs as examples.',
  setBy: (by: string, at: string) => `Set by ${by}, ${at}.`,
  notSet: 'Not set.',
  done: (cable: string) => `${cable}: set.`,
  none: 'not set',
  change: 'Change',
  set: 'Set',
};

/** Words of the page of lead colours. */
export const LEADS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Farben der Adern',
    description: 'Die Farben der Kabel im Lager, wie Lieferscheine und Pässe sie nennen.',
    count: (set, of) => `${set} von ${of} Kabeln festgelegt`,
    note: 'Halt die Tabelle neben das Kabel im Lager. Solange ein Kabel nicht festgelegt ist, nennt kein Lieferschein, kein Pass und keine E-Mail eine Farbe davon, und Bauzettel zeigen ihre nur als Beispiel.',
    setBy: (by, at) => `Festgelegt von ${by}, ${at}.`,
    notSet: 'Nicht festgelegt.',
    done: (cable) => `${cable}: festgelegt.`,
    none: 'noch keine',
    change: 'Ändern',
    set: 'Festlegen',
  },
};
