import src from './exploded.avif?url';

/** The still exploded view, rendered from the scene by `npm run exploded`; px, also for its leaders. */
export const STILL = { src, width: 1328, height: 960 } as const;

/** The pickup's box in it. */
export const STILL_BOX = { left: 414, top: 16, width: 500, height: 928 } as const;
