import { type ReactNode, useId } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { countedIfSeveral } from '#domain/cart/counted.ts';
import type { ReturnRow } from '#server/returns/index.ts';
import { Options, SelectField } from '../kit/field.tsx';
import { Thumb } from '../kit/parts.tsx';

/** A row of the list; a late one has a mark at its left. */
export const ROW =
  'relative grid grid-cols-[var(--columns)] items-start gap-20 py-18 line-t small:gap-y-12 [&_p]:mt-5 hover:bg-white hover:[box-shadow:0_0_0_12px_#fff] hover:[clip-path:inset(0_-12px)] data-[tone=late]:before:absolute data-[tone=late]:before:top-0 data-[tone=late]:before:bottom-0 data-[tone=late]:before:-left-14 data-[tone=late]:before:w-4 data-[tone=late]:before:bg-wine';

/** The last day is marked like a late one. */
export const toneOf = ({ tone, isLastDay }: ReturnRow['money']) => (isLastDay ? 'late' : tone);

/** Deadline of a refund: one cell a day. */
export const Deadline = ({ money }: { money: ReturnRow['money'] }) => (
  <div className="data-[tone=late]:text-wine" data-tone={toneOf(money)}>
    <b className="in-data-[tone=soon]:text-copper flex items-center gap-8 mono-16/[1.3] weight-500">
      {toneOf(money) === 'late' ? <Icon name="warning" size={16} /> : null}
      {money.words}
    </b>
    <span
      className="[&_i]:w-14 [&_i]:h-10 [&_i]:[border:1px_solid_currentcolor] [&_i[data-filled]]:bg-current flex gap-2 my-7"
      aria-hidden="true"
    >
      {money.cells.map((filled, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by position
        <i key={index} data-filled={filled || undefined} />
      ))}
    </span>
    <span className="text-muted in-data-[tone=late]:text-wine fine">{money.detail}</span>
  </div>
);

export const Items = ({ items }: { items: ReturnRow['items'] }) => (
  <div>
    {items.map(({ name, detail, quantity, picture }) => (
      <div key={name + detail} className="not-first:mt-8 flex gap-14">
        <Thumb path={picture.path} className="w-72 h-52" />
        <div>
          <b>{countedIfSeveral(quantity, name)}</b>
          <p className="fine text-muted">{detail}</p>
        </div>
      </div>
    ))}
  </div>
);

export const isTwice = (lines: readonly { readonly name: string }[], name: string): boolean =>
  lines.filter((line) => line.name === name).length > 1;

/** Count of one line, submitted as `quantities`: zero to `most`. */
export function HowMany({
  name,
  detail,
  most,
  chosen,
  onChoose,
  isInRow,
}: {
  name: string;
  detail?: string;
  most: number;
  chosen: number;
  onChoose?: (count: number) => void;
  isInRow?: boolean;
}) {
  const id = useId();
  // Nothing to choose, and a count all the same: each line has its own.
  if (most === 0) return <input type="hidden" name="quantities" value={0} />;
  return (
    <div className={cx('flex items-center', isInRow ? 'fine lh-[1.3] gap-10 mb-8' : 'gap-12 mt-8 mb-12')}>
      <SelectField
        boxClassName="contents"
        id={id}
        label={
          <>
            {name}
            {detail ? <span className="fine text-muted"> {detail}</span> : null}
          </>
        }
        labelClassName="order-1"
        className={cx('flex-none', isInRow ? 'w-66 m-0!' : 'w-80')}
        name="quantities"
        {...(onChoose
          ? { value: chosen, onChange: ({ target }) => onChoose(Number(target.value)) }
          : { defaultValue: chosen })}
      >
        <Options values={Array.from({ length: most + 1 }, (_, count) => count)} />
      </SelectField>
    </div>
  );
}

/** Actions of a row. Room is short: a long label and its sum wrap inside their button. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-8 [&_button]:flex-wrap [&_button]:gap-y-2 [&_button]:gap-x-10 [&_button]:w-full [&_button]:px-8 [&_summary]:py-4 [&_summary]:cursor-pointer [&_:is(input,select)]:my-6">
    {children}
  </div>
);
