import type { Day } from '../calendar/day.ts';
import type { CountryCode } from '../countries.ts';
import type { Cents } from '../money.ts';
import type { PostalAddress } from './postal-address.ts';

/** What of one kind lies in a parcel, as customs are told of it. */
export interface DeclaredItem {
  /** In English, 50 signs at most. */
  readonly text: string;
  /** Six digits or more, written as digits. */
  readonly hsCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly origin: string;
  readonly pieces: number;
  readonly net_g: number;
  /** Of all its pieces. */
  readonly value: Cents;
}

/** Who pays duty and tax abroad: we do (delivered duty paid), or whoever gets the parcel (delivered at place). */
export type Terms = 'DDP' | 'DAP';

/** Where a parcel goes, and how whoever gets it is reached. */
export interface Consignee {
  readonly name: string;
  readonly company: string | null;
  readonly address: PostalAddress;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Everything that papers and files of carriers say of a parcel that leaves the customs territory, from one record. */
export interface Declaration {
  readonly order: string;
  readonly country: CountryCode;
  readonly invoice: { readonly number: string; readonly day: Day };
  readonly to: Consignee;
  readonly items: readonly DeclaredItem[];
  /** Null until it was weighed. */
  readonly gross_g: number | null;
  readonly tare_g: number;
  /** What sending it costs, by the table of the shipping policy. */
  readonly postage: Cents;
  readonly terms: Terms;
  /** Ours with His Majesty's Revenue, where British VAT is contained in the price. */
  readonly gbVatNumber: string | null;
  /** Our number at the customs; empty before there is one. */
  readonly eori: string;
  /** What the label says, a number a parcel. */
  readonly tracking: readonly string[];
  readonly posted: Day;
}

export const netOf = ({ items }: Pick<Declaration, 'items'>): number =>
  items.reduce((sum, { net_g }) => sum + net_g, 0);
export const declaredValue = ({ items }: Pick<Declaration, 'items'>): number =>
  items.reduce((sum, { value }) => sum + value, 0);

/** "8518.10": what has more digits keeps them in pairs. */
export const writtenCode = (hsCode: string): string =>
  [hsCode.slice(0, 4), ...(hsCode.slice(4).match(/\d{1,2}/g) ?? [])].filter(Boolean).join('.');

/** "0.960": kilograms as papers abroad write them. */
export const kilograms = (grams: number): string => (grams / 1000).toFixed(3);

/** "240.00": euro as papers abroad write them. */
export const plainEuro = (amount: number): string => (amount / 100).toFixed(2);
