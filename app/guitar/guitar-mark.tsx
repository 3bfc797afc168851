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

export function GuitarMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={cx(
        'flex-none fill-none stroke-current [stroke-linecap:round] stroke-round stroke-[1.1]',
        className,
      )}
      viewBox="0 0 30 18"
      width={30}
      height={18}
      aria-hidden="true"
    >
      <path d="M1 9c0-5 3-7.5 7-7.5 3 0 3.4 2.2 5.4 2.2 1.7 0 2.2-1 4-1 1.6 0 2.4 1.9 2.4 4.8M1 9c0 5 3 7.5 7 7.5 3 0 3.4-2.2 5.4-2.2 1.7 0 2.2 1 4 1 1.9 0 2.6-1 2.3-2.6-.2-1.1-1.9-.7-1.9-2.2M18.2 7.8H29M18.2 10.2H29" />
      <path className="stroke-copper stroke-[1.8]" d="M9 6.3v5.4M14 6.3v5.4" />
    </svg>
  );
}
