import type { InLanguages } from '../languages.ts';

interface RefusedMessages {
  readonly notWhole: string;
  readonly allBack: string;
  /** Of a line, from 1, so many are left. */
  readonly line: (line: number, left: number) => string;
  readonly shipping: (left: string) => string;
  readonly duty: (left: string) => string;
  readonly choose: string;
  readonly tooMuch: (amount: string, most: string) => string;
  readonly why: string;
}

/** Why a refund is none. */
export const REFUND_REFUSED: InLanguages<RefusedMessages> = {
  en: {
    notWhole: 'Amounts are whole and not below nothing.',
    allBack: 'All that was paid went back already.',
    line: (line, left) =>
      `Of line ${line} ${left === 0 ? 'nothing is' : `only ${left} ${left === 1 ? 'is' : 'are'}`} left to refund.`,
    shipping: (left) => `Of shipping ${left} is left to refund.`,
    duty: (left) => `Of the duty ${left} is left to refund.`,
    choose: 'Choose what goes back.',
    tooMuch: (amount, most) => `That is ${amount}. At most ${most} can go back.`,
    why: 'Say why, for the audit trail.',
  },
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

interface QuestionMessages {
  readonly cancel: (order: string) => string;
  readonly nothingMoves: (paid: string) => string;
  readonly cancelIt: string;
  /** Above the question; with the order that ends with it. */
  readonly title: (amount: string, order: string | undefined) => string;
  readonly words: (buyer: string, left: string | undefined, paid: string) => string;
  readonly yes: (amount: string, ends: boolean) => string;
}

/** What is asked before money leaves. */
export const REFUND_QUESTION: InLanguages<QuestionMessages> = {
  en: {
    cancel: (order) => `Cancel ${order}?`,
    nothingMoves: (paid) => `All of ${paid} went back before: no money moves. This cannot be undone.`,
    cancelIt: 'Cancel the order',
    title: (amount, order) => `${order ? `Cancel ${order} and refund` : 'Refund'} ${amount}?`,
    words: (buyer, left, paid) =>
      `Back the way ${/[sßxz]$/i.test(buyer) ? `${buyer}’` : `${buyer}’s`} payment came, today. ${
        left ?? 'Nothing'
      } of ${paid} is then left. This cannot be undone.`,
    yes: (amount, ends) => `${ends ? 'Cancel and refund' : 'Refund'} ${amount}`,
  },
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
