import type { InLanguages } from '#domain/languages.ts';

/** `coated` is true if covers are brass. */
const EN = {
  holds: 'sRGB; screens differ',
  coated: 'Brass, powder-coated',
  plastic: 'Plastic, in its own colour',
  parts: {
    open: 'Open cover',
    plain: 'Plain cover',
    bobbins: 'Bobbins below',
    bobbin: 'Bobbin below',
    bare: 'Bobbins, No Cover',
    cover: 'Cover',
  },
  none: 'Colours are free, and they don’t change the tone: choose what suits your guitar.',
  why: (coated: boolean): string =>
    coated
      ? 'Open covers are powder-coated brass: the coat is a plastic skin a tenth of a millimetre thick, and no current flows in it. The bobbins are plastic, coloured all the way through.'
      : 'Covers of classic P90s are plastic, coloured all the way through. No current flows in them, so they do nothing to the sound.',
  caption: 'All colours of this configurator',
  part: 'Part',
  made: 'Made of',
  seen: (coated: boolean): string =>
    coated
      ? 'You see the Base Color through the openings. A plain cover hides it, so we do not ask.'
      : 'You only see the cover and the six pole screws, which stay bare steel. The cover takes no treble and shields nothing; a metal one would do a little of both.',
  zebra:
    'A closed cover stays bare metal. A zebra has two colours: the first on the slug bobbin, the second on the screw bobbin.',
  screens: 'Every screen shows colours differently. Ours have names, so you can order the same one again.',
};

const DE: typeof EN = {
  holds: 'sRGB; Bildschirme weichen ab',
  coated: 'Messing, pulverbeschichtet',
  plastic: 'Kunststoff, durchgefärbt',
  parts: {
    open: 'Offene Kappe',
    plain: 'Glatte Kappe',
    bobbins: 'Spulenkörper darunter',
    bobbin: 'Spulenkörper darunter',
    bare: 'Spulenkörper, ohne Kappe',
    cover: 'Kappe',
  },
  none: 'Farben kosten nichts und ändern den Klang nicht.',
  why: (coated) =>
    coated
      ? 'Offene Kappen sind aus pulverbeschichtetem Messing: Die Schicht ist eine Kunststoffhaut, ein Zehntelmillimeter dick, und in ihr fließt kein Strom. Die Spulenkörper sind aus Kunststoff, durch und durch gefärbt.'
      : 'Die Kappen klassischer P90 sind aus Kunststoff, durch und durch gefärbt. In ihnen fließt kein Strom, also hörst du sie nicht.',
  caption: 'Alle Farben dieses Konfigurators',
  part: 'Teil',
  made: 'Aus',
  seen: (coated) =>
    coated
      ? 'Die Spulenfarbe sieht man durch die Öffnungen. Eine glatte Kappe verdeckt sie, deshalb fragen wir dort nicht.'
      : 'Man sieht nur die Kappe und die sechs Polschrauben, die blanker Stahl bleiben. Die Kappe nimmt keine Höhen und schirmt nichts ab; eine aus Metall würde beides ein wenig.',
  zebra:
    'Eine geschlossene Kappe bleibt blankes Metall. Ein Zebra hat zwei Farben: die erste auf der Seite der Stifte, die zweite auf der Seite der Schrauben.',
  screens:
    'Jeder Bildschirm zeigt Farben anders. Unsere haben Namen, damit du dieselbe noch einmal bestellen kannst.',
};

export const COLOURS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
