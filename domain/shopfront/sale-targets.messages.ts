import type { InLanguages } from '../languages.ts';

const EN = {
  groups: {
    products: 'Products',
    flavors: 'Flavors',
    colours: 'Colours',
    everywhere: 'Options: every configurator',
  },
  flavor: (name: string, flavor: string) => `${name}, ${flavor}`,
  /** Options under a configurator's heading. */
  options: (heading: string) => `Options: ${heading}`,
  covers: (heading: string) => `Covers: ${heading}`,
  everywhere: (name: string) => `${name}, every configurator`,
  /** Precedes an option's name that is unclear alone. */
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
    connector: '',
  },
};

export const TARGET_WORDS: InLanguages<typeof EN> = {
  en: EN,
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
      connector: '',
    },
  },
};
