import type { ComponentProps } from 'react';
import styles from './arrow-link.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/** A prominent link: bold, copper line, arrow. */
export function ArrowLink({ children, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a className={cx(styles.link, className)} {...rest}>
      <span className={styles.words}>{children}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
