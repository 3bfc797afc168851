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
  whichCoil: 'Choose the coil to wind again and enter a reason.',
  noCoil: (unit: number, coil: number) => `Piece ${unit} has no coil ${coil}.`,
  noStep: (unit: number, step: FinishStep) => `Piece ${unit} has no step ${step}.`,
  comesFirst: (step: FinishStep) => `Do this step first: ${step}.`,
  standsAs: (figures: string) => `Recorded: ${figures}. Enter a reason for the correction.`,
  /** The order's state allows no work: it has not begun, or has ended. */
  orderIs: (number: string, state: OrderState) => `Order ${number} is ${state}.`,
  noPiece: (number: string, unit: number) => `Order ${number} has no piece ${unit}.`,
  machines: (count: number) => `There are ${count} machines.`,
  taken: ({ machine, unit, order, who }: OnMachine & { readonly order: string }) =>
    `Machine ${machine} is in use: piece ${unit} of ${order}, ${who}.`,
  held: ({ who, unit, machine }: OnMachine) => `${who} has piece ${unit} on machine ${machine}.`,
  sheetChanged: (before: string, after: string) =>
    `The build sheet has changed from ${before} to ${after}. Check it again.`,
  /** `coil` is undefined for a single coil. */
  uncounted: (coil?: number) => `Enter the turns of ${coil === undefined ? 'the coil' : `coil ${coil}`}.`,
  otherSweep: 'The sweep belongs to other figures. Sweep again, or type what the meter reads.',
  measureOrNote: 'Measure again, or enter a reason to keep it.',
  noteOrWind: 'Enter a reason to keep it, or wind it again.',
  notForShelf: 'This pickup still belongs to its order, or is not finished.',
  notOnShelf: 'This pickup is no longer on the shelf.',
  notWaiting: 'This piece is no longer waiting for a machine.',
  otherProduct: 'The pickup on the shelf is not the one ordered.',
};

export const BENCH_REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    pieceIs: (unit, state) => `Stück ${unit} ist ${GERMAN_STATES[state]}.`,
    putOnFirst: 'Spann es erst auf eine Maschine.',
    measureFirst: 'Miss es erst.',
    nothingToCorrect: 'Es gibt nichts zu korrigieren.',
    whichCoil: 'Wähl die Spule, die du neu wickelst, und schreib einen Grund.',
    noCoil: (unit, coil) => `Stück ${unit} hat keine Spule ${coil}.`,
    noStep: (unit, step) => `Stück ${unit} hat den Schritt ${FINISH_WORDS.de.step[step]} nicht.`,
    comesFirst: (step) => `Mach zuerst diesen Schritt: ${FINISH_WORDS.de.step[step]}.`,
    standsAs: (figures) => `Notiert: ${figures}. Schreib einen Grund für die Korrektur.`,
    orderIs: (number) => `Bestellung ${number} ist gerade nicht in Arbeit.`,
    noPiece: (number, unit) => `Bestellung ${number} hat kein Stück ${unit}.`,
    machines: (count) => `Es gibt ${count} Maschinen.`,
    taken: ({ machine, unit, order, who }) =>
      `Maschine ${machine} ist besetzt: Stück ${unit} von ${order}, ${who}.`,
    held: ({ who, unit, machine }) => `${who} hat Stück ${unit} auf Maschine ${machine}.`,
    sheetChanged: (before, after) =>
      `Der Bauzettel ist inzwischen geändert: Aus ${before} wurde ${after}. Sieh ihn dir noch einmal an.`,
    uncounted: (coil) => `Gib die Windungen ${coil === undefined ? 'der Spule' : `von Spule ${coil}`} ein.`,
    otherSweep:
      'Der Sweep gehört zu anderen Werten. Miss noch einmal oder tipp ein, was das Messgerät zeigt.',
    measureOrNote: 'Miss noch einmal oder schreib, warum du ihn behältst.',
    noteOrWind: 'Schreib, warum du ihn behältst, oder wickel neu.',
    notForShelf: 'Dieser Tonabnehmer gehört noch zu seiner Bestellung oder ist nicht fertig.',
    notOnShelf: 'Dieser Tonabnehmer liegt nicht mehr im Regal.',
    notWaiting: 'Dieses Stück wartet nicht mehr auf eine Maschine.',
    otherProduct: 'Im Regal liegt ein anderer Tonabnehmer als bestellt.',
  },
};
