import type { InLanguages } from '#domain/languages.ts';
import type { LEAD_ROLES } from '#domain/wiring/other-makers.ts';
import type { Sound } from '#domain/wiring/sounds.ts';

type Role = (typeof LEAD_ROLES)[number];
interface RoleWords {
  /** Begins a group. */
  readonly of: string | undefined;
  readonly lead: string;
  readonly to: string;
}

/** The wiring page around its drawings: captions, tables, notes. */
const EN = {
  title: 'Wiring',
  description:
    'Wiring diagrams for guitar and bass pickups: Stratocaster, Telecaster, humbuckers with two and five wires, P90, Precision and Jazz Bass, and whose lead has which colour.',
  sheet: 'SHEET W',
  lines: (diagrams: number) => [`${diagrams} diagrams, ${diagrams + 1} tables`, 'Prints on A4, a sheet each'],
  lead: 'Seen from behind, as you hold the iron. Coloured: our leads. Thin and black: your own wire. A dot is a solder joint, a gap means that a lead passes under. Beside a pickup that you keep:',
  inPhase: 'will it be in phase?',
  diagrams: 'Diagrams',
  tableShort: 'TABLE',
  figure: (number: number) => `FIG. ${number}`,
  table: (number: number) => `TABLE ${number}`,
  diagram: (name: string, line: string) => `${name}, ${line.toLowerCase()}: diagram`,
  pots: 'Pots',
  log: 'log',
  caps: (count: number): string => (count > 1 ? 'Caps' : 'Cap'),
  sounds: 'What sounds where',
  soundsOf: (name: string) => `What sounds where: ${name}`,
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
    heading: 'Whose wire is whose',
    lines: ['Lead colours', 'By what each does in series'],
    byMaker: 'Lead colours by maker',
    lead: 'Lead',
    ours: 'Ours',
    to: 'To',
    role: ({ of, lead, to }: Role): RoleWords => ({ of, lead, to }),
    notSaid: 'not said',
    slide: 'Slide to see other makers',
    proposal:
      'Our own colours are a proposal until the bench has confirmed them. The sheet in your box counts.',
    others:
      'Others’ colours are facts, read in the guides named below; makers change them. Measure before you solder: the two leads of one coil read some kilohms, leads of two coils read nothing. Gibson is missing because guides disagree on which of red and black is hot.',
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
    'Schaltpläne für Gitarre und Bass: Stratocaster, Telecaster, Humbucker mit zwei und fünf Adern, P90, Precision und Jazz Bass, und welche Ader welche Farbe hat.',
  sheet: 'BLATT W',
  lines: (diagrams) => [`${diagrams} Schaltpläne, ${diagrams + 1} Tabellen`, 'Druckt auf A4, je ein Blatt'],
  lead: 'Von hinten gesehen, wie du den Lötkolben hältst. Farbig: unsere Adern. Dünn und schwarz: dein eigener Draht. Ein Punkt ist eine Lötstelle, eine Lücke heißt, dass eine Ader darunter durchgeht. Neben einem Tonabnehmer, der bleibt:',
  inPhase: 'Passt die Phase?',
  diagrams: 'Schaltpläne',
  tableShort: 'TABELLE',
  figure: (number) => `ABB. ${number}`,
  table: (number) => `TABELLE ${number}`,
  diagram: (name, line) => `${name}, ${line}: Schaltplan`,
  pots: 'Potis',
  log: 'log',
  caps: (count) => (count > 1 ? 'Kondensatoren' : 'Kondensator'),
  sounds: 'Was wo klingt',
  soundsOf: (name) => `Was wo klingt: ${name}`,
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
    heading: 'Welche Farbe bei wem was heißt',
    lines: ['Farben der Adern', 'Nach ihrem Platz in Reihe'],
    byMaker: 'Farben der Adern nach Hersteller',
    lead: 'Ader',
    ours: 'Unsere',
    to: 'An',
    role: ({ id }) => GERMAN_ROLES[id],
    notSaid: 'nicht genannt',
    slide: 'Wisch zu den anderen Herstellern',
    proposal:
      'Unsere eigenen Farben sind ein Vorschlag, bis die Werkbank sie bestätigt hat. Es gilt das Blatt in deiner Schachtel.',
    others:
      'Die Farben der anderen sind Fakten, gelesen in den Anleitungen hier unten; Hersteller ändern sie. Miss, bevor du lötest: Zwischen den beiden Adern einer Spule liegen ein paar Kiloohm, zwischen Adern zweier Spulen keine Verbindung. Gibson fehlt, weil sich Anleitungen nicht einig sind, ob Rot oder Schwarz heiß ist.',
  },
};

export const WIRING_PAGE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
