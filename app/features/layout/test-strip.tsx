import { cx } from '#app/ui/cx.ts';
import styles from './test-strip.module.css';

/** Says that this shop is being tried out, and where its mails land. */
export function TestStrip() {
  return (
    <aside className={cx('on-ink mono', styles.strip)} aria-label="Test mode">
      <span>
        <b className="copper">Test mode</b> – no money moves
      </span>
      <a href="/sandbox/mailbox">Mailbox</a>
    </aside>
  );
}
