import type { ComponentProps, ReactNode } from 'react';
import styles from './range.module.css';

interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words, beside the label. */
  words: ReactNode;
  /** The value as a screen reader says it. */
  spoken: string;
  onValue: (value: number) => void;
}

/** The browser's own slider in the shop's dress, under its label and its value. */
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
        // By hand: a style in the markup is nothing that the policy of a page lets in.
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
