import { keepInTab, readInTab } from './kept.ts';

export interface Message {
  readonly type: 'info' | 'success' | 'error';
  readonly text: string;
  /** A way on, such as "View cart", or back, such as "Undo". */
  readonly action?: MessageLink | MessagePress | undefined;
}

interface MessageLink {
  readonly label: string;
  readonly href: string;
}

/** Something to do in the page itself. There is more time for it than for words alone, and only the latest stands. */
interface MessagePress {
  readonly label: string;
  readonly press: () => void;
  /** The focus moves to it, and the time stands still there: for someone who pressed a key, far from the message. */
  readonly focus?: boolean;
  /** Called when the message is gone without a newer one in its place. */
  readonly ended?: () => void;
  /** Called when the message was sent away from where the focus was, so that the focus can go somewhere else. */
  readonly left?: () => void;
}

/** Default display time of the specification, in milliseconds. */
export const MESSAGE_MS = 3000;
/** Display time where a press can still undo something, in milliseconds. */
export const UNDO_MS = 10_000;

const SAID = 'message-said';

/** Shows a message; the page's message bar (features/messages) hears it. */
export function showMessage(type: Message['type'], text: string, action?: Message['action']): void {
  dispatchEvent(new CustomEvent<Message>(SAID, { detail: { type, text, action } }));
}

export function followMessages(listener: (message: Message) => void): void {
  addEventListener(SAID, (event) => listener((event as CustomEvent<Message>).detail));
}

const HANDOVER_KEY = 'message';

/** True once this page has a message for the next one, which it must not show itself while it still stands. */
let leaving = false;

/** Keeps a message for the page that comes next. */
export function handOver(type: Message['type'], text: string): void {
  leaving = true;
  keepInTab(HANDOVER_KEY, JSON.stringify({ type, text }));
}

/** Leaves the page, which drops out of the history, and shows the message on the one that comes. */
export function leaveWithMessage(href: string, type: Message['type'], text: string): void {
  handOver(type, text);
  location.replace(href);
}

/** Shows what the page before left to say, once. */
export function showHandedOver(): void {
  try {
    const stored = leaving ? null : readInTab(HANDOVER_KEY);
    if (!stored) return;
    keepInTab(HANDOVER_KEY, null);
    const { type, text } = JSON.parse(stored) as Pick<Message, 'type' | 'text'>;
    showMessage(type, text);
  } catch {
    // No message of ours.
  }
}
