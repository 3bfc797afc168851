import type { InLanguages } from '#domain/languages.ts';

interface FoundBy {
  readonly serial: (serial: string | null) => string;
  readonly tracking: (tracking: string | null) => string;
  readonly invoice: (number: string) => string;
}

/** What of an order was found. */
export const FOUND_BY: InLanguages<FoundBy> = {
  en: {
    serial: (serial) => `serial ${serial}`,
    tracking: (tracking) => `tracking ${tracking}`,
    invoice: (number) => `invoice ${number}`,
  },
  de: {
    serial: (serial) => `Seriennummer ${serial}`,
    tracking: (tracking) => `Sendungsnummer ${tracking}`,
    invoice: (number) => `Rechnung ${number}`,
  },
};
