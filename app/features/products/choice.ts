import type { Language } from '#domain/languages.ts';
import type { Bundle } from '#domain/products/pickup-types.ts';
import { VIEWS } from '#domain/products/picture-files.ts';
import { type PictureSources, sourcesOf, stockPicture } from '#domain/products/pictures.ts';
import { PRODUCT_PAGE } from './product.messages.ts';
import type { Choice, FlavorProps, ProductProps, Size } from './product-props.ts';
import { windingsInBundle } from './windings-in-bundle.ts';

/** The part of the address behind the path that says what is chosen; other parameters stay as they are. */
export function choiceQuery(search: string, { flavor, bundle, colour, wound }: Choice): string {
  const query = new URLSearchParams(search);
  // Links may spell it bundletype; one spelling is enough.
  query.delete('bundletype');
  if (flavor) query.set('flavor', flavor.toLowerCase());
  query.set('bundleType', bundle.toLowerCase());
  query.set('color', colour);
  // What is wound the other way is one pickup alone: it goes with a set that is chosen instead.
  if (wound && bundle !== 'SET') query.set('wound', wound);
  else query.delete('wound');
  return `?${query}`;
}

/**
 * Where the configurator opens with what comes closest to a choice, and with which output level; of a set, to its first
 * pickup. Undefined where no configurator makes its kind.
 */
export function startOfChoice(
  { colours }: Pick<ProductProps, 'colours'>,
  { windings }: Pick<FlavorProps, 'windings'>,
  { bundle, colour }: Pick<Choice, 'bundle' | 'colour'>,
): { readonly address: string; readonly level: string } | undefined {
  const { start, startLevel } = windingsInBundle(windings, bundle)[0] ?? {};
  const paint = colours.find(({ id }) => id === colour)?.start;
  return start && startLevel && paint ? { address: `${start}&${paint}`, level: startLevel } : undefined;
}

/** A photograph, or a drawing as one file. */
export type Figure = { readonly caption: string } & (
  | { readonly photo: PictureSources }
  | { readonly drawing: string; readonly size: Size }
);

/** The pictures of a choice: what is in the box and from above, then one pickup close, and its drawing. */
export function figuresOf(
  product: ProductProps,
  { bundle, colour }: Choice,
  language: Language,
): readonly Figure[] {
  const photo = (of: Bundle, view: (typeof VIEWS)[number]) => {
    const sources = sourcesOf(stockPicture(product, of, colour, view, language));
    return { caption: sources.alt, photo: sources };
  };
  const figures: Figure[] = VIEWS.map((view) => photo(bundle, view));
  const single = product.bundles.find(({ id }) => id === 'BRIDGE');
  // Of a set, also what one of its pickups looks like alone.
  if (bundle === 'SET' && single) figures.splice(1, 0, photo('BRIDGE', 'hero'));
  return [
    ...figures,
    {
      caption: PRODUCT_PAGE[language].drawn(product.name),
      drawing: product.drawing,
      size: product.drawingSize,
    },
  ];
}
