import type { Sentence } from '#domain/languages.ts';
import { type OrderState, stepLabel } from '#domain/orders/states.ts';
import type { WithdrawalState } from '#domain/returns/withdrawal.ts';
import { WITHDRAWAL_STATE_WORDS } from '#domain/returns/withdrawal-state.messages.ts';

export const REFUSED = {
  noRequest: { en: 'This request does not exist.', de: 'Diese Anfrage gibt es nicht.' },
  answered: {
    en: 'This request has been answered or changed. Check again.',
    de: 'Diese Anfrage ist schon beantwortet oder geändert. Sieh noch einmal nach.',
  },
  nothingBack: (order: string, state: OrderState): Sentence => ({
    en: `Order ${order} is ${stepLabel(state)}. There is nothing to return.`,
    de: `Bestellung ${order} steht auf „${stepLabel(state, 'de')}“. Es gibt nichts zurückzuschicken.`,
  }),
  notDelivered: (order: string): Sentence => ({
    en: `Order ${order} is not delivered yet, so its guarantee has not started.`,
    de: `Bestellung ${order} ist noch nicht zugestellt, ihre Gewährleistung läuft noch nicht.`,
  }),
  olderContract: (order: string): Sentence => ({
    en: `Order ${order} is from before 31 July 2026. A repair does not extend its guarantee.`,
    de: `Bestellung ${order} ist von vor dem 31. Juli 2026: Eine Reparatur verlängert ihre Gewährleistung nicht.`,
  }),
  notWithBuyer: (order: string): Sentence => ({
    en: `The pickups of ${order} are not with the buyer.`,
    de: `Die Tonabnehmer von ${order} sind nicht bei der Kundschaft.`,
  }),
  notThere: (serial: string): Sentence => ({
    en: `${serial} is already in our workshop.`,
    de: `${serial} ist schon in unserer Werkstatt.`,
  }),
  notRepaired: (serial: string): Sentence => ({
    en: `${serial} is not waiting to be sent back.`,
    de: `${serial} wartet nicht auf das Zurückschicken.`,
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
    en: `An earlier repair already extended the guarantee of ${serial}. Add a note instead.`,
    de: `Die Gewährleistung von ${serial} ist schon durch eine frühere Reparatur verlängert. Schreib stattdessen eine Notiz.`,
  }),
  notSoMany: (line: number): Sentence => ({
    en: `Item ${line} does not have that many to return.`,
    de: `So viele kann man von Position ${line} nicht zurückgeben.`,
  }),
  chooseGoods: { en: 'Choose the items to return.', de: 'Wähl aus, was zurückkommt.' },
  noGoods: (number: string): Sentence => ({
    en: `${number} does not exist.`,
    de: `${number} gibt es nicht.`,
  }),
  toCome: { en: 'Choose today or an earlier day.', de: 'Wähl heute oder einen früheren Tag.' },
  notHere: (number: string): Sentence => ({
    en: `${number} is not here yet.`,
    de: `${number} ist noch nicht hier.`,
  }),
  done: (number: string): Sentence => ({
    en: `${number} is already done.`,
    de: `${number} ist schon erledigt.`,
  }),
  noWithdrawal: { en: 'This withdrawal does not exist.', de: 'Diesen Widerruf gibt es nicht.' },
  already: (state: WithdrawalState): Sentence => ({
    en: `This withdrawal is already ${WITHDRAWAL_STATE_WORDS.en[state]}.`,
    de: `Dieser Widerruf steht schon auf „${WITHDRAWAL_STATE_WORDS.de[state]}“.`,
  }),
  unmatched: {
    en: 'Assign this withdrawal to an order first.',
    de: 'Ordne diesen Widerruf zuerst einer Bestellung zu.',
  },
  notLeft: (order: string): Sentence => ({
    en: `Order ${order} has not left yet. Refund it at once.`,
    de: `Bestellung ${order} ist noch nicht raus. Erstatte sie sofort.`,
  }),
  orderIs: (order: string, state: OrderState): Sentence => ({
    en: `Order ${order} is ${stepLabel(state)}.`,
    de: `Bestellung ${order} steht auf „${stepLabel(state, 'de')}“.`,
  }),
  orderIsByNow: (order: string, state: OrderState): Sentence => ({
    en: `Order ${order} is now ${stepLabel(state)}. Nothing was refunded.`,
    de: `Bestellung ${order} steht inzwischen auf „${stepLabel(state, 'de')}“. Es wurde nichts erstattet.`,
  }),
  chooseMoney: { en: 'Choose what to refund.', de: 'Wähl aus, was du erstattest.' },
  matchedNow: {
    en: 'This withdrawal has just been assigned to an order. Check again.',
    de: 'Dieser Widerruf wurde gerade zugeordnet. Sieh noch einmal nach.',
  },
} as const satisfies Readonly<Record<string, Sentence | ((...about: never[]) => Sentence)>>;
