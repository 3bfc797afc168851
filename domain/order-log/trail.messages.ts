import { type Day, wholeDay } from '../calendar/day.ts';
import { dayInWords } from '../calendar/format-day.ts';
import type { Field } from '../configurator/record.ts';
import { type InLanguages, LANGUAGE_NAMES, type Language, languageNameIn } from '../languages.ts';
import type { PROOF_KINDS } from '../parcels/export-proof.ts';
import type { Actor } from './events.ts';

interface TrailMessages {
  /** Who an event is by that no maker did; `customer` is a buyer who said something. */
  readonly actors: Readonly<Record<Exclude<Actor, 'maker'> | 'customer', string>>;
  /** "Tue 24 Nov 2026". */
  readonly day: (day: Day) => string;
  readonly languageName: (language: Language) => string;
  readonly parts: Readonly<Record<Field, string>>;
  readonly proofs: Readonly<Record<(typeof PROOF_KINDS)[number], string>>;

  readonly what: {
    readonly state: string;
    readonly note: string;
    readonly sheetNote: string;
    readonly refund: string;
    readonly hold: string;
    readonly promised: string;
    readonly serials: string;
    readonly piece: (unit: number) => string;
    readonly place: (unit: number) => string;
    readonly values: (unit: number) => string;
    readonly coil: (unit: number, coil: number) => string;
    readonly step: (unit: number, step: string) => string;
    readonly box: string;
    readonly weight: string;
    readonly label: string;
    readonly carrier: string;
    readonly tracking: string;
    readonly invoice: string;
    readonly proof: string;
    readonly repair: (unit: number) => string;
    readonly atRepair: (unit: number) => string;
    readonly returnAsked: string;
    readonly withdrawal: string;
    readonly question: string;
    readonly letter: string;
    readonly answers: string;
    readonly answerBy: string;
    readonly answer: string;
    readonly line: (line: number, part: string) => string;
    readonly address: string;
    readonly language: string;
  };

  readonly byHand: string;
  readonly replacement: string;
  readonly repair: Readonly<Record<'here' | 'done' | 'sent', string>>;
  readonly onShelf: string;
  readonly offShelf: Readonly<Record<'used' | 'scrapped', string>>;
  readonly fromShelf: (serial: string, order: string) => string;
  readonly reopened: string;
  readonly differs: (paid: number, agreed: number) => string;
  readonly neverOpened: string;
  readonly takenBack: string;
  readonly wentBack: (back: string, paid: string) => string;
  readonly surplusArrived: (amount: number) => string;
  readonly surplusBack: string;
  readonly paymentUnknown: string;
  readonly heldBack: string;
  readonly released: (reason: string) => string;
  readonly asked: (amount: string) => string;
  readonly sentBack: (amount: string) => string;
  readonly failed: (amount: string) => string;
  readonly dayPlace: (day: string, place: number) => string;
  readonly asPlanned: string;
  readonly held: (state: string, by: string, machine: number | undefined) => string;
  readonly wound: string;
  readonly woundAgain: (reason: string) => string;
  readonly undone: (reason: string) => string;
  readonly printed: string;
  readonly closed: (reason: string) => string;
  readonly refunded: (amount: string) => string;
  readonly open: string;
  readonly declined: (reason: string) => string;
  readonly withdrew: (whole: boolean) => string;
  readonly settled: (how: string) => string;
  readonly orderCancelled: string;
  readonly moneyBack: string;
  readonly otherwise: (answer: string) => string;
  readonly noneCame: string;
  readonly afterBench: string;
  readonly stays: string;
  readonly madeOtherwise: string;
  readonly addressChanged: string;
  readonly addressGiven: string;
  readonly mailsIn: (language: string) => string;
}

/** What the trail of an order says to the makers. */
export const TRAIL: InLanguages<TrailMessages> = {
  en: {
    actors: { buyer: 'buyer', payment: 'payment', clock: 'clock', shopper: 'shopper', customer: 'customer' },
    day: wholeDay,
    languageName: (language) => LANGUAGE_NAMES[language],
    parts: {
      pickup: 'pickup',
      cover: 'cover',
      model: 'cover model',
      color: 'cover colour',
      base: 'base colour',
      spacing: 'spacing',
      output: 'output',
      coils: 'coils',
      potting: 'wax',
      wiring: 'wiring',
      magnet: 'magnet',
      wound: 'direction of winding',
    },
    proofs: { 'stamped list': 'stamped list', 'carrier record': 'carrier record' },

    what: {
      state: 'State',
      note: 'Note',
      sheetNote: 'Note for the sheet',
      refund: 'Refund',
      hold: 'Shipping',
      promised: 'Promised',
      serials: 'Serials',
      piece: (unit) => `Piece ${unit}`,
      place: (unit) => `Piece ${unit}, place`,
      values: (unit) => `Piece ${unit}, values`,
      coil: (unit, coil) => `Piece ${unit}, coil ${coil}`,
      step: (unit, step) => `Piece ${unit}, ${step}`,
      box: 'Box',
      weight: 'Weight',
      label: 'Packing',
      carrier: 'Carrier',
      tracking: 'Tracking',
      invoice: 'Invoice',
      proof: 'Proof of export',
      repair: (unit) => `Pickup ${unit} repaired under the guarantee`,
      atRepair: (unit) => `Repair of piece ${unit}`,
      returnAsked: 'Return asked for',
      withdrawal: 'Withdrawal',
      question: 'Question',
      letter: 'Letter',
      answers: 'Answers',
      answerBy: 'Answer by',
      answer: 'Answer',
      line: (line, part) => `Line ${line}, ${part}`,
      address: 'Address',
      language: 'Language',
    },

    byHand: 'Entered by hand',
    replacement: 'Replacement',
    repair: { here: 'received', done: 'repaired', sent: 'sent back' },
    onShelf: 'on the shelf',
    offShelf: { used: 'used', scrapped: 'scrapped' },
    fromShelf: (serial, order) => `${serial} from the shelf, made for ${order}`,
    reopened: 'reopened',
    differs: (paid, agreed) => `paid ${paid}, agreed ${agreed}`,
    neverOpened: 'never opened',
    takenBack: 'taken back',
    wentBack: (back, paid) => `${back} of ${paid} went back`,
    surplusArrived: (amount) => `surplus payment of ${amount} arrived, is sent back`,
    surplusBack: 'surplus payment sent back',
    paymentUnknown: 'its payment cannot be found at the provider',
    heldBack: 'held',
    released: (reason) => `released: ${reason}`,
    asked: (amount) => `${amount} asked`,
    sentBack: (amount) => `${amount} sent back`,
    failed: (amount) => `${amount} failed`,
    dayPlace: (day, place) => `${day}, place ${place}`,
    asPlanned: 'as planned',
    held: (state, by, machine) => `${state}, ${by}, machine ${machine}`,
    wound: 'wound',
    woundAgain: (reason) => `wound again: ${reason}`,
    undone: (reason) => `undone: ${reason}`,
    printed: 'packed',
    closed: (reason) => `closed: ${reason}`,
    refunded: (amount) => `refunded, ${amount}`,
    open: 'open',
    declined: (reason) => `declined: ${reason}`,
    withdrew: (whole) => `withdrawal of ${whole ? 'the whole contract' : 'a part of the contract'} received`,
    settled: (how) => `settled: ${how}`,
    orderCancelled: 'order cancelled',
    moneyBack: 'refunded',
    otherwise: (answer) => `else ${answer}`,
    noneCame: 'none came',
    afterBench: 'after the bench',
    stays: 'stays as it was made',
    madeOtherwise: 'made otherwise',
    addressChanged: 'address changed',
    addressGiven: 'address given',
    mailsIn: (language) => `mails in ${language}`,
  },
  de: {
    actors: {
      buyer: 'Kund\u00adschaft',
      payment: 'Zahlung',
      clock: 'Uhr',
      shopper: 'Kund\u00adschaft',
      customer: 'Kund\u00adschaft',
    },
    day: (day) => `${dayInWords(day, 'de', 'short')} ${day.slice(0, 4)}`,
    languageName: (language) => languageNameIn(language, 'de'),
    parts: {
      pickup: 'Bauform',
      cover: 'Kappe',
      model: 'Kappenmuster',
      color: 'Kappenfarbe',
      base: 'Spulenfarbe',
      spacing: 'Saitenabstand',
      output: 'Ausgang',
      coils: 'Spulen',
      potting: 'Wachsbad',
      wiring: 'Anschluss',
      magnet: 'Magnet',
      wound: 'Wickelrichtung',
    },
    proofs: { 'stamped list': 'gestempelte Liste', 'carrier record': 'Nachweis des Zustellers' },

    what: {
      state: 'Stand',
      note: 'Notiz',
      sheetNote: 'Notiz für den Bauzettel',
      refund: 'Erstattung',
      hold: 'Versand',
      promised: 'Zugesagt',
      serials: 'Seriennummern',
      piece: (unit) => `Stück ${unit}`,
      place: (unit) => `Stück ${unit}, Platz`,
      values: (unit) => `Stück ${unit}, Werte`,
      coil: (unit, coil) => `Stück ${unit}, Spule ${coil}`,
      step: (unit, step) => `Stück ${unit}, ${step}`,
      box: 'Karton',
      weight: 'Gewicht',
      label: 'Packen',
      carrier: 'Zusteller',
      tracking: 'Sendungsnummer',
      invoice: 'Rechnung',
      proof: 'Ausfuhrnachweis',
      repair: (unit) => `Tonabnehmer ${unit} in der Gewährleistung repariert`,
      atRepair: (unit) => `Reparatur von Stück ${unit}`,
      returnAsked: 'Rückgabe angefragt',
      withdrawal: 'Widerruf',
      question: 'Frage',
      letter: 'Brief',
      answers: 'Antworten',
      answerBy: 'Antwort bis',
      answer: 'Antwort',
      line: (line, part) => `Zeile ${line}, ${part}`,
      address: 'Adresse',
      language: 'Sprache',
    },

    byHand: 'Von Hand eingetragen',
    replacement: 'Ersatz',
    repair: { here: 'angekommen', done: 'repariert', sent: 'zurückgeschickt' },
    onShelf: 'im Regal',
    offShelf: { used: 'verwendet', scrapped: 'verschrottet' },
    fromShelf: (serial, order) => `${serial} aus dem Regal, gewickelt für ${order}`,
    reopened: 'wieder offen',
    differs: (paid, agreed) => `bezahlt ${paid}, vereinbart ${agreed}`,
    neverOpened: 'nie geöffnet',
    takenBack: 'zurückgenommen',
    wentBack: (back, paid) => `${back} von ${paid} sind zurückgegangen`,
    surplusArrived: (amount) => `Zahlung zu viel über ${amount} angekommen, geht zurück`,
    surplusBack: 'Zahlung zu viel zurückgeschickt',
    paymentUnknown: 'die Zahlung ist beim Anbieter nicht zu finden',
    heldBack: 'angehalten',
    released: (reason) => `freigegeben: ${reason}`,
    asked: (amount) => `${amount} beantragt`,
    sentBack: (amount) => `${amount} zurückgeschickt`,
    failed: (amount) => `${amount} gescheitert`,
    dayPlace: (day, place) => `${day}, Platz ${place}`,
    asPlanned: 'wie geplant',
    held: (state, by, machine) => `${state}, ${by}, Maschine ${machine}`,
    wound: 'gewickelt',
    woundAgain: (reason) => `neu gewickelt: ${reason}`,
    undone: (reason) => `zurückgenommen: ${reason}`,
    printed: 'gepackt',
    closed: (reason) => `geschlossen: ${reason}`,
    refunded: (amount) => `erstattet, ${amount}`,
    open: 'offen',
    declined: (reason) => `abgelehnt: ${reason}`,
    withdrew: (whole) => `Widerruf ${whole ? 'des ganzen Vertrags' : 'eines Teils des Vertrags'} eingegangen`,
    settled: (how) => `erledigt: ${how}`,
    orderCancelled: 'Bestellung storniert',
    moneyBack: 'erstattet',
    otherwise: (answer) => `sonst ${answer}`,
    noneCame: 'keine gekommen',
    afterBench: 'zu spät für die Werkbank',
    stays: 'bleibt wie gemacht',
    madeOtherwise: 'anders gemacht',
    addressChanged: 'Adresse geändert',
    addressGiven: 'Adresse genannt',
    mailsIn: (language) => `E-Mails auf ${language}`,
  },
};
