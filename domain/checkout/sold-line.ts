import {
  describeLine,
  featureWords,
  isCustom,
  isSpare,
  type LineConfig,
  type LineWords,
  lineOf,
  nameIn,
} from '../cart/cart-line.ts';
import { CUSTOM_NAMES } from '../configurator/custom-types.ts';
import type { SizedModel } from '../configurator/fit.ts';
import { freezePickup, type SoldPickup } from '../production/sold-pickup.ts';
import { buildsOf } from '../production/unit.ts';
import { CONNECTED, pictureOf, unitSummary } from '../production/unit-look.ts';
import { bundlesOf, productByType } from '../products/catalogue.ts';
import { COLOURS } from '../products/colours.ts';
import { BUNDLE_NAMES, type Bundle, FLAVOR_NAMES } from '../products/pickup-types.ts';
import { pictureFile } from '../products/picture-files.ts';
import { type Picture, stockPicture } from '../products/pictures.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import { sparePart } from '../products/spare-parts.ts';

/** An order line, frozen when sold. Everything reads this and never today's tables. Makers' texts are English. */
export interface SoldLine {
  readonly description: readonly LineWords[];
  readonly features: readonly string[];
  /** Both in German; missing in orders from before the German shop. */
  readonly inGerman?: Pick<SoldLine, 'description' | 'features'> & { readonly name?: string };
  /** Title for the makers: "Stratocaster set", "Custom Humbucker". */
  readonly title: string;
  /** "Vintage, White", "Fishbone, Forest/Copper, 52 mm, 8 kΩ". */
  readonly detail: string;
  readonly imagePath?: string;
  readonly picture: { readonly path: string; readonly alt: string };
  readonly pickups: readonly SoldPickup[];
  /** A stocked part (`domain/stock/parts.ts`) sold instead of pickups, and the pieces of one unit of the line. */
  readonly part?: { readonly id: string; readonly pieces: number };
}

const stockTitle = (product: Product, bundle: Bundle) =>
  `${product.name} ${BUNDLE_NAMES[bundle].toLowerCase()}`;

export const SOLD_TITLES: readonly string[] = [
  ...PRODUCTS.flatMap((product: Product) => bundlesOf(product).map((bundle) => stockTitle(product, bundle))),
  ...CUSTOM_NAMES,
];

function forMakers(config: LineConfig): Pick<SoldLine, 'title' | 'detail' | 'picture'> {
  const shown = (picture: Picture) => ({ path: pictureFile(picture, 960), alt: picture.alt });
  if (isSpare(config)) {
    const title = lineOf(config)?.name ?? '';
    const detail = describeLine({ config }).map(({ value }) => value);
    return {
      title,
      detail: detail.join(', '),
      picture: { path: lineOf(config)?.imagePath ?? '', alt: title },
    };
  }
  if (isCustom(config))
    return {
      title: lineOf(config)?.name ?? '',
      detail: unitSummary(config),
      picture: shown(pictureOf(config)),
    };
  const { pickupType, bundleType, pickupFlavor, color, wound, connector } = config;
  const product = productByType(pickupType);
  return {
    title: stockTitle(product, bundleType),
    detail: [
      ...[FLAVOR_NAMES[pickupFlavor], COLOURS[color].name],
      ...(wound ? ['reverse wound'] : []),
      ...(connector ? [CONNECTED] : []),
    ].join(', '),
    picture: shown(stockPicture(product, bundleType, color, 'hero')),
  };
}

/** Freezes a configuration when it is sold. `reportOf` returns a CAD model's report by id. */
export function freezeLine(config: LineConfig, reportOf: (model: string) => SizedModel): SoldLine {
  const imagePath = lineOf(config)?.imagePath;
  const spare = isSpare(config) ? sparePart(config.spare) : undefined;
  return {
    description: describeLine({ config }),
    features: featureWords({ config }),
    inGerman: {
      description: describeLine({ config }, 'de'),
      features: featureWords({ config }, 'de'),
      ...(spare && { name: nameIn({ name: '', config }, 'de') }),
    },
    ...forMakers(config),
    ...(imagePath && { imagePath }),
    pickups: buildsOf(config).map((build) => freezePickup(build, reportOf)),
    ...(spare && { part: { id: spare.id, pieces: spare.pieces } }),
  };
}
