import type { Product } from '#domain/products/products.ts';

/** Numbers of the figures below the one that only products with neck and bridge have: whether these two are equally loud. */
export const laterFigures = ({ positions }: Pick<Product, 'positions'>) =>
  positions.neck && positions.bridge
    ? ({ drawing: 'FIG. 5', exploded: 'FIG. 6' } as const)
    : ({ drawing: 'FIG. 4', exploded: 'FIG. 5' } as const);
