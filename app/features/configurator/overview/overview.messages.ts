import type { InLanguages } from '#domain/languages.ts';
import { CUSTOM_BUILDS_RETURNABLE, RETURN_DAYS } from '#domain/returns/returns.ts';
import { SHIPPING_ZONES } from '#domain/shipping/shipping.ts';

/** The name of what is folded, and what is inside. */
type Row = readonly [name: string, words: string];

const days = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const { germany, eu } = SHIPPING_ZONES;

const EN = {
  change: 'change',
  notOnSale: 'not on sale',
  included: 'incl.',
  noPart: 'Not on sale just now: a part of it has no price.',
  shipping: 'Shipping calculated at checkout.',
  days: `Germany ${days(germany.workDays)} work days, EU\u00a0${days(eu.workDays)}.`,
  returns: CUSTOM_BUILDS_RETURNABLE
    ? [`${RETURN_DAYS} days to return it.`, '']
    : ['It cannot be sent back', ', unless something is wrong with it.'],
  loud: 'Equally loud?',
  against: 'Set it against your other pickup.',
  beside: 'Beside one that stays?',
  phase: 'Will it be in phase?',
  noScript: 'Filling the cart works without JavaScript, paying needs it. This address keeps the build.',
  sheet: {
    figure: 'BUILD SHEET',
    modelled: 'Modelled, typical',
    dimensions: 'Dimensions in mm',
    heading: 'What we will wind',
    source: [
      'Modelled',
      ', typical values, not measurements: four of five pickups are within the ±. Resonance into',
    ] satisfies readonly [link: string, after: string],
    specification: ['Specification', 'Wire, turns, inductance, peak, with doubt'] satisfies Row,
    fit: ['Will it fit?', 'Sizes, wiring, the outline to print'] satisfies Row,
    drawing: ['Drawing', 'Three views, every size in mm'] satisfies Row,
    print: 'Print',
  },
  compare: {
    heading: 'Compare it',
    nothing:
      'With the stock pickup nearest to it, by curve, sound, figures and price. To compare two builds, put this one aside first.',
    this: 'Put aside. Change this build or make another, then compare the two.',
    another: 'With the build you have put aside, by curve, sound, figures and price.',
    go: ['Compare', ' this build'] satisfies readonly [seen: string, heard: string],
    keep: 'Put aside to compare',
  },
};

const DE: typeof EN = {
  change: 'ändern',
  notOnSale: 'nicht zu haben',
  included: 'inkl.',
  noPart: 'Gerade nicht zu haben: Ein Teil davon hat keinen Preis.',
  shipping: 'Versand kommt an der Kasse dazu.',
  days: `Deutschland ${days(germany.workDays)} Arbeitstage, EU\u00a0${days(eu.workDays)}.`,
  returns: CUSTOM_BUILDS_RETURNABLE
    ? [`${RETURN_DAYS} Tage Rückgabe.`, '']
    : ['Rückgabe ausgeschlossen', ', außer bei Mängeln.'],
  loud: 'Gleich laut?',
  against: 'Vergleich ihn mit deinem anderen.',
  beside: 'Neben einem, der drinbleibt?',
  phase: 'Passt die Phase?',
  noScript:
    'In den Korb legen geht ohne JavaScript, zahlen nur damit. Deine Auswahl steckt im Link dieser Seite.',
  sheet: {
    figure: 'BAUZETTEL',
    modelled: 'Berechnet, typisch',
    dimensions: 'Maße in mm',
    heading: 'Was wir wickeln',
    source: [
      'Berechnet',
      ', typische Werte, keine Messung: Vier von fünf Tonabnehmern liegen innerhalb von ±. Resonanz an',
    ],
    specification: ['Datenblatt', 'Draht, Windungen, Induktivität, Spitze'],
    fit: ['Passt er?', 'Maße, Verdrahtung, Umriss zum Drucken'],
    drawing: ['Zeichnung', 'Drei Ansichten, alle Maße in mm'],
    print: 'Drucken',
  },
  compare: {
    heading: 'Vergleich ihn',
    nothing:
      'Mit dem nächstliegenden Tonabnehmer aus der Serie, nach Kurve, Klang, Zahlen und Preis. Willst du zwei eigene vergleichen, leg diesen erst beiseite.',
    this: 'Liegt beiseite. Ändere diesen oder stell einen anderen zusammen, dann vergleich die zwei.',
    another: 'Mit dem, den du beiseitegelegt hast, nach Kurve, Klang, Zahlen und Preis.',
    go: ['Vergleichen', ': diesen Tonabnehmer'],
    keep: 'Zum Vergleichen beiseitelegen',
  },
};

export const OVERVIEW_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
