import { pickupName } from '#domain/configurator/bill.ts';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import { describeBuild } from '#domain/configurator/describe.ts';
import { type Choices, FIELDS, type Field } from '#domain/configurator/record.ts';
import type { InLanguages, Language } from '#domain/languages.ts';

const EN = {
  cover: (colour: string) => `Cover ${colour}`,
  base: (colour: string) => `base ${colour}`,
  colour: (colour: string) => `Color ${colour}`,
  noModel: 'Cover model: not chosen',
  notChosen: 'not chosen',
  stage: 'Your pickup',
  shop: 'Shop',
  cart: 'Cart',
  startPage: 'start page',
  noPicture: "We sadly don't have an image for this model at the moment.",
  example: (cover: string) => `Pictured with a ${cover} cover`,
  load: 'Load live model',
  failed: (what: string | undefined) => `${what ?? 'Picture'}: the live model cannot be shown`,
  missing: 'This model did not arrive. Here is its picture.',
  again: 'Try again',
  toChoose: 'Cover, to choose',
  figure: 'FIG. 1',
  dimensions: 'Dimensions in mm',
  threeViews: (name: string) => `Three views of the ${name} with dimensions`,
  buildSheet: 'Build sheet',
  inMillimetres: 'in mm',
};

const DE: typeof EN = {
  cover: (colour) => `Kappe ${colour}`,
  base: (colour) => `Spule ${colour}`,
  colour: (colour) => `Farbe ${colour}`,
  noModel: 'Kappenmuster: noch offen',
  notChosen: 'noch offen',
  stage: 'Dein Tonabnehmer',
  shop: 'Shop',
  cart: 'Korb',
  startPage: 'Startseite',
  noPicture: 'Von diesem Modell haben wir im Moment leider kein Bild.',
  example: (cover) =>
    cover === 'plain'
      ? 'Im Bild mit glatter Kappe'
      : `Im Bild mit ${cover.charAt(0).toUpperCase()}${cover.slice(1)}-Kappe`,
  load: 'Live-Modell laden',
  failed: (what) => `${what ?? 'Bild'}: Das Live-Modell lässt sich hier nicht zeigen`,
  missing: 'Dieses Modell ist nicht angekommen. Hier ist sein Bild.',
  again: 'Noch einmal',
  toChoose: 'Kappe, noch offen',
  figure: 'ABB. 1',
  dimensions: 'Maße in mm',
  threeViews: (name) => `Drei Ansichten: ${name} mit Maßen`,
  buildSheet: 'Bauzettel',
  inMillimetres: 'in mm',
};

/** What is said on the stage and of it. */
export const STAGE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };

type Words = (field: Field) => string | undefined;

const wordsOf = (configurator: Configurator, choices: Choices, language: Language): Words => {
  const lines = describeBuild(configurator, choices, language);
  return (field) => lines.find((line) => line.field === field)?.value;
};

/** What is at the corner of the stage: "FISHBONE, 52 mm", then colours, then the cover. */
export function legendOf(
  configurator: Configurator,
  choices: Choices,
  language: Language,
): readonly string[] {
  const words = wordsOf(configurator, choices, language);
  const said = STAGE_MESSAGES[language];
  const [color, base] = [words('color'), words('base')];
  const spacing = `${choices.spacing ?? '50'}\u00a0mm`;
  const bare = pickupName(configurator, choices).replace('Custom ', '');
  const { cover: always } = configurator.unasked(choices);
  const cover = words('cover') ?? (always && BUILD_MESSAGES[language].words('cover', always));
  const isOnlyColour = choices.cover === 'none' || configurator.id === 'p90';
  const colours = [color && said.cover(color), base && (isOnlyColour ? said.colour : said.base)(base)].filter(
    Boolean,
  );
  const isOpen = choices.cover === 'open' || configurator.id === 'hp90';
  return [
    `${(words('model') ?? bare).toUpperCase()}, ${spacing}`,
    ...(isOpen && !choices.model ? [said.noModel] : colours.length > 0 ? [colours.join(', ')] : []),
    ...(cover ? [cover] : []),
  ];
}

/** What the last change chose, and what was there before: for the curve under the stage. */
export function changeOf(
  configurator: Configurator,
  choices: Choices,
  before: Choices | undefined,
  language: Language,
): { readonly name: string; readonly nameBefore: string | undefined } {
  const words = wordsOf(configurator, choices, language);
  const field = before && FIELDS.find((candidate) => before[candidate] !== choices[candidate]);
  const name = field && words(field);
  if (!before || !field || !name) {
    const wound = (['output', 'magnet'] as const).flatMap((part) => words(part) ?? []);
    return { name: wound.join(', ') || pickupName(configurator, choices), nameBefore: undefined };
  }
  return {
    name,
    nameBefore: wordsOf(configurator, before, language)(field) ?? STAGE_MESSAGES[language].notChosen,
  };
}
