import type { Bundle, Position } from '#domain/pickup-types.ts';
import type { Choice, ProductProps, WindingProps } from './product-props.ts';

/** The part of the address behind the path that says what is chosen; other parameters stay as they are. */
export function choiceQuery(search: string, { flavor, bundle, colour }: Choice): string {
  const query = new URLSearchParams(search);
  // Links from the cart spell it bundleType; one spelling is enough.
  query.delete('bundleType');
  if (flavor) query.set('flavor', flavor.toLowerCase());
  query.set('bundletype', bundle.toLowerCase());
  query.set('color', colour);
  return `?${query}`;
}

/** The pickups that a bundle holds. A split coil has no position of its own and comes as a whole. */
export function windingsInBundle(windings: readonly WindingProps[], bundle: Bundle): readonly WindingProps[] {
  if (bundle === 'SET') return windings;
  return windings.filter(({ position }) => position === bundle.toLowerCase());
}

export const POSITION_NAMES: Record<Position, string> = {
  neck: 'Neck',
  middle: 'Middle',
  bridge: 'Bridge',
  split: 'Both halves',
};

/** What the price buys, in words: "Set: neck and bridge". */
export function bundleWords({ setContents }: Pick<ProductProps, 'setContents'>, bundle: Bundle): string {
  if (bundle !== 'SET') return `${bundle.charAt(0)}${bundle.slice(1).toLowerCase()} pickup`;
  return `Set: ${setContents.charAt(0).toLowerCase()}${setContents.slice(1)}`;
}

export interface Figure {
  readonly src: string;
  /** Shown under the picture and read out for it. */
  readonly caption: string;
  /** Pictures fill their frame, drawings keep a margin. */
  readonly kind: 'picture' | 'drawing';
}

/** The pictures of a choice: what is in the box first, then one pickup, from above, and its drawing. */
export function figuresOf(product: ProductProps, { bundle, colour }: Choice): readonly Figure[] {
  const tint = product.colours.find(({ id }) => id === colour) ?? product.colours[0];
  if (!tint) return [];
  const { name } = product;
  const figures: Figure[] = [
    { src: tint.sketch, caption: `${name}, ${tint.name}`, kind: 'picture' },
    { src: tint.top, caption: `${name}, ${tint.name}, from above`, kind: 'picture' },
    { src: product.drawing, caption: `${name}, drawing with dimensions in mm`, kind: 'drawing' },
  ];
  if (bundle !== 'SET') return figures;
  return [{ src: tint.set, caption: `${name} set, ${tint.name}`, kind: 'picture' }, ...figures];
}
