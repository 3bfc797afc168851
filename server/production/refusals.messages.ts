import type { InLanguages } from '#domain/languages.ts';
import type { OrderState } from '#domain/orders/states.ts';
import { FINISH_WORDS } from '#domain/production/finish.messages.ts';
import type { FinishStep } from '#domain/production/finish.ts';
import type { UnitState } from '#domain/production/unit-state.ts';

interface OnMachine {
  readonly machine: number | null;
  readonly unit: number;
  readonly who: string | null;
}

const GERMAN_STATES: Readonly<Record<UnitState, string>> = {
  'to wind': 'noch zu wickeln',
  'on the bench': 'auf der Werkbank',
  wound: 'gewickelt',
  kept: 'mit Notiz behalten',
  refunded: 'erstattet',
};

const EN = {
  pieceIs: (unit: number, state: UnitState) => `Piece ${unit} is ${state}.`,
  putOnFirst: 'Put it on a machine first.',
  measureFirst: 'Measure it first.',
  nothingToCorrect: 'There is nothing to correct.',
  whichCoil: 'Say which coil is wound again, and why.',
  noCoil: (unit: number, coil: number) => `Piece ${unit} has no coil ${coil}.`,
  noStep: (unit: number, step: FinishStep) => `Piece ${unit} has no step ${step}.`,
  comesFirst: (step: FinishStep) => `${step} comes first.`,
  standsAs: (figures: string) => `It stands as ${figures}. Say why that is corrected.`,
  /** The order's state allows no work: it has not begun, or has ended. */
  orderIs: (number: string, state: OrderState) => `Order ${number} is ${state}.`,
  noPiece: (number: string, unit: number) => `Order ${number} has no piece ${unit}.`,
  machines: (count: number) => `There are ${count} machines.`,
  taken: ({ machine, unit, order, who }: OnMachine & { readonly order: string }) =>
    `Machine ${machine} has piece ${unit} of ${order} on it, by ${who}.`,
  held: ({ who, unit, machine }: OnMachine) => `${who} has piece ${unit} on machine ${machine}.`,
  sheetChanged: (before: string, after: string) =>
    `The build sheet has changed since: ${before} became ${after}. Look at it again.`,
  /** `coil`: its number, if there are two. */
  uncounted: (coil?: number) =>
    `How many turns has ${coil === undefined ? 'the coil' : `coil ${coil}`}? Its count is missing.`,
  measureOrNote: 'Measure again, or say in a note why it is kept.',
  noteOrWind: 'Say in a note why it is kept, or wind it again.',
  notForShelf: 'This pickup still belongs to its order, or is not finished.',
  notOnShelf: 'This pickup is not on the shelf any more.',
  notWaiting: 'This piece does not wait for a machine any more.',
  otherProduct: 'The pickup on the shelf is another one than the order asks for.',
};

export const BENCH_REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    pieceIs: (unit, state) => `Stück ${unit} ist ${GERMAN_STATES[state]}.`,
    putOnFirst: 'Spann es erst auf eine Maschine.',
    measureFirst: 'Miss es erst.',
    nothingToCorrect: 'Es gibt nichts zu korrigieren.',
    whichCoil: 'Sag, welche Spule neu gewickelt wird, und warum.',
    noCoil: (unit, coil) => `Stück ${unit} hat keine Spule ${coil}.`,
    noStep: (unit, step) => `Stück ${unit} hat den Schritt ${FINISH_WORDS.de.step[step]} nicht.`,
    comesFirst: (step) => `Erst kommt: ${FINISH_WORDS.de.step[step]}.`,
    standsAs: (figures) => `Notiert ist: ${figures}. Sag, warum das korrigiert wird.`,
    orderIs: (number) => `Bestellung ${number} ist gerade nicht in Arbeit.`,
    noPiece: (number, unit) => `Bestellung ${number} hat kein Stück ${unit}.`,
    machines: (count) => `Es gibt ${count} Maschinen.`,
    taken: ({ machine, unit, order, who }) =>
      `Auf Maschine ${machine} ist Stück ${unit} von ${order}, von ${who}.`,
    held: ({ who, unit, machine }) => `${who} hat Stück ${unit} auf Maschine ${machine}.`,
    sheetChanged: (before, after) =>
      `Der Bauzettel hat sich inzwischen geändert: Aus ${before} wurde ${after}. Sieh noch einmal nach.`,
    uncounted: (coil) =>
      `Wie viele Windungen hat ${coil === undefined ? 'die Spule' : `Spule ${coil}`}? Die Zahl fehlt.`,
    measureOrNote: 'Miss noch einmal, oder schreib in eine Notiz, warum er so bleibt.',
    noteOrWind: 'Schreib in eine Notiz, warum er so bleibt, oder wickel neu.',
    notForShelf: 'Dieser Tonabnehmer gehört noch zu seiner Bestellung oder ist nicht fertig.',
    notOnShelf: 'Dieser Tonabnehmer liegt nicht mehr im Regal.',
    notWaiting: 'Dieses Stück wartet nicht mehr auf eine Maschine.',
    otherProduct: 'Im Regal liegt ein anderer Tonabnehmer, als die Bestellung verlangt.',
  },
};
