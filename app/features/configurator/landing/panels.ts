import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CLASSIC_OUTPUTS, type OutputOption } from '#domain/configurator/options.ts';
import { BUILDS, fromPrice } from '#domain/configurator/outline.ts';
import { inWords } from '#domain/format-count.ts';
import type { Cents } from '#domain/money.ts';
import type { LookupKey, PriceList } from '#domain/prices/price-list.ts';
import { HP90_PATTERNS, HUMBUCKER_PATTERNS } from '#domain/products/custom-looks.ts';
import {
  CONFIGURATOR_LOOKS,
  configuratorPicture,
  type PictureSources,
  sourcesOf,
} from '#domain/products/pictures.ts';
import { keysOf } from '#domain/records.ts';

export interface Panel {
  readonly id: ConfiguratorId;
  readonly href: string;
  readonly title: string;
  readonly invitation: string;
  readonly words: string;
  readonly steps: readonly string[];
  readonly photo: PictureSources;
  /** Of the cheapest build; undefined where none can be sold. */
  readonly from: Cents | undefined;
}

/** How many options with such keys a configurator has, as a word. */
const options = (id: ConfiguratorId, of: RegExp) =>
  inWords(BUILDS[id].groups.flat().filter((key: LookupKey) => of.test(key)).length);
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
/** A plain cover is beside the patterned ones. */
const covers = (patterns: readonly string[]) => inWords(patterns.length + 1);

const range = (outputs: readonly OutputOption[]) => {
  const ohms = outputs.map((output) => output.ohms / 1000);
  return `${Math.min(...ohms)} to ${Math.max(...ohms)}`;
};

/** What pages and cards say of each configurator. */
export const CONFIGURATOR_MESSAGES: Readonly<
  Record<ConfiguratorId, Pick<Panel, 'title' | 'invitation' | 'words'> & { readonly description: string }>
> = {
  humbucker: {
    title: 'Custom Humbucker',
    invitation: 'Build your custom humbucker',
    description: 'Cover, colours, winding, magnet: your own humbucker, seen, heard and priced as you choose.',
    words: `Two coils, and a cover to choose: ${covers(HUMBUCKER_PATTERNS)} in open brass, a closed one, or none. ${sentence(options('humbucker', /^output/))} output levels, ${options('humbucker', /^magnet/)} magnets.`,
  },
  hp90: {
    title: 'Custom Humbucker sized P90',
    invitation: 'Build your own HP90',
    description: 'Your own P90 in the size of a humbucker, seen, heard and priced as you choose.',
    words: `One P90 coil where a humbucker was, no routing. ${sentence(covers(HP90_PATTERNS))} covers. ${sentence(options('hp90', /noiseless/))} of the ${options('hp90', /output/)} outputs are wound against hum.`,
  },
  p90: {
    title: 'Custom P90 Dogear/Soapbar',
    invitation: 'Build your own Classic P90',
    description: 'Your own dogear or soapbar P90, seen, heard and priced as you choose.',
    words: `The old shape, left plain. Dogear or soapbar, black or cream, ${options('p90', /^output/)} outputs from ${range(CLASSIC_OUTPUTS)}\u00a0kΩ and ${options('p90', /^magnet/)} magnets.`,
  },
};

/** The three panels in the order of the specification; without a price list none has a price. */
export const panels = (prices: PriceList = {}): Panel[] =>
  keysOf(CONFIGURATOR_LOOKS).map((id) => {
    const { title, invitation, words } = CONFIGURATOR_MESSAGES[id];
    return {
      id,
      title,
      invitation,
      words,
      href: BUILDS[id].path,
      steps: BUILDS[id].steps,
      photo: sourcesOf(configuratorPicture(id)),
      from: fromPrice(BUILDS[id], prices),
    };
  });
