import { COMPANY } from '#domain/company.ts';
import { atStart, inWords } from '#domain/format-count.ts';
import type { InLanguages } from '#domain/languages.ts';

interface Choices {
  readonly covers: number;
  readonly bases: number;
  readonly outputs: number;
  readonly magnets: number;
}

const EN = {
  title: 'Unleash the Thunder',
  description: (types: number, builds: number) =>
    `Guitar and bass pickups, wound by hand in Leipzig: ${inWords(types)} types to order, ${inWords(builds)} to build yourself.`,
  hero: {
    lead: () => `Guitar and bass pickups, wound by hand in ${COMPANY.city}, one coil at a time.`,
    shop: 'Shop pickups',
    build: 'Build your own',
    shown: (cover: string) => `Humbucker, ${cover} cover`,
    apart: 'Scroll to take it apart',
    onward: 'See what is inside',
  },
  reasons: {
    heading: ['Wound when you order.', 'Made to come apart.'],
    wound: ['Wound to order in Leipzig', 'By hand, after you order.'],
    heard: ['Hear it before you buy', 'Every pickup plays right here, side by side, blind if you like.'],
    listen: 'Listen',
    passport: [
      'A passport for each one',
      'Its serial number opens a page with how we wound it, what it measured and how to repair it.',
    ],
  },
  builtToLast: {
    figure: 'FIG. 3',
    lines: ['Humbucker, without cover', 'Numbers: what can be replaced'],
    heading: 'Built to last',
    lead: 'A pickup has no moving parts. When one goes quiet, it is a lead, a screw or a coil. You can replace each of them with a screwdriver and a soldering iron.',
    caption: 'Parts that can be replaced',
    parts: (screws: number) => [
      ['Pole screws', 'screw out from the top'],
      ['Slugs', 'push out from below'],
      ['Coils', `${inWords(screws)} brass screws under the baseplate`],
      ['Magnet', 'slides out once the screws are loose'],
      ['Baseplate', 'two ring screws, one solder joint'],
    ],
    picture: 'Humbucker without cover, its replaceable parts numbered 1 to 5',
  },
  tailormade: {
    figure: 'FIG. 4',
    lines: ['Cover: Shards, Forest', 'Base: your choice'],
    heading: 'Tailormade',
    lead: ({ covers, bases, outputs, magnets }: Choices) =>
      `${atStart(inWords(covers))} covers, ${inWords(bases)} base colours, ${inWords(outputs)} output levels, ${inWords(magnets)} magnets. You choose, we wind it.`,
    legend: 'Base colour of the pickup in the picture',
    on: 'Go to Configurator',
  },
  notes: {
    figure: 'NOTES',
    heading: 'Written between two coils.',
    more: 'All articles',
    articles: [
      [
        'Seth Lover and the P.A.F.',
        'Two coils, one of them backwards. How the hum went away in 1955.',
        'history',
      ],
      [
        'Five ways to upgrade a guitar under 100 dollars',
        'Bone nut, locking tuners, pickup height, action, polished frets.',
        'workshop',
      ],
      [
        'Guitar pickup magnets',
        'AlNiCo 2 to 5, rods and bars, ceramic, and what each does to a string.',
        'material',
      ],
    ],
  },
};

const DE: typeof EN = {
  title: 'Tonabnehmer, in Leipzig von Hand gewickelt',
  description: (types, builds) =>
    `Tonabnehmer für Gitarre und Bass, in Leipzig von Hand gewickelt: ${inWords(types, 'de')} Typen auf Bestellung, ${inWords(builds, 'de')} zum Selbstzusammenstellen.`,
  hero: {
    lead: () => `Tonabnehmer für Gitarre und Bass, in ${COMPANY.city} von Hand gewickelt, Spule für Spule.`,
    shop: 'Zum Shop',
    build: 'Selbst bauen',
    shown: (cover) => `Humbucker, Kappe ${atStart(cover)}`,
    apart: 'Scrollen und zerlegen',
    onward: 'Sieh, was drinsteckt',
  },
  reasons: {
    heading: ['Gewickelt, wenn du bestellst.', 'Gebaut zum Zerlegen.'],
    wound: ['Auf Bestellung in Leipzig gewickelt', 'Von Hand, sobald du bestellt hast.'],
    heard: ['Vor dem Kauf hören', 'Hör jeden Tonabnehmer gleich hier, im Vergleich und auf Wunsch blind.'],
    listen: 'Anhören',
    passport: [
      'Ein Pass für jeden',
      'Seine Seriennummer öffnet eine Seite: wie er gewickelt ist, was er misst und wie man ihn repariert.',
    ],
  },
  builtToLast: {
    figure: 'ABB. 3',
    lines: ['Humbucker ohne Kappe', 'Zahlen: was sich ersetzen lässt'],
    heading: 'Gebaut, um zu bleiben',
    lead: 'Ein Tonabnehmer hat keine beweglichen Teile. Wird einer still, liegt es an Kabel, Schraube oder Spule. Alle drei tauschst du mit Schraubendreher und Lötkolben.',
    caption: 'Teile, die sich ersetzen lassen',
    parts: (screws) => [
      ['Polschrauben', 'von oben herausdrehen'],
      ['Stifte', 'von unten herausdrücken'],
      ['Spulen', `${inWords(screws, 'de')} Messingschrauben von unten`],
      ['Magnet', 'Schrauben lösen, herausschieben'],
      ['Grundplatte', 'zwei Rahmenschrauben, eine Lötstelle'],
    ],
    picture: 'Humbucker ohne Kappe, seine ersetzbaren Teile mit 1 bis 5 beziffert',
  },
  tailormade: {
    figure: 'ABB. 4',
    lines: ['Kappe: Shards, Waldgrün', 'Spulen: deine Wahl'],
    heading: 'Nach Maß',
    lead: ({ covers, bases, outputs, magnets }) =>
      `${atStart(inWords(covers, 'de'))} Kappen, ${inWords(bases, 'de')} Spulenfarben, ${inWords(outputs, 'de')} Ausgangsstufen, ${inWords(magnets, 'de')} Magnete. Du wählst, wir wickeln.`,
    legend: 'Spulenfarbe im Bild',
    on: 'Zum Konfigurator',
  },
  notes: {
    figure: 'NOTIZEN',
    heading: 'Zwischen zwei Spulen geschrieben.',
    more: 'Alle Artikel',
    articles: [
      [
        'Seth Lover und der P.A.F.',
        'Zwei Spulen, eine davon verkehrt herum. Wie 1955 das Brummen verschwand.',
        'Geschichte',
      ],
      [
        'Fünf Wege, deine Gitarre für unter 100 Dollar zu verbessern',
        'Knochensattel, Klemmmechaniken, Höhe der Tonabnehmer, Saitenlage, polierte Bünde.',
        'Werkstatt',
      ],
      [
        'Magnete im Tonabnehmer',
        'AlNiCo 2 bis 5, Stäbe und Balken, Keramik, und was sie mit der Saite machen.',
        'Material',
      ],
    ],
  },
};

/** Texts of the start page, except `inside/inside.messages.ts`. */
export const LANDING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
