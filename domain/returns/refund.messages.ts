import type { InLanguages } from '../languages.ts';
import { STATEMENT_CYCLES } from './returns.ts';

const CYCLES = STATEMENT_CYCLES.join('–');

/** When a buyer sees a refund that was sent, as pages and mails say it. */
export const REFUND_SHOWS: InLanguages<string> = {
  en: `On a card’s statement it can take ${CYCLES} billing cycles to appear.`,
  de: `Auf der Kartenabrechnung kann das ${CYCLES} Abrechnungszeiträume dauern.`,
};

const REFUND_REFUSED_EN = {
  notWhole: 'Amounts are whole and not below nothing.',
  allBack: 'All that was paid went back already.',
  /** Of a line, from 1, so many are left. */
  line: (line: number, left: number) =>
    `Of line ${line} ${left === 0 ? 'nothing is' : `only ${left} ${left === 1 ? 'is' : 'are'}`} left to refund.`,
  shipping: (left: string) => `Of shipping ${left} is left to refund.`,
  duty: (left: string) => `Of the duty ${left} is left to refund.`,
  choose: 'Choose what goes back.',
  tooMuch: (amount: string, most: string) => `That is ${amount}. At most ${most} can go back.`,
  why: 'Say why, for the audit trail.',
};

/** Why a refund is none. */
export const REFUND_REFUSED: InLanguages<typeof REFUND_REFUSED_EN> = {
  en: REFUND_REFUSED_EN,
  de: {
    notWhole: 'Beträge sind ganze Zahlen und nicht unter null.',
    allBack: 'Alles, was bezahlt wurde, ist schon zurückgegangen.',
    line: (line, left) =>
      left === 0
        ? `Von Zeile ${line} lässt sich nichts mehr erstatten.`
        : `Von Zeile ${line} ${left === 1 ? 'lässt' : 'lassen'} sich nur noch ${left} erstatten.`,
    shipping: (left) => `Vom Versand lassen sich noch ${left} erstatten.`,
    duty: (left) => `Vom Zoll lassen sich noch ${left} erstatten.`,
    choose: 'Wähle, was zurückgeht.',
    tooMuch: (amount, most) => `Das sind ${amount}. Höchstens ${most} können zurückgehen.`,
    why: 'Sag warum, fürs Protokoll.',
  },
};

const REFUND_QUESTION_EN = {
  cancel: (order: string) => `Cancel ${order}?`,
  nothingMoves: (paid: string) => `All of ${paid} went back before: no money moves. This cannot be undone.`,
  cancelIt: 'Cancel the order',
  /** Above the question; with the order that ends with it. */
  title: (amount: string, order: string | undefined) =>
    `${order ? `Cancel ${order} and refund` : 'Refund'} ${amount}?`,
  words: (buyer: string, left: string | undefined, paid: string) =>
    `Back the way ${/[sßxz]$/i.test(buyer) ? `${buyer}’` : `${buyer}’s`} payment came, today. ${
      left ?? 'Nothing'
    } of ${paid} is then left. This cannot be undone.`,
  yes: (amount: string, ends: boolean) => `${ends ? 'Cancel and refund' : 'Refund'} ${amount}`,
};

/** What is asked before money leaves. */
export const REFUND_QUESTION: InLanguages<typeof REFUND_QUESTION_EN> = {
  en: REFUND_QUESTION_EN,
  de: {
    cancel: (order) => `${order} stornieren?`,
    nothingMoves: (paid) =>
      `Alle ${paid} sind schon zurückgegangen: Es fließt kein Geld. Das lässt sich nicht rückgängig machen.`,
    cancelIt: 'Bestellung stornieren',
    title: (amount, order) =>
      order ? `${order} stornieren und ${amount} erstatten?` : `${amount} erstatten?`,
    words: (buyer, left, paid) =>
      `Heute bekommt ${buyer} das Geld zurück, auf dem Weg, auf dem es kam. ${
        left ? `Von ${paid} bleiben dann ${left}.` : `Von ${paid} bleibt dann nichts.`
      } Das lässt sich nicht rückgängig machen.`,
    yes: (amount, ends) => (ends ? `Stornieren und ${amount} erstatten` : `${amount} erstatten`),
  },
};
