import type { TaxRules } from './vat.ts';

/** Rules before a threshold is passed or the workshop sets any. */
export const TAX_FROM_THE_START: TaxRules = { aboveOssThreshold: false, smallBusiness: false };

/** Spelling on pages of rules that differ from the initial ones. */
type Spelled = 'one-stop shop' | 'small business';

const spelled = globalThis.document?.documentElement?.dataset.tax;
const is = (rules: Spelled) => spelled === rules;

/** Current tax rules. Do not copy them: they change at runtime. Orders: at payment (`tax-year.ts`). */
export const TAX_NOW: TaxRules = spelled
  ? { aboveOssThreshold: is('one-stop shop'), smallBusiness: is('small business') }
  : { ...TAX_FROM_THE_START };

/** Sets the current rules; without an argument the initial ones. */
export const takeTax = (rules: TaxRules = TAX_FROM_THE_START): void => void Object.assign(TAX_NOW, rules);

export function taxForPages(): Spelled | undefined {
  if (TAX_NOW.smallBusiness) return 'small business';
  return TAX_NOW.aboveOssThreshold ? 'one-stop shop' : undefined;
}
