import type { Day } from '../calendar/day.ts';
import type { CountryCode } from '../countries.ts';
import { decimalsIn, type InLanguages, type Language } from '../languages.ts';
import type { Cents } from '../money.ts';

export interface PostedParcel {
  readonly order: string;
  /** "16:00". */
  readonly taken: string;
  readonly numbers: readonly string[];
  readonly name: string;
  readonly street: string;
  readonly town: string;
  readonly country: CountryCode;
  readonly goods: Cents;
  /** Weight of all its parcels; null if one was not weighed. */
  readonly grams: number | null;
  readonly exported:
    | {
        readonly pieces: number;
        readonly text: string;
        readonly code: string;
        readonly origin: string;
        readonly net: string;
        readonly invoice: string;
      }
    | undefined;
}

/** PL-2026-11-23: one list a day, which grows until the last parcel has left. */
export const listNumber = (day: Day): string => `PL-${day}`;

/** A description within a sentence: "electric guitar pickups". */
export const inSentence = (text: string): string => text.replace(/^./, (letter) => letter.toLowerCase());

/** Line below an export, so that the list proves what has left (§ 9 UStDV). Goods are named as declared. */
export function exportWords({ exported }: Pick<PostedParcel, 'exported'>, language: Language = 'en'): string {
  if (!exported) return '';
  const { pieces, text, code, origin, net, invoice } = exported;
  const goods = `${pieces} ${inSentence(text)}, HS ${code}`;
  return `${goods}, ${EXPORTS[language]({ origin, invoice, net: decimalsIn(net, language) })}`;
}

const EXPORTS: InLanguages<(one: { origin: string; net: string; invoice: string }) => string> = {
  en: ({ origin, net, invoice }) =>
    `origin ${origin}, net ${net} kg, invoice ${invoice}. VAT-free export, § 4 no. 1 a UStG.`,
  de: ({ origin, net, invoice }) =>
    `Ursprung ${origin}, netto ${net} kg, Rechnung ${invoice}. Steuerfreie Ausfuhr, § 4 Nr. 1 a UStG.`,
};
