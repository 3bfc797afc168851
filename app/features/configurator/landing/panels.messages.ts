import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CLASSIC_OUTPUTS, type OutputOption } from '#domain/configurator/options.ts';
import { CONFIGURATOR_OUTLINES } from '#domain/configurator/outline.ts';
import { atStart, inWords } from '#domain/format-count.ts';
import type { InLanguages, Language } from '#domain/languages.ts';
import type { LookupKey } from '#domain/prices/price-list.ts';
import { HP90_PATTERNS, HUMBUCKER_PATTERNS } from '#domain/products/custom-looks.ts';
import { inFigures } from '#domain/tone/format-figures.ts';

/** Number of matching options of a configurator, as a word. */
const options = (id: ConfiguratorId, of: RegExp, language: Language) =>
  inWords(CONFIGURATOR_OUTLINES[id].groups.flat().filter((key: LookupKey) => of.test(key)).length, language);
/** Adds the plain cover to the patterned ones. */
const covers = (patterns: readonly string[], language: Language) => inWords(patterns.length + 1, language);

function range(outputs: readonly OutputOption[], to: string): string {
  const ohms = outputs.map((output) => output.ohms / 1000);
  return `${Math.min(...ohms)} ${to} ${Math.max(...ohms)}`;
}

const EN = {
  humbucker: {
    title: 'Custom Humbucker',
    invitation: 'Build your custom humbucker',
    description: 'Cover, colours, winding, magnet: see, hear and price your own humbucker as you choose.',
    words: `Two coils and a cover of your choice: ${covers(HUMBUCKER_PATTERNS, 'en')} in brass, a closed nickel one, or none. ${atStart(options('humbucker', /^output/, 'en'))} output levels, ${options('humbucker', /^magnet/, 'en')} magnets.`,
  },
  hp90: {
    title: 'Custom Humbucker sized P90',
    invitation: 'Build your own HP90',
    description: 'See, hear and price your own humbucker-sized P90 as you choose.',
    words: `One P90 coil in a humbucker rout. ${atStart(covers(HP90_PATTERNS, 'en'))} covers. ${atStart(options('hp90', /noiseless/, 'en'))} of the ${options('hp90', /output/, 'en')} outputs cancel hum.`,
  },
  p90: {
    title: 'Custom P90 Dogear/Soapbar',
    invitation: 'Build your own Classic P90',
    description: 'See, hear and price your own dogear or soapbar P90 as you choose.',
    words: `The classic shape, kept plain. Dogear or soapbar, black or cream, ${options('p90', /^output/, 'en')} outputs from ${range(CLASSIC_OUTPUTS, 'to')}\u00a0kΩ and ${options('p90', /^magnet/, 'en')} magnets.`,
  },
};

const DE: typeof EN = {
  humbucker: {
    title: 'Custom Humbucker',
    invitation: 'Bau dir deinen eigenen Humbucker',
    description:
      'Kappe, Farben, Wicklung, Magnet: dein eigener Humbucker. Was du wählst, siehst und hörst du gleich, mit Preis.',
    words: `Zwei Spulen und eine Kappe nach Wahl: ${covers(HUMBUCKER_PATTERNS, 'de')} in Messing, eine geschlossene in Nickel oder keine. ${atStart(options('humbucker', /^output/, 'de'))} Ausgangsstufen, ${options('humbucker', /^magnet/, 'de')} Magnete.`,
  },
  hp90: {
    title: 'Custom P90 im Humbucker-Format',
    invitation: 'Bau dir deinen eigenen HP90',
    description:
      'Dein eigener P90 im Humbucker-Format. Was du wählst, siehst und hörst du gleich, mit Preis.',
    words: `Eine P90-Spule in der Humbucker-Fräsung. ${atStart(covers(HP90_PATTERNS, 'de'))} Kappen. ${atStart(options('hp90', /noiseless/, 'de'))} der ${options('hp90', /output/, 'de')} Ausgangsstufen brummen nicht.`,
  },
  p90: {
    title: 'Custom P90 Dogear/Soapbar',
    invitation: 'Bau dir deinen klassischen P90',
    description:
      'Dein eigener P90, Dogear oder Soapbar. Was du wählst, siehst und hörst du gleich, mit Preis.',
    words: `Die klassische Form, ganz schlicht. Dogear oder Soapbar, schwarz oder creme, ${options('p90', /^output/, 'de')} Ausgangsstufen von ${inFigures(range(CLASSIC_OUTPUTS, 'bis'), 'de')}\u00a0kΩ und ${options('p90', /^magnet/, 'de')} Magnete.`,
  },
};

export const CONFIGURATOR_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
