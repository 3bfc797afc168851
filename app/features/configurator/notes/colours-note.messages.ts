import type { InLanguages } from '#domain/languages.ts';

/** What colours are, of which part; `coated` where covers are brass. */
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
  none: 'A colour costs nothing and changes no tone.',
  why: (coated: boolean): string =>
    coated
      ? 'Open covers are brass, powder-coated and baked: the coat is a plastic skin of a tenth of a millimetre, which no current flows through. The bobbins are plastic, coloured all the way through.'
      : 'Covers of classic P90s are plastic, coloured all the way through: no current flows in them, so coil and string do not know they are there.',
  caption: 'All colours of this configurator',
  part: 'Part',
  made: 'Made of',
  seen: (coated: boolean): string =>
    coated
      ? 'The Base Color is seen through the openings. A plain cover shows none of it, so there it is not asked for.'
      : 'The cover is all that one sees of the pickup besides its six pole screws, which stay bare steel. It takes no treble and shields from nothing; a metal one would do a little of both.',
  zebra:
    'A closed cover stays bare metal. A zebra has one bobbin of each colour: the slugs take the first, the screws the second.',
  screens:
    'Screens show colours each in their own way; ours are named, so that you can ask for the same again.',
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
  none: 'Eine Farbe kostet nichts und ändert nichts am Klang.',
  why: (coated) =>
    coated
      ? 'Offene Kappen sind aus Messing, pulverbeschichtet und eingebrannt: Die Schicht ist eine Haut aus Kunststoff, ein Zehntelmillimeter dick, durch die kein Strom fließt. Die Spulenkörper sind aus Kunststoff, durch und durch gefärbt.'
      : 'Die Kappen klassischer P90 sind aus Kunststoff, durch und durch gefärbt: In ihnen fließt kein Strom, also merken Spule und Saite nichts von ihnen.',
  caption: 'Alle Farben dieses Konfigurators',
  part: 'Teil',
  made: 'Aus',
  seen: (coated) =>
    coated
      ? 'Die Spulenfarbe sieht man durch die Öffnungen. Eine glatte Kappe zeigt nichts davon, deshalb fragen wir dort nicht danach.'
      : 'Außer der Kappe sieht man vom Tonabnehmer nur die sechs Polschrauben, und die bleiben blanker Stahl. Sie nimmt keine Höhen und schirmt nichts ab; eine aus Metall würde von beidem ein wenig tun.',
  zebra:
    'Eine geschlossene Kappe bleibt blankes Metall. Ein Zebra hat einen Spulenkörper in jeder Farbe: die Stifte in der ersten, die Schrauben in der zweiten.',
  screens:
    'Bildschirme zeigen Farben jeder auf seine Art; unsere haben Namen, damit du dieselbe noch einmal bestellen kannst.',
};

export const COLOURS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
