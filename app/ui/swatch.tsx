import type { ChangeEventHandler, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './swatch.module.css';

/** One colour, or two for a part in halves: upper, lower. */
type Colours = readonly string[];

/** The round patch itself, `size` in pixels. It has no text alternative, so its name must be beside it. */
export function SwatchDot({
  colours,
  size = 12,
  className,
}: {
  colours: Colours;
  size?: number;
  className?: string;
}) {
  const [upper, lower = upper] = colours;
  return (
    <svg
      className={cx(styles.dot, className)}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d="M0 10a10 10 0 0 1 20 0z" fill={upper} />
      <path d="M20 10a10 10 0 0 1-20 0z" fill={lower} />
      {upper === lower ? <circle cx="10" cy="10" r="10" fill={upper} /> : null}
    </svg>
  );
}

interface SwatchProps {
  name: string;
  value: string;
  /** The colour's name, read out and shown as a tooltip. Show the chosen name beside the group. */
  label: string;
  colours: Colours;
  size?: number;
  checked: boolean;
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A colour as a radio button with a touch target of 44 pixels. */
export function Swatch({ label, colours, size = 40, onChange = () => {}, ...input }: SwatchProps) {
  return (
    <label className={styles.swatch} title={label}>
      <input type="radio" className={styles.input} {...input} onChange={onChange} />
      <SwatchDot colours={colours} size={size} className={styles.large} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}

/** Swatches in a row that wraps; use inside a fieldset or radiogroup. */
export function SwatchRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
