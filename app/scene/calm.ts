export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
