import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Finished pickups',
  note: 'If an open order needs one of these, its page offers it.',
  madeFor: (order: string) => `made for ${order}`,
  off: 'Take off the shelf',
  how: 'What happens to it',
  hows: { used: 'Used', scrapped: 'Scrapped' },
  reason: 'Note for us',
  submit: 'Take off the shelf',
  isOff: (serial: string) => `${serial} is off the shelf.`,
};

export const FINISHED: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Fertige Tonabnehmer',
    note: 'Braucht eine offene Bestellung so einen, steht er auf ihrer Seite zur Wahl.',
    madeFor: (order) => `gewickelt für ${order}`,
    off: 'Aus dem Regal nehmen',
    how: 'Was damit passiert',
    hows: { used: 'Verwendet', scrapped: 'Verschrottet' },
    reason: 'Notiz für uns',
    submit: 'Aus dem Regal nehmen',
    isOff: (serial) => `${serial} ist aus dem Regal.`,
  },
};
