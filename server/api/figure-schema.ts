import * as z from 'zod';
import { type Figure, figureFault, isWhole } from '#domain/typed-figures.ts';

/** A figure in stored units; `scale` of them are one typed unit. */
export function figureSchema(figure: Figure, scale = figure.scale ?? 1) {
  const message = figureFault(figure, 'en');
  const number: z.ZodNumber = isWhole(figure) ? z.int(message) : z.number(message);
  return number.min(figure.from * scale, message).max(figure.to * scale, message);
}
