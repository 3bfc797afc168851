/** Whether single keys work on this computer: with them off, whoever speaks to it writes no commands by accident. */
const KEYS_OFF = 'workshop-keys';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const rowLinks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row] [data-open]')].filter((link) => link.offsetParent);

function step(by: 1 | -1): void {
  const links = rowLinks();
  const at = links.findIndex((link) => link.closest('[data-row]')?.contains(document.activeElement));
  const next = links[at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** What a key presses: in the row that has the focus before anywhere else. */
function pressed(key: string): HTMLElement | null {
  const name = `[data-key="${CSS.escape(key)}"]`;
  const row = document.activeElement?.closest('[data-row]');
  return row?.querySelector<HTMLElement>(name) ?? document.querySelector<HTMLElement>(name);
}

/** The keys at the foot of each page. They are off in fields, in dialogs, and where they were switched off. */
export function wakeKeys(): void {
  const root = document.documentElement;
  const dialog = document.querySelector<HTMLDialogElement>('#keys');
  const off = localStorage.getItem(KEYS_OFF) === 'off';
  const set = (isOff: boolean) => {
    root.dataset.keys = isOff ? 'off' : 'on';
    localStorage.setItem(KEYS_OFF, isOff ? 'off' : 'on');
  };
  set(off);
  const box = dialog?.querySelector<HTMLInputElement>('[data-keys-switch]');
  if (box) {
    box.checked = !off;
    box.addEventListener('change', () => set(!box.checked));
  }
  for (const button of document.querySelectorAll('[data-open-keys]'))
    button.addEventListener('click', () => dialog?.showModal());

  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (root.dataset.keys === 'off' || isTyping(target) || document.querySelector('dialog[open]')) return;
    const low = key.toLowerCase();
    // Down and up where there are rows; an order has none, and goes on to the next one.
    if ((low === 'j' || low === 'k') && rowLinks().length > 0) step(low === 'j' ? 1 : -1);
    else if (key === '?') dialog?.showModal();
    else {
      const found = pressed(low);
      if (!found) return;
      if (found.matches('input, textarea, select')) found.focus();
      else found.click();
    }
    event.preventDefault();
  });
}
