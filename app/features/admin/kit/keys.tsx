import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keep, readKept } from '#app/state/kept.ts';
import { useTranslation } from '#app/ui/language.tsx';
import type { InLanguages } from '#domain/languages.ts';
import { Button, TextButton } from './button.tsx';
import { CheckField } from './field.tsx';
import { KEYS } from './frame.messages.ts';
import look from './look.module.css';

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
export function KeyboardShortcuts({ keys }: { keys: KeysOfPage }) {
  const [words, language] = useTranslation(KEYS);
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
        <TextButton label={words.onOrOff} className="ml-auto" onClick={() => dialog.current?.showModal()} />
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
          <Button label={words.close} type="submit" />
        </form>
      </dialog>
    </>
  );
}

/**
 * The focusable element of a row: its link, or the row itself if it contains only a field, which would take the
 * letters.
 */
const rowLinks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row] [data-open], [data-row][data-open]')].filter(
    (link) => link.offsetParent,
  );

function step(by: 1 | -1): void {
  const links = rowLinks();
  const at = links.findIndex((link) => link.closest('[data-row]')?.contains(document.activeElement));
  const next = links[at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

const named = (key: string) => `[data-key="${CSS.escape(key)}"]`;
const namedInRow = (key: string) => `:is(${named(key)}, [data-row-key="${CSS.escape(key)}"])`;

/**
 * The element that a key presses. With focus in a row, a row key acts on that row or not at all; other keys act on the
 * page. An element with `data-row-key` is pressed only from its own row.
 */
function pressed(key: string): HTMLElement | null {
  const row = document.activeElement?.closest('[data-row]');
  return row && document.querySelector(`[data-row] ${namedInRow(key)}`)
    ? row.querySelector<HTMLElement>(namedInRow(key))
    : document.querySelector<HTMLElement>(named(key));
}

const KEY_NAMES: Readonly<Record<string, string>> = { esc: 'escape', space: ' ', leertaste: ' ' };
const OF_ROWS = ['j', 'k', 'enter', ' '];
const ALWAYS = ['?', 'ctrl', 'strg'];

/** True if the page responds to any of these keys, written as in the footer: "J K", "Esc", "1 – 4". */
const isAnswered = (caps: string): boolean =>
  caps
    .toLowerCase()
    .split(' ')
    .map((name) => KEY_NAMES[name] ?? name)
    .some(
      (key) =>
        ALWAYS.includes(key) ||
        (OF_ROWS.includes(key) && rowLinks().length > 0) ||
        document.querySelector(`${namedInRow(key)}:not(:disabled)`) !== null,
    );

function enterRow(key: string, target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement)) return null;
  if (key === 'Enter' && target.matches('[data-row][data-open]')) return target.querySelector('input');
  return key === 'Escape' && isTyping(target) ? target.closest<HTMLElement>('[data-row][data-open]') : null;
}

/**
 * The shortcuts of a page: each presses the element with its `data-key`. Disabled in fields, in dialogs, and by the
 * switch. Returns whether they are on, undefined until known, and the switch.
 */
export function useKeys(help?: RefObject<HTMLDialogElement | null>) {
  const [isOn, setOn] = useState<boolean>();
  const off = useRef(false);
  const show = useCallback((on: boolean) => {
    off.current = !on;
    document.documentElement.dataset.keys = on ? 'on' : 'off';
    setOn(on);
  }, []);
  // In one effect before the page is marked as hydrated, because it then responds to keys.
  useEffect(() => {
    show(readKept(KEYS_OFF) !== 'off');
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (off.current || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      const entered = enterRow(key, target);
      if (entered) {
        event.preventDefault();
        entered.focus();
        if (entered instanceof HTMLInputElement) entered.select();
        return;
      }
      if (isTyping(target)) return;
      const low = key.toLowerCase();
      // Down and up in rows. An order has none and moves to the next one.
      if ((low === 'j' || low === 'k') && rowLinks().length > 0) step(low === 'j' ? 1 : -1);
      else if (key === '?') help?.current?.showModal();
      else {
        const found = pressed(low);
        if (!found) return;
        if (isTyping(found)) found.focus();
        // A held key goes on pressing, also on the next page, so submits and links ignore key repeat.
        else if (!event.repeat || !found.matches('a, [type="submit"]')) found.click();
      }
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [show, help]);
  return {
    isOn: isOn ?? true,
    turn(on: boolean) {
      keep(KEYS_OFF, on ? 'on' : 'off');
      show(on);
    },
  };
}

/** Storage key of the single-key switch. Switched off, speech input triggers no shortcuts by accident. */
const KEYS_OFF = 'workshop-keys';

/** True if this element uses keys to type or to choose; a checkbox takes no letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));
