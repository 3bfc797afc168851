import src from './exploded.avif?url';

/** The still exploded view, made by `npm run exploded` from the scene itself; px, in which its leaders are drawn, too. */
export const STILL = { src, width: 1328, height: 960 } as const;

/** Where the pickup is in it. */
export const STILL_BOX = { left: 414, top: 16, width: 500, height: 928 } as const;
