import type { InLanguages } from '../languages.ts';
import { STATEMENT_CYCLES } from './returns.ts';

const CYCLES = STATEMENT_CYCLES.join('–');

/** Time until a buyer sees a refund, for pages and mails. */
export const REFUND_SHOWS: InLanguages<string> = {
  en: `On a card’s statement it can take ${CYCLES} billing cycles to appear.`,
  de: `Auf der Kartenabrechnung kann das ${CYCLES} Abrechnungszeiträume dauern.`,
};

const REFUND_REFUSED_EN = {
  notWhole: 'Enter amounts of zero or more.',
  allBack: 'Everything paid has already been refunded.',
  /** `line` is the item's number, from 1; `left` is the number that can still be refunded. */
  line: (line: number, left: number) =>
    left === 0 ? `Item ${line} is fully refunded.` : `You can refund only ${left} more of item ${line}.`,
  shipping: (left: string) => `You can refund ${left} of the shipping at most.`,
  duty: (left: string) => `You can refund ${left} of the duty at most.`,
  choose: 'Choose what to refund.',
  tooMuch: (amount: string, most: string) => `That is ${amount}. You can refund ${most} at most.`,
  why: 'Enter a reason for the audit trail.',
};

export const REFUND_REFUSED: InLanguages<typeof REFUND_REFUSED_EN> = {
  en: REFUND_REFUSED_EN,
  de: {
    notWhole: 'Gib Beträge von null oder mehr ein.',
    allBack: 'Alles, was bezahlt wurde, ist schon erstattet.',
    line: (line, left) =>
      left === 0
        ? `Position ${line} ist ganz erstattet.`
        : `Von Position ${line} kannst du nur noch ${left} erstatten.`,
    shipping: (left) => `Vom Versand kannst du höchstens ${left} erstatten.`,
    duty: (left) => `Vom Zoll kannst du höchstens ${left} erstatten.`,
    choose: 'Wähl aus, was du erstattest.',
    tooMuch: (amount, most) => `Das sind ${amount}. Du kannst höchstens ${most} erstatten.`,
    why: 'Schreib einen Grund fürs Protokoll.',
  },
};

const REFUND_QUESTION_EN = {
  cancel: (order: string) => `Cancel ${order}?`,
  nothingMoves: (paid: string) =>
    `All ${paid} were refunded earlier, so no money moves. You cannot undo this.`,
  cancelIt: 'Cancel the order',
  /** Title of the question; `order` is set if the refund ends the order. */
  title: (amount: string, order: string | undefined) =>
    `${order ? `Cancel ${order} and refund` : 'Refund'} ${amount}?`,
  words: (buyer: string, left: string | undefined, paid: string) =>
    `Back the way ${/[sßxz]$/i.test(buyer) ? `${buyer}’` : `${buyer}’s`} payment came, today. ${
      left ?? 'Nothing'
    } of ${paid} is then left. This cannot be undone.`,
  yes: (amount: string, ends: boolean) => `${ends ? 'Cancel and refund' : 'Refund'} ${amount}`,
};

export const REFUND_QUESTION: InLanguages<typeof REFUND_QUESTION_EN> = {
  en: REFUND_QUESTION_EN,
  de: {
    cancel: (order) => `${order} stornieren?`,
    nothingMoves: (paid) =>
      `Alle ${paid} sind schon erstattet, es fließt also kein Geld. Das kannst du nicht rückgängig machen.`,
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
