import { useEffect, useRef, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { InLanguages } from '#domain/languages.ts';
import { CheckField } from './field.tsx';
import { KEYS } from './keys.messages.ts';
import look from './look.module.css';
import { isAnswered, useKeys } from './use-keys.ts';

/** Keys and their action: `['J K', 'down, up']`. */
export type KeyWords = readonly [keys: string, does: string];

export type KeysOfPage = readonly KeyWords[] | InLanguages<readonly KeyWords[]>;

const isList = (keys: KeysOfPage): keys is readonly KeyWords[] => Array.isArray(keys);

const Caps = ({ keys }: { keys: string }) =>
  keys.split(' ').map((key) => (
    <kbd key={key} className={look.key}>
      {key}
    </kbd>
  ));

/**
 * The shortcuts of a page at its foot, if there is a keyboard; all of them in a dialog with a switch that disables
 * them, because single keys disturb users of speech input (WCAG 2.1.4).
 */
export function Keys({ keys }: { keys: KeysOfPage }) {
  const language = useLanguage();
  const words = useMessages(KEYS);
  const dialog = useRef<HTMLDialogElement>(null);
  const { isOn, turn } = useKeys(dialog);
  const [dead, setDead] = useState('');
  const named = [...(isList(keys) ? keys : keys[language]), ...words.everywhere];
  const all = named.filter(([one]) => !dead.split('\n').includes(one));
  const caps = named.map(([one]) => one).join('\n');
  // Lists only keys that something on the page responds to, which changes with the choices there.
  useEffect(() => {
    const update = () =>
      setDead(
        caps
          .split('\n')
          .filter((one) => !isAnswered(one))
          .join('\n'),
      );
    update();
    addEventListener('click', update);
    addEventListener('keyup', update);
    return () => {
      removeEventListener('click', update);
      removeEventListener('keyup', update);
    };
  }, [caps]);
  return (
    <>
      <div className="hidden flex-wrap items-center gap-y-10 gap-x-24 px-margin pt-14 pb-20 line-t text-muted [@media(min-width:992px)_and_(hover:hover)]:flex paper:hidden fine">
        {all.map(([caps, does]) => (
          <span className="flex items-center gap-8" key={caps}>
            <Caps keys={caps} />
            {does}
          </span>
        ))}
        <button
          type="button"
          className={cx('ml-auto', look.link)}
          onClick={() => dialog.current?.showModal()}
        >
          {words.onOrOff}
        </button>
      </div>
      <dialog
        ref={dialog}
        className="w-[min(520px,calc(100vw_-_32px))] m-auto p-28 edge bg-ground-raised text-text backdrop:[background:rgb(15_18_17_/_0.5)]"
        aria-labelledby="keys-title"
      >
        <h2 className="mb-16 type-26" id="keys-title">
          {words.title}
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-y-8 gap-x-20">
          {all.map(([caps, does]) => (
            <div key={caps} className="contents">
              <dt className="flex gap-6 [&_kbd]:inline-block">
                <Caps keys={caps} />
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <CheckField
          label={words.single}
          labelClassName="flex items-center gap-12 min-h-44 my-18"
          className="w-20 h-20 [accent-color:var(--ink)]"
          checked={isOn}
          onChange={({ target }) => turn(target.checked)}
        />
        <form method="dialog">
          <button type="submit" className={look.button}>
            {words.close}
          </button>
        </form>
      </dialog>
    </>
  );
}
