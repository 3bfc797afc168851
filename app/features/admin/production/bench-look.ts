import { cx } from '#app/ui/cx.ts';
import look from '../kit/look.module.css';

/** A button 72 px high, for hands that hold a wire. */
export const BIG = 'flex-auto min-h-72 type-18 low:min-h-64 phone:in-data-finish:min-h-60';

export const big = {
  primary: cx(look.button, look.primary, BIG),
  quiet: cx(look.button, BIG),
} as const;

/** The current step. On a tablet beside the winder its keypad is beside its fields. */
export const WORK =
  'group/work grid grid-cols-1 gap-y-12 mb-14 low:gap-y-10 touch:grid-cols-[minmax(0,1fr)_316px] touch:gap-x-20 touch:gap-y-10 touch:[&>:not([data-fields],fieldset)]:col-span-full tablet:grid-cols-[minmax(0,1fr)_248px] tablet:pt-16 phone:has-data-finish:gap-y-5 small:grid-cols-[minmax(0,1fr)]';

export const VERDICT_TONES = { in: 'text-forest', edge: 'text-copper', out: 'text-wine' } as const;
