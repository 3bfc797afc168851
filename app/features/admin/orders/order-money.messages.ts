import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Money',
  byHand: 'Entered by hand',
  deliveryNote: 'Delivery note, PDF',
  goods: 'Goods',
  shipping: (country: string) => `Shipping, ${country}`,
  offShipping: 'Off shipping',
  paid: 'Paid',
  toPay: 'To pay',
  vat: (percent: number) => `Contains VAT, ${percent} %`,
  export: 'Export, no VAT',
  sentBack: 'Refunded',
  disputed: 'Taken by a dispute',
  invoice: (number: string) => `Invoice ${number}, PDF`,
  correction: (amount: string) => `Correction, ${amount}, PDF`,
  promised: 'Promised',
  moved: (times: number) => `Moved ${times} ${times === 1 ? 'time' : 'times'}.`,
  law: (day: string) => `Legal deadline to arrive: ${day}.`,
  isMoved: 'Promised day moved.',
  delay: 'Move',
  tell: 'E-mail the buyer',
};

/** Words of what was paid for an order, and when it is to leave. */
export const ORDER_MONEY: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Geld',
    byHand: 'Von Hand eingetragen',
    deliveryNote: 'Lieferschein, PDF',
    goods: 'Waren',
    shipping: (country) => `Versand, ${country}`,
    offShipping: 'Nachlass auf den Versand',
    paid: 'Bezahlt',
    toPay: 'Zu zahlen',
    vat: (percent) => `Enthält USt, ${String(percent).replace('.', ',')} %`,
    export: 'Ausfuhr, keine USt',
    sentBack: 'Erstattet',
    disputed: 'Durch Anfechtung abgebucht',
    invoice: (number) => `Rechnung ${number}, PDF`,
    correction: (amount) => `Berichtigung, ${amount}, PDF`,
    promised: 'Zugesagt',
    moved: (times) =>
      times === 0 ? 'Nie verschoben.' : `${times === 1 ? 'Einmal' : `${times}-mal`} verschoben.`,
    law: (day) => `Gesetzliche Frist: Zustellung bis ${day}.`,
    isMoved: 'Termin verschoben.',
    delay: 'Verschieben',
    tell: 'E-Mail an die Kundschaft',
  },
};
