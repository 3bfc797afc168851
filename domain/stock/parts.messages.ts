import { BOXES, type BoxId } from '../admin/packaging.ts';
import type { InLanguages } from '../languages.ts';
import { COLOUR_NAMES } from '../products/colours.messages.ts';
import { COLOURS, type ColourId } from '../products/colours.ts';
import { isKeyOf } from '../records.ts';
import { MAGNET_NAMES, type Magnet } from '../tone/magnets.ts';

type Flatwork = 'stratocaster' | 'telecaster-bridge' | 'telecaster-neck' | 'jazz-bass' | 'precision-bass';
/** Name of a part, and a detail that tells it from similar ones. */
type Named = readonly [name: string, detail?: string];

export interface PartMessages {
  readonly wire: (awg: number) => Named;
  readonly bar: (magnet: Magnet) => Named;
  readonly shortBar: (magnet: Magnet) => Named;
  readonly rod: (magnet: Magnet) => Named;
  readonly steelRod: Named;
  readonly humbuckerBobbin: (colour: ColourId) => Named;
  readonly hp90Bobbin: (colour: ColourId) => Named;
  readonly halfBobbin: (colour: ColourId) => Named;
  readonly p90Bobbin: Named;
  readonly flatwork: (of: Flatwork) => Named;
  readonly baseplate: (of: 'humbucker' | 'HP90' | 'P90') => Named;
  readonly telecasterPlate: Named;
  readonly keeper: (of: 'humbucker' | 'P90') => Named;
  readonly poleScrew: Named;
  readonly bobbinScrew: Named;
  readonly slug: Named;
  readonly closedCover: (spacing: number) => Named;
  readonly telecasterCover: Named;
  readonly cover: (product: string, colour: ColourId) => Named;
  readonly openCover: (of: 'humbucker' | 'hp90', model: string, colour: ColourId, spacing: number) => Named;
  readonly fiveWires: Named;
  readonly braided: Named;
  readonly pushback: Named;
  readonly connector: (pins: number) => Named;
  readonly box: (box: BoxId) => Named;
  readonly tape: Named;
}

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const MM = '\u00a0mm';

/** A colour that is no longer in the table goes by its id. */
const lower = (colour: ColourId, name: (colour: ColourId) => string): string =>
  isKeyOf(COLOURS, colour) ? name(colour).toLowerCase() : colour;
const inEnglish = (colour: ColourId) => lower(colour, COLOUR_NAMES.en);
const inGerman = (colour: ColourId) => lower(colour, COLOUR_NAMES.de);

const germanMagnet = (magnet: Magnet): string =>
  magnet === 'CER' ? 'Keramik' : magnet === 'CER3' ? 'Dreifach Keramik' : MAGNET_NAMES[magnet];

const FLATWORK_NAMES: InLanguages<Readonly<Record<Flatwork, string>>> = {
  en: {
    stratocaster: 'Stratocaster',
    'telecaster-bridge': 'Telecaster bridge',
    'telecaster-neck': 'Telecaster neck',
    'jazz-bass': 'Jazz Bass',
    'precision-bass': 'Precision Bass',
  },
  de: {
    stratocaster: 'Stratocaster',
    'telecaster-bridge': 'Telecaster Steg',
    'telecaster-neck': 'Telecaster Hals',
    'jazz-bass': 'Jazz Bass',
    'precision-bass': 'Precision Bass',
  },
};

export const PART_WORDS: InLanguages<PartMessages> = {
  en: {
    wire: (awg) => [`Wire ${awg}\u00a0AWG`, 'single-build enamel'],
    bar: (magnet) => [`Bar ${MAGNET_NAMES[magnet]}`, `63.5 × 12.7 × 3.2${MM}`],
    shortBar: (magnet) => [`Short bar ${MAGNET_NAMES[magnet]}`, 'for halves without hum'],
    rod: (magnet) => [`Rod ${MAGNET_NAMES[magnet]}`, 'lengths as on the sheet'],
    steelRod: ['Rod, steel', 'above a ceramic bar'],
    humbuckerBobbin: (colour) => ['Humbucker bobbin', inEnglish(colour)],
    hp90Bobbin: (colour) => ['HP90 bobbin', inEnglish(colour)],
    halfBobbin: (colour) => ['HP90 bobbin, half', `${inEnglish(colour)}, without hum`],
    p90Bobbin: ['P90 bobbin', 'black'],
    flatwork: (of) => [`Flatwork ${FLATWORK_NAMES.en[of]}, pair`, 'vulcanised fibre'],
    baseplate: (of) => [`Baseplate ${of}`, 'nickel silver'],
    telecasterPlate: ['Plate Telecaster bridge', 'steel'],
    keeper: (of) => [`Keeper bar ${of}`, 'steel'],
    poleScrew: ['Pole screw 5-40 × 19', 'nickel, fillister'],
    bobbinScrew: ['Bobbin screw', 'brass'],
    slug: ['Slug', `steel, ⌀ 4.8 × 12.5${MM}`],
    closedCover: (spacing) => ['Closed cover', `nickel silver, ${spacing}${MM}`],
    telecasterCover: ['Cover Telecaster neck', 'nickel silver'],
    cover: (product, colour) => [`Cover ${product}, ${COLOUR_NAMES.en(colour)}`, 'plastic'],
    openCover: (of, model, colour, spacing) => [
      `Cover ${upper(model)}, ${COLOUR_NAMES.en(colour)}`,
      `${of === 'hp90' ? 'HP90' : 'humbucker'}, ${spacing}${MM}, brass`,
    ],
    fiveWires: ['Cable, 5 wires, shielded', 'on a ring, metres'],
    braided: ['Cable, braided', 'on a ring, metres'],
    pushback: ['Cable, cloth, two wires', 'on a ring, metres'],
    connector: (pins) => [`Quick connector, ${pins} pins`, 'plug, and tail for the guitar'],
    box: (box) => [BOXES[box].name, `double cardboard, holds ${BOXES[box].holds}`],
    tape: ['Paper tape', '50 m a roll'],
  },
  de: {
    wire: (awg) => [`Draht ${awg}\u00a0AWG`, 'einfach lackiert'],
    bar: (magnet) => [`Balkenmagnet ${germanMagnet(magnet)}`, `63,5 × 12,7 × 3,2${MM}`],
    shortBar: (magnet) => [`Kurzer Balkenmagnet ${germanMagnet(magnet)}`, 'für brummfreie Hälften'],
    rod: (magnet) => [`Stabmagnet ${germanMagnet(magnet)}`, 'Länge laut Bauzettel'],
    steelRod: ['Stab, Stahl', 'über einem Keramikbalken'],
    humbuckerBobbin: (colour) => ['Spulenkörper Humbucker', inGerman(colour)],
    hp90Bobbin: (colour) => ['Spulenkörper HP90', inGerman(colour)],
    halfBobbin: (colour) => ['Spulenkörper HP90, halb', `${inGerman(colour)}, brummfrei`],
    p90Bobbin: ['Spulenkörper P90', 'schwarz'],
    flatwork: (of) => [`Fiberplatten ${FLATWORK_NAMES.de[of]}, Paar`, 'Vulkanfiber'],
    baseplate: (of) => [`Grundplatte ${upper(of)}`, 'Neusilber'],
    telecasterPlate: ['Platte Telecaster Steg', 'Stahl'],
    keeper: (of) => [`Polleiste ${upper(of)}`, 'Stahl'],
    poleScrew: ['Polschraube 5-40 × 19', 'Nickel, Zylinderkopf'],
    bobbinScrew: ['Spulenkörperschraube', 'Messing'],
    slug: ['Polstift', `Stahl, ⌀ 4,8 × 12,5${MM}`],
    closedCover: (spacing) => ['Geschlossene Kappe', `Neusilber, ${spacing}${MM}`],
    telecasterCover: ['Kappe Telecaster Hals', 'Neusilber'],
    cover: (product, colour) => [`Kappe ${product}, ${COLOUR_NAMES.de(colour)}`, 'Kunststoff'],
    openCover: (of, model, colour, spacing) => [
      `Kappe ${model === 'plain' ? 'Glatt' : upper(model)}, ${COLOUR_NAMES.de(colour)}`,
      `${of === 'hp90' ? 'HP90' : 'Humbucker'}, ${spacing}${MM}, Messing`,
    ],
    fiveWires: ['Kabel, 5 Adern, geschirmt', 'am Ring, in Metern'],
    braided: ['Kabel mit Geflecht', 'am Ring, in Metern'],
    pushback: ['Stoffkabel, zwei Adern', 'am Ring, in Metern'],
    connector: (pins) => [`Steckverbindung, ${pins}-polig`, 'Stecker und Gegenstück für die Gitarre'],
    box: (box) => [`Karton ${box}`, `zweiwellig, fasst ${BOXES[box].holds}`],
    tape: ['Papierklebeband', '50 m je Rolle'],
  },
};

const GROUPS = {
  wire: 'Wire',
  magnets: 'Magnets',
  bobbins: 'Bobbins and flatwork',
  plates: 'Plates, screws, slugs',
  covers: 'Covers',
  'open covers': 'Open covers',
  cable: 'Cable and boxes',
};

/** Headings of the shelf, in display order. */
export const GROUP_NAMES: InLanguages<typeof GROUPS> = {
  en: GROUPS,
  de: {
    wire: 'Draht',
    magnets: 'Magnete',
    bobbins: 'Spulenkörper und Fiberplatten',
    plates: 'Platten, Schrauben, Stifte',
    covers: 'Kappen',
    'open covers': 'Offene Kappen',
    cable: 'Kabel und Kartons',
  },
};
