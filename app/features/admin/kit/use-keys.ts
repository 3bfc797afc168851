import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keep, readKept } from '#app/state/kept.ts';

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
export const isAnswered = (caps: string): boolean =>
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
    show(!areOff());
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
      keepSwitch(on);
      show(on);
    },
  };
}

/** Storage key of the single-key switch. Switched off, speech input triggers no shortcuts by accident. */
const KEYS_OFF = 'workshop-keys';

const areOff = (): boolean => readKept(KEYS_OFF) === 'off';

function keepSwitch(isOn: boolean): void {
  keep(KEYS_OFF, isOn ? 'on' : 'off');
}

/** True if this element uses keys to type or to choose; a checkbox takes no letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));
