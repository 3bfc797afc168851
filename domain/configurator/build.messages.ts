import type { InLanguages } from '../languages.ts';
import { COLOUR_NAMES } from '../products/colours.messages.ts';
import { COLOURS } from '../products/colours.ts';
import { isKeyOf } from '../records.ts';
import { FITTED_RETURN_DAYS } from '../returns/returns.ts';
import type {
  CLASSIC_TYPES,
  COIL_MATCHINGS,
  CONNECTOR_OPTIONS,
  COVER_TYPES,
  HUMBUCKER_MAGNETS,
  Option,
  POTTINGS,
  SPACING_OPTIONS,
  WINDING_OPTIONS,
  WIRINGS,
} from './options.ts';
import type { BuildField, BuildStep, BuildStepId } from './record.ts';

/** "7.5 kΩ" if an option is an output level. */
const ohmsIn = (option: Option): string =>
  'ohms' in option ? `, ${Number(option.ohms) / 1000}\u00a0kΩ` : '';

const EN = {
  /** Name of an option in its step. */
  name: (_: BuildField, { name }: Option) => name,
  /** Name of an option in a description, if that is longer; `asked` is false for a part without a choice. */
  words: (_: BuildField, option: Option, _asked = true): string =>
    option.words ?? option.name + ohmsIn(option),
  /** Label of a field, by its English name; `only` if it is the build's only colour. */
  label: (_: BuildField, english: string, only?: boolean): string => (only ? 'Color' : english),
  title: ({ title }: Pick<BuildStep, 'id' | 'title'>) => title,
  /** Label of the overview, in the list of steps. */
  overview: 'Overview',
  basePrice: 'Base price',
};

type Names<Options extends readonly Option[]> = Readonly<Record<Options[number]['id'], string>>;

/** Output levels and patterns are names, and the same in German. */
const GERMAN = {
  pickup: { dogear: 'P90 Dogear', soapbar: 'P90 Soapbar' } satisfies Names<typeof CLASSIC_TYPES>,
  cover: {
    closed: 'Geschlossene Kappe',
    open: 'Offene Kappe',
    none: 'Ohne Kappe',
  } satisfies Names<typeof COVER_TYPES>,
  model: { plain: 'Glatt' },
  spacing: { 50: '50\u00a0mm (Hals)', 52: '52\u00a0mm (Steg)' } satisfies Names<typeof SPACING_OPTIONS>,
  coils: { matched: 'Gleich gewickelt', unmatched: 'Ungleich gewickelt' } satisfies Names<
    typeof COIL_MATCHINGS
  >,
  potting: { none: 'Ohne Wachs', wax: 'Gewachst' } satisfies Names<typeof POTTINGS>,
  wiring: { '5-wire': '5 Adern (geschirmt)', '2-wire': '2 Adern (geschirmt)' } satisfies Names<
    typeof WIRINGS
  >,
  magnet: {
    ceramic: 'Keramik',
    'alnico-2': 'AlNiCo 2',
    'alnico-3': 'AlNiCo 3',
    'alnico-4': 'AlNiCo 4',
    'alnico-5': 'AlNiCo 5',
    'triple-ceramic': 'Dreifach Keramik',
  } satisfies Names<typeof HUMBUCKER_MAGNETS>,
  wound: { reverse: 'Gegenläufig gewickelt, umgekehrt gepolt' } satisfies Names<typeof WINDING_OPTIONS>,
  connector: { quick: 'Steckverbindung' } satisfies Names<typeof CONNECTOR_OPTIONS>,
} as const satisfies Partial<Record<BuildField, Readonly<Record<string, string>>>>;

const GERMAN_WORDS: Readonly<Record<string, string>> = {
  closed: 'Geschlossene Kappe, Nickel',
  open: 'Offene Kappe, Messing',
  50: '50\u00a0mm, Hals',
  52: '52\u00a0mm, Steg',
  quick: `Steckverbindung: ${FITTED_RETURN_DAYS} Tage zum Einbauen und Spielen`,
};

const GERMAN_LABELS: Readonly<Record<BuildField, string>> = {
  pickup: 'Bauform',
  cover: 'Kappe',
  model: 'Kappenmuster',
  color: 'Kappenfarbe',
  base: 'Spulenfarbe',
  spacing: 'Saitenabstand',
  output: 'Ausgang',
  coils: 'Spulen',
  potting: 'Wachsbad',
  wiring: 'Anschluss',
  magnet: 'Magnet',
  wound: 'Wicklung',
  connector: 'Kabel',
};

const GERMAN_TITLES: Readonly<Record<BuildStepId, string>> = {
  ...GERMAN_LABELS,
  color: 'Farbe',
  overview: 'Alles auf einen Blick',
};

function germanName(field: BuildField, { id, name }: Option): string {
  const names: Readonly<Partial<Record<BuildField, Readonly<Record<string, string>>>>> = GERMAN;
  if ((field === 'color' || field === 'base') && isKeyOf(COLOURS, id)) return COLOUR_NAMES.de(id);
  return names[field]?.[id] ?? name;
}

const DE: typeof EN = {
  name: germanName,
  // The specification calls the single coil of an HP90 unmatched; it has no second coil to match.
  words: (field, option, asked = true) =>
    field === 'coils' && !asked
      ? 'Eine Spule'
      : ((option.words && GERMAN_WORDS[option.id]) ??
        germanName(field, option) + ohmsIn(option).replace('.', ',')),
  // A classic P90's only colour is its cover's.
  label: (field, english, only) => (only || english === 'Color' ? 'Farbe' : GERMAN_LABELS[field]),
  title: ({ id }) => GERMAN_TITLES[id],
  overview: 'Überblick',
  basePrice: 'Grundpreis',
};

/** Names of options for display. Carts and orders keep the text that they were written with. */
export const BUILD_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
