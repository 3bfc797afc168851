import type { InLanguages } from '#domain/languages.ts';
import type { CoilMode } from '#domain/tone/coil-modes.ts';

/** Texts under the desk: choice and figures. Loaded with the first touch there. */
const EN = {
  picks: {
    figure: 'PARTS',
    lines: (where: string) => [
      'Any product, flavor and position',
      'Measured pickups of other makers',
      'Custom builds: from the configurators',
      where,
    ],
    heading: 'Choose two or three',
    add: 'Add a third',
    show: 'Show this choice',
    follow: 'Choose flavor and position once the product is shown.',
    address: 'Your choice is in the link of this page. Send it to anyone you argue with.',
    /** Text around the link to the finder, and its label. */
    finder: ['Not sure what to compare? ', 'Tell us what you have and what you miss', '.'],
  },
  card: {
    pickup: 'Pickup',
    remove: 'Remove',
    /** Completes "Remove" with the letter of the card, for screen readers. */
    removes: (letter: string) => ` ${letter}`,
    product: 'Product',
    flavor: 'Flavor',
    position: 'Position',
    coils: 'Coils',
    modes: { series: 'Series', parallel: 'Parallel', split: 'Split' } as Readonly<Record<CoilMode, string>>,
    live: 'Played live: our samples are single stock pickups with their coils in series.',
    split:
      ' For one coil alone we use the take of the nearest single coil, 1\u00a0mm away at the neck, 5 at the bridge.',
    change: 'Change in the configurator',
    instead: 'Compare with a stock pickup instead',
    measured:
      'Another maker’s pickup. strayr measured one of them (pickupAnalyseR-data, CC0), L at 1\u00a0kHz. One of your own may differ. Its output is a guess: no curve shows the magnet.',
    curve: 'Its curve beside the model’s',
    finder: 'Find what would change it',
  },
  figures: {
    lines: ['500\u00a0pF of cable', 'The guitar’s own pots'],
    yourLines: ['In your guitar', 'Its pots and its cable'],
    heading: 'In figures',
    caption: 'Figures of the pickups compared',
    resonance: { name: 'Resonance', note: 'Where the response peaks' },
    noPeak: 'no peak',
    peak: { name: 'Peak', note: 'How far it rises' },
    output: { name: 'Output', note: 'Relative to a vintage Stratocaster, basses to a vintage Jazz Bass' },
    hum: { name: 'Hum', note: 'Relative to the same; less where coils cancel it' },
    place: { name: 'Distance', note: 'From the bridge' },
    price: { name: 'Price', note: 'Incl. VAT in the EU, for everything you hear' },
    notOnSale: 'Not available',
    notOurs: 'Not ours',
    /** Label of the link to the model, and the text after it. */
    method: [
      'Modelled',
      ', typical: four out of five pickups fall within the ± and the band. Shape is the difference between the responses from 80\u00a0Hz to 8\u00a0kHz at equal level, including the position under the string. Under 1\u00a0dB it is hard to hear.',
    ],
  },
};

const DE: typeof EN = {
  picks: {
    figure: 'TEILE',
    lines: (where) => [
      'Jedes Produkt, jeder Flavor, jede Position',
      'Gemessene anderer Hersteller',
      'Eigene: aus den Konfiguratoren',
      where,
    ],
    heading: 'Wähl zwei oder drei',
    add: 'Einen dritten dazunehmen',
    show: 'Diese Wahl zeigen',
    follow: 'Flavor und Position wählst du, sobald das Produkt da ist.',
    address: 'Deine Auswahl steckt im Link. Schick ihn allen, mit denen du darüber streitest.',
    finder: ['Du weißt nicht, was du vergleichen sollst? ', 'Sag, was du hast und was dir fehlt', '.'],
  },
  card: {
    pickup: 'Tonabnehmer',
    remove: 'Weglassen',
    removes: (letter) => `: ${letter}`,
    product: 'Produkt',
    flavor: 'Flavor',
    position: 'Position',
    coils: 'Spulen',
    modes: { series: 'In Reihe', parallel: 'Parallel', split: 'Split' },
    live: 'Live gespielt: Unsere Hörbeispiele sind einzelne Tonabnehmer aus der Serie, Spulen in Reihe.',
    split:
      ' Für eine Spule allein nehmen wir die Aufnahme des nächsten Singlecoils, 1\u00a0mm entfernt am Hals, 5 am Steg.',
    change: 'Im Konfigurator ändern',
    instead: 'Stattdessen einen aus der Serie vergleichen',
    measured:
      'Von einem anderen Hersteller. strayr hat einen davon gemessen (pickupAnalyseR-data, CC0), L bei 1\u00a0kHz. Deiner kann abweichen. Sein Pegel ist geschätzt: Den Magneten zeigt keine Kurve.',
    curve: 'Seine Kurve neben der des Modells',
    finder: 'Finden, was ihn ändern würde',
  },
  figures: {
    lines: ['500\u00a0pF Kabel', 'Potis wie in der Gitarre'],
    yourLines: ['In deiner Gitarre', 'Deine Potis und dein Kabel'],
    heading: 'In Zahlen',
    caption: 'Werte der verglichenen Tonabnehmer',
    resonance: { name: 'Resonanz', note: 'Wo die Kurve ihre Spitze hat' },
    noPeak: 'keine Spitze',
    peak: { name: 'Spitze', note: 'Wie weit sie herausragt' },
    output: {
      name: 'Ausgang',
      note: 'Gegenüber einer Vintage-Stratocaster, Bässe gegenüber einem Vintage Jazz Bass',
    },
    hum: { name: 'Brummen', note: 'Gegenüber denselben; weniger, wo Spulen es aufheben' },
    place: { name: 'Abstand', note: 'Vom Steg aus' },
    price: { name: 'Preis', note: 'Inkl. MwSt. in der EU, für alles, was du hörst' },
    notOnSale: 'Gerade nicht zu haben',
    notOurs: 'Nicht von uns',
    method: [
      'Berechnet',
      ', typisch: Vier von fünf Tonabnehmern liegen innerhalb des ± und des Bandes. Form ist der Unterschied der Frequenzgänge von 80\u00a0Hz bis 8\u00a0kHz bei gleichem Pegel, einschließlich der Stelle unter der Saite. Unter 1\u00a0dB ist er kaum zu hören.',
    ],
  },
};

export const COMPARED_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
