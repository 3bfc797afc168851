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
  sentBack: 'Sent back',
  disputed: 'Taken by a dispute',
  invoice: (number: string) => `Invoice ${number}, PDF`,
  correction: (amount: string) => `Its correction, ${amount}, PDF`,
  promised: 'Promised',
  moved: (times: number) => `Moved ${times} ${times === 1 ? 'time' : 'times'}.`,
  law: (day: string) => `Law: here by ${day}.`,
  isMoved: 'The promise is moved.',
  delay: 'Delay',
  tell: 'Tell the buyer by mail',
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
    sentBack: 'Zurückgeschickt',
    disputed: 'Durch Anfechtung abgebucht',
    invoice: (number) => `Rechnung ${number}, PDF`,
    correction: (amount) => `Berichtigung dazu, ${amount}, PDF`,
    promised: 'Zugesagt',
    moved: (times) =>
      times === 0 ? 'Nie verschoben.' : `${times === 1 ? 'Einmal' : `${times}-mal`} verschoben.`,
    law: (day) => `Gesetz: bis ${day} da.`,
    isMoved: 'Der Termin ist verschoben.',
    delay: 'Verschieben',
    tell: 'Per E-Mail mitteilen',
  },
};
