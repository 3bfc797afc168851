import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

const TRACK =
  'relative flex-none w-46 h-24 edge rounded [transition:background-color_var(--quick)_var(--ease),border-color_var(--quick)_var(--ease)] group-hover/switch:border-text peer-checked:border-copper-fill peer-checked:bg-copper-fill peer-focus-visible:[outline:2px_solid_var(--focus)] peer-focus-visible:[outline-offset:2px]';
const KNOB =
  'after:absolute after:top-3 after:left-3 after:w-16 after:h-16 after:rounded-[1px] after:bg-text after:[transition:transform_var(--quick)_var(--ease)] peer-checked:after:bg-ink peer-checked:after:[transform:translateX(22px)]';
const FORCED =
  'forced-colors:after:[background:CanvasText] forced-colors:peer-checked:after:[background:CanvasText] forced-colors:peer-checked:[background:Highlight] forced-colors:peer-checked:[forced-color-adjust:none]';

interface SwitchProps {
  id: string;
  label: string;
  note: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ id, label, note, on, onChange }: SwitchProps) {
  return (
    <div>
      <label className="group/switch relative inline-flex gap-14 items-center min-h-44 weight-600 cursor-pointer">
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
          role="switch"
          className="peer absolute inset-0 opacity-0 [cursor:inherit]"
          checked={on}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={cx(TRACK, KNOB, FORCED)} aria-hidden="true" />
        {label}
      </label>
      <p id={`${id}-note`} className="max-w-[36em] mt-2 text-muted type-15 lh-[1.45]">
        {note}
      </p>
    </div>
  );
}
