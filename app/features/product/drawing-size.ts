import type { Product } from '#domain/products.ts';

/** The sheets themselves, read on the server: they say how large they are. */
const SHEETS = import.meta.glob<string>('../../../public/generated/drawings/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const LARGE: readonly [number, number] = [1200, 900];

/** Width and height of a product's drawing in pixels. */
export function drawingSize({ slug }: Product): readonly [number, number] {
  const sheet = SHEETS[`../../../public/generated/drawings/${slug}.svg`] ?? '';
  const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(sheet) ?? [];
  return width && height ? [Number(width), Number(height)] : LARGE;
}
