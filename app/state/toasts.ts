import { keepInTab, readInTab } from './kept.ts';

export interface Toast {
  readonly type: 'info' | 'success' | 'error';
  readonly text: string;
  /** A link such as "View cart", or an action such as "Undo". */
  readonly action?: ToastLink | ToastPress | undefined;
}

interface ToastLink {
  readonly label: string;
  readonly href: string;
}

/** An action within the page. It stays longer than a text alone, and only the latest one stays. */
interface ToastPress {
  readonly label: string;
  readonly press: () => void;
  /** Moves the focus to it and pauses the timer, for a visitor who pressed a key far from the message. */
  readonly focus?: boolean;
  /** Called when the message ends without a newer one in its place. */
  readonly ended?: () => void;
  /** Called when the message is dismissed while it has the focus, so that the focus can be moved. */
  readonly left?: () => void;
}

/** Default display time (specification), ms. */
export const TOAST_MS = 3000;
/** Display time of an action that can be undone, ms. */
export const UNDO_MS = 10_000;

const SAID = 'message-said';

/** Shows a toast in the page's bar (`app/features/toasts/`). */
export function showToast(type: Toast['type'], text: string, action?: Toast['action']): void {
  dispatchEvent(new CustomEvent<Toast>(SAID, { detail: { type, text, action } }));
}

export function followToasts(listener: (message: Toast) => void): void {
  addEventListener(SAID, (event) => listener((event as CustomEvent<Toast>).detail));
}

const HANDOVER_KEY = 'message';

/** True once this page has handed over a message, which it must not show itself while it is still there. */
let leaving = false;

export function handOverToast(type: Toast['type'], text: string): void {
  leaving = true;
  keepInTab(HANDOVER_KEY, JSON.stringify({ type, text }));
}

/** Replaces this page in the history with another and shows the message there. */
export function leaveWithToast(href: string, type: Toast['type'], text: string): void {
  handOverToast(type, text);
  location.replace(href);
}

export function showHandedOver(): void {
  try {
    const stored = leaving ? null : readInTab(HANDOVER_KEY);
    if (!stored) return;
    keepInTab(HANDOVER_KEY, null);
    const { type, text } = JSON.parse(stored) as Pick<Toast, 'type' | 'text'>;
    showToast(type, text);
  } catch {}
}
