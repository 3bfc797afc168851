import type { ComponentProps } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './form.module.css';

interface FormFieldProps {
  id: string;
  label: string;
  /** A quiet word behind the label. */
  aside?: string | undefined;
  /** What is wrong and how to mend it. */
  fault?: string | undefined;
  /** More than one makes room for prose. */
  rows?: number;
  value: string;
  maxLength: number;
  placeholder?: string;
  type?: 'text' | 'email';
  required?: boolean;
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  /** True for the first field with a fault. */
  isFirst?: boolean;
}

/** A field of a form that works without a script: what is in it comes with the page. */
export function FormField({ id, label, aside, fault, rows, value, isFirst, ...rest }: FormFieldProps) {
  const shared = {
    id,
    name: id,
    defaultValue: value,
    className: cx(styles.input, rows !== undefined && styles.prose),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
    // A page that comes back with a fault begins where something has to be done.
    autoFocus: isFirst,
  };
  const { type, ...area } = rest;
  return (
    <div className="mb-24">
      <label htmlFor={id} className={styles.label}>
        {label}
        {aside ? (
          <>
            {' '}
            <span className={styles.aside}>{aside}</span>
          </>
        ) : null}
      </label>
      {rows === undefined ? (
        <input {...shared} {...area} type={type ?? 'text'} />
      ) : (
        <textarea {...shared} {...area} rows={rows} />
      )}
      {fault ? <Fault id={`${id}-fault`} words={fault} /> : null}
    </div>
  );
}

function Fault({ id, words }: { id: string; words: string }) {
  return (
    <p id={id} className={styles.fault}>
      <Icon name="warning" />
      <span>{words}</span>
    </p>
  );
}
