import type { InLanguages } from '../../languages.ts';

/** A part of an address that a carrier's file has no place for. */
export type FitPart = 'name' | 'company' | 'line1' | 'line2' | 'city' | 'state' | 'email' | 'phone';

const EN = {
  part: {
    ...{ name: 'name', company: 'company', line1: 'street', line2: 'apartment, floor or c/o' },
    ...{ city: 'city', state: 'state', email: 'e-mail address', phone: 'telephone number' },
  },
  long: (part: string, length: number, limit: number) =>
    `The ${part} has ${length} characters. The carrier’s file takes ${limit}.`,
  station: 'A Packstation needs its three-digit number and the recipient’s post number, nothing else.',
  letters: (part: string, letters: string) =>
    `The ${part} has characters that labels cannot print: ${letters}. Write it in Latin letters.`,
};

export const MISFIT_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    part: {
      ...{ name: 'Name', company: 'Firma', line1: 'Straße', line2: 'Wohnung, Etage oder c/o' },
      ...{ city: 'Ort', state: 'Bundesstaat', email: 'E-Mail-Adresse', phone: 'Telefonnummer' },
    },
    long: (part, length, limit) => `${part}: ${length} Zeichen. In die Datei des Zustellers passen ${limit}.`,
    station: 'Eine Packstation braucht ihre Nummer mit drei Ziffern, die Postnummer und sonst nichts.',
    letters: (part, letters) =>
      `${part}: Diese Zeichen lassen sich nicht aufs Etikett drucken: ${letters}. Bitte in lateinischen Buchstaben schreiben.`,
  },
};
