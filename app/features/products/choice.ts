import type { Language } from '#domain/languages.ts';
import type { Bundle } from '#domain/products/pickup-types.ts';
import { VIEWS } from '#domain/products/picture-files.ts';
import { type PictureSources, sourcesOf, stockPicture } from '#domain/products/pictures.ts';
import { PRODUCT_PAGE } from './product.messages.ts';
import type { Choice, FlavorProps, ProductProps, Size } from './product-props.ts';
import { windingsInBundle } from './windings-in-bundle.ts';

/** The query of a choice; other parameters stay. */
export function choiceQuery(search: string, { flavor, bundle, colour, wound, connector }: Choice): string {
  const query = new URLSearchParams(search);
  // Links may contain the alias `bundletype`; the canonical name replaces it.
  query.delete('bundletype');
  if (flavor) query.set('flavor', flavor.toLowerCase());
  query.set('bundleType', bundle.toLowerCase());
  query.set('color', colour);
  // Only a single pickup can be reverse wound; choosing a set drops it.
  if (wound && bundle !== 'SET') query.set('wound', wound);
  else query.delete('wound');
  if (connector) query.set('connector', connector);
  else query.delete('connector');
  return `?${query}`;
}

/**
 * Configurator address of the build nearest to a choice; for a set, its first pickup. Undefined if no configurator
 * makes its kind.
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

export type ChoicePicture = { readonly caption: string } & (
  | { readonly photo: PictureSources }
  | { readonly drawing: string; readonly size: Size }
);

/** The pictures of a choice: the content of the box and from above, then one pickup close, and its drawing. */
export function picturesOf(
  product: ProductProps,
  { bundle, colour }: Choice,
  language: Language,
): readonly ChoicePicture[] {
  const photo = (of: Bundle, view: (typeof VIEWS)[number]) => {
    const sources = sourcesOf(stockPicture(product, of, colour, view, language));
    return { caption: sources.alt, photo: sources };
  };
  const figures: ChoicePicture[] = VIEWS.map((view) => photo(bundle, view));
  const single = product.bundles.find(({ id }) => id === 'BRIDGE');
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
