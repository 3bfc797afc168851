import type { Message } from '#app/state/messages.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './message-bar.module.css';

const ICONS = { info: 'info', success: 'check', error: 'warning' } as const;

/**
 * The transient messages. Both regions stand in the page from the start, so that assistive technology hears
 * what comes into them: errors at once, the rest when there is a pause. `wakeMessages` fills them from the
 * templates.
 */
export function MessageBar() {
  return (
    <div className={styles.bar} data-messages="">
      <div role="status" className={styles.region} />
      <div role="alert" className={styles.region} />
      {(['info', 'success', 'error'] as const).map((type) => (
        <template key={type} data-message={type}>
          <Note type={type} />
        </template>
      ))}
    </div>
  );
}

function Note({ type }: { type: Message['type'] }) {
  return (
    <div className={cx('on-ink', styles.note, styles[type])}>
      <Icon name={ICONS[type]} size={18} className={styles.icon} />
      {type === 'error' ? <span className="visually-hidden">Error:</span> : null}
      <p className={styles.text} />
      {/* Address and words come with the message. */}
      <a className={styles.action} href="/">
        Go on
      </a>
      <button type="button" className={styles.dismiss}>
        <Icon name="close" size={11} />
        <span className="visually-hidden">Dismiss message</span>
      </button>
    </div>
  );
}
