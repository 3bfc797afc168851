import type { InLanguages } from '#domain/languages.ts';

const EN = {
  serial: (serial: string | null) => `serial ${serial}`,
  tracking: (tracking: string | null) => `tracking number ${tracking}`,
  invoice: (number: string) => `invoice ${number}`,
};

/** The field in which the text was found. */
export const FOUND_BY: InLanguages<typeof EN> = {
  en: EN,
  de: {
    serial: (serial) => `Seriennummer ${serial}`,
    tracking: (tracking) => `Sendungsnummer ${tracking}`,
    invoice: (number) => `Rechnung ${number}`,
  },
};
