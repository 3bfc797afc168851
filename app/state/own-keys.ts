/*
 * Under which storage holds what the visitor plays. By themselves: the frame of every page asks whether there is any.
 */
export const GUITAR_KEY = 'your-guitar';
export const PICKUP_KEY = 'your-pickup';
