import type { InLanguages } from '#domain/languages.ts';

/** Why open covers: `coils` where a cover lies over both, and a closed one is on offer. */
const EN = {
  why: (coils: boolean) =>
    `A closed cover is a sheet of nickel silver over ${coils ? 'both coils' : 'the coil'}. The string moves the field, the field drives small currents round the sheet, and the currents eat treble. Openings leave them only narrow webs to turn in.`,
  caption: 'What a cover takes, against no cover',
  plot: (closed: string, open: string) =>
    `From 500\u00a0Hz to 10\u00a0kHz a closed cover takes up to ${closed}, an open one ${open}`,
  cover: 'Cover',
  at: (kHz: number) => `At ${kHz}\u00a0kHz`,
  names: {
    none: 'No Cover',
    open: 'Open, brass',
    closed: 'Closed, nickel silver',
    plain: 'Plain, brass',
  },
  take: (coils: boolean) =>
    `A decibel or two is little, but it sits where the pick attack is. ${
      coils
        ? 'If you want the look of a closed cover, take one: it is no mistake, and it shields better.'
        : 'So the HP90 comes with open covers only.'
    } Plain, with nothing but its six holes, counts as a closed sheet of brass, which conducts better than nickel silver: it is the darkest of all.`,
  source:
    'The closed curve follows a public measurement of one humbucker with and without its cover (pickupAnalyseR, CC0), and what brass does more a second one. The open curve is worked out from them, by metal and width of the webs.',
};

const DE: typeof EN = {
  why: (coils) =>
    `Eine geschlossene Kappe ist ein Blech aus Neusilber über ${coils ? 'beiden Spulen' : 'der Spule'}. Die Saite bewegt das Feld, das Feld treibt kleine Ströme im Blech herum, und die Ströme fressen Höhen. Öffnungen lassen ihnen nur schmale Stege zum Kreisen.`,
  caption: 'Was eine Kappe nimmt, gegenüber keiner',
  plot: (closed, open) =>
    `Von 500\u00a0Hz bis 10\u00a0kHz nimmt eine geschlossene Kappe bis zu ${closed}, eine offene ${open}`,
  cover: 'Kappe',
  at: (kHz) => `Bei ${kHz}\u00a0kHz`,
  names: {
    none: 'Ohne Kappe',
    open: 'Offen, Messing',
    closed: 'Geschlossen, Neusilber',
    plain: 'Glatt, Messing',
  },
  take: (coils) =>
    `Ein oder zwei Dezibel sind wenig, aber sie sitzen da, wo der Anschlag ist. ${
      coils
        ? 'Willst du das Aussehen einer geschlossenen Kappe, nimm sie: Das ist kein Fehler, und sie schirmt besser.'
        : 'Deshalb gibt es den HP90 nur mit offenen Kappen.'
    } Die glatte, mit nichts als ihren sechs Löchern, zählt als geschlossenes Blech aus Messing, und das leitet besser als Neusilber: Sie ist die dunkelste von allen.`,
  source:
    'Die geschlossene Kurve folgt einer öffentlichen Messung an einem Humbucker mit und ohne Kappe (pickupAnalyseR, CC0), und was Messing mehr tut, einer zweiten. Die offene ist daraus abgeleitet, nach Metall und Breite der Stege.',
};

export const COVERS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
