import { cx } from '#app/ui/cx.ts';

/** The same height for guitar and sheet load, on one line or two, so nothing moves when the guitar arrives. */
const CHIP =
  'group/chip gap-12 small:gap-10 items-center w-full h-[var(--chip-height,3.25rem)] py-4 pr-14 pl-12 small:px-10 rounded body-15/[1.3] text-inherit text-left no-underline';

/** Classes of the chip without `display`. `own`: the visitor's guitar instead of the sheet load. */
export const chipClass = (own: boolean) =>
  cx(CHIP, own ? 'edge bg-ground-raised' : 'edge-dashed [background:none]');

/** Classes of the chip's text, limited to the lines that fit. */
export const WORDS =
  '[display:-webkit-box] overflow-hidden min-w-0 [-webkit-box-orient:vertical] [-webkit-line-clamp:var(--chip-lines,2)]';

export const ACTION =
  'flex-none ml-auto weight-600 decoration-1 underline-offset-[0.25em] whitespace-nowrap group-hover/chip:decoration-2 paper:hidden';
