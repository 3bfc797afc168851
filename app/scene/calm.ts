/** Whether motion is unwelcome. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
