import { type Day, dayInWords, weekdayAndDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { UnitState } from '#domain/production/unit-state.ts';

const day = (of: Day) => dayInWords(of, 'de', 'short');

const EN = {
  endsBefore: 'The last day is before the first.',
  over: 'Those days have passed.',
  tooFar: 'Choose days within the next year.',
  whoIsAway: 'Choose who is away.',
  /** The moves differ from the preview. */
  moves: (now: number, seen: number) =>
    `${now} promised ${now === 1 ? 'day moves' : 'days move'} now, not the ${seen} you saw. Nothing is closed yet. Check again.`,
  changed: (number: string) => `${number} has just been changed. Nothing is closed yet. Check again.`,
  openAlready: 'These days are already open.',
  noPiece: (number: string, unit: number) => `Order ${number} has no piece ${unit}.`,
  pieceIs: (unit: number, state: UnitState) => `Piece ${unit} is ${state}.`,
  used: (place: number) => `Place ${place} is already taken today.`,
  tooFarBehind: (number: string, of: Day) =>
    `${number} is too far behind for a place on ${weekdayAndDay(of)}.`,
  breaks: (buyer: string, promised: Day, leaves: Day) =>
    `${buyer} was promised ${weekdayAndDay(promised)}, but the order would leave on ${weekdayAndDay(leaves)}.`,
};

export const DAY_REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    endsBefore: 'Der letzte Tag liegt vor dem ersten.',
    over: 'Diese Tage sind vorbei.',
    tooFar: 'Wähl Tage innerhalb des nächsten Jahres.',
    whoIsAway: 'Wähl aus, wer nicht da ist.',
    moves: (now, seen) =>
      `Inzwischen ${now === 1 ? 'verschiebt sich ein Termin' : `verschieben sich ${now} Termine`}, nicht die ${seen}, die du gesehen hast. Noch ist nichts geschlossen. Prüf es noch einmal.`,
    changed: (number) => `${number} wurde gerade geändert. Noch ist nichts geschlossen. Prüf es noch einmal.`,
    openAlready: 'Diese Tage sind schon wieder offen.',
    noPiece: (number, unit) => `Bestellung ${number} hat kein Stück ${unit}.`,
    pieceIs: (unit) => `Stück ${unit} wartet nicht mehr aufs Wickeln.`,
    used: (place) => `Platz ${place} ist heute schon vergeben.`,
    tooFarBehind: (number, of) => `Für einen Platz am ${day(of)} ist ${number} zu weit hinten.`,
    breaks: (buyer, promised, leaves) =>
      `${buyer}: für ${day(promised)} zugesagt, ginge aber erst am ${day(leaves)} raus.`,
  },
};
