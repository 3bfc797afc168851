import type { InLanguages } from '#domain/languages.ts';
import { CUSTOM_BUILDS_RETURNABLE, RETURN_DAYS } from '#domain/returns/returns.ts';
import { SHIPPING_ZONES } from '#domain/shipping/shipping.ts';

type Linked = readonly [before: string, link: string, after: string];

const days = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const { germany, eu } = SHIPPING_ZONES;

/** What stands with a whole build: its bill, its sheet, and what can be done with it. */
interface OverviewMessages {
  readonly change: string;
  readonly notOnSale: string;
  readonly included: string;
  readonly noPart: string;
  readonly shipping: string;
  readonly days: string;
  readonly returns: Linked;
  readonly beside: string;
  readonly phase: string;
  readonly noScript: string;
  readonly sheet: {
    readonly figure: string;
    readonly modelled: string;
    readonly dimensions: string;
    readonly heading: string;
    readonly source: readonly [link: string, after: string];
    readonly save: string;
    readonly print: string;
  };
  readonly compare: {
    readonly heading: string;
    readonly nothing: string;
    readonly this: string;
    readonly another: string;
    readonly go: readonly [seen: string, heard: string];
    readonly keep: string;
  };
}

const EN: OverviewMessages = {
  change: 'change',
  notOnSale: 'not on sale',
  included: 'incl.',
  noPart: 'Not on sale just now: a part of it has no price.',
  shipping: 'Shipping calculated at checkout.',
  days: `Wound to order. Germany ${days(germany.workDays)} work days, EU\u00a0${days(eu.workDays)}.`,
  returns: CUSTOM_BUILDS_RETURNABLE
    ? [
        'Built for you from our standard parts: ',
        `${RETURN_DAYS} days to send it back`,
        ', as with all our pickups.',
      ]
    : ['Made to your specification: ', 'it cannot be sent back', ', unless something is wrong with it.'],
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
    ],
    save: 'Save to account',
    print: 'Print',
  },
  compare: {
    heading: 'Compare it',
    nothing:
      'With the stock pickup nearest to it, by curve, sound, figures and price. To compare two builds, put this one aside first.',
    this: 'Put aside. Change this build or make another, then compare the two.',
    another: 'With the build you have put aside, by curve, sound, figures and price.',
    go: ['Compare', ' this build'],
    keep: 'Put aside to compare',
  },
};

const DE: OverviewMessages = {
  change: 'ändern',
  notOnSale: 'nicht zu haben',
  included: 'inkl.',
  noPart: 'Gerade nicht zu haben: Ein Teil davon hat keinen Preis.',
  shipping: 'Der Versand kommt an der Kasse dazu.',
  days: `Auf Bestellung gewickelt. Deutschland ${days(germany.workDays)} Arbeitstage, EU\u00a0${days(eu.workDays)}.`,
  returns: CUSTOM_BUILDS_RETURNABLE
    ? [
        'Für dich aus unseren Standardteilen gebaut: ',
        `${RETURN_DAYS} Tage zum Zurückschicken`,
        ', wie bei all unseren Tonabnehmern.',
      ]
    : ['Nach deinen Vorgaben gefertigt: ', 'Rückgabe ausgeschlossen', ', außer bei Mängeln.'],
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
    save: 'Im Konto speichern',
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

export const OVERVIEW_MESSAGES: InLanguages<OverviewMessages> = { en: EN, de: DE };
