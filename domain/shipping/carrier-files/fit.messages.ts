import type { InLanguages } from '../../languages.ts';

/** A part of an address that a carrier's file has no place for. */
export type FitPart = 'name' | 'company' | 'line1' | 'line2' | 'city' | 'state' | 'email' | 'phone';

const EN = {
  part: {
    ...{ name: 'name', company: 'company', line1: 'street', line2: 'apartment, floor or c/o' },
    ...{ city: 'city', state: 'state', email: 'e-mail address', phone: 'telephone number' },
  },
  long: (part: string, length: number, limit: number) =>
    `The ${part} has ${length} letters, the carrier’s file takes ${limit}.`,
  station:
    'A Packstation needs its number of three digits and the post number of whoever collects there, and nothing else.',
  letters: (part: string, letters: string) =>
    `The ${part} has letters that no label has: ${letters}. Write it in Latin letters.`,
};

/** Why an address does not fit a carrier's file. */
export const MISFIT_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    part: {
      ...{ name: 'Name', company: 'Firma', line1: 'Straße', line2: 'Wohnung, Etage oder c/o' },
      ...{ city: 'Ort', state: 'Bundesstaat', email: 'E-Mail-Adresse', phone: 'Telefonnummer' },
    },
    long: (part, length, limit) =>
      `${part}: ${length} Zeichen, in die Datei des Paketdienstes passen ${limit}.`,
    station: 'Eine Packstation braucht ihre Nummer mit drei Ziffern, die Postnummer und sonst nichts.',
    letters: (part, letters) =>
      `${part}: Diese Zeichen hat kein Etikett: ${letters}. Bitte in lateinischen Buchstaben schreiben.`,
  },
};
