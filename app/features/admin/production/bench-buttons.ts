import { cx } from '#app/ui/cx.ts';
import look from '../look.module.css';
import styles from './bench.module.css';

/** Buttons of the bench: 72 px, for hands that hold a wire. */
export const big = {
  primary: cx(look.button, look.primary, styles.big),
  quiet: cx(look.button, styles.big),
} as const;
