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
  noAddress: 'This order has no address yet. Its buyer is asked for one by mail.',
  held: (why: string) => `This order is held (${why}). Release it on its page if it is to leave.`,
  notHeld: (number: string) => `Order ${number} is not held.`,
  allRefunded: 'All pieces of it were refunded. Cancel the order instead.',
  notMeasured: (open: number, all: number) =>
    `${open} of ${all} ${all === 1 ? 'piece is' : 'pieces are'} not measured.`,
  notConfirmed: (piece: number, steps: string) =>
    `Piece ${piece}: ${steps} not confirmed. The bench has its steps.`,
  noLeadColours: (cables: string) =>
    `Set the lead colours first (${cables}): the buyer solders by them. They are under Shop, Leads.`,
  packFirst: 'Pack it first: it has no box yet.',
  noTracking: 'Scan or type its tracking number.',
  eachTracking: (parcels: number) => `Each of the ${parcels} parcels has a tracking number.`,
  wrongTracking: (text: string, carrier: string) => `${text} is no tracking number of ${carrier}.`,
  goodsAreBack: (returnNumber: string) => `${returnNumber} is under way: its goods were there.`,
  monthIsClosed: (month: string) => `The books of ${month}, when it left, are closed.`,
  exportIsProven: 'Its export is proven. Take the proof back first.',
  isCollected: 'Its buyer collects it: there is no parcel. Press “Given to the buyer” on its page.',
  notCollected: 'This order goes by post.',
};

const REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    state: (number, state) => `Bestellung ${number} steht auf „${state}“.`,
    noAddress: 'Diese Bestellung hat noch keine Adresse. Nach ihr wird per Mail gefragt.',
    held: (why) =>
      `Diese Bestellung ist angehalten (${why}). Gib sie auf ihrer Seite frei, wenn sie raus soll.`,
    notHeld: (number) => `Bestellung ${number} ist nicht angehalten.`,
    allRefunded: 'Alle Stücke sind erstattet. Storniere die Bestellung.',
    notMeasured: (open, all) =>
      all === 1
        ? 'Das Stück ist nicht gemessen.'
        : `${open} von ${all} Stück ${open === 1 ? 'ist' : 'sind'} nicht gemessen.`,
    notConfirmed: (piece, steps) =>
      `Stück ${piece}: ${steps} nicht bestätigt. Die Schritte stehen an der Werkbank.`,
    noLeadColours: (cables) =>
      `Leg zuerst die Farben der Adern fest (${cables}): Nach ihnen wird gelötet. Sie sind unter Shop, Adern.`,
    packFirst: 'Erst packen: Noch gibt es keinen Karton.',
    noTracking: 'Scann die Sendungsnummer oder tipp sie ein.',
    eachTracking: (parcels) => `Jedes der ${parcels} Pakete braucht eine Sendungsnummer.`,
    wrongTracking: (text, carrier) => `${text} ist keine Sendungsnummer (${carrier}).`,
    goodsAreBack: (returnNumber) => `${returnNumber} läuft schon: Die Ware war also da.`,
    monthIsClosed: (month) => `Die Buchführung für ${month}, als sie losging, ist abgeschlossen.`,
    exportIsProven: 'Ihre Ausfuhr ist nachgewiesen. Nimm erst den Nachweis zurück.',
    isCollected: 'Sie wird abgeholt, ein Paket gibt es nicht. Drück auf ihrer Seite „Übergeben“.',
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
