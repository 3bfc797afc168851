import { modelOf } from '#domain/products/custom-looks.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';

export const LOOK = CONFIGURATOR_LOOKS.humbucker;
export const MODEL = modelOf(LOOK);
