import { type Day, weekdayAndDay } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { UnitState } from '#domain/production/unit-state.ts';

const day = (of: Day) => dayInWords(of, 'de', 'short');

const EN = {
  endsBefore: 'It ends before it begins.',
  over: 'Those days are over.',
  tooFar: 'A year ahead is as far as promises go.',
  whoIsAway: 'Choose who is away.',
  /** The moves differ from the preview. */
  moves: (now: number, seen: number) =>
    `By now ${now} ${now === 1 ? 'promise moves' : 'promises move'}, not the ${seen} that you saw. Nothing is closed yet: look again.`,
  changed: (number: string) => `${number} was changed just now. Nothing is closed yet: look again.`,
  openAlready: 'These days are open already.',
  noPiece: (number: string, unit: number) => `Order ${number} has no piece ${unit}.`,
  pieceIs: (unit: number, state: UnitState) => `Piece ${unit} is ${state}.`,
  used: (place: number) => `Place ${place} is used already today.`,
  tooFarBehind: (number: string, of: Day) =>
    `${number} is too far behind for a place of ${weekdayAndDay(of)}.`,
  breaks: (buyer: string, promised: Day, leaves: Day) =>
    `${buyer} was promised ${weekdayAndDay(promised)} and would leave on ${weekdayAndDay(leaves)}.`,
};

export const DAY_REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    endsBefore: 'Es endet, bevor es anfängt.',
    over: 'Diese Tage sind vorbei.',
    tooFar: 'Weiter als ein Jahr voraus versprechen wir nichts.',
    whoIsAway: 'Wähl aus, wer nicht da ist.',
    moves: (now, seen) =>
      `Inzwischen ${now === 1 ? 'verschiebt sich eine Zusage' : `verschieben sich ${now} Zusagen`}, nicht die ${seen}, die du gesehen hast. Geschlossen ist noch nichts: Schau noch einmal hin.`,
    changed: (number) =>
      `${number} wurde gerade eben geändert. Geschlossen ist noch nichts: Schau noch einmal hin.`,
    openAlready: 'Diese Tage sind schon wieder offen.',
    noPiece: (number, unit) => `Bestellung ${number} hat kein Stück ${unit}.`,
    pieceIs: (unit) => `Stück ${unit} wartet nicht mehr aufs Wickeln.`,
    used: (place) => `Platz ${place} ist heute schon vergeben.`,
    tooFarBehind: (number, of) => `Für einen Platz am ${day(of)} ist ${number} zu weit hinten.`,
    breaks: (buyer, promised, leaves) =>
      `${buyer}: Für ${day(promised)} versprochen, erst am ${day(leaves)} würde es losgehen.`,
  },
};
