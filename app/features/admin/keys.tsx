import styles from './frame.module.css';
import look from './look.module.css';

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

/** The keys of a page at its foot, where there is a keyboard. */
export const KeysLine = ({ keys }: { keys: readonly KeyWords[] }) => (
  <div className={`${styles.keys} ${look.small}`}>
    {[...keys, ...EVERYWHERE].map(([caps, does]) => (
      <span key={caps}>
        <Caps keys={caps} />
        {does}
      </span>
    ))}
    <button type="button" className={look.link} data-open-keys="">
      Keys on or off
    </button>
  </div>
);

/** All keys of a page, and the switch that turns them off: single keys disturb whoever speaks to the computer (WCAG 2.1.4). */
export const KeysDialog = ({ keys }: { keys: readonly KeyWords[] }) => (
  <dialog id="keys" className={styles.dialog} aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <dl>
      {[...keys, ...EVERYWHERE].map(([caps, does]) => (
        <div key={caps} className="contents">
          <dt>
            <Caps keys={caps} />
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <label>
      <input type="checkbox" data-keys-switch="" defaultChecked />
      Single keys work on this computer
    </label>
    <form method="dialog">
      <button type="submit" className={look.button}>
        Close
      </button>
    </form>
  </dialog>
);
