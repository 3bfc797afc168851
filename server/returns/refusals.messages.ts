import type { Sentence } from '#domain/languages.ts';
import { type OrderState, stepLabel } from '#domain/orders/states.ts';
import type { WithdrawalState } from '#domain/returns/withdrawal.ts';
import { WITHDRAWAL_STATE_WORDS } from '#domain/returns/withdrawal-state.messages.ts';

export const REFUSED = {
  noRequest: { en: 'There is no such request.', de: 'Diese Anfrage gibt es nicht.' },
  answered: {
    en: 'This request is answered already, or was changed. Look again.',
    de: 'Diese Anfrage ist schon beantwortet, oder sie wurde geändert. Schau noch einmal nach.',
  },
  nothingBack: (order: string, state: OrderState): Sentence => ({
    en: `Order ${order} is ${stepLabel(state)}: there is nothing to send back.`,
    de: `Bestellung ${order} steht auf „${stepLabel(state, 'de')}“: Zurückzuschicken gibt es nichts.`,
  }),
  notDelivered: (order: string): Sentence => ({
    en: `Order ${order} is not delivered: its guarantee has not begun.`,
    de: `Bestellung ${order} ist nicht zugestellt: Ihre Gewährleistung läuft noch nicht.`,
  }),
  olderContract: (order: string): Sentence => ({
    en: `Order ${order} is from before 31 July 2026: a repair does not prolong its guarantee.`,
    de: `Bestellung ${order} ist von vor dem 31. Juli 2026: Eine Reparatur verlängert ihre Gewährleistung nicht.`,
  }),
  notWithBuyer: (order: string): Sentence => ({
    en: `The pickups of ${order} are not with its buyer.`,
    de: `Die Tonabnehmer von ${order} sind nicht beim Käufer.`,
  }),
  notThere: (serial: string): Sentence => ({
    en: `${serial} is in our workshop already.`,
    de: `${serial} ist schon in unserer Werkstatt.`,
  }),
  notRepaired: (serial: string): Sentence => ({
    en: `${serial} does not wait for its way back.`,
    de: `${serial} wartet nicht auf den Rückweg.`,
  }),
  beforeDelivery: {
    en: 'That day is before the delivery.',
    de: 'Dieser Tag liegt vor der Zustellung.',
  },
  noPickup: (unit: number): Sentence => ({
    en: `The order has no pickup ${unit} with a serial number.`,
    de: `Die Bestellung hat keinen Tonabnehmer ${unit} mit einer Seriennummer.`,
  }),
  repairedBefore: (serial: string): Sentence => ({
    en: `The guarantee of ${serial} was prolonged by an earlier repair. Add a note instead.`,
    de: `Die Gewährleistung von ${serial} ist durch eine frühere Reparatur verlängert. Schreib stattdessen eine Notiz.`,
  }),
  notSoMany: (line: number): Sentence => ({
    en: `Of line ${line} not so many can come back.`,
    de: `Von Zeile ${line} können nicht so viele zurückkommen.`,
  }),
  chooseGoods: { en: 'Choose what comes back.', de: 'Wähl aus, was zurückkommt.' },
  noGoods: (number: string): Sentence => ({ en: `There is no ${number}.`, de: `${number} gibt es nicht.` }),
  toCome: { en: 'That day is still to come.', de: 'Dieser Tag kommt erst noch.' },
  notHere: (number: string): Sentence => ({
    en: `${number} is not here yet.`,
    de: `${number} ist noch nicht hier.`,
  }),
  done: (number: string): Sentence => ({
    en: `${number} is done already.`,
    de: `${number} ist schon erledigt.`,
  }),
  noWithdrawal: { en: 'There is no such withdrawal.', de: 'Diesen Widerruf gibt es nicht.' },
  already: (state: WithdrawalState): Sentence => ({
    en: `This withdrawal is ${WITHDRAWAL_STATE_WORDS.en[state]} already.`,
    de: `Dieser Widerruf steht schon auf „${WITHDRAWAL_STATE_WORDS.de[state]}“.`,
  }),
  unmatched: {
    en: 'Say first which order this withdrawal is from.',
    de: 'Sag erst, zu welcher Bestellung dieser Widerruf gehört.',
  },
  notLeft: (order: string): Sentence => ({
    en: `Order ${order} has not left: its money goes back at once.`,
    de: `Bestellung ${order} ist noch nicht weg: Ihr Geld geht sofort zurück.`,
  }),
  orderIs: (order: string, state: OrderState): Sentence => ({
    en: `Order ${order} is ${stepLabel(state)}.`,
    de: `Bestellung ${order} steht auf „${stepLabel(state, 'de')}“.`,
  }),
  orderIsByNow: (order: string, state: OrderState): Sentence => ({
    en: `Order ${order} is ${stepLabel(state)} by now: nothing was sent back.`,
    de: `Bestellung ${order} steht inzwischen auf „${stepLabel(state, 'de')}“: Zurück ging nichts.`,
  }),
  chooseMoney: { en: 'Choose what goes back.', de: 'Wähl aus, was zurückgeht.' },
  matchedNow: {
    en: 'This withdrawal was matched this very moment. Look again.',
    de: 'Dieser Widerruf wurde gerade eben zugeordnet. Schau noch einmal nach.',
  },
} as const satisfies Readonly<Record<string, Sentence | ((...about: never[]) => Sentence)>>;
