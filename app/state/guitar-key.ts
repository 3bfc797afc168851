/** Under which storage holds the visitor's guitar. By itself: the frame of every page asks whether there is one. */
export const GUITAR_KEY = 'your-guitar';
