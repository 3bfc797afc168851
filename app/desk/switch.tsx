import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import styles from './switch.module.css';

interface SwitchProps {
  id: string;
  label: string;
  /** What the switch does to what one hears. */
  note: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** An on-off switch with its sentence. */
export function Switch({ id, label, note, on, onChange }: SwitchProps) {
  return (
    <div>
      <label
        className={cx(
          styles.switch,
          'relative inline-flex gap-14 items-center min-h-44 weight-600 cursor-pointer',
        )}
      >
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
          role="switch"
          className={styles.input}
          checked={on}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles.track} aria-hidden="true" />
        {label}
      </label>
      <p id={`${id}-note`} className="max-w-[36em] mt-2 text-muted type-15 lh-[1.45]">
        {note}
      </p>
    </div>
  );
}
