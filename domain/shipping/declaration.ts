import type { Day } from '../calendar/day.ts';
import type { CountryCode } from '../countries.ts';
import type { Cents } from '../money.ts';
import type { PostalAddress } from './postal-address.ts';

export interface DeclaredItem {
  /** English, at most 50 characters. */
  readonly text: string;
  /** Six or more digits, without points. */
  readonly hsCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly origin: string;
  readonly pieces: number;
  readonly net_g: number;
  /** Total of all pieces. */
  readonly value: Cents;
}

/** Payer of duty and tax abroad: the sender (delivered duty paid) or the recipient (delivered at place). */
export type Terms = 'DDP' | 'DAP';

export interface Consignee {
  readonly name: string;
  readonly company: string | null;
  readonly address: PostalAddress;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Data of all papers and carriers' files of a parcel that leaves the customs territory. */
export interface Declaration {
  readonly order: string;
  readonly country: CountryCode;
  readonly invoice: { readonly number: string; readonly day: Day };
  readonly to: Consignee;
  readonly items: readonly DeclaredItem[];
  /** Null until weighed. */
  readonly gross_g: number | null;
  readonly tare_g: number;
  /** Cost of shipping by the table of the shipping policy. */
  readonly postage: Cents;
  readonly terms: Terms;
  /** Our number with HMRC, if the price includes British VAT. */
  readonly gbVatNumber: string | null;
  /** Our customs number; empty until there is one. */
  readonly eori: string;
  readonly tracking: readonly string[];
  readonly posted: Day;
}

export const netOf = ({ items }: Pick<Declaration, 'items'>): number =>
  items.reduce((sum, { net_g }) => sum + net_g, 0);
export const declaredValue = ({ items }: Pick<Declaration, 'items'>): number =>
  items.reduce((sum, { value }) => sum + value, 0);

/** "8518.10"; further digits are added in pairs. */
export const writtenCode = (hsCode: string): string =>
  [hsCode.slice(0, 4), ...(hsCode.slice(4).match(/\d{1,2}/g) ?? [])].filter(Boolean).join('.');

/** "0.960": kilograms on papers abroad. */
export const kilograms = (grams: number): string => (grams / 1000).toFixed(3);

/** "240.00": euro on papers abroad. */
export const plainEuro = (amount: number): string => (amount / 100).toFixed(2);
