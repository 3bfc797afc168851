import { isCustom, type LineConfig } from '#domain/cart/cart-line.ts';
import { pickupName } from '#domain/configurator/bill.ts';
import { configuratorOf } from '#domain/configurator/custom-types.ts';
import { COUNTRY_NAMES, type CountryCode } from '#domain/countries.ts';
import { piecePicture, pieceSummary } from '#domain/production/piece-look.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { BUNDLE_NAMES, FLAVOR_NAMES } from '#domain/products/pickup-types.ts';
import { pictureFile, stockPicture } from '#domain/products/pictures.ts';

/** A line of an order as the workshop shows it: what, in which words, and its picture. */
export interface OrderItem {
  /** "Stratocaster set", "Custom Humbucker". */
  readonly name: string;
  /** "Vintage, White", "Fishbone, Forest/Copper, 52 mm, 8 kΩ". */
  readonly detail: string;
  readonly quantity: number;
  readonly picture: { readonly path: string; readonly alt: string };
}

export function orderItem({ config, quantity }: { config: LineConfig; quantity: number }): OrderItem {
  if (isCustom(config))
    return {
      name: pickupName(configuratorOf(config), config.choices),
      detail: pieceSummary(config),
      quantity,
      picture: piecePicture(config),
    };
  const { pickupType, bundleType, pickupFlavor, color } = config;
  const product = productByType(pickupType);
  const picture = stockPicture(product, bundleType, color, 'hero');
  return {
    name: `${product.name} ${BUNDLE_NAMES[bundleType].toLowerCase()}`,
    detail: [FLAVOR_NAMES[pickupFlavor], COLOURS[color].name].join(', '),
    quantity,
    picture: { path: pictureFile(picture, 960, 'webp'), alt: picture.alt },
  };
}

/** Some of an order's goods by name: "2 × Stratocaster set (Vintage, White)". */
export const goodsWords = (
  lines: readonly { readonly config: LineConfig; readonly quantity: number }[],
  quantities: readonly number[],
): string =>
  lines
    .flatMap((line, index) => {
      const quantity = quantities[index] ?? 0;
      if (quantity === 0) return [];
      const { name, detail } = orderItem(line);
      return [`${quantity} × ${name} (${detail})`];
    })
    .join('; ');

/** The first name of whoever ordered: enough for two people at a bench. */
export const givenName = (name: string | null): string => name?.trim().split(/\s+/)[0] ?? '';

/** The country that an order goes to, in words; while no address is there it is not known. */
export const placeWords = (country: CountryCode, isAddressed: boolean): string =>
  isAddressed ? COUNTRY_NAMES[country] : 'no address yet';
