import type { Field } from '../configurator/record.ts';
import type { InLanguages } from '../languages.ts';

interface TargetWords {
  readonly groups: {
    readonly products: string;
    readonly flavors: string;
    readonly colours: string;
    readonly everywhere: string;
  };
  readonly flavor: (name: string, flavor: string) => string;
  /** Under a configurator's heading. */
  readonly options: (heading: string) => string;
  readonly covers: (heading: string) => string;
  readonly everywhere: (name: string) => string;
  /** What stands before an option's name where the name alone says too little. */
  readonly fields: Readonly<Record<Field, string>>;
}

/** What can be paused, in words. */
export const TARGET_WORDS: InLanguages<TargetWords> = {
  en: {
    groups: {
      products: 'Products',
      flavors: 'Flavors',
      colours: 'Colours',
      everywhere: 'Options: every configurator',
    },
    flavor: (name, flavor) => `${name}, ${flavor}`,
    options: (heading) => `Options: ${heading}`,
    covers: (heading) => `Covers: ${heading}`,
    everywhere: (name) => `${name}, every configurator`,
    fields: {
      pickup: '',
      cover: 'Cover type ',
      model: 'Cover ',
      color: 'Cover colour ',
      base: 'Base colour ',
      spacing: 'Pole spacing ',
      output: 'Output ',
      coils: 'Coils ',
      potting: '',
      wiring: 'Wiring ',
      magnet: 'Magnet ',
      wound: 'Winding ',
    },
  },
  de: {
    groups: {
      products: 'Produkte',
      flavors: 'Flavors',
      colours: 'Farben',
      everywhere: 'Optionen: alle Konfiguratoren',
    },
    flavor: (name, flavor) => `${name} in ${flavor}`,
    options: (heading) => `Optionen: ${heading}`,
    covers: (heading) => `Kappen: ${heading}`,
    everywhere: (name) => `${name}, alle Konfiguratoren`,
    fields: {
      pickup: '',
      cover: '',
      model: 'Kappe ',
      color: 'Kappenfarbe: ',
      base: 'Spulenfarbe: ',
      spacing: 'Saitenabstand ',
      output: 'Ausgang ',
      coils: 'Spulen: ',
      potting: '',
      wiring: 'Anschluss: ',
      magnet: 'Magnet: ',
      wound: '',
    },
  },
};
