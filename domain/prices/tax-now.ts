import type { TaxRules } from './vat.ts';

/** Before anything is passed or set in the workshop. */
export const TAX_FROM_THE_START: TaxRules = { aboveOssThreshold: false, smallBusiness: false };

/** How pages spell rules that are otherwise than at the start. */
type Spelled = 'one-stop shop' | 'small business';

/** What the page says of it, in a browser. */
const said = globalThis.document?.documentElement?.dataset.tax;
const is = (rules: Spelled) => said === rules;

/**
 * Whose tax prices contain, as it holds now: ask it when you say it, and keep no part of it. What an order is sold with is decided
 * when it is paid (`tax-year.ts`).
 */
export const TAX_NOW: TaxRules = said
  ? { aboveOssThreshold: is('one-stop shop'), smallBusiness: is('small business') }
  : { ...TAX_FROM_THE_START };

/** Takes the rules that hold from now on; without any those of the start. */
export const takeTax = (rules: TaxRules = TAX_FROM_THE_START): void => void Object.assign(TAX_NOW, rules);

/** What pages carry for the browser, where it is otherwise than at the start. */
export function taxForPages(): Spelled | undefined {
  if (TAX_NOW.smallBusiness) return 'small business';
  return TAX_NOW.aboveOssThreshold ? 'one-stop shop' : undefined;
}
