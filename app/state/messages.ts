import { create } from 'zustand';

export interface Message {
  readonly id: number;
  readonly type: 'info' | 'success' | 'error';
  readonly text: string;
  /** A way on, such as "View cart". */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

/** Default display time of the specification, in milliseconds. */
export const MESSAGE_MS = 3000;

export const useMessages = create<{ readonly shown: readonly Message[] }>(() => ({ shown: [] }));

let nextId = 1;

export function showMessage(type: Message['type'], text: string, action?: Message['action']): void {
  const message = { id: nextId++, type, text, action };
  useMessages.setState(({ shown }) => ({ shown: [...shown.slice(-2), message] }));
}

export function dismissMessage(id: number): void {
  useMessages.setState(({ shown }) => ({ shown: shown.filter((message) => message.id !== id) }));
}

const HANDOVER_KEY = 'message';

/** True once this page has a message for the next one, which it must not show itself while it still stands. */
let leaving = false;

/** Keeps a message for the page that comes next. */
export function handOver(type: Message['type'], text: string): void {
  leaving = true;
  try {
    sessionStorage.setItem(HANDOVER_KEY, JSON.stringify({ type, text }));
  } catch {
    // Without storage the shopper still arrives, only unexplained.
  }
}

/** Leaves the page, which drops out of the history, and shows the message on the one that comes. */
export function leaveWithMessage(href: string, type: Message['type'], text: string): void {
  handOver(type, text);
  location.replace(href);
}

/** Shows what the page before left to say, once. */
export function showHandedOver(): void {
  const stored = leaving ? null : sessionStorage.getItem(HANDOVER_KEY);
  if (!stored) return;
  sessionStorage.removeItem(HANDOVER_KEY);
  const { type, text } = JSON.parse(stored) as Pick<Message, 'type' | 'text'>;
  showMessage(type, text);
}
