import { COLOURS, type ColourId } from './colours.ts';
import type { Slot } from './finishes.ts';
import type { Product } from './products.ts';

/** Colours of a stock pickup's slots, sRGB hex. A zebra has two bobbins, slugs first; other pickups have one slot. */
export function stockColours(
  { colourSlots: [slot, other] }: Pick<Product, 'colourSlots'>,
  colour: ColourId,
): Partial<Record<Slot, string>> {
  const [first, second = first] = COLOURS[colour].hex;
  return { [slot]: first, ...(other && { [other]: second }) };
}
