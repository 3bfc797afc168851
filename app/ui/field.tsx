import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** A quiet line under the field. */
  hint?: string;
  /** What is wrong and how to mend it; gives the field its wine edge. */
  error?: string;
}

/** A text field with its label, hint and error sentence. */
export function Field({ id, label, hint, error, className, ...rest }: FieldProps) {
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        {...rest}
      />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
