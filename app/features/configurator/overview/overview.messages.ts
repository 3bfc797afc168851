import type { InLanguages } from '#domain/languages.ts';
import { CUSTOM_BUILDS_RETURNABLE, RETURN_DAYS } from '#domain/returns/returns.ts';
import { SHIPPING_ZONES } from '#domain/shipping/shipping.ts';

/** A row's label and value. */
type Row = readonly [name: string, words: string];

const days = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const { germany, eu } = SHIPPING_ZONES;

const EN = {
  change: 'change',
  notOnSale: 'not available',
  included: 'incl.',
  noPart: 'Not available right now: one of its parts has no price.',
  shipping: 'Shipping calculated at checkout.',
  days: `Germany ${days(germany.workDays)} work days, EU\u00a0${days(eu.workDays)}.`,
  returns: CUSTOM_BUILDS_RETURNABLE
    ? [`${RETURN_DAYS} days to return it.`, '']
    : ['It cannot be sent back', ', unless something is wrong with it.'],
  connector: {
    add: 'Add a quick connector',
    remove: 'Remove the quick connector',
  },
  loud: 'Equally loud?',
  against: 'Compare it with your other pickup.',
  beside: 'Keeping the other one?',
  phase: 'Will it be in phase?',
  noScript:
    'You can add to cart without JavaScript. Paying needs it. Your build is in the link of this page.',
  sheet: {
    figure: 'BUILD SHEET',
    modelled: 'Modelled, typical',
    dimensions: 'Dimensions in mm',
    heading: 'What we will wind',
    source: [
      'Modelled',
      ', typical values, not measurements: four out of five pickups fall within the ±. Resonance into',
    ] satisfies readonly [link: string, after: string],
    specification: ['Specification', 'Wire, turns, inductance, peak'] satisfies Row,
    fit: ['Will it fit?', 'Sizes, wiring, printable outline'] satisfies Row,
    drawing: ['Drawing', 'Three views, all sizes in mm'] satisfies Row,
    print: 'Print',
  },
  compare: {
    heading: 'Compare it',
    nothing:
      'With the nearest stock pickup: curve, sound, specs and price. To compare two builds, put this one aside first.',
    this: 'Put aside. Change it or start another, then compare the two.',
    another: 'With the build you put aside: curve, sound, specs and price.',
    go: ['Compare', ' this build'] satisfies readonly [seen: string, heard: string],
    keep: 'Put aside to compare',
  },
};

const DE: typeof EN = {
  change: 'ändern',
  notOnSale: 'nicht zu haben',
  included: 'inkl.',
  noPart: 'Gerade nicht zu haben: Für ein Teil fehlt der Preis.',
  shipping: 'Versand kommt an der Kasse dazu.',
  days: `Deutschland ${days(germany.workDays)} Arbeitstage, EU\u00a0${days(eu.workDays)}.`,
  returns: CUSTOM_BUILDS_RETURNABLE
    ? [`${RETURN_DAYS} Tage Rückgabe.`, '']
    : ['Rückgabe ausgeschlossen', ', außer bei Mängeln.'],
  connector: {
    add: 'Steckverbindung dazunehmen',
    remove: 'Steckverbindung weglassen',
  },
  loud: 'Gleich laut?',
  against: 'Vergleich ihn mit deinem anderen.',
  beside: 'Bleibt der andere drin?',
  phase: 'Passt die Phase?',
  noScript:
    'In den Warenkorb legen geht ohne JavaScript, zahlen nur damit. Deine Auswahl steckt im Link dieser Seite.',
  sheet: {
    figure: 'BAUZETTEL',
    modelled: 'Berechnet, typisch',
    dimensions: 'Maße in mm',
    heading: 'Was wir wickeln',
    source: [
      'Berechnet',
      ', typische Werte, keine Messung: Vier von fünf Tonabnehmern liegen innerhalb des ±. Resonanz an',
    ],
    specification: ['Datenblatt', 'Draht, Windungen, Induktivität, Spitze'],
    fit: ['Passt er?', 'Maße, Verdrahtung, Umriss zum Drucken'],
    drawing: ['Zeichnung', 'Drei Ansichten, alle Maße in mm'],
    print: 'Drucken',
  },
  compare: {
    heading: 'Vergleich ihn',
    nothing:
      'Mit dem ähnlichsten aus der Serie: Kurve, Klang, Daten und Preis. Willst du zwei eigene vergleichen, leg diesen erst beiseite.',
    this: 'Liegt beiseite. Ändere ihn oder stell einen anderen zusammen, dann vergleich die zwei.',
    another: 'Mit dem, den du beiseitegelegt hast: Kurve, Klang, Daten und Preis.',
    go: ['Vergleichen', ': diesen Tonabnehmer'],
    keep: 'Zum Vergleichen beiseitelegen',
  },
};

export const OVERVIEW_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
