import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

export interface SelectOption {
  readonly value: string | number;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children'> {
  id: string;
  label: string;
  /** Above the control, inside it at the left ("Qty 1"), or for screen readers only. */
  labelPlace?: 'above' | 'inside' | 'hidden';
  options: readonly SelectOption[];
  /** 44, 48 or 56 pixels high. */
  size?: 'small' | 'normal' | 'tall';
  /** The error and its remedy; also gives the control its wine edge. */
  error?: string;
}

/** A native select in the shop's style. */
export function Select({
  id,
  label,
  labelPlace = 'above',
  options,
  size = 'normal',
  className,
  error,
  ...rest
}: SelectProps) {
  const inside = labelPlace === 'inside';
  const labelClass = { above: styles.label, inside: styles.inside, hidden: 'visually-hidden' }[labelPlace];
  const labelElement = (
    <label htmlFor={id} className={labelClass}>
      {label}
    </label>
  );
  return (
    <div className={className}>
      {inside ? null : labelElement}
      <div className={cx(styles.box, styles[size])}>
        {inside ? labelElement : null}
        <select
          id={id}
          className={cx(styles.select, inside && styles.besideLabel)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={14} className={styles.chevron} />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
