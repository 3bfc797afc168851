import { pickupName } from '#domain/configurator/bill.ts';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { type Configurator, chosenOption } from '#domain/configurator/configurator.ts';
import { describeBuild } from '#domain/configurator/describe.ts';
import { type BuildField, type Choices, FIELDS } from '#domain/configurator/record.ts';
import type { InLanguages, Language } from '#domain/languages.ts';

const EN = {
  on: (cover: string, base: string) => `${cover} on ${base.toLowerCase()}`,
  noCover: 'No cover yet',
  notChosen: 'not chosen',
  stage: 'Your pickup',
  shop: 'Shop',
  cart: 'Cart',
  startPage: 'start page',
  noPicture: "We sadly don't have an image for this model at the moment.",
  example: (cover: string) => `Pictured with a ${cover} cover`,
  load: 'Load live model in 3D',
  failed: (what: string | undefined) => `${what ?? 'Picture'}: the live model will not load`,
  missing: 'This model did not load. Here is its picture.',
  again: 'Try again',
  toChoose: 'Cover, not chosen yet',
  drawing: 'Drawing',
  threeViews: (name: string) => `Three views of the ${name} with dimensions`,
  sizes: 'All sizes in mm and a printable outline.',
  curve: 'Tone curve',
  figures: 'Peak, treble limit and margin of error in your guitar.',
  open: 'Open',
  close: 'Close',
};

const DE: typeof EN = {
  on: (cover, base) => `${cover} auf ${base}`,
  noCover: 'Noch keine Kappe',
  notChosen: 'noch offen',
  stage: 'Dein Tonabnehmer',
  shop: 'Shop',
  cart: 'Warenkorb',
  startPage: 'Startseite',
  noPicture: 'Von diesem Modell haben wir im Moment leider kein Bild.',
  example: (cover) =>
    cover === 'plain'
      ? 'Im Bild mit glatter Kappe'
      : `Im Bild mit ${cover.charAt(0).toUpperCase()}${cover.slice(1)}-Kappe`,
  load: 'Live-Modell in 3D laden',
  failed: (what) => `${what ?? 'Bild'}: Das Live-Modell lässt sich nicht laden`,
  missing: 'Dieses Modell lässt sich nicht laden. Hier ist sein Bild.',
  again: 'Noch einmal versuchen',
  toChoose: 'Kappe, noch offen',
  drawing: 'Zeichnung',
  threeViews: (name) => `Drei Ansichten: ${name} mit Maßen`,
  sizes: 'Alle Maße in mm und der Umriss zum Ausdrucken.',
  curve: 'Klangkurve',
  figures: 'Spitze, Höhengrenze und Unsicherheit in deiner Gitarre.',
  open: 'Öffnen',
  close: 'Schließen',
};

export const STAGE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };

type Words = (field: BuildField) => string | undefined;

const wordsOf = (configurator: Configurator, choices: Choices, language: Language): Words => {
  const lines = describeBuild(configurator, choices, language);
  return (field) => lines.find((line) => line.field === field)?.value;
};

/** Caption at the corner of the stage: "FISHBONE, 52 mm", then colours, then the winding. */
export function legendOf(
  configurator: Configurator,
  choices: Choices,
  language: Language,
): readonly string[] {
  const words = wordsOf(configurator, choices, language);
  const messages = STAGE_MESSAGES[language];
  const [color, base] = [words('color'), words('base')];
  const { spacing } = { ...configurator.unasked(choices), ...choices };
  const bare = pickupName(configurator, choices).replace('Custom ', '');
  const named = (field: BuildField) => {
    const option = chosenOption(configurator, choices, field);
    return option ? [BUILD_MESSAGES[language].name(field, option)] : [];
  };
  const coils = named('coils').map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  const wound = [...named('output'), ...coils, ...named('magnet')];
  const colours = color && base ? messages.on(color, base) : (color ?? base);
  const needsCover = configurator.id !== 'p90' && !choices.model && !/closed|none/.test(choices.cover ?? '');
  return [
    (words('model') ?? bare).toUpperCase() + (spacing ? `, ${choices.spacing ?? '50'}\u00a0mm` : ''),
    ...(needsCover ? [messages.noCover] : [colours ?? words('cover') ?? '']),
    ...(wound.length > 0 ? [wound.join(', ')] : []),
  ];
}

/** Returns the last choice and the one before, for the curve under the stage. */
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
