import { useRef } from 'react';
import styles from './frame.module.css';
import look from './look.module.css';
import { useKeys } from './use-keys.ts';

/** Keys and what they do: `['J K', 'down, up']`. */
export type KeyWords = readonly [keys: string, does: string];

const EVERYWHERE: readonly KeyWords[] = [
  ['/', 'find'],
  ['?', 'all keys'],
];

const Caps = ({ keys }: { keys: string }) =>
  keys.split(' ').map((key) => (
    <kbd key={key} className={look.key}>
      {key}
    </kbd>
  ));

/**
 * The keys of a page at its foot, where there is a keyboard; and all of them in a dialog, with the switch that turns them
 * off: single keys disturb whoever speaks to the computer (WCAG 2.1.4).
 */
export function Keys({ keys }: { keys: readonly KeyWords[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { isOn, turn } = useKeys(dialog);
  const all = [...keys, ...EVERYWHERE];
  return (
    <>
      <div className={`${styles.keys} ${look.small}`} data-hears>
        {all.map(([caps, does]) => (
          <span key={caps}>
            <Caps keys={caps} />
            {does}
          </span>
        ))}
        <button type="button" className={look.link} onClick={() => dialog.current?.showModal()}>
          Keys on or off
        </button>
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="keys-title">
        <h2 id="keys-title">Keys</h2>
        <dl>
          {all.map(([caps, does]) => (
            <div key={caps} className="contents">
              <dt>
                <Caps keys={caps} />
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
          Single keys work on this computer
        </label>
        <form method="dialog">
          <button type="submit" className={look.button}>
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
