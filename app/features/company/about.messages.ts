import { COMPANY, COMPANY_IN_GERMAN } from '#domain/company.ts';
import { inWords } from '#domain/format-count.ts';
import type { InLanguages } from '#domain/languages.ts';
import { PRACTICES } from '#domain/production/unit-claims.ts';
import { CLAIMS } from '#domain/products/claims.ts';

const EN = {
  title: 'About',
  description: () =>
    `Who winds ${COMPANY.shopName} pickups in ${COMPANY.city}: how we draw, wind, measure and repair them, and how to reach us.`,
  figure: 'SHEET 5',
  place: () => `${COMPANY.city}, ${COMPANY.country}`,
  lead: (people: number) =>
    `${COMPANY.shopName} is ${inWords(people)} people, a winding bench and a soldering iron. We build pickups for guitar and bass by hand and know each by its number.`,
  /** Shown under the pictures: the figure's number and a caption. */
  pictures: [
    ['FIG. 1', 'Two humbuckers, wound, not yet potted'],
    ['FIG. 2', 'Stratocaster set, White'],
    ['FIG. 3', 'Telecaster, bridge'],
  ],
  drawn: 'Drawn from our CAD files, like all pictures here',
  work: {
    heading: 'How we work',
    figure: 'HOW WE WORK',
    line: 'Step by step',
    // Steps in the order of work at the bench.
    steps: [
      [
        'We draw it',
        'Every part starts as a drawing. The same file gives the part, the picture, the drawing in the article and the model you can turn with your finger.',
      ],
      ['We wind it', 'By hand, one coil after another. The build sheet gives wire, turns and direction.'],
      ['We measure it', PRACTICES.measured.words.en],
      ['We repair it', `${CLAIMS.repair.words.en} Send it to us, or ask how to do it yourself.`],
    ],
  },
  contact: {
    heading: 'Contact',
    figure: 'CONTACT',
    line: 'We answer Monday to Friday',
    support: 'Questions before or after you buy',
    orders: 'Orders, parcels, invoices',
    bugs: 'Something broken on this site',
    phone: 'By phone',
    workshop: 'Workshop',
    country: () => COMPANY.country,
    elsewhere: 'Elsewhere',
  },
};

const DE: typeof EN = {
  title: 'Über uns',
  description: () =>
    `Wer in ${COMPANY.city} die Tonabnehmer von ${COMPANY.shopName} wickelt, wie wir zeichnen, wickeln, messen und reparieren, und wie du uns schreibst.`,
  figure: 'BLATT 5',
  place: () => `${COMPANY.city}, ${COMPANY_IN_GERMAN.country}`,
  lead: (people) =>
    `${COMPANY.shopName}, das sind ${inWords(people, 'de')} Leute, eine Wickelbank und ein Lötkolben. Wir bauen Tonabnehmer für Gitarre und Bass von Hand und kennen jeden bei seiner Nummer.`,
  pictures: [
    ['ABB. 1', 'Zwei Humbucker, gewickelt, noch nicht gewachst'],
    ['ABB. 2', 'Stratocaster-Set, Weiß'],
    ['ABB. 3', 'Telecaster, Steg'],
  ],
  drawn: 'Aus unseren CAD-Dateien gezeichnet, wie alle Bilder hier',
  work: {
    heading: 'Wie wir arbeiten',
    figure: 'WIE WIR ARBEITEN',
    line: 'Schritt für Schritt',
    steps: [
      [
        'Wir zeichnen',
        'Jedes Teil beginnt als Zeichnung. Aus derselben Datei kommen das Teil, das Bild, die Zeichnung im Artikel und das Modell, das du mit dem Finger drehst.',
      ],
      [
        'Wir wickeln',
        'Von Hand, eine Spule nach der anderen. Draht, Windungen und Richtung stehen auf dem Bauzettel.',
      ],
      ['Wir messen', PRACTICES.measured.words.de],
      ['Wir reparieren', `${CLAIMS.repair.words.de} Schick ihn uns, oder frag, wie du es selbst machst.`],
    ],
  },
  contact: {
    heading: 'Kontakt',
    figure: 'KONTAKT',
    line: 'Wir antworten Montag bis Freitag',
    support: 'Fragen vor und nach dem Kauf',
    orders: 'Bestellung, Paket, Rechnung',
    bugs: 'Etwas auf dieser Seite geht nicht',
    phone: 'Am Telefon',
    workshop: 'Werkstatt',
    country: () => COMPANY_IN_GERMAN.country,
    elsewhere: 'Anderswo',
  },
};

export const ABOUT_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
