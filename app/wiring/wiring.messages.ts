import type { InLanguages } from '#domain/languages.ts';
import type { LEAD_ROLES } from '#domain/wiring/other-makers.ts';
import type { Sound } from '#domain/wiring/sounds.ts';

type Role = (typeof LEAD_ROLES)[number];
interface RoleWords {
  /** Heading of a group, on its first row. */
  readonly of: string | undefined;
  readonly lead: string;
  readonly to: string;
}

/** Texts around the wiring drawings: captions, tables, notes. */
const EN = {
  title: 'Wiring',
  description:
    'Wiring diagrams for guitar and bass pickups: Stratocaster, Telecaster, humbuckers with two and five wires, P90, Precision and Jazz Bass, plus lead colours by maker.',
  sheet: 'SHEET W',
  lines: (diagrams: number) => [
    `${diagrams} diagrams, ${diagrams + 1} tables`,
    'Prints on A4, one sheet each',
  ],
  lead: 'Seen from behind, as you solder. Coloured: our leads. Thin and black: your own wire. A dot is a solder joint, a gap means a lead passes under. Keeping your other pickup:',
  inPhase: 'will it be in phase?',
  table: (number: number) => `TABLE ${number}`,
  diagram: (name: string, line: string) => `${name}, ${line.toLowerCase()}: diagram`,
  pots: 'Pots',
  log: 'log',
  caps: (count: number): string => (count > 1 ? 'Caps' : 'Cap'),
  sounds: 'What sounds in which position',
  soundsOf: (name: string) => `What sounds in which position: ${name}`,
  knobs: 'Knobs',
  position: 'Position',
  hum: 'Hum',
  hums: { yes: 'yes', little: 'little', no: 'no' } satisfies Record<Sound['hum'], string>,
  heard: 'sounds',
  silent: 'silent',
  joints: (count: number) => `All ${count} joints in words`,
  to: 'to',
  print: 'Print',
  colours: {
    heading: 'Lead colours compared',
    inside: 'Ours and those of others, by their role in series',
    byMaker: 'Lead colours by maker',
    lead: 'Lead',
    ours: 'Ours',
    to: 'To',
    role: ({ of, lead, to }: Role): RoleWords => ({ of, lead, to }),
    notSaid: 'not given',
    slide: 'Swipe to see other makers',
    proposal:
      'Our own colours are provisional until the bench has confirmed them. Go by the sheet in your box.',
    others:
      'Other makers’ colours are from the guides named below, and makers change them. Measure before you solder: the two leads of one coil read a few kilohms, leads of different coils read nothing. Gibson is missing because the guides disagree whether red or black is hot.',
  },
};

const GERMAN_ROLES: Readonly<Record<Role['id'], RoleWords>> = {
  hot: { of: 'Singlecoil', lead: 'Ende', to: 'heiß' },
  ground: { of: undefined, lead: 'Singlecoil, Anfang', to: 'Masse' },
  start1: { of: 'Humbucker', lead: 'Anfang Spule 1', to: 'heiß' },
  finish1: { of: undefined, lead: 'Ende Spule 1', to: 'Ende 2' },
  finish2: { of: undefined, lead: 'Ende Spule 2', to: 'Ende 1' },
  start2: { of: undefined, lead: 'Anfang Spule 2', to: 'Masse' },
  shield: { of: undefined, lead: 'Schirm und Grundplatte', to: 'Masse' },
};

const DE: typeof EN = {
  title: 'Schaltpläne',
  description:
    'Schaltpläne für Gitarre und Bass: Stratocaster, Telecaster, Humbucker mit zwei und fünf Adern, P90, Precision und Jazz Bass, dazu die Aderfarben der Hersteller.',
  sheet: 'BLATT W',
  lines: (diagrams) => [`${diagrams} Schaltpläne, ${diagrams + 1} Tabellen`, 'Druckt auf A4, je ein Blatt'],
  lead: 'Von hinten gesehen, so wie du lötest. Farbig: unsere Adern. Dünn und schwarz: dein eigener Draht. Ein Punkt ist eine Lötstelle, eine Lücke heißt, dass eine Ader darunter durchgeht. Der andere bleibt drin:',
  inPhase: 'Passt die Phase?',
  table: (number) => `TABELLE ${number}`,
  diagram: (name, line) => `${name}, ${line}: Schaltplan`,
  pots: 'Potis',
  log: 'log',
  caps: (count) => (count > 1 ? 'Kondensatoren' : 'Kondensator'),
  sounds: 'Was in welcher Stellung klingt',
  soundsOf: (name) => `Was in welcher Stellung klingt: ${name}`,
  knobs: 'Regler',
  position: 'Stellung',
  hum: 'Brummen',
  hums: { yes: 'ja', little: 'wenig', no: 'nein' },
  heard: 'klingt',
  silent: 'stumm',
  joints: (count) => `Alle ${count} Lötstellen in Worten`,
  to: 'an',
  print: 'Drucken',
  colours: {
    heading: 'Aderfarben im Vergleich',
    inside: 'Unsere und die anderer, nach ihrer Aufgabe in Reihe',
    byMaker: 'Farben der Adern nach Hersteller',
    lead: 'Ader',
    ours: 'Unsere',
    to: 'An',
    role: ({ id }) => GERMAN_ROLES[id],
    notSaid: 'keine Angabe',
    slide: 'Wisch zu den anderen Herstellern',
    proposal:
      'Unsere eigenen Farben sind vorläufig, bis die Werkbank sie bestätigt hat. Es gilt das Blatt in deiner Schachtel.',
    others:
      'Die Farben der anderen stammen aus den Anleitungen hier unten; Hersteller ändern sie. Miss, bevor du lötest: Zwischen den beiden Adern einer Spule liegen ein paar Kiloohm, zwischen Adern zweier Spulen keine Verbindung. Gibson fehlt, weil sich Anleitungen nicht einig sind, ob Rot oder Schwarz heiß ist.',
  },
};

export const WIRING_PAGE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
