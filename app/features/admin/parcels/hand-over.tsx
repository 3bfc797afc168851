import { useEffect, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Desk } from '#server/parcels/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { counted } from '../format.ts';
import look from '../look.module.css';
import { DESK_FORM } from './leaving-list.tsx';
import styles from './parcels.module.css';

/** Numbers of the orders that are ticked. */
function ticked(): string[] {
  const form = document.getElementById(DESK_FORM);
  return form instanceof HTMLFormElement ? new FormData(form).getAll('order').map(String) : [];
}

/** The one copper button of the desk. */
export function HandOver({ leaving }: { leaving: number }) {
  const [count, setCount] = useState(leaving);
  useEffect(() => {
    const look = () => setCount(ticked().length);
    look();
    document.addEventListener('change', look);
    return () => document.removeEventListener('change', look);
  }, []);
  return (
    <CallForm
      call="hand-over"
      asks={(_fields, id) => ({ id, numbers: ticked() })}
      done="Handed over. For a minute you can take it back."
    >
      <Submit className={look.primary} data-key="h" disabled={leaving === 0}>
        Hand over {count} <kbd className={look.key}>H</kbd>
      </Submit>
    </CallForm>
  );
}

/** What was just handed over: nothing of it is posted, mailed or booked before its minute is over. */
export function HandedOver({ one: { id, by, numbers, seconds } }: { one: Desk['handedOver'][number] }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const clock = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <div className={cx(styles.handed, 'on-ink')}>
      <p>
        <Icon name="check" size={14} /> {counted(numbers.length, 'parcel')} handed over by {by}.{' '}
        {left > 0 ? 'Mails leave when the minute is over.' : 'They leave now.'}
      </p>
      {left > 0 ? (
        <CallForm call="undo-hand-over" asks={() => ({ id })} done="Taken back: nothing has left.">
          <Submit>
            Undo, <span className={styles.seconds}>{left}</span>&nbsp;s
          </Submit>
        </CallForm>
      ) : (
        <a className={look.link} href="/workshop/parcels">
          Look again
        </a>
      )}
    </div>
  );
}
