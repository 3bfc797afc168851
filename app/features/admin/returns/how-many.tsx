import { useId } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Options, SelectField } from '../kit/field.tsx';

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
