import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Finished pickups',
  note: 'An order that waits for one of these offers it on its page.',
  madeFor: (order: string) => `made for ${order}`,
  off: 'Take off the shelf',
  how: 'What becomes of it?',
  hows: { used: 'It is used', scrapped: 'It is scrapped' },
  reason: 'Note for us',
  submit: 'Take it off',
  isOff: (serial: string) => `${serial} is off the shelf.`,
};

/** Words of the finished pickups on the shelf. */
export const FINISHED: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Fertige Tonabnehmer',
    note: 'Eine Bestellung, die auf so einen wartet, bietet ihn auf ihrer Seite an.',
    madeFor: (order) => `gewickelt für ${order}`,
    off: 'Aus dem Regal nehmen',
    how: 'Was wird aus ihm?',
    hows: { used: 'Er wird verwendet', scrapped: 'Er wird verschrottet' },
    reason: 'Notiz für uns',
    submit: 'Herausnehmen',
    isOff: (serial) => `${serial} ist aus dem Regal.`,
  },
};
