import { ALL_TAKES } from '#app/sound/audio-manifest.ts';
import { openingOf } from '#domain/configurator/address.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import type { FitTable } from '#domain/configurator/fit.ts';
import { CONFIGURATOR_OUTLINES } from '#domain/configurator/outline.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import type { Language } from '#domain/languages.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { sourcesOf, stockPicture } from '#domain/products/pictures.ts';
import type { Pause } from '#domain/shopfront/sale-parts.ts';
import type { ConfiguratorProps } from './configurator-island.tsx';

export const configuratorAt = (path: string): Configurator | undefined =>
  Object.values(CONFIGURATORS).find((configurator) => configurator.path === path);

function offeredIn({ id, extras }: Configurator, prices: PriceList): PriceList {
  const more = extras.flatMap(({ offers }) => offers({})).flatMap(({ lookupKey }) => lookupKey ?? []);
  const keys = [...CONFIGURATOR_OUTLINES[id].groups.flat(), ...more];
  return Object.fromEntries(keys.filter((key) => key in prices).map((key) => [key, prices[key]]));
}

export function configuratorProps(
  configurator: Configurator,
  prices: PriceList | undefined,
  query: URLSearchParams,
  fits: FitTable,
  pauses: readonly Pause[] = [],
  language: Language = 'en',
): ConfiguratorProps {
  const { wizard, broken } = openingOf(configurator, query);
  const { standIn } = configurator;
  return {
    of: configurator.id,
    opening: wizard,
    broken,
    prices: prices && offeredIn(configurator, prices),
    fits,
    pauses: pauses.filter(
      ({ parts }) => parts.of === configurator.id || !('of' in parts || 'pickupType' in parts),
    ),
    fallback: standIn && sourcesOf(stockPicture(productByType(standIn), 'SET', 'black', 'hero', language)),
    takes: ALL_TAKES,
  };
}
