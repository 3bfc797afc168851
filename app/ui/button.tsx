import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';

interface Look {
  /** Copper for the main action, ink for the second, an edge for the rest. */
  kind?: 'primary' | 'second' | 'quiet';
  /** 44 instead of 56 pixels high. */
  small?: boolean;
  wide?: boolean;
}

const look = ({ kind = 'primary', small, wide }: Look, className?: string) =>
  cx(styles.button, styles[kind], small && styles.small, wide && styles.wide, className);

export function Button({
  kind,
  small,
  wide,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={look({ kind, small, wide }, className)} {...rest} />;
}

export function ButtonLink({
  kind,
  small,
  wide,
  className,
  ...rest
}: Look & ComponentProps<'a'> & { href: string }) {
  return <a className={look({ kind, small, wide }, className)} {...rest} />;
}
