import type { Day } from '../../calendar/day.ts';
import type { AddressCountry } from '../../countries.ts';
import type { Consignee, Declaration } from '../declaration.ts';

/** One parcel as files of carriers need it. What stays in the customs territory declares nothing. */
export interface ParcelData {
  readonly order: string;
  readonly country: AddressCountry;
  readonly to: Consignee;
  /** Gross; undefined until it was weighed. */
  readonly grams: number | undefined;
  readonly posted: Day;
  readonly declaration: Declaration | undefined;
}

/**
 * Files of carriers, and whether they have a field for duty that the sender prepays (PDDP). The columns of DHL's portal have
 * none that we know of, and Deutsche Post International offers no such service: makers read that before they export.
 */
export const MARKS_DUTY_PAID = {
  'dhl.csv': false,
  'dhl.json': true,
  'post.csv': false,
  'post.json': false,
} as const;
export type CarrierFile = keyof typeof MARKS_DUTY_PAID;

/** Street and number apart, where a number ends the line: "Beispielgasse 12", "Gasse 12 a". */
export function streetParts(line: string): { readonly street: string; readonly house: string } {
  const [, street, house] =
    /^(.*\p{L}.*?)\s+(\d+\s?[a-zA-Z]?(?:\s?[-/]\s?\d+\s?[a-zA-Z]?)?)$/u.exec(line.trim()) ?? [];
  return street && house ? { street, house } : { street: line.trim(), house: '' };
}
