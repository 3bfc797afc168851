import type { InLanguages } from '#domain/languages.ts';
import type { UPGRADES } from '../data/upgrades.ts';

type Upgrade = (typeof UPGRADES)[number];

const EN = {
  crossSection: {
    caption: 'Cross-section of a humbucker: one magnet, two coils, two directions',
    label:
      'Cross-section of a humbucker. A bar magnet is between two coils; its north side touches the steel slugs of coil A, its south side the screws of coil B. The coils are connected so that the current runs in opposite directions.',
    string: 'string',
    slugs: 'slugs',
    magnet: 'bar magnet',
    screws: 'screws',
    coil: 'coil',
  },
  field: 'A bar magnet and its field: out at the north pole, back at the south pole',
  guitar: 'Where the five are: 1 nut, 2 tuners, 3 pickups, 4 action, 5 frets',
  magnets: {
    caption: 'Field at the poles and output, by magnet',
    note: (rods: string, bars: string) =>
      `From our model: rods in our vintage ${rods}, bars in our vintage ${bars}. Output against AlNiCo 5 in the same pickup. Fields as gaussmeters commonly read them.`,
    head: ['Magnet', 'Rod, field', 'Rod, output', 'Bar, field', 'Bar, output'],
    notMade: 'not made',
    name: (name: string) => name,
  },
  paf: {
    caption: 'Vintage P.A.F., typical ranges',
    /** Text around the links to its two sources. */
    note: ['Typical ranges, not measurements of ours, taken from ', ', and from ', '.'],
    head: ['Part', 'Typical range'],
  },
  pull: {
    caption: 'Pull of a rod magnet on a string, by distance',
    note: (usual: string) =>
      `Computed for the axis of a standard rod, relative to ${usual}; the pull goes with the square of the field.`,
    label: (readings: string) => `The pull falls steeply with distance: ${readings}.`,
    at: (pull: string, distance: string) => `${pull} at ${distance}`,
    between: ', ',
  },
  rod: {
    caption: 'A standard rod magnet, and six in a pickup. All sizes in mm',
    label: (diameter: string, height: string) =>
      `A rod magnet, ${diameter} in diameter and ${height} high, north at one end and south at the other; beside it six rods in two flat pieces of fibre.`,
  },
  upgrades: {
    caption: 'Five upgrades, what to buy and what it costs',
    label: 'Five upgrades and their cost',
    note: 'Common shop prices, rounded up; yours will differ. Hours are for your first time, with a cup of tea.',
    head: ['Upgrade', 'Buys', 'Cost', 'Time'],
    name: ({ name }: Upgrade): string => name,
    buys: ({ buys }: Upgrade): string => buys,
    free: 'nothing',
    dollars: (amount: number) => `$\u00a0${amount}`,
    all: 'All five',
  },
};

const GERMAN_UPGRADES: Record<Upgrade['id'], readonly [name: string, buys: string]> = {
  nut: ['Knochensattel', 'ein Rohling'],
  tuners: ['Klemmmechaniken', 'ein Satz für sechs Saiten'],
  height: ['Höhe der Tonabnehmer', 'nichts'],
  action: ['Saitenlage', 'ein Stahllineal, Fühlerlehren'],
  frets: ['Polierte Bünde', 'Papiere und Klebeband'],
};

const DE: typeof EN = {
  crossSection: {
    caption: 'Ein Humbucker quer durchgeschnitten: ein Magnet, zwei Spulen, zwei Richtungen',
    label:
      'Schnitt durch einen Humbucker. Zwischen zwei Spulen liegt ein Balkenmagnet. Seine Nordseite berührt die Stahlstifte von Spule A, seine Südseite die Schrauben von Spule B. Die Spulen sind so verbunden, dass der Strom in jeder andersherum läuft.',
    string: 'Saite',
    slugs: 'Stifte',
    magnet: 'Balkenmagnet',
    screws: 'Schrauben',
    coil: 'Spule',
  },
  field: 'Ein Balkenmagnet und sein Feld: am Nordpol hinaus, am Südpol zurück',
  guitar: 'Wo die fünf sind: 1 Sattel, 2 Mechaniken, 3 Tonabnehmer, 4 Saitenlage, 5 Bünde',
  magnets: {
    caption: 'Feld an den Polen und Ausgang, je Magnet',
    note: (rods, bars) =>
      `Aus unserem Modell: Stäbe in unserer ${rods} Vintage, Balken in unserem ${bars} Vintage. Ausgang gegen AlNiCo 5 im selben Tonabnehmer. Felder, wie Gaußmeter sie meist anzeigen.`,
    head: ['Magnet', 'Stab, Feld', 'Stab, Ausgang', 'Balken, Feld', 'Balken, Ausgang'],
    notMade: 'gibt es nicht',
    name: (name) => (name === 'Ceramic' ? 'Keramik' : name),
  },
  paf: {
    caption: 'Alter P.A.F., typische Bereiche',
    note: ['Typische Bereiche, nicht von uns gemessen, aus ', ' und aus ', '.'],
    head: ['Teil', 'Typischer Bereich'],
  },
  pull: {
    caption: 'Zug eines Stabmagneten an einer Saite, über ihren Abstand',
    note: (usual) =>
      `Berechnet für die Achse eines üblichen Stabs, gegen ${usual}. Der Zug geht mit dem Quadrat des Feldes.`,
    label: (readings) => `Der Zug fällt mit dem Abstand steil ab: ${readings}.`,
    at: (pull, distance) => `${pull} bei ${distance}`,
    between: '; ',
  },
  rod: {
    caption: 'Ein üblicher Stabmagnet, und sechs davon im Tonabnehmer. Alle Maße in mm',
    label: (diameter, height) =>
      `Ein Stabmagnet, ${diameter} dick und ${height} lang, Nord am einen Ende, Süd am anderen. Daneben sechs Stäbe in zwei flachen Stücken Fiber.`,
  },
  upgrades: {
    caption: 'Fünf Schritte, was du kaufst und was es kostet',
    label: 'Fünf Schritte und was sie kosten',
    note: 'Übliche Ladenpreise, aufgerundet. Bei dir sind es andere. Die Stunden gelten fürs erste Mal, mit einer Tasse Tee.',
    head: ['Schritt', 'Kaufen', 'Preis', 'Zeit'],
    name: ({ id }) => GERMAN_UPGRADES[id][0],
    buys: ({ id }) => GERMAN_UPGRADES[id][1],
    free: 'nichts',
    dollars: (amount) => `${amount}\u00a0$`,
    all: 'Alle fünf',
  },
};

export const ARTICLE_DIAGRAM_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
