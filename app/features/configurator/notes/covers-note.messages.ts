import { inWords } from '#domain/format-count.ts';
import type { InLanguages } from '#domain/languages.ts';
import { HP90_PATTERNS } from '#domain/products/custom-looks.ts';

/** `coils` is true if a cover spans both coils and a closed one is available. */
const EN = {
  why: (coils: boolean) =>
    `A closed cover is a sheet of nickel silver over ${coils ? 'both coils' : 'the coil'}. The moving string drives small currents in the sheet, and these currents eat treble. Openings leave them only narrow webs to flow in.`,
  caption: 'What a cover takes, compared with none',
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
    `A decibel or two is not much, but it is where the pick attack sits. ${
      coils
        ? 'If you like the look of a closed cover, go for it: it also shields better.'
        : `So the HP90 comes with ${inWords(HP90_PATTERNS.length)} open covers, and a plain one for its looks.`
    } A plain cover has only its six holes and acts as a closed one. Brass conducts better than nickel silver, so it is the darkest of all.`,
  source:
    'The closed curve follows a public measurement of a humbucker with and without its cover (pickupAnalyseR, CC0); a second one gives the effect of brass. We derived the open curve from both, by metal and width of the webs.',
};

const DE: typeof EN = {
  why: (coils) =>
    `Eine geschlossene Kappe ist ein Blech aus Neusilber über ${coils ? 'beiden Spulen' : 'der Spule'}. Die schwingende Saite treibt kleine Ströme im Blech an, und die fressen Höhen. Öffnungen lassen ihnen nur schmale Stege.`,
  caption: 'Was eine Kappe nimmt, verglichen mit keiner',
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
        ? 'Gefällt dir die geschlossene Kappe, nimm sie: Sie schirmt auch besser.'
        : `Deshalb gibt es den HP90 mit ${inWords(HP90_PATTERNS.length, 'de')} offenen Kappen und einer glatten, die man der Optik wegen nimmt.`
    } Die glatte hat nur ihre sechs Löcher und wirkt wie eine geschlossene. Messing leitet besser als Neusilber, deshalb ist sie die dunkelste von allen.`,
  source:
    'Die geschlossene Kurve folgt einer öffentlichen Messung an einem Humbucker mit und ohne Kappe (pickupAnalyseR, CC0); was Messing ausmacht, zeigt eine zweite. Die offene haben wir daraus abgeleitet, nach Metall und Breite der Stege.',
};

export const COVERS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
