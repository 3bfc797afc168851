import { modelOf } from '#domain/custom-looks.ts';
import { CONFIGURATOR_LOOKS } from '#domain/pictures.ts';

/** The build that fills the first screen, and the CAD model that it is. */
export const LOOK = CONFIGURATOR_LOOKS.humbucker;
export const MODEL = modelOf(LOOK);
