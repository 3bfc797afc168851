import { cx } from '#app/ui/cx.ts';

/** The same height for guitar and sheet load, on one line or two, so nothing moves when the guitar arrives. */
const CHIP =
  'group/chip gap-12 items-center w-full h-[var(--chip-height,3.25rem)] py-4 pr-14 pl-12 rounded body-15/[1.3] text-inherit text-left no-underline';
const NARROW = 'small:gap-10 small:px-10';
/** A line without an edge, with the usual touch height. */
const SLIM = cx(
  'max-[1280px]:relative max-[1280px]:gap-10 max-[1280px]:h-[var(--chip-height,1.125rem)] max-[1280px]:p-0 max-[1280px]:[border:0] max-[1280px]:[background:none] max-[1280px]:text-[0.71875rem] max-[1280px]:[line-height:1.125rem]',
  'max-[1280px]:after:absolute max-[1280px]:after:inset-[min(0px,(100%_-_44px)_/_2)_0] small:gap-8 small:type-11',
);

/** Classes of the chip without `display`. `own`: the visitor's guitar instead of the sheet load. */
export const chipClass = (own: boolean, slim?: boolean) =>
  cx(CHIP, own ? 'edge bg-ground-raised' : 'edge-dashed [background:none]', slim ? SLIM : NARROW);

/** Classes of the chip's text, limited to the lines that fit. */
export const wordsClass = (slim?: boolean) =>
  cx(
    '[display:-webkit-box] overflow-hidden min-w-0 [-webkit-box-orient:vertical] [-webkit-line-clamp:var(--chip-lines,2)]',
    slim &&
      'max-[1280px]:[display:var(--chip-display,block)] max-[1280px]:text-ellipsis max-[1280px]:[white-space:var(--chip-wrap,nowrap)]',
  );

export const ACTION =
  'flex-none ml-auto weight-600 decoration-1 underline-offset-[0.25em] whitespace-nowrap group-hover/chip:decoration-2 paper:hidden';
