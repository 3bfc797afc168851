import { cx } from '#app/ui/cx.ts';
import look from '../kit/look.module.css';

export const isTwice = (lines: readonly { readonly name: string }[], name: string): boolean =>
  lines.filter((line) => line.name === name).length > 1;

/** Count of one line, submitted as `quantities`: zero to `most`. */
export const HowMany = ({
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
}) =>
  most === 0 ? (
    // A count of zero, because each line submits one.
    <input type="hidden" name="quantities" value={0} />
  ) : (
    <label className={cx('flex items-center', isInRow ? 'fine lh-[1.3] gap-10 mb-8' : 'gap-12 mt-8 mb-12')}>
      <select
        className={cx(look.select, 'flex-none', isInRow ? 'w-66 m-0!' : 'w-80')}
        name="quantities"
        {...(onChoose
          ? { value: chosen, onChange: ({ target }) => onChoose(Number(target.value)) }
          : { defaultValue: chosen })}
      >
        {Array.from({ length: most + 1 }, (_, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a count is its place
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
      <span>
        {name}
        {detail ? <span className="fine text-muted"> {detail}</span> : null}
      </span>
    </label>
  );
