import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldProps extends ComponentProps<'input'> {
  id: string;
  label: ReactNode;
  hint?: string;
  /** The error and its remedy; also gives the field its wine edge. */
  error?: string;
}

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
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className={styles.error}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  ) : null;
}
