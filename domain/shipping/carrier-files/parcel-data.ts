import type { Day } from '../../calendar/day.ts';
import type { AddressCountry } from '../../countries.ts';
import type { Consignee, Declaration } from '../declaration.ts';

/** One parcel as input of carriers' files. No declaration within the customs territory. */
export interface ParcelData {
  readonly order: string;
  readonly country: AddressCountry;
  readonly to: Consignee;
  /** Gross; undefined until weighed. */
  readonly grams: number | undefined;
  readonly posted: Day;
  readonly declaration: Declaration | undefined;
}

/**
 * Carriers' files, and whether they have a field for duty prepaid by the sender (PDDP). DHL's portal has no such column
 * that we know of, and Deutsche Post International offers no such service; makers see a warning before the export.
 */
export const MARKS_DUTY_PAID = {
  'dhl.csv': false,
  'dhl.json': true,
  'post.csv': false,
  'post.json': false,
} as const;
export type CarrierFile = keyof typeof MARKS_DUTY_PAID;

/** Splits street and house number if the line ends with a number: "Beispielgasse 12", "Gasse 12 a". */
export function streetParts(line: string): { readonly street: string; readonly house: string } {
  const [, street, house] =
    /^(.*\p{L}.*?)\s+(\d+\s?[a-zA-Z]?(?:\s?[-/]\s?\d+\s?[a-zA-Z]?)?)$/u.exec(line.trim()) ?? [];
  return street && house ? { street, house } : { street: line.trim(), house: '' };
}
