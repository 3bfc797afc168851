import { useEffect } from 'react';
import { type Message, showHandedOver, useMessages } from '#app/state/messages.ts';
import styles from './message-bar.module.css';
import { MessageNote } from './message-note.tsx';

/**
 * The transient messages. Both regions stand in the page from the start, so that assistive technology hears
 * what comes into them: errors at once, the rest when there is a pause.
 */
export function MessageBar() {
  const shown = useMessages((state) => state.shown);
  useEffect(showHandedOver, []);

  const list = (messages: readonly Message[]) =>
    messages.map((message) => <MessageNote key={message.id} message={message} />);
  return (
    <div className={styles.bar}>
      <div role="status" className={styles.region}>
        {list(shown.filter(({ type }) => type !== 'error'))}
      </div>
      <div role="alert" className={styles.region}>
        {list(shown.filter(({ type }) => type === 'error'))}
      </div>
    </div>
  );
}
