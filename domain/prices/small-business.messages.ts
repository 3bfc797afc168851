import { TAX_NOW } from './tax-now.ts';

/** In English: the shop's own pages say it. What is said in German, too, stands in `vat.messages.ts`. */
export const SMALL_BUSINESS = 'No VAT: exempt as a small business (§ 19 UStG).';

/**
 * What prices say of tax where the shop is no small business; and where it is, that. A module of its own: every page
 * with a price says it before anything is pressed, and needs neither rates nor German for it.
 */
export const taxWords = (usual: string): string => (TAX_NOW.smallBusiness ? SMALL_BUSINESS : usual);
