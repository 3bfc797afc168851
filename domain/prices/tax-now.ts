import type { TaxRules } from './vat.ts';

/** Rules before a threshold is passed or the workshop sets any. */
export const TAX_FROM_THE_START: TaxRules = { aboveOssThreshold: false, smallBusiness: false };

/** Spelling on pages of rules that differ from the initial ones. */
type Spelled = 'one-stop shop' | 'small business';

/** The page's rules, in a browser. */
const said = globalThis.document?.documentElement?.dataset.tax;
const is = (rules: Spelled) => said === rules;

/**
 * Current tax rules of prices. May change at runtime, so read them when needed and do not copy them. The tax of an
 * order is decided at payment (`tax-year.ts`).
 */
export const TAX_NOW: TaxRules = said
  ? { aboveOssThreshold: is('one-stop shop'), smallBusiness: is('small business') }
  : { ...TAX_FROM_THE_START };

/** Sets the current rules; without an argument the initial ones. */
export const takeTax = (rules: TaxRules = TAX_FROM_THE_START): void => void Object.assign(TAX_NOW, rules);

/** Rules for the browser, if they differ from the initial ones. */
export function taxForPages(): Spelled | undefined {
  if (TAX_NOW.smallBusiness) return 'small business';
  return TAX_NOW.aboveOssThreshold ? 'one-stop shop' : undefined;
}
