import type { InLanguages } from '#domain/languages.ts';

export type Tool = 'finder' | 'guitar' | 'recording' | 'phase' | 'measure' | 'model';

interface ToolMessages {
  readonly question: string;
  readonly answer: string;
}

const EN = {
  figure: 'SHEET W',
  lines: ['Six tools'],
  title: 'Workbench',
  description:
    'Six free tools for guitarists: a pickup finder, your own guitar and recording, phase, measuring, and how far our curves can be trusted.',
  lead: 'Got a question before you buy? These six tools are free and run in your browser; nothing is uploaded.',
  /** `checked` is the number of pickups that the model was checked with. */
  tools: (checked: number): Readonly<Record<Tool, ToolMessages>> => ({
    finder: {
      question: 'Mine is too dark. What now?',
      answer: 'Tell us what you have and what you miss. You get three suggestions, or an honest no.',
    },
    guitar: {
      question: 'Will it sound like that in my guitar?',
      answer: 'Set your pots, capacitor and cable once. Every sample and every curve follows.',
    },
    recording: {
      question: 'How would my own riff sound?',
      answer: 'Drop in a dry take and hear it through our pickups, blind if you like.',
    },
    phase: {
      question: 'Will it work with the one I keep?',
      answer: 'In phase or thin and hollow? A compass or multimeter tells you before you solder.',
    },
    measure: {
      question: 'What have I really got in there?',
      answer: 'Two resistors and a sound card show its resistance, inductance and peak.',
    },
    model: {
      question: 'Can I trust your curves?',
      answer: `${checked} pickups that other people measured, next to our model. The misses too.`,
    },
  }),
  /** The finder's sentence, with an example choice. */
  asked: ['It is ', 'too dark', ' and ', 'loud enough'] satisfies readonly [
    before: string,
    tone: string,
    between: string,
    output: string,
  ],
};

const DE: typeof EN = {
  figure: 'BLATT W',
  lines: ['Sechs Werkzeuge'],
  title: 'Werkbank',
  description:
    'Sechs kostenlose Werkzeuge für Gitarristen: Finder, deine Gitarre und Aufnahme, Phase, Messen und wie weit du unseren Kurven trauen kannst.',
  lead: 'Noch eine Frage vor dem Kauf? Diese sechs helfen. Sie kosten nichts und laufen im Browser; nichts wird hochgeladen.',
  tools: (checked) => ({
    finder: {
      question: 'Meiner klingt zu dumpf. Was jetzt?',
      answer: 'Sag uns, was du hast und was dir fehlt. Du bekommst drei Vorschläge oder ein ehrliches Nein.',
    },
    guitar: {
      question: 'Klingt er in meiner Gitarre auch so?',
      answer:
        'Stell Potis, Kondensator und Kabel einmal ein. Jede Hörprobe und jede Kurve richtet sich danach.',
    },
    recording: {
      question: 'Wie klänge mein eigenes Riff?',
      answer: 'Nimm eine trockene Aufnahme und hör sie durch unsere Tonabnehmer, auf Wunsch blind.',
    },
    phase: {
      question: 'Verträgt er sich mit dem, der bleibt?',
      answer: 'In Phase oder dünn und hohl? Mit Kompass oder Multimeter weißt du es, bevor du lötest.',
    },
    measure: {
      question: 'Was steckt da eigentlich drin?',
      answer:
        'Mit zwei Widerständen und einem Audio-Interface misst du Widerstand, Induktivität und Resonanz.',
    },
    model: {
      question: 'Kann ich euren Kurven trauen?',
      answer: `${checked} Tonabnehmer, die andere gemessen haben, neben unserem Modell. Auch die Ausreißer.`,
    },
  }),
  asked: ['Er klingt ', 'zu dumpf', ' und ', 'laut genug'],
};

export const WORKBENCH_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
