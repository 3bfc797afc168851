import { inEach, type Sentence } from '../languages.ts';
import { type Cents, cents, formatEuro } from '../money.ts';
import { recordOf } from '../records.ts';
import { type Declaration, declaredValue, netOf, type Terms } from './declaration.ts';
import { FAULT_WORDS } from './label-checks.messages.ts';

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

/** What is wrong; undefined where a check holds. */
export type LabelFaults = Readonly<Record<CheckId, Sentence | undefined>>;

const euro = (amount: number) => formatEuro(cents(amount), { exact: true });

/** Customs offices read letters of the English alphabet, figures and plain signs. */
const isEnglish = (text: string) => /^[\x20-\x7e]+$/.test(text) && /[A-Za-z]{3}/.test(text);

const said = (say: (words: (typeof FAULT_WORDS)['en']) => string): Sentence => inEach(FAULT_WORDS, say);

function textFault({ items }: Declaration): Sentence | undefined {
  const foreign = items.find(({ text }) => !isEnglish(text));
  if (foreign) return said((words) => words.foreign(foreign.text));
  const long = items.find(({ text }) => text.length > LONGEST_TEXT);
  return long && said((words) => words.long(long.text, LONGEST_TEXT));
}

function weightFault(declaration: Declaration): Sentence | undefined {
  const { gross_g } = declaration;
  const net = netOf(declaration);
  if (gross_g === null) return said((words) => words.notWeighed);
  if (declaration.items.some(({ net_g }) => net_g <= 0)) return said((words) => words.noNet);
  return net < gross_g ? undefined : said((words) => words.net(net, gross_g));
}

/** The eight checks of a parcel that leaves the customs territory, each with what is wrong. */
export function labelFaults(declaration: Declaration, against: CheckedAgainst): LabelFaults {
  const { items, eori, terms } = declaration;
  const value = declaredValue(declaration);
  const faults: Record<CheckId, Sentence | undefined | false> = {
    text: items.length === 0 ? said((words) => words.nothing) : textFault(declaration),
    code: items.some(({ hsCode }) => !/^\d{6,12}$/.test(hsCode)) && said((words) => words.code),
    origin: items.some(({ origin }) => !/^[A-Z]{2}$/.test(origin)) && said((words) => words.origin),
    net: weightFault(declaration),
    value: value !== against.invoiced && said((words) => words.value(euro(value), euro(against.invoiced))),
    eori: !/^[A-Z]{2}\w{1,15}$/.test(eori) && said((words) => words.eori),
    duty: against.hasDutyRow === false && said((words) => words.duty),
    terms: terms !== against.terms && said((words) => words.terms(terms, against.terms)),
  };
  return recordOf(CHECK_IDS, (id) => faults[id] || undefined);
}

/** The first of them, in words; undefined where all hold. */
export const firstFault = (faults: LabelFaults): Sentence | undefined =>
  CHECK_IDS.map((id) => faults[id]).find((fault) => fault !== undefined);
