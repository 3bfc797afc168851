import { COMPANY } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import { DATA_LINK_HOURS } from '#domain/privacy/data-request.ts';
import { LETTER_YEARS, REST_MONTHS, SPENT_DAYS, VOUCHER_YEARS } from '#domain/privacy/retention.ts';

const EN = {
  title: 'Your data',
  description: `Ask ${COMPANY.shopName} for a copy of your data, have it put right, or have it deleted, without an account.`,
  figure: 'PRIVACY',
  policy: 'Privacy policy',
  lead: 'Ask what we hold, have it put right, or have it deleted. You need no account and no reason.',
  what: 'What should happen?',
  kinds: {
    copy: { label: 'A copy', note: 'Everything we hold under your address, as one file' },
    correction: { label: 'A correction', note: 'Something is wrong or out of date' },
    deletion: { label: 'Deletion', note: 'All that tax law does not make us keep' },
  },
  email: 'E-mail you used with us',
  orderNumber: ['Order number', 'if you have one at hand'] satisfies readonly [label: string, aside: string],
  note: ['A note', 'for a correction: what is wrong, and what is right'] satisfies readonly [
    label: string,
    aside: string,
  ],
  send: 'Send the request',
  happens: {
    heading: 'What happens',
    list: [
      'A mail with a link goes to that address. Nothing happens until you open it.',
      'The page behind it has one button. A copy comes at once, as a file; a deletion happens at once.',
      'A correction is read by a person, Monday to Friday. You get an answer within one month, usually the same week.',
    ],
    same: 'The page answers the same whether we know the address or not.',
  },
  keep: {
    figure: 'TABLE 1',
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
      ['Visits', 'Only if you said Okay', `${REST_MONTHS}\u00a0months, without a name`],
      ['Card numbers', 'The payment provider’s', 'Never reach us'],
    ] satisfies readonly (readonly [what: string, why: string, long: string])[],
  },
  sent: {
    title: 'Look into your mailbox',
    lead: 'A mail is on its way to the address you gave. It says how to go on.',
    rest: `Its link can be used once, within ${DATA_LINK_HOURS} hours. If nothing has come after a quarter of an hour, look among the unwanted mails, or check the address and ask again.`,
  },
  link: {
    copy: {
      title: 'Your copy is ready',
      lead: 'One file with all that we hold under your address: orders with their history, withdrawals, requests. People can read it, and programs too.',
      button: 'Download the copy',
      after: 'The file is saved by your browser. This link then has done its work.',
    },
    correction: {
      title: 'Send the correction',
      lead: 'This goes to us, and a person reads it:',
      button: 'Send the correction',
      after: 'You get an answer to your address within one month, usually the same week.',
    },
    deletion: {
      title: 'Delete your data',
      lead: 'We delete what we hold under your address. What tax law makes us keep of paid orders stays until its time is over, and nobody uses it for anything else.',
      button: 'Delete my data',
      after: 'This cannot be undone. If you want a copy, ask for it first.',
    },
  },
  refused: {
    title: 'This link opens nothing',
    unknown: 'This link is none of ours, or a part of it is missing.',
    expired: `This link was good for ${DATA_LINK_HOURS} hours, and they are over.`,
    used: 'This link was used already, and it works once.',
    again: 'Ask for a new one',
  },
  corrected: {
    title: 'Your correction is with us',
    lead: 'A person reads it, Monday to Friday. You get an answer within one month, usually the same week.',
  },
  deleted: {
    title: 'Your data is deleted',
    lead: 'What we held under your address is gone, but for what is named here.',
    vouchers: (count: number, until: string) =>
      `${count === 1 ? 'One paid order stays' : `${count} paid orders stay`} as a voucher, as tax law asks: name, postal address and amounts, until ${until} at the latest.`,
    freed: (count: number) =>
      `Your mail address is deleted from ${count === 1 ? 'one order' : `${count} orders`} that ${count === 1 ? 'is' : 'are'} over.`,
    going: (count: number) =>
      `${count === 1 ? 'One order is' : `${count} orders are`} still under way or can still be sent back. Your mail address is deleted by itself as soon as ${count === 1 ? 'it is' : 'they are'} over.`,
    withdrawals: (count: number) =>
      `${count === 1 ? 'One withdrawal stays' : `${count} withdrawals stay`}: with an order as long as the order, otherwise until it is settled, six months at most.`,
    trace: `That this request was made and done stays for ${REST_MONTHS}\u00a0months, without your address.`,
  },
};

/** Words of the page about one's data. */
export const DATA_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Deine Daten',
    description: `Bei ${COMPANY.shopName} eine Kopie deiner Daten holen, sie berichtigen oder löschen lassen, ohne Konto.`,
    figure: 'DATENSCHUTZ',
    policy: 'Datenschutzerklärung',
    lead: 'Frag, was wir gespeichert haben, lass es berichtigen oder löschen. Du brauchst kein Konto und keinen Grund.',
    what: 'Was soll geschehen?',
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
      heading: 'Was geschieht',
      list: [
        'Eine E-Mail mit einem Link geht an diese Adresse. Bis du ihn öffnest, geschieht nichts.',
        'Die Seite dahinter hat eine Schaltfläche. Eine Kopie kommt sofort, als Datei; eine Löschung geschieht sofort.',
        'Eine Berichtigung liest ein Mensch, montags bis freitags. Antwort bekommst du innerhalb eines Monats, meist in derselben Woche.',
      ],
      same: 'Die Seite antwortet gleich, ob wir die Adresse kennen oder nicht.',
    },
    keep: {
      figure: 'TABELLE 1',
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
        ['Besuche', 'Nur wenn du Okay gesagt hast', `${REST_MONTHS}\u00a0Monate, ohne Namen`],
        ['Kartennummern', 'Sache des Zahlungs\u00adanbieters', 'Erreichen uns nie'],
      ],
    },
    sent: {
      title: 'Sieh in dein Postfach',
      lead: 'Eine E-Mail ist unterwegs an die Adresse, die du genannt hast. Darin steht, wie es weitergeht.',
      rest: `Ihr Link gilt einmal, ${DATA_LINK_HOURS} Stunden lang. Ist nach einer Viertelstunde nichts da, sieh bei den unerwünschten E-Mails nach, oder prüfe die Adresse und frage noch einmal.`,
    },
    link: {
      copy: {
        title: 'Deine Kopie liegt bereit',
        lead: 'Eine Datei mit allem, was unter deiner Adresse gespeichert ist: Bestellungen mit ihrem Verlauf, Widerrufe, Anfragen. Menschen können sie lesen und Programme auch.',
        button: 'Kopie herunterladen',
        after: 'Dein Browser speichert die Datei. Dieser Link hat dann seinen Dienst getan.',
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
        after: 'Das lässt sich nicht rückgängig machen. Willst du eine Kopie, frage zuerst danach.',
      },
    },
    refused: {
      title: 'Dieser Link öffnet nichts',
      unknown: 'Dieser Link ist keiner von uns, oder ein Teil davon fehlt.',
      expired: `Dieser Link galt ${DATA_LINK_HOURS} Stunden, und die sind vorbei.`,
      used: 'Dieser Link wurde schon benutzt, und er gilt einmal.',
      again: 'Einen neuen anfordern',
    },
    corrected: {
      title: 'Deine Berichtigung ist bei uns',
      lead: 'Ein Mensch liest sie, montags bis freitags. Antwort bekommst du innerhalb eines Monats, meist in derselben Woche.',
    },
    deleted: {
      title: 'Deine Daten sind gelöscht',
      lead: 'Was unter deiner Adresse gespeichert war, ist weg, bis auf das, was hier steht.',
      vouchers: (count, until) =>
        `${count === 1 ? 'Eine bezahlte Bestellung bleibt' : `${count} bezahlte Bestellungen bleiben`} als Beleg, wie es das Steuerrecht verlangt: Name, Anschrift und Beträge, längstens bis ${until}.`,
      freed: (count) =>
        `Deine E-Mail-Adresse ist aus ${count === 1 ? 'einer Bestellung' : `${count} Bestellungen`} gelöscht, die ${count === 1 ? 'erledigt ist' : 'erledigt sind'}.`,
      going: (count) =>
        `${count === 1 ? 'Eine Bestellung ist' : `${count} Bestellungen sind`} noch unterwegs oder ${count === 1 ? 'kann' : 'können'} noch zurückgehen. Deine E-Mail-Adresse wird von selbst gelöscht, sobald das vorbei ist.`,
      withdrawals: (count) =>
        `${count === 1 ? 'Ein Widerruf bleibt' : `${count} Widerrufe bleiben`}: mit einer Bestellung so lange wie sie, sonst bis er erledigt ist, höchstens sechs Monate.`,
      trace: `Dass diese Anfrage gestellt und erledigt wurde, bleibt ${REST_MONTHS}\u00a0Monate stehen, ohne deine Adresse.`,
    },
  },
};
