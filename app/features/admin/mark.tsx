import type { MakerMark } from '#domain/admin/maker-mark.ts';
import styles from './parts.module.css';

/** A maker at a glance. Whoever cannot see it reads the name beside it. */
export const Mark = ({ mark: { letters, tone } }: { mark: MakerMark }) => (
  <b className={styles.mark} data-tone={tone} aria-hidden="true">
    {letters}
  </b>
);
