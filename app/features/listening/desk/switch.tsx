import type { ReactNode } from 'react';
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
      <label className={styles.switch}>
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
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
    </div>
  );
}
