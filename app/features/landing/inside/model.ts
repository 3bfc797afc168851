import { modelOf } from '#domain/products/custom-looks.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';

/** The build that fills the first screen, and the CAD model that it is. */
export const LOOK = CONFIGURATOR_LOOKS.humbucker;
export const MODEL = modelOf(LOOK);
