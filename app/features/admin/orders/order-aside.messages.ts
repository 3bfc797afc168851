import { type InLanguages, type Language, languageNameIn } from '#domain/languages.ts';

const ORDINALS = ['first', 'second', 'third'];
const ORDNUNG = ['erste', 'zweite', 'dritte'];

const EN = {
  label: 'Buyer, notes and audit trail',
  buyer: 'Buyer',
  noName: 'No name yet',
  noAddress:
    'No address yet: the wallet gave none that we ship to. The buyer has been asked by e-mail. The parcel waits until they answer.',
  misfit: (why: string) => `The order is waiting: its address does not fit the carrier’s file. ${why}`,
  enterAddress: 'Enter the address',
  correctAddress: 'Correct the address',
  keepAddress: 'Save and send e-mail',
  addressTold:
    'The buyer gets the new address by e-mail. If a label is already printed, pack the order again.',
  addressKept: 'Address saved. The buyer gets an e-mail.',
  /** `place` counts the buyer's orders from 1. */
  order: (place: number) => `${ORDINALS[place - 1] ?? `${place}th`} order`,
  writes: (language: Language) => `writes in ${languageNameIn(language, 'en')}`,
  vatId: (id: string) => `VAT id ${id}`,
  invoiceTo: (to: string) => `Invoice to ${to}`,
  phone: 'Phone',
  notes: 'Notes',
  onTheSheet: 'on the build sheet',
  noteKept: 'Note saved.',
  addNote: 'Add a note for us',
  onSheet: 'Print on the build sheet',
  add: 'Add',
  letters: 'Write a letter',
  told: 'Notices to us',
  mails: 'E-mails',
  /** States of mails that were not sent. */
  mailStates: { waiting: 'waiting', 'given up': 'given up' },
  tried: (tries: number) => (tries === 1 ? 'tried once' : `tried ${tries} times`),
  trail: 'Audit trail',
  request: 'Request',
};

export const ORDER_ASIDE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    label: 'Kundschaft, Notizen und Protokoll',
    buyer: 'Kundschaft',
    noName: 'Noch kein Name',
    noAddress:
      'Noch keine Adresse: Die Wallet hat keine geliefert, an die wir versenden. Wir haben per E-Mail nachgefragt. Bis zur Antwort wartet das Paket.',
    misfit: (why) => `Die Bestellung wartet: Die Adresse passt nicht in die Datei für den Zusteller. ${why}`,
    enterAddress: 'Adresse eintragen',
    correctAddress: 'Adresse berichtigen',
    keepAddress: 'Speichern und E-Mail senden',
    addressTold:
      'Die Kundschaft bekommt die neue Adresse per E-Mail. Ist schon ein Etikett gedruckt, pack die Bestellung neu.',
    addressKept: 'Adresse gespeichert. Die Kundschaft bekommt eine E-Mail.',
    order: (place) => `${ORDNUNG[place - 1] ?? `${place}.`} Bestellung`,
    writes: (language) => `schreibt auf ${languageNameIn(language, 'de')}`,
    vatId: (id) => `USt-IdNr. ${id}`,
    invoiceTo: (to) => `Rechnung an ${to}`,
    phone: 'Telefon',
    notes: 'Notizen',
    onTheSheet: 'auf dem Bauzettel',
    noteKept: 'Notiz gespeichert.',
    addNote: 'Notiz für uns',
    onSheet: 'Auf den Bauzettel drucken',
    add: 'Speichern',
    letters: 'Brief schreiben',
    told: 'Hinweise an uns',
    mails: 'E-Mails',
    mailStates: { waiting: 'wartet', 'given up': 'aufgegeben' },
    tried: (tries) => `${tries === 1 ? 'einmal' : `${tries}-mal`} versucht`,
    trail: 'Protokoll',
    request: 'Anfrage',
  },
};
