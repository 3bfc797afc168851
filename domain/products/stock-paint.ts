import { COLOURS, type ColourId } from './colours.ts';
import type { Slot } from './finishes.ts';
import type { Product } from './products.ts';

/** What a stock pickup's colour paints, as sRGB hex. Zebras paint two bobbins, slugs first; the rest has one part. */
export function stockColours(
  { colourSlots: [slot, other] }: Pick<Product, 'colourSlots'>,
  colour: ColourId,
): Partial<Record<Slot, string>> {
  const [first, second = first] = COLOURS[colour].hex;
  return { [slot]: first, ...(other && { [other]: second }) };
}
