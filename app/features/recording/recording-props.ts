import { choose, offersIn } from '#domain/configurator/configurator.ts';
import { type Choices, FIELDS } from '#domain/configurator/record.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { begin } from '#domain/configurator/wizard.ts';
import type { Language } from '#domain/languages.ts';
import { buildPick } from '#domain/listening/build-pick.ts';
import { isBuild, type OwnPick, pickKey, pickPrice } from '#domain/listening/listen-choice.ts';
import { pickPrices } from '#domain/listening/listen-prices.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { flavorsOf, positionsOf, productByType, productPath } from '#domain/products/catalogue.ts';
import { FLAVOR_NAMES } from '#domain/products/pickup-types.ts';
import { STOCK_TYPES } from '#domain/products/products.ts';
import { bundleOf, stockPickup } from '#domain/products/winding-table.ts';
import { buildPickup } from '#domain/tone/build.ts';
import type { Pickup } from '#domain/tone/pickup.ts';
import { instrumentAt } from '#domain/tone/strings.ts';

/** Position in the guitar; a split pickup has only one. */
export type Where = 'neck' | 'middle' | 'bridge' | 'split';

/** Example builds of the configurators; other choices use the defaults. */
const BUILDS: readonly { readonly id: keyof typeof CONFIGURATORS; readonly said: Choices }[] = [
  { id: 'humbucker', said: { cover: 'open', model: 'fishbone', output: 'modern', magnet: 'alnico-5' } },
  { id: 'humbucker', said: { cover: 'closed', output: 'vintage', magnet: 'alnico-2' } },
  { id: 'hp90', said: { model: 'fishbone', magnet: 'alnico-5' } },
];

function picks(language: Language): readonly OwnPick[] {
  const stock = STOCK_TYPES.flatMap((type) => {
    const product = productByType(type);
    return positionsOf(product).flatMap((position) =>
      flavorsOf(product).map((flavor) => ({ type, flavor, position })),
    );
  });
  const builds = (['bridge', 'neck'] as const).flatMap((position) =>
    BUILDS.map(({ id, said }) => {
      const configurator = CONFIGURATORS[id];
      const preferred: Choices = { ...said, spacing: position === 'bridge' ? '52' : '50' };
      const choices = FIELDS.reduce((made: Choices, field) => {
        const offers = offersIn(configurator, made, field);
        const wanted = offers.find((offer) => offer.id === preferred[field]) ?? offers[0];
        return wanted ? choose(configurator, made, field, wanted.id) : made;
      }, begin(configurator).choices);
      return buildPick({ configurator, choices }, language);
    }),
  );
  return [...stock, ...builds];
}

const PICKS = { en: picks('en'), de: picks('de') };

const pickupOf = (pick: OwnPick): Pickup | undefined =>
  isBuild(pick) ? buildPickup(pick.tone) : stockPickup(pick.type, pick.flavor, pick.position);

export function recordingProps(list: PriceList | undefined, language: Language) {
  const ours = PICKS[language];
  const prices = list && pickPrices(ours, list);
  return {
    ours: ours.flatMap((pick) => {
      const pickup = pickupOf(pick);
      if (!pickup) return [];
      const where: Where = isBuild(pick) ? (pick.tone.position ?? 'neck') : pick.position;
      return [
        {
          key: isBuild(pick) ? `${pick.key}.${where}` : pickKey(pick),
          name: isBuild(pick) ? pick.name : `${productByType(pick.type).name} ${FLAVOR_NAMES[pick.flavor]}`,
          where,
          instrument: instrumentAt(pickup.recipe.place),
          circuit: pickup.circuit,
          pots_Ohm: pickup.bobbin.pots,
          href: isBuild(pick)
            ? pick.path
            : productPath({
                pickupType: pick.type,
                pickupFlavor: pick.flavor,
                bundleType: bundleOf(pick),
                color: 'black',
              }),
          price: prices && pickPrice(pick, prices),
          isBuild: isBuild(pick),
        },
      ];
    }),
  };
}

export type OurSound = ReturnType<typeof recordingProps>['ours'][number];
