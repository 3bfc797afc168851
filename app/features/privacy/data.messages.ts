import { COMPANY } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import { DATA_LINK_HOURS } from '#domain/privacy/data-request.ts';
import { LETTER_YEARS, REST_MONTHS, SPENT_DAYS, VOUCHER_YEARS } from '#domain/privacy/retention.ts';

const EN = {
  title: 'Your data',
  description: `Ask ${COMPANY.shopName} for a copy of your data, have it corrected or have it deleted, without an account.`,
  figure: 'PRIVACY',
  policy: 'Privacy policy',
  lead: 'Ask what data we have, have it corrected or have it deleted. You need no account and no reason.',
  what: 'What should happen?',
  kinds: {
    copy: { label: 'A copy', note: 'Everything stored under your address, in one file' },
    correction: { label: 'A correction', note: 'Something is wrong or out of date' },
    deletion: { label: 'Deletion', note: 'Everything that tax law does not require us to keep' },
  },
  email: 'E-mail you used with us',
  orderNumber: ['Order number', 'if you have one at hand'] satisfies readonly [label: string, aside: string],
  note: ['A note', 'for a correction: the mistake, and the right version'] satisfies readonly [
    label: string,
    aside: string,
  ],
  send: 'Send the request',
  happens: {
    heading: 'What happens',
    list: [
      'We send a link to that address. Nothing happens until you open it.',
      'One button does the rest: you get your copy as a file, or your data is deleted straight away.',
      'A person reads corrections, Monday to Friday. You get an answer within one month, usually the same week.',
    ],
  },
  keep: {
    line: 'And for how long',
    heading: 'What we keep',
    head: ['What', 'Why', 'How long'] satisfies readonly [what: string, why: string, long: string],
    rows: [
      ['Orders and invoices', 'Tax law', `${VOUCHER_YEARS}\u00a0years, from the end of the year`],
      ['Withdrawals', 'To settle them', `With their order; without one, ${REST_MONTHS}\u00a0months`],
      [
        'Requests from this page',
        'To show that we answered',
        `${REST_MONTHS}\u00a0months; unconfirmed, ${SPENT_DAYS}\u00a0days`,
      ],
      [
        'Letters between us',
        'To answer; tax law',
        `About an order ${LETTER_YEARS}\u00a0years, others ${REST_MONTHS}\u00a0months`,
      ],
      ['Visits', 'Only if you said Okay', 'Without personal data, from the start'],
      ['Card numbers', 'The payment provider’s', 'Never reach us'],
    ] satisfies readonly (readonly [what: string, why: string, long: string])[],
  },
  sent: {
    title: 'Check your inbox',
    lead: 'We have sent an e-mail to that address. It tells you how to continue.',
    rest: `Its link works once, within ${DATA_LINK_HOURS} hours. Nothing after a quarter of an hour? Check your spam folder and the address, then ask again.`,
  },
  link: {
    copy: {
      title: 'Your copy is ready',
      lead: 'One file with everything stored under your address: orders with their history, withdrawals, requests.',
      button: 'Download the copy',
      after: 'Your browser saves the file. The link then no longer works.',
    },
    correction: {
      title: 'Send the correction',
      lead: 'This goes to us, and a person reads it:',
      button: 'Send the correction',
      after: 'You get an answer to your address within one month, usually the same week.',
    },
    deletion: {
      title: 'Delete your data',
      lead: 'We delete everything stored under your address. Tax law requires us to keep some records of paid orders. They stay until that period ends and are used for nothing else.',
      button: 'Delete my data',
      after: 'This cannot be undone. If you want a copy, ask for it first.',
    },
  },
  refused: {
    title: 'This link doesn’t work',
    unknown: 'This is not one of our links, or it is incomplete.',
    expired: `This link has expired. It was valid for ${DATA_LINK_HOURS} hours.`,
    used: 'This link has already been used. It only works once.',
    again: 'Request a new one',
  },
  corrected: {
    title: 'We have your correction',
    lead: 'A person reads it, Monday to Friday. You get an answer within one month, usually the same week.',
  },
  deleted: {
    title: 'Your data is deleted',
    lead: 'Everything stored under your address is gone, except for this:',
    vouchers: (count: number, until: string) =>
      `${count === 1 ? 'One paid order stays' : `${count} paid orders stay`} as a tax record: name, postal address and amounts, until ${until} at the latest.`,
    freed: (count: number) =>
      `Your e-mail address is deleted from ${count === 1 ? 'one completed order' : `${count} completed orders`}.`,
    going: (count: number) =>
      `${count === 1 ? 'One order is' : `${count} orders are`} still open or can still be returned. Your e-mail address is deleted automatically once ${count === 1 ? 'it is' : 'they are'} completed.`,
    withdrawals: (count: number) =>
      `${count === 1 ? 'One withdrawal stays' : `${count} withdrawals stay`}: with an order as long as the order, otherwise ${REST_MONTHS}\u00a0months at most.`,
    trace: `We keep a record of this request for ${REST_MONTHS}\u00a0months, without your address.`,
  },
};

export const DATA_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Deine Daten',
    description: `Bei ${COMPANY.shopName} eine Kopie deiner Daten holen, sie berichtigen oder löschen lassen, ohne Konto.`,
    figure: 'DATENSCHUTZ',
    policy: 'Datenschutzerklärung',
    lead: 'Frag, was wir gespeichert haben, oder lass es berichtigen oder löschen. Du brauchst kein Konto und keinen Grund.',
    what: 'Was möchtest du?',
    kinds: {
      copy: { label: 'Eine Kopie', note: 'Alles, was unter deiner Adresse gespeichert ist, in einer Datei' },
      correction: { label: 'Eine Berichtigung', note: 'Etwas ist falsch oder veraltet' },
      deletion: { label: 'Löschung', note: 'Alles, was wir nicht fürs Finanzamt aufheben müssen' },
    },
    email: 'E-Mail, die du bei uns benutzt hast',
    orderNumber: ['Bestellnummer', 'falls du eine zur Hand hast'],
    note: ['Eine Notiz', 'für eine Berichtigung: was falsch ist und was richtig'],
    send: 'Anfrage senden',
    happens: {
      heading: 'So geht es weiter',
      list: [
        'Wir schicken einen Link an diese Adresse. Bis du ihn öffnest, passiert nichts.',
        'Ein Knopf macht den Rest: Du bekommst die Kopie als Datei, oder deine Daten sind sofort gelöscht.',
        'Eine Berichtigung liest ein Mensch, montags bis freitags. Antwort bekommst du innerhalb eines Monats, meist in derselben Woche.',
      ],
    },
    keep: {
      line: 'Und wie lange',
      heading: 'Was wir aufheben',
      head: ['Was', 'Warum', 'Wie lange'],
      rows: [
        ['Bestellungen und Rechnungen', 'Steuerrecht', `${VOUCHER_YEARS}\u00a0Jahre ab Ende des Jahres`],
        ['Widerrufe', 'Um sie zu erledigen', `Mit ihrer Bestellung; ohne eine ${REST_MONTHS}\u00a0Monate`],
        [
          'Anfragen von dieser Seite',
          'Als Nachweis der Antwort',
          `${REST_MONTHS}\u00a0Monate; unbestätigt ${SPENT_DAYS}\u00a0Tage`,
        ],
        [
          'Briefe zwischen uns',
          'Um zu antworten; Steuerrecht',
          `Zu einer Bestellung ${LETTER_YEARS}\u00a0Jahre, andere ${REST_MONTHS}\u00a0Monate`,
        ],
        ['Besuche', 'Nur wenn du Okay gesagt hast', 'Von Anfang an ohne personenbezogene Daten'],
        ['Kartennummern', 'Sache des Zahlungs\u00addienst\u00adleisters', 'Erreichen uns nie'],
      ],
    },
    sent: {
      title: 'Schau in dein Postfach',
      lead: 'Wir haben dir eine E-Mail geschickt. Darin steht, wie es weitergeht.',
      rest: `Der Link darin gilt einmal, ${DATA_LINK_HOURS} Stunden lang. Nach einer Viertelstunde nichts da? Schau im Spam-Ordner nach, prüf die Adresse und frag noch einmal.`,
    },
    link: {
      copy: {
        title: 'Deine Kopie liegt bereit',
        lead: 'Eine Datei mit allem, was unter deiner Adresse gespeichert ist: Bestellungen mit ihrem Verlauf, Widerrufe, Anfragen.',
        button: 'Kopie herunterladen',
        after: 'Dein Browser speichert die Datei. Der Link gilt danach nicht mehr.',
      },
      correction: {
        title: 'Berichtigung senden',
        lead: 'Das geht an uns, und ein Mensch liest es:',
        button: 'Berichtigung senden',
        after: 'Antwort bekommst du an deine Adresse innerhalb eines Monats, meist in derselben Woche.',
      },
      deletion: {
        title: 'Deine Daten löschen',
        lead: 'Wir löschen, was unter deiner Adresse gespeichert ist. Was wir von bezahlten Bestellungen fürs Finanzamt aufheben müssen, bleibt bis zum Ende der Frist, und niemand benutzt es für etwas anderes.',
        button: 'Meine Daten löschen',
        after: 'Das lässt sich nicht rückgängig machen. Willst du eine Kopie, fordere sie vorher an.',
      },
    },
    refused: {
      title: 'Dieser Link funktioniert nicht',
      unknown: 'Dieser Link ist nicht von uns, oder er ist unvollständig.',
      expired: `Dieser Link ist abgelaufen. Er galt ${DATA_LINK_HOURS} Stunden.`,
      used: 'Dieser Link wurde schon benutzt. Er gilt nur einmal.',
      again: 'Einen neuen anfordern',
    },
    corrected: {
      title: 'Deine Berichtigung ist bei uns',
      lead: 'Ein Mensch liest sie, montags bis freitags. Antwort bekommst du innerhalb eines Monats, meist in derselben Woche.',
    },
    deleted: {
      title: 'Deine Daten sind gelöscht',
      lead: 'Alles unter deiner Adresse ist gelöscht, bis auf das hier:',
      vouchers: (count, until) =>
        `${count === 1 ? 'Eine bezahlte Bestellung bleibt' : `${count} bezahlte Bestellungen bleiben`} als Beleg, wie es das Steuerrecht verlangt: Name, Anschrift und Beträge, längstens bis ${until}.`,
      freed: (count) =>
        `Deine E-Mail-Adresse ist aus ${count === 1 ? 'einer Bestellung' : `${count} Bestellungen`} gelöscht, die ${count === 1 ? 'erledigt ist' : 'erledigt sind'}.`,
      going: (count) =>
        `${count === 1 ? 'Eine Bestellung ist' : `${count} Bestellungen sind`} noch unterwegs oder ${count === 1 ? 'kann' : 'können'} noch zurückgehen. Deine E-Mail-Adresse wird automatisch gelöscht, sobald das vorbei ist.`,
      withdrawals: (count) =>
        `${count === 1 ? 'Ein Widerruf bleibt' : `${count} Widerrufe bleiben`}: mit einer Bestellung so lange wie sie, sonst höchstens ${REST_MONTHS}\u00a0Monate.`,
      trace: `Den Nachweis dieser Anfrage heben wir ${REST_MONTHS}\u00a0Monate auf, ohne deine Adresse.`,
    },
  },
};
