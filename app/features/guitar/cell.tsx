import type { ReactNode } from 'react';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import styles from './guitar-page.module.css';

/** A field under the drawing, with the number of its part. */
export function Cell({
  number,
  name,
  aside,
  children,
}: {
  number: number;
  name: string;
  aside?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.cell}>
      <legend className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {name}
        {aside ? <span className="mono muted ml-auto">{aside}</span> : null}
      </legend>
      {children}
    </fieldset>
  );
}

/** One of a few values, joined edge to edge. */
export function Segments<Value extends string | number>({
  name,
  values,
  value,
  words,
  onValue,
}: {
  name: string;
  values: readonly Value[];
  value: Value;
  words: (value: Value) => string;
  onValue: (value: Value) => void;
}) {
  const columns = values.length === 2 ? 2 : values.length === 3 ? 3 : 4;
  return (
    <RadioCards columns={columns} joined>
      {values.map((each) => (
        <RadioCard
          key={each}
          name={name}
          value={String(each)}
          checked={each === value}
          onChange={() => onValue(each)}
          className="min-h-48 px-2 mono-13/[1.3]"
        >
          <span className="unit" translate="no">
            {words(each)}
          </span>
        </RadioCard>
      ))}
    </RadioCards>
  );
}
