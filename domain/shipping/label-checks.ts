import { inEach, type Sentence } from '../languages.ts';
import { type Cents, exactEuro } from '../money.ts';
import { recordOf } from '../records.ts';
import { type Declaration, declaredValue, netOf, type Terms } from './declaration.ts';
import { FAULT_WORDS } from './label-checks.messages.ts';

export interface CheckedAgainst {
  readonly invoiced: Cents;
  /** Undefined if the country needs no row; false if none was in force at payment. */
  readonly hasDutyRow: boolean | undefined;
  readonly terms: Terms;
}

export const LONGEST_TEXT = 50;

export const CHECK_IDS = ['text', 'code', 'origin', 'net', 'value', 'eori', 'duty', 'terms'] as const;
type CheckId = (typeof CHECK_IDS)[number];

/** Faults by check; undefined: passed. */
export type LabelFaults = Readonly<Record<CheckId, Sentence | undefined>>;

/** Customs offices read only English letters, digits and plain punctuation. */
const isEnglish = (text: string) => /^[\x20-\x7e]+$/.test(text) && /[A-Za-z]{3}/.test(text);

const faultText = (say: (words: (typeof FAULT_WORDS)['en']) => string): Sentence => inEach(FAULT_WORDS, say);

function textFault({ items }: Declaration): Sentence | undefined {
  const foreign = items.find(({ text }) => !isEnglish(text));
  if (foreign) return faultText((words) => words.foreign(foreign.text));
  const long = items.find(({ text }) => text.length > LONGEST_TEXT);
  return long && faultText((words) => words.long(long.text, LONGEST_TEXT));
}

function weightFault(declaration: Declaration): Sentence | undefined {
  const { gross_g } = declaration;
  const net = netOf(declaration);
  if (gross_g === null) return faultText((words) => words.notWeighed);
  if (declaration.items.some(({ net_g }) => net_g <= 0)) return faultText((words) => words.noNet);
  return net < gross_g ? undefined : faultText((words) => words.net(net, gross_g));
}

/** The eight checks of a parcel that leaves the customs territory, with their faults. */
export function labelFaults(declaration: Declaration, against: CheckedAgainst): LabelFaults {
  const { items, eori, terms } = declaration;
  const value = declaredValue(declaration);
  const faults: Record<CheckId, Sentence | undefined | false> = {
    text: items.length === 0 ? faultText((words) => words.nothing) : textFault(declaration),
    code: items.some(({ hsCode }) => !/^\d{6,12}$/.test(hsCode)) && faultText((words) => words.code),
    origin: items.some(({ origin }) => !/^[A-Z]{2}$/.test(origin)) && faultText((words) => words.origin),
    net: weightFault(declaration),
    value:
      value !== against.invoiced &&
      faultText((words) => words.value(exactEuro(value), exactEuro(against.invoiced))),
    eori: !/^[A-Z]{2}\w{1,15}$/.test(eori) && faultText((words) => words.eori),
    duty: against.hasDutyRow === false && faultText((words) => words.duty),
    terms: terms !== against.terms && faultText((words) => words.terms(terms, against.terms)),
  };
  return recordOf(CHECK_IDS, (id) => faults[id] || undefined);
}

export const firstLabelFault = (faults: LabelFaults): Sentence | undefined =>
  CHECK_IDS.map((id) => faults[id]).find((fault) => fault !== undefined);
