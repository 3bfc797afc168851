import { useEffect, useRef, useState } from 'react';
import { dismissMessage, MESSAGE_MS, type Message } from '#app/state/messages.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './message-bar.module.css';

const ICONS = { info: 'info', success: 'check', error: 'warning' } as const;

/** One message. Its time stands still while the pointer or the focus is on it. */
export function MessageNote({ message: { id, type, text, action } }: { message: Message }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(MESSAGE_MS);
  const held = hovered || focused;

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
    // biome-ignore lint/a11y/noStaticElementInteractions: they hold the clock; what can be done is a link or a button
    <div
      className={cx('on-ink', styles.note, styles[type])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
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
