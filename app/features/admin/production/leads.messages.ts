import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Lead colours',
  description: 'The lead colours of the cables on the shelf, for packing slips and passports.',
  count: (set: number, of: number) => `${set} of ${of} cables set`,
  note: 'Compare the table with the cable on the shelf. Until a cable is set, packing slips, passports and e-mails name no colours, and build sheets mark them as examples.',
  setBy: (by: string, at: string) => `Set by ${by}, ${at}.`,
  notSet: 'Not set.',
  done: (cable: string) => `${cable}: set.`,
  none: 'not set',
  change: 'Change',
  set: 'Set',
};

export const LEADS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Farben der Adern',
    description: 'Die Farben der Adern unserer Kabel, für Lieferscheine und Pässe.',
    count: (set, of) => `${set} von ${of} Kabeln festgelegt`,
    note: 'Vergleich die Tabelle mit dem Kabel im Regal. Solange ein Kabel nicht festgelegt ist, stehen auf Lieferscheinen, in Pässen und E-Mails keine Farben, und auf Bauzetteln nur Beispiele.',
    setBy: (by, at) => `Festgelegt von ${by}, ${at}.`,
    notSet: 'Nicht festgelegt.',
    done: (cable) => `${cable}: festgelegt.`,
    none: 'noch keine',
    change: 'Ändern',
    set: 'Festlegen',
  },
};
