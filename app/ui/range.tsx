import type { ComponentProps, ReactNode } from 'react';
import styles from './range.module.css';

interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  words: ReactNode;
  /** `aria-valuetext`. */
  spoken: string;
  onValue: (value: number) => void;
}

/** A native slider in the shop's style, under its label and value. */
export function Range({ id, label, words, spoken, onValue, ...rest }: RangeProps) {
  const { value, min, max } = rest;
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className="mono copper" aria-hidden="true">
          {words}
        </span>
      </div>
      <input
        // Set by script: the page's policy forbids inline styles.
        ref={(input) => input?.style.setProperty('--filled', `${(value - min) / (max - min)}`)}
        id={id}
        type="range"
        className={styles.range}
        aria-valuetext={spoken}
        onChange={({ target }) => onValue(Number(target.value))}
        {...rest}
      />
    </div>
  );
}
