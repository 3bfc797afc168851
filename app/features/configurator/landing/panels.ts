import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CONFIGURATOR_OUTLINES, fromPrice } from '#domain/configurator/outline.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import type { Language } from '#domain/languages.ts';
import type { Cents } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import {
  CONFIGURATOR_LOOKS,
  configuratorPicture,
  type PictureSources,
  sourcesOf,
} from '#domain/products/pictures.ts';
import { keysOf } from '#domain/records.ts';
import { CONFIGURATOR_MESSAGES } from './panels.messages.ts';

export interface ConfiguratorPanel {
  readonly id: ConfiguratorId;
  readonly href: string;
  readonly title: string;
  readonly invitation: string;
  readonly words: string;
  readonly steps: readonly string[];
  readonly photo: PictureSources;
  /** Price of the cheapest build; undefined if none can be sold. */
  readonly from: Cents | undefined;
}

/** The three panels in the order of the specification, without prices if there is no list. */
export const panels = (prices: PriceList = {}, language: Language = 'en'): ConfiguratorPanel[] =>
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
      from: fromPrice(CONFIGURATOR_OUTLINES[id], prices),
    };
  });
