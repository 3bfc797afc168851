import type { RefObject } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Target } from '#domain/workshop/tolerance.ts';
import type { Verdict } from '#domain/workshop/verdict.ts';
import styles from './bench.module.css';
import look from './look.module.css';
import { figureIn } from './use-bench.ts';

/** A value that is typed, with its tolerance as a box, its target as a tick and itself as a bar. */
export function BenchField({
  reference,
  name,
  more,
  unit,
  value,
  target,
  written,
  verdict,
  position = figureIn(value),
  onType,
  onFocus,
}: {
  reference: RefObject<HTMLInputElement | null>;
  name: string;
  more: string;
  unit: string;
  value: string;
  target: Target;
  /** How the target's own unit is written. */
  written: (value: number) => string;
  verdict: Verdict | undefined;
  position?: number | undefined;
  onType: (text: string) => void;
  onFocus?: () => void;
}) {
  const isOut = verdict?.state === 'out';
  // The box takes half of the line, so that what is out still has a place on it.
  const at = (figure: number) =>
    Math.min(98, Math.max(2, 50 + (25 * (figure - target.target)) / (target.high - target.target)));
  return (
    <label className={styles.field} data-out={isOut || undefined}>
      <span className={styles.fieldHead}>
        <b>{name}</b> <span className={cx(look.small, look.faint)}>{more}</span>
        {verdict ? (
          <span className={styles.word}>
            <Icon name={isOut ? 'warning' : 'check'} size={13} /> {verdict.words}
          </span>
        ) : null}
      </span>
      <span className={styles.value}>
        <input
          ref={reference}
          value={value}
          onChange={({ target: { value: text } }) => onType(text)}
          onFocus={onFocus}
          inputMode="none"
          autoComplete="off"
          aria-label={`${name}, ${more}`}
        />
        <span className={look.faint}>{unit}</span>
        <span className={cx(look.small, look.faint)}>
          target {written(target.target)}
          <br />± {unit ? `${target.percent} %` : target.high - target.target}
        </span>
      </span>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6H100" />
        <rect x="25" y="2" width="50" height="8" />
        <path d="M50 2V10" />
        {position === undefined ? null : <path d={`M${at(position)} 0V12`} className={styles.mark} />}
      </svg>
      <span className={cx(look.small, look.faint, styles.limits)}>
        <span>{written(target.low)}</span>
        <span>{written(target.target)}</span>
        <span>{written(target.high)}</span>
      </span>
    </label>
  );
}

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '.', '0'];

/** Keys for fingers with wire on them: no system keyboard comes up at the bench. */
export function Keypad({
  value,
  onType,
  onNext,
}: {
  value: string;
  onType: (text: string) => void;
  onNext: () => void;
}) {
  return (
    <fieldset className={styles.keypad} aria-label="Keypad">
      {KEYS.map((key) => (
        <button key={key} type="button" onClick={() => onType(value + key)}>
          {key}
        </button>
      ))}
      <button type="button" aria-label="Delete" onClick={() => onType(value.slice(0, -1))}>
        <Icon name="arrow-left" size={14} />
      </button>
      <button type="button" className={styles.nextField} onClick={onNext}>
        Next field
      </button>
    </fieldset>
  );
}
