import { COMPANY } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import { REPAIR_PROLONGS_MONTHS } from '#domain/legal/terms.ts';
import { exactEuro } from '#domain/money.ts';
import { returnParcelFee } from '#domain/repairs/repair.ts';

type Labelled = readonly [label: string, aside?: string];

const EN = {
  figure: 'WORKSHOP',
  title: 'Repair and rewind',
  description: `Send a pickup to ${COMPANY.shopName} for repair: we measure it, send a quote, and start when you accept.`,
  lead: 'Send us a pickup that hums, crackles or is silent, ours or another maker’s.',
  fields: {
    pickup: ['Which pickup?', 'the serial number of ours, or maker and model'],
    fault: ['The fault', 'as you hear it'],
    name: ['Your name'],
    email: ['E-mail'],
    line1: ['Street and number'],
    postal_code: ['Postal code', 'Germany only; from elsewhere, write to us first'],
    city: ['City'],
  } satisfies Record<string, Labelled>,
  noParcel: 'We cannot send a parcel there. Please check it.',
  claimed: 'It is one of yours, and I think the guarantee covers it',
  agrees: `If I refuse the quote, I pay ${exactEuro(returnParcelFee())} for the parcel back.`,
  send: 'Get a repair number',
  happens: {
    heading: 'Step by step',
    list: [
      'You get a number and our address by e-mail, and send the pickup in.',
      'We measure it at the bench, find the fault and send you a quote.',
      'You accept or refuse it with one press. We start only when you accept.',
      'You see its figures before and after, pay by bank transfer or in cash, and it comes back.',
    ],
    covered: `Under our legal guarantee you pay nothing, and the first repair of a pickup extends its guarantee by ${REPAIR_PROLONGS_MONTHS} months.`,
  },
  sent: {
    title: 'Check your inbox',
    lead: 'We have sent you an e-mail with your repair number and our address.',
  },
  unknown: {
    title: 'This link doesn’t work',
    lead: 'It is incomplete, or not one of ours. Open the link in our last e-mail.',
  },
  own: {
    figures: 'Figures',
    found: 'What we found',
    work: 'What we did',
    bill: 'Cost, with VAT',
    total: 'Total',
    free: 'Our guarantee covers it. You pay nothing.',
    paid: 'Paid.',
    invoice: 'Invoice (PDF)',
    accept: (sum: string) => `Accept with obligation to pay ${sum}`,
    refuse: 'Refuse',
    refusing: (sum: string) =>
      `If you refuse, the pickup comes back as it is, and you pay ${sum} for the parcel.`,
    withdrawal: (days: number) =>
      `You can withdraw within ${days} days. By accepting you ask us to start before they are over: if you withdraw meanwhile, you pay for the work done so far, and once the repair is done the right has ended.`,
    instruction: 'Instruction on withdrawal',
    changed: 'This repair has changed meanwhile. This is how it is now.',
    passport: 'Its passport',
  },
};

export const REPAIR_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    figure: 'WERKSTATT',
    title: 'Reparieren und neu wickeln',
    description: `Schick ${COMPANY.shopName} einen Tonabnehmer zur Reparatur: Wir messen, machen einen Kostenvoranschlag und fangen an, wenn du ihn annimmst.`,
    lead: 'Schick uns einen Tonabnehmer, der brummt, knistert oder stumm ist, von uns oder von anderen.',
    fields: {
      pickup: ['Welcher Tonabnehmer?', 'bei unseren die Seriennummer, sonst Hersteller und Modell'],
      fault: ['Der Fehler', 'so, wie du ihn hörst'],
      name: ['Dein Name'],
      email: ['E-Mail'],
      line1: ['Straße und Hausnummer'],
      postal_code: ['Postleitzahl', 'nur Deutschland; von anderswo schreib uns vorher'],
      city: ['Ort'],
    },
    noParcel: 'Dorthin können wir kein Paket schicken. Bitte prüf die Angabe.',
    claimed: 'Er ist von euch, und ich glaube, die Gewährleistung gilt',
    agrees: `Lehne ich den Kostenvoranschlag ab, zahle ich ${exactEuro(returnParcelFee())} für das Paket zurück.`,
    send: 'Reparaturnummer holen',
    happens: {
      heading: 'So geht es weiter',
      list: [
        'Du bekommst eine Nummer und unsere Adresse per E-Mail und schickst den Tonabnehmer ein.',
        'Wir messen ihn auf der Werkbank, suchen den Fehler und schicken dir einen Kostenvoranschlag.',
        'Du nimmst ihn mit einem Klick an oder lehnst ihn ab. Wir fangen erst an, wenn du ihn annimmst.',
        'Du siehst seine Werte vorher und nachher, zahlst per Überweisung oder bar, und er kommt zurück.',
      ],
      covered: `In unserer Gewährleistung zahlst du nichts, und die erste Reparatur eines Tonabnehmers verlängert sie um ${REPAIR_PROLONGS_MONTHS} Monate.`,
    },
    sent: {
      title: 'Schau in dein Postfach',
      lead: 'Wir haben dir deine Reparaturnummer und unsere Adresse per E-Mail geschickt.',
    },
    unknown: {
      title: 'Dieser Link funktioniert nicht',
      lead: 'Er ist unvollständig oder nicht von uns. Öffne den Link in unserer letzten E-Mail.',
    },
    own: {
      figures: 'Werte',
      found: 'Was wir gefunden haben',
      work: 'Was wir gemacht haben',
      bill: 'Kosten, mit Mehrwertsteuer',
      total: 'Summe',
      free: 'Das geht auf unsere Gewährleistung. Du zahlst nichts.',
      paid: 'Bezahlt.',
      invoice: 'Rechnung (PDF)',
      accept: (sum) => `Zahlungspflichtig annehmen: ${sum}`,
      refuse: 'Ablehnen',
      refusing: (sum) =>
        `Lehnst du ab, kommt der Tonabnehmer zurück, wie er ist, und du zahlst ${sum} für das Paket.`,
      withdrawal: (days) =>
        `Du kannst innerhalb von ${days} Tagen widerrufen. Mit dem Annehmen bittest du uns, vorher anzufangen: Widerrufst du zwischendurch, zahlst du die bis dahin geleistete Arbeit; ist die Reparatur fertig, endet das Recht.`,
      instruction: 'Widerrufsbelehrung',
      changed: 'Diese Reparatur hat sich inzwischen geändert. So sieht sie jetzt aus.',
      passport: 'Sein Pass',
    },
  },
};
