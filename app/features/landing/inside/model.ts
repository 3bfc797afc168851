import { modelOf } from '#domain/products/custom-looks.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';
import src from './exploded.avif?url';

export const LOOK = CONFIGURATOR_LOOKS.humbucker;
export const MODEL = modelOf(LOOK);

/** The still exploded view, rendered from the scene by `npm run exploded`; px, also for its leaders. */
export const STILL = { src, width: 1328, height: 960 } as const;

/** The pickup's box in it. */
export const STILL_BOX = { left: 414, top: 16, width: 500, height: 928 } as const;
