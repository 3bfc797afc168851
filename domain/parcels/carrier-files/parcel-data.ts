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

/** Street and number apart, where a number ends the line: "Beispielgasse 12", "Gasse 12 a". */
export function streetParts(line: string): { readonly street: string; readonly house: string } {
  const [, street, house] =
    /^(.*\p{L}.*?)\s+(\d+\s?[a-zA-Z]?(?:\s?[-/]\s?\d+\s?[a-zA-Z]?)?)$/u.exec(line.trim()) ?? [];
  return street && house ? { street, house } : { street: line.trim(), house: '' };
}
