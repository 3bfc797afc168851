/*
 * Under which storage holds what the visitor plays and which cart each of their checkouts was opened for. By themselves: scripts in the
 * head of every page read them, and what else the same module imported would be in that head, too.
 */
export const GUITAR_KEY = 'your-guitar';
export const PICKUP_KEY = 'your-pickup';
export const CHECKOUTS_KEY = 'checkouts';
