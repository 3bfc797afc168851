import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { CONFIGURATOR_OUTLINES, fromPrice } from '#domain/configurator/outline.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import type { Language } from '#domain/languages.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { CONFIGURATOR_LOOKS, configuratorPicture, sourcesOf } from '#domain/products/pictures.ts';
import { keysOf } from '#domain/records.ts';
import { CONFIGURATOR_MESSAGES } from './panels.messages.ts';

/** The three panels in the order of the specification, without prices if there is no list. */
export const panels = (prices: PriceList = {}, language: Language = 'en') =>
  keysOf(CONFIGURATOR_LOOKS).map((id) => {
    const { title, invitation, words } = CONFIGURATOR_MESSAGES[language][id];
    const named = BUILD_MESSAGES[language];
    return {
      id,
      title,
      invitation,
      words,
      href: CONFIGURATOR_OUTLINES[id].path,
      steps: CONFIGURATORS[id].steps.map((step) =>
        step.id === 'overview' ? named.overview : named.title(step),
      ),
      photo: sourcesOf(configuratorPicture(id, language)),
      /** Price of the cheapest build; undefined if none can be sold. */
      from: fromPrice(CONFIGURATOR_OUTLINES[id], prices),
    };
  });

export type ConfiguratorPanel = ReturnType<typeof panels>[number];
