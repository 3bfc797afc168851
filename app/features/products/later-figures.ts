import type { Product } from '#domain/products/products.ts';

/** Numbers of the figures below the one that only products with neck and bridge have: whether these two are equally loud. */
export const laterFigures = ({ positions }: Pick<Product, 'positions'>) =>
  positions.neck && positions.bridge
    ? ({ drawing: 5, exploded: 6 } as const)
    : ({ drawing: 4, exploded: 5 } as const);
