import { useEffect, useRef } from 'react';
import { dismissMessage, MESSAGE_MS, type Message } from '#app/state/messages.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useHeld } from '#app/ui/use-held.ts';
import styles from './message-bar.module.css';

const ICONS = { info: 'info', success: 'check', error: 'warning' } as const;

/** One message. Its time stands still while the pointer or the focus is on it. */
export function MessageNote({ message: { id, type, text, action } }: { message: Message }) {
  const { held, hold } = useHeld<HTMLDivElement>();
  const left = useRef(MESSAGE_MS);

  useEffect(() => {
    if (held) return;
    const started = performance.now();
    const timer = setTimeout(() => dismissMessage(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (performance.now() - started), 600);
    };
  }, [held, id]);

  return (
    <div className={cx('on-ink', styles.note, styles[type])} {...hold}>
      <Icon name={ICONS[type]} size={18} className={styles.icon} />
      {type === 'error' ? <span className="visually-hidden">Error:</span> : null}
      <p className={styles.text}>{text}</p>
      {action ? (
        <a className={styles.action} href={action.href}>
          {action.label}
        </a>
      ) : null}
      <button type="button" className={styles.dismiss} onClick={() => dismissMessage(id)}>
        <Icon name="close" size={11} />
        <span className="visually-hidden">Dismiss message</span>
      </button>
    </div>
  );
}
