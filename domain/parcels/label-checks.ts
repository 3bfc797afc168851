import { type Cents, cents, formatEuro } from '../money.ts';
import { recordOf } from '../records.ts';
import { type Declaration, declaredValue, netOf, type Terms } from './declaration.ts';

/** What is held against a declaration before a label may be printed. */
export interface CheckedAgainst {
  /** What the invoice says of the goods. */
  readonly invoiced: Cents;
  /** Undefined where its country asks for no row of ours; false where none was in force when the order was paid. */
  readonly hasDutyRow: boolean | undefined;
  /** Who pays abroad, by what was collected with the order. */
  readonly terms: Terms;
}

export const LONGEST_TEXT = 50;

export const CHECK_IDS = ['text', 'code', 'origin', 'net', 'value', 'eori', 'duty', 'terms'] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** As the desk reads a check that holds. */
export const CHECK_WORDS: Readonly<Record<CheckId, string>> = {
  text: 'English, 50 signs at most',
  code: 'HS, 6 digits',
  origin: 'Origin of each line',
  net: 'Net under gross',
  value: 'Value is the invoice',
  eori: 'EORI is set',
  duty: 'Duty row is in force',
  terms: 'Terms fit the order',
};

/** What is wrong; undefined where a check holds. */
export type LabelFaults = Readonly<Record<CheckId, string | undefined>>;

const euro = (amount: number) => formatEuro(cents(amount), { exact: true });

/** Customs offices read letters of the English alphabet, figures and plain signs. */
const isEnglish = (text: string) => /^[\x20-\x7e]+$/.test(text) && /[A-Za-z]{3}/.test(text);

function textFault({ items }: Declaration): string | undefined {
  const foreign = items.find(({ text }) => !isEnglish(text));
  if (foreign) return `“${foreign.text}” is no English text.`;
  const long = items.find(({ text }) => text.length > LONGEST_TEXT);
  return long && `“${long.text}” has ${long.text.length} signs, ${LONGEST_TEXT} are allowed.`;
}

function weightFault(declaration: Declaration): string | undefined {
  const { gross_g } = declaration;
  const net = netOf(declaration);
  if (gross_g === null) return 'It is not weighed.';
  if (declaration.items.some(({ net_g }) => net_g <= 0)) return 'A line has no net weight.';
  return net < gross_g ? undefined : `Net ${net}\u00a0g is not under gross ${gross_g}\u00a0g.`;
}

/** The eight checks of a parcel that leaves the customs territory, each with what is wrong. */
export function labelFaults(declaration: Declaration, against: CheckedAgainst): LabelFaults {
  const { items, eori, terms } = declaration;
  const value = declaredValue(declaration);
  const faults: Record<CheckId, string | undefined | false> = {
    text: items.length === 0 ? 'Nothing is declared.' : textFault(declaration),
    code: items.some(({ hsCode }) => !/^\d{6,12}$/.test(hsCode)) && 'A line has no code of six digits.',
    origin: items.some(({ origin }) => !/^[A-Z]{2}$/.test(origin)) && 'A line says no origin.',
    net: weightFault(declaration),
    value:
      value !== against.invoiced &&
      `Declared are ${euro(value)}, the invoice comes to ${euro(against.invoiced)}.`,
    eori: !/^[A-Z]{2}\w{1,15}$/.test(eori) && 'No EORI number is set.',
    duty: against.hasDutyRow === false && 'No duty row was in force when it was paid.',
    terms:
      terms !== against.terms && `Its papers say ${terms}, what was collected asks for ${against.terms}.`,
  };
  return recordOf(CHECK_IDS, (id) => faults[id] || undefined);
}

/** The first of them, in words; undefined where all hold. */
export const firstFault = (faults: LabelFaults): string | undefined =>
  CHECK_IDS.map((id) => faults[id]).find((fault) => fault !== undefined);
