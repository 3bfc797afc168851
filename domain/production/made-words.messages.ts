import { BUILD_MESSAGES } from '../configurator/build.messages.ts';
import { CONNECTOR_OPTIONS, WINDING_OPTIONS } from '../configurator/options.ts';
import { decimalsIn, type InLanguages } from '../languages.ts';
import { COLOUR_NAMES } from '../products/colours.messages.ts';
import { COLOURS } from '../products/colours.ts';
import { isKeyOf, keysOf } from '../records.ts';
import { LEAD_COLOURS } from '../wiring/lead-colours.ts';
import { LEAD_WORDS } from '../wiring/lead-words.messages.ts';
import { COIL_WORDS } from './coil-plan.messages.ts';
import type { MagnetMessages } from './magnet.messages.ts';

const same = (words: string): string => words;

/** The name that its option has in the configurator. */
const [REVERSE] = WINDING_OPTIONS;
const [CONNECTOR] = CONNECTOR_OPTIONS;

const EN = {
  /** "Stratocaster bridge". */
  name: same,
  /** "Fishbone", "Closed cover". */
  shape: same,
  colour: same,
  /** "Open, brass". */
  cover: same,
  magnet: ({ name, shape, size }: MagnetMessages) => [name, shape, size].filter(Boolean).join(', '),
  magnetName: same,
  magnetForm: ({ shape, size }: Pick<MagnetMessages, 'shape' | 'size'>) =>
    [shape, size].filter(Boolean).join(', '),
  /** Kind of a coil's poles, or its strings: "screws". */
  poles: same,
  wound: same,
  get reversed() {
    return BUILD_MESSAGES.en.name('wound', REVERSE);
  },
  get connector() {
    return BUILD_MESSAGES.en.name('connector', CONNECTOR);
  },
  /** Joint of two coils: "grey to yellow", "finish to start". */
  join: same,
  direction: { clockwise: 'clockwise', 'counter-clockwise': 'counter-clockwise' },
  pole: { N: 'North', S: 'South' },
  enamel: same,
};

/** Keyed by the English word recorded at the sale. A word without an entry stays. */
type Dictionary = Readonly<Record<string, string>>;
const translatorOf =
  (words: Dictionary) =>
  (english: string): string =>
    words[english] ?? english;

const POSITIONS: Dictionary = { neck: 'Hals', middle: 'Mitte', bridge: 'Steg' };

const COVERS: Dictionary = {
  Plain: 'glatt',
  Open: 'offen',
  closed: 'geschlossen',
  brass: 'Messing',
  'nickel silver': 'Neusilber',
  plastic: 'Kunststoff',
  none: 'keine',
};

const MAGNETS: Dictionary = { Ceramic: 'Keramik', 'Triple Ceramic': 'Dreifach Keramik' };

function magnetShape(shape: string): string {
  const [, rods] = /^(\d+) rods$/.exec(shape) ?? [];
  const [, bars] = /^(\d+) bars$/.exec(shape) ?? [];
  if (rods) return `${rods} Stäbe`;
  if (bars) return `${bars} Balken`;
  return translatorOf({
    bar: 'Balken',
    'bar under steel rods': 'Balken unter Stahlstäben',
    'a pair of bars a half': 'je Hälfte ein Paar Balken',
  })(shape);
}

const magnetName = translatorOf(MAGNETS);
const magnetForm: (typeof EN)['magnetForm'] = ({ shape, size }) =>
  [magnetShape(shape), size && decimalsIn(size, 'de').replace(/long$/, 'lang')].filter(Boolean).join(', ');

const ENDS: Dictionary = { start: 'Anfang', finish: 'Ende' };
/** The colour of a lead, or the end of its coil. */
const joinedEnd = (word: string): string =>
  ENDS[word] ?? (isKeyOf(LEAD_COLOURS, word) ? LEAD_WORDS.de.colour(word) : word);

const DE: typeof EN = {
  name: (name) => name.replace(/ (neck|middle|bridge)$/, (_, place: string) => `, ${POSITIONS[place]}`),
  shape: translatorOf({
    Plain: 'Glatte Kappe',
    'Closed cover': 'Geschlossene Kappe',
    'No cover': 'Ohne Kappe',
  }),
  colour: (name) => {
    const id = keysOf(COLOURS).find((known) => COLOURS[known].name === name);
    return id ? COLOUR_NAMES.de(id) : name;
  },
  cover: (words) => words.split(', ').map(translatorOf(COVERS)).join(', '),
  magnet: ({ name, ...form }) => [magnetName(name), magnetForm(form)].filter(Boolean).join(', '),
  magnetName,
  magnetForm,
  poles: (word) => translatorOf(COIL_WORDS.de.coils)(word),
  wound: translatorOf({
    'by hand, scatter': 'von Hand, kreuz und quer',
    'by hand, layers': 'von Hand, in Lagen',
  }),
  get reversed() {
    return BUILD_MESSAGES.de.name('wound', REVERSE);
  },
  get connector() {
    return BUILD_MESSAGES.de.name('connector', CONNECTOR);
  },
  join: (words) => words.split(' to ').map(joinedEnd).join(' an '),
  direction: { clockwise: 'im Uhrzeigersinn', 'counter-clockwise': 'gegen den Uhrzeigersinn' },
  pole: { N: 'Nord', S: 'Süd' },
  enamel: translatorOf({ 'single-build enamel': 'einfach lackiert' }),
};

/** Translates the records of a sold pickup and its build sheet, which are stored in English. */
export const MADE_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
