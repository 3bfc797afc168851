import { type InLanguages, type Language, languageNameIn } from '#domain/languages.ts';

const ORDINALS = ['first', 'second', 'third'];
const ORDNUNG = ['erste', 'zweite', 'dritte'];

const MAIL_STATES: Readonly<Record<string, string>> = { waiting: 'wartet', 'given up': 'aufgegeben' };

const EN = {
  label: 'Buyer, notes and trail',
  buyer: 'Buyer',
  noName: 'No name yet',
  noAddress:
    'No address yet: the wallet gave none that we ship to. The buyer is asked by mail; slip and post wait.',
  misfit: (why: string) => `It waits: the address does not fit the carrier’s file. ${why}`,
  /** The how manieth order it is, from 1. */
  enterAddress: 'Enter the address',
  correctAddress: 'Correct the address',
  keepAddress: 'Save and mail',
  addressTold: 'The buyer gets it by mail. A label that is printed has the old address: pack it again.',
  addressKept: 'The address is saved. Its buyer is told.',
  order: (place: number) => `${ORDINALS[place - 1] ?? `${place}th`} order`,
  writes: (language: Language) => `writes ${languageNameIn(language, 'en')}`,
  vatId: (id: string) => `VAT id ${id}`,
  invoiceTo: (to: string) => `Invoice to ${to}`,
  phone: 'Phone',
  notes: 'Notes',
  onTheSheet: 'on the build sheet',
  noteKept: 'The note is kept.',
  addNote: 'Add a note for us',
  onSheet: 'On the build sheet',
  add: 'Add',
  letters: 'Letters: ask, or write',
  told: 'Told to us',
  mails: 'Mails',
  /** Of a mail that has not been sent. */
  mailState: (state: string, tries: number) => `${state}, tried ${tries === 1 ? 'once' : `${tries} times`}`,
  trail: 'Audit trail',
  request: 'Request',
};

/** Words of what is beside an order: its buyer, what was said of it, and its trail. */
export const ORDER_ASIDE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    label: 'Wer gekauft hat, Notizen und Protokoll',
    buyer: 'Wer gekauft hat',
    noName: 'Noch kein Name',
    noAddress:
      'Noch keine Adresse: Die Wallet hat keine genannt, an die wir versenden. Nach ihr wird per E-Mail gefragt; Lieferschein und Post warten.',
    misfit: (why) => `Sie wartet: Die Adresse passt nicht in die Datei des Paketdienstes. ${why}`,
    enterAddress: 'Adresse eintragen',
    correctAddress: 'Adresse berichtigen',
    keepAddress: 'Speichern, mit E-Mail',
    addressTold:
      'Die neue Adresse geht per E-Mail raus. Ein gedrucktes Etikett trägt noch die alte: danach neu packen.',
    addressKept: 'Die Adresse ist gespeichert. Die E-Mail dazu geht raus.',
    order: (place) => `${ORDNUNG[place - 1] ?? `${place}.`} Bestellung`,
    writes: (language) => `schreibt ${languageNameIn(language, 'de')}`,
    vatId: (id) => `USt-IdNr. ${id}`,
    invoiceTo: (to) => `Rechnung an ${to}`,
    phone: 'Telefon',
    notes: 'Notizen',
    onTheSheet: 'auf dem Bauzettel',
    noteKept: 'Die Notiz ist gespeichert.',
    addNote: 'Eine Notiz für uns',
    onSheet: 'Auf den Bauzettel',
    add: 'Speichern',
    letters: 'Briefe: fragen oder schreiben',
    told: 'Uns mitgeteilt',
    mails: 'E-Mails',
    mailState: (state, tries) =>
      `${MAIL_STATES[state] ?? state}, ${tries === 1 ? 'einmal' : `${tries}-mal`} versucht`,
    trail: 'Protokoll',
    request: 'Anfrage',
  },
};
