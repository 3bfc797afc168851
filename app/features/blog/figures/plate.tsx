import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

const CELL = 'pt-11 pr-16 pb-11 line-t align-top phone:pr-10 [@media(max-width:374px)]:pr-4';

/** A drawing on a plate. The narrower it is, the larger is its text, in units of the drawing. */
export const SHEET =
  'drawing w-full stroke-current stroke-[1.1] text-[12px] [&_text]:ls-[normal] @max-[481px]:text-[21px]';

/** Metal in copper outline on the plate's ground. */
export const RAISED = 'fill-ground-raised stroke-copper stroke-[1.6]';
export const FAINT = '[stroke:color-mix(in_srgb,currentcolor_55%,transparent)] stroke-[0.8]';
/** A wound coil, cut. */
export const WOUND = '[fill:color-mix(in_srgb,var(--copper-light)_45%,var(--ground-raised))]';
const FRAME = '@container line bg-ground-raised';

interface LabelProps {
  x: number | string;
  y: number | string;
  className?: string;
  children: ReactNode;
}

/** A text in a drawing, centred on its place. */
export const Label = ({ x, y, className, children }: LabelProps) => (
  <text className={className} x={x} y={y} textAnchor="middle">
    {children}
  </text>
);

/** A figure of an article: number, caption, and the drawing or table. */
export function Plate({
  figure,
  caption,
  note,
  framed,
  children,
}: {
  figure: string;
  caption: string;
  note?: ReactNode;
  /** Drawings are on raised paper; one without a boundary extends to the edge. */
  framed?: boolean | 'to the edge';
  children: ReactNode;
}) {
  return (
    <figure className="mt-16 mb-20 break-inside-avoid">
      <figcaption className="mono mb-16">
        <b className="mr-[0.6em]">{figure}</b> {caption}
      </figcaption>
      <div className={cx(framed && FRAME, framed === true && 'p-24 phone:py-14 phone:px-10')}>{children}</div>
      {note ? (
        <p className="[&_a]:text-forest [&_a]:underline [&_a]:underline-offset-[0.22em] mono muted max-w-[60em] mt-14">
          {note}
        </p>
      ) : null}
    </figure>
  );
}

/** A table of an article. Scrolls sideways if large letters make it wider than the window. */
export function PlateTable({
  label,
  head,
  rows,
}: {
  label: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on phones, so the keyboard must reach it
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="[&_thead_th]:pt-0 [&_thead_th]:[border-top:0] [&_thead_th]:weight-500 [&_tbody_th]:text-muted [&_tbody_tr:last-child>*]:line-b [&_tr>:last-child]:pr-0 mono type-13 phone:type-12 [@media(max-width:374px)]:type-11">
        <thead>
          <tr>
            {head.map((words) => (
              <th className={CELL} key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th className={CELL} scope="row">
                {first}
              </th>
              {cells.map((cell, index) => (
                <td className={CELL} key={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
