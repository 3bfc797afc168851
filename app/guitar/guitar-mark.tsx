import { cx } from '#app/ui/cx.ts';

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
