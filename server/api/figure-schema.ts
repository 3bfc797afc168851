import * as z from 'zod';
import { isWhole, type TYPED_FIGURES, type TypedFigure } from '#domain/typed-figures.ts';

type CallFigure = TypedFigure & { readonly name: keyof typeof TYPED_FIGURES };

/** A figure as calls take it, in stored units; `scale` of them are one of the unit that is typed. */
export function figureSchema({ name, from, to, ...figure }: CallFigure, scale = figure.scale ?? 1) {
  const number: z.ZodNumber = isWhole(figure) ? z.int(name) : z.number(name);
  return number.min(from * scale, name).max(to * scale, name);
}
