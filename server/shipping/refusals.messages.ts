import { type InLanguages, inEach, type Sentence } from '#domain/languages.ts';
import { CASE_WORDS } from '#domain/orders/payment-case.messages.ts';
import type { CaseKind } from '#domain/orders/payment-case.ts';
import { type OrderState, stepLabel } from '#domain/orders/states.ts';
import { FINISH_WORDS } from '#domain/production/finish.messages.ts';
import type { FinishStep } from '#domain/production/finish.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import type { CarrierId } from '#domain/shipping/carriers.ts';
import { CABLE_WORDS } from '#domain/wiring/cables.messages.ts';
import type { CableId } from '#domain/wiring/cables.ts';

const EN = {
  state: (number: string, state: string) => `Order ${number} is ${state}.`,
  noAddress: 'This order has no address yet. The buyer has been asked by e-mail.',
  held: (why: string) => `This order is on hold (${why}). To ship it, release it on its page.`,
  notHeld: (number: string) => `Order ${number} is not on hold.`,
  allRefunded: 'All pieces have been refunded. Cancel the order instead.',
  notMeasured: (open: number, all: number) =>
    `${open} of ${all} ${all === 1 ? 'piece is' : 'pieces are'} not measured.`,
  notConfirmed: (piece: number, steps: string) =>
    `Piece ${piece}: ${steps} not confirmed. Confirm the steps at the bench.`,
  noLeadColours: (cables: string) =>
    `Set the lead colours first (${cables}), under Shop, Leads. The buyer needs them for soldering.`,
  packFirst: 'Pack the order first. It has no box yet.',
  noTracking: 'Scan or type the tracking number.',
  eachTracking: (parcels: number) => `Enter a tracking number for each of the ${parcels} parcels.`,
  wrongTracking: (text: string, carrier: string) => `${text} is not a tracking number of ${carrier}.`,
  goodsAreBack: (returnNumber: string) =>
    `Return ${returnNumber} has already started, so the goods had arrived.`,
  monthIsClosed: (month: string) => `The order left in ${month}, and the books of that month are closed.`,
  exportIsProven: 'The export is proven. Remove the proof first.',
  isCollected: 'The buyer collects this order, so there is no parcel. Press “Mark as collected” on its page.',
  notCollected: 'This order goes by post.',
};

const REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    state: (number, state) => `Bestellung ${number} steht auf „${state}“.`,
    noAddress: 'Diese Bestellung hat noch keine Adresse. Per E-Mail ist nachgefragt.',
    held: (why) => `Diese Bestellung ist angehalten (${why}). Soll sie raus, gib sie auf ihrer Seite frei.`,
    notHeld: (number) => `Bestellung ${number} ist nicht angehalten.`,
    allRefunded: 'Alle Stücke sind erstattet. Storniere die Bestellung.',
    notMeasured: (open, all) =>
      all === 1
        ? 'Das Stück ist nicht gemessen.'
        : `${open} von ${all} Stück ${open === 1 ? 'ist' : 'sind'} nicht gemessen.`,
    notConfirmed: (piece, steps) =>
      `Stück ${piece}: ${steps} nicht bestätigt. Bestätige die Schritte an der Werkbank.`,
    noLeadColours: (cables) =>
      `Leg zuerst die Farben der Adern fest (${cables}), unter Shop, Adern. Zum Löten werden sie gebraucht.`,
    packFirst: 'Pack die Bestellung zuerst. Sie hat noch keinen Karton.',
    noTracking: 'Scann die Sendungsnummer oder tipp sie ein.',
    eachTracking: (parcels) => `Gib für jedes der ${parcels} Pakete eine Sendungsnummer ein.`,
    wrongTracking: (text, carrier) => `${text} ist keine Sendungsnummer (${carrier}).`,
    goodsAreBack: (returnNumber) => `Rückgabe ${returnNumber} läuft schon, die Ware war also da.`,
    monthIsClosed: (month) => `Die Bestellung ging im ${month} raus, und dieser Monat ist abgeschlossen.`,
    exportIsProven: 'Die Ausfuhr ist nachgewiesen. Entfern zuerst den Nachweis.',
    isCollected:
      'Diese Bestellung wird abgeholt, ein Paket gibt es nicht. Drück auf ihrer Seite „Als abgeholt markieren“.',
    notCollected: 'Diese Bestellung geht mit der Post.',
  },
};

/** The order's state, as the reason of a refusal. */
export const stateStands = (number: string, state: OrderState): Sentence =>
  inEach(REFUSALS, (words, language) => words.state(number, stepLabel(state, language)));

export const NO_ADDRESS: Sentence = inEach(REFUSALS, (words) => words.noAddress);

export const heldBack = (kind: CaseKind): Sentence =>
  inEach(REFUSALS, (words, language) => words.held(CASE_WORDS[language].of[kind]));

export const notHeld = (number: string): Sentence => inEach(REFUSALS, (words) => words.notHeld(number));

export const ALL_REFUNDED: Sentence = inEach(REFUSALS, (words) => words.allRefunded);

export const noLeadColours = (cables: readonly CableId[]): Sentence =>
  inEach(REFUSALS, (words, language) =>
    words.noLeadColours(cables.map((cable) => CABLE_WORDS[language].cable[cable].name).join(', ')),
  );

export const notMeasured = (open: number, all: number): Sentence =>
  inEach(REFUSALS, (words) => words.notMeasured(open, all));

export const notConfirmed = (piece: number, steps: readonly FinishStep[]): Sentence =>
  inEach(REFUSALS, (words, language) =>
    words.notConfirmed(piece, steps.map((step) => FINISH_WORDS[language].step[step]).join(', ')),
  );

export const PACK_FIRST: Sentence = inEach(REFUSALS, (words) => words.packFirst);

/** One number per parcel is needed. */
export const trackingMissing = (parcels: number): Sentence =>
  inEach(REFUSALS, (words) => (parcels === 1 ? words.noTracking : words.eachTracking(parcels)));

export const wrongTracking = (text: string, carrier: CarrierId): Sentence =>
  inEach(REFUSALS, (words, language) => words.wrongTracking(text, CARRIER_WORDS[language][carrier].name));

export const goodsAreBack = (returnNumber: string): Sentence =>
  inEach(REFUSALS, (words) => words.goodsAreBack(returnNumber));

/** Why a shipment cannot be taken back. */
export const monthIsClosed = (month: string): Sentence =>
  inEach(REFUSALS, (words) => words.monthIsClosed(month));
export const EXPORT_IS_PROVEN: Sentence = inEach(REFUSALS, (words) => words.exportIsProven);

export const IS_COLLECTED: Sentence = inEach(REFUSALS, (words) => words.isCollected);
export const NOT_COLLECTED: Sentence = inEach(REFUSALS, (words) => words.notCollected);
