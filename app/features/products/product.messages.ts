import type { InLanguages } from '#domain/languages.ts';
import { BUNDLE_WORDS } from '#domain/products/pickup-types.messages.ts';
import type { Bundle } from '#domain/products/pickup-types.ts';

/** Texts that a product page needs at once: pictures, ordering and listening. */
const EN = {
  crumb: 'Breadcrumb',
  /** Names the pickups of a set of figures: "Modern set", "Hot, neck". */
  subject: (flavor: string, bundle: Bundle) =>
    bundle === 'SET' ? `${flavor} set` : `${flavor}, ${bundle.toLowerCase()}`,
  drawn: (name: string) => `${name}, drawing with dimensions in mm`,

  zoom: 'Zoom',
  previous: 'Previous picture',
  next: 'Next picture',
  show: (caption: string) => `Show ${caption}`,
  enlarged: (caption: string) => `${caption}, enlarged`,
  close: 'Close',
  large: 'Enlarged picture',

  shipping: 'Shipping calculated at checkout.',
  reduced: 'Reduced. Lowest price of the last 30 days: ',
  notOnSale: 'Not available right now.',
  flavors: 'Pick a Flavor!',
  noFlavor: 'No flavor yet',
  pickOne: 'Pick one to hear it and order it.',
  bundle: 'Bundle',
  colour: 'Colour',
  noScript: 'You can choose and add to cart without JavaScript. Paying needs it.',
  showChoice: 'Show this choice',
  toOrder: (germany: string, eu: string) => `Wound to order. Germany ${germany} work days, EU\u00a0${eu}.`,
  start: (level: string) => `Build one like it. Closest output level: ${level}`,
  guarantee: 'EU notice on the legal guarantee',
  reversed: 'Reverse wound, reverse polarity',
  connector: 'Quick connector',
  noSurcharge: 'not available',
  included: 'incl.',
  beside: 'Keeping the other one?',
  inPhase: 'Will it be in phase?',

  listen: 'Listen',
  example: (flavor: string) => `${flavor}, as an example`,
  track: 'Track',
  soon: 'Coming Soon!',
  simulated: 'Modelled from the winding data, not recorded.',
  compare: (count: number): string => (count === 3 ? 'Compare all three' : 'Compare flavors'),
  noAudio: 'Your browser does not support the audio element.',
  play: 'Play',
  pause: 'Pause',
  at: (track: string) => `Position in ${track}`,
  of: (now: string, all: string) => `${now} of ${all}`,
  loading: 'Loading',
  failed: 'The sample did not load. Check your connection.',
  again: 'Try again',
};

const DE: typeof EN = {
  crumb: 'Wo du bist',
  subject: (flavor, bundle) =>
    bundle === 'SET' ? `${flavor}, Set` : `${flavor}, ${BUNDLE_WORDS.de[bundle]}`,
  drawn: (name) => `${name}, Zeichnung mit Maßen in mm`,

  zoom: 'Zoom',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  show: (caption) => `Zeigen: ${caption}`,
  enlarged: (caption) => `${caption}, vergrößert`,
  close: 'Schließen',
  large: 'Vergrößertes Bild',

  shipping: 'Versand kommt an der Kasse dazu.',
  reduced: 'Reduziert. Niedrigster Preis der letzten 30 Tage: ',
  notOnSale: 'Gerade nicht zu haben.',
  flavors: 'Wähl deinen Flavor',
  noFlavor: 'Noch kein Flavor',
  pickOne: 'Wähl einen, dann kannst du ihn hören und bestellen.',
  bundle: 'Umfang',
  colour: 'Farbe',
  noScript: 'Aussuchen und in den Warenkorb legen geht ohne JavaScript, zahlen nur damit.',
  showChoice: 'Diese Wahl zeigen',
  toOrder: (germany, eu) => `Auf Bestellung gewickelt. Deutschland ${germany} Arbeitstage, EU\u00a0${eu}.`,
  start: (level) => `So ähnlich selbst zusammenstellen. Ähnlichste Stufe: ${level}`,
  guarantee: 'EU-Mitteilung zur Gewährleistung',
  reversed: 'Gegenläufig gewickelt, umgekehrt gepolt',
  connector: 'Steckverbindung',
  noSurcharge: 'nicht zu haben',
  included: 'inkl.',
  beside: 'Bleibt der andere drin?',
  inPhase: 'Sind beide gleichphasig?',

  listen: 'Anhören',
  example: (flavor) => `${flavor}, als Beispiel`,
  track: 'Stück',
  soon: 'Kommt noch',
  simulated: 'Aus den Wickeldaten berechnet, nicht aufgenommen.',
  compare: (count) => (count === 3 ? 'Alle drei vergleichen' : 'Flavors vergleichen'),
  noAudio: 'Dein Browser kann hier keinen Ton abspielen.',
  play: 'Abspielen',
  pause: 'Anhalten',
  at: (track) => `Stelle in ${track}`,
  of: (now, all) => `${now} von ${all}`,
  loading: 'Lädt',
  failed: 'Das Hörbeispiel lässt sich nicht laden. Prüf deine Verbindung.',
  again: 'Noch einmal versuchen',
};

export const PRODUCT_PAGE: InLanguages<typeof EN> = { en: EN, de: DE };
