import type { InLanguages } from '#domain/languages.ts';
import { KNOWN_OHM, LEAST_INPUT_OHM, SERIES_OHM } from '#domain/measure/chain.ts';

type Part = readonly [part: string, what: string];

/** What is needed for the jig, and how it comes to its figures. */
const EN = {
  figure: 'TABLE 1',
  lines: ['Parts', 'About three euros'],
  heading: 'What you need, and why it works',
  caption: 'Parts of the jig',
  part: 'Part',
  whatFor: 'What for',
  parts: [
    ['Resistor, 1\u00a0MΩ, metal film, 1\u00a0%', 'between output and pickup'],
    ['Resistor, 10\u00a0kΩ, metal film, 1\u00a0%', 'the ruler of step 3'],
    ['Jack for the headphones, jack for the input', 'or two old cables cut in half'],
    ['Two crocodile clips and a short wire', 'on tip and sleeve, the wire for step 1'],
    [
      'Sound card with a guitar or Hi-Z input',
      `${LEAST_INPUT_OHM / 1000}\u00a0kΩ or more, most have 1\u00a0MΩ`,
    ],
  ] as readonly Part[],
  takes: 'Four takes and one division',
  how: [
    `A sine glides from 20\u00a0Hz to 20\u00a0kHz through ${SERIES_OHM / 1e6}\u00a0MΩ. What is left behind it depends on what hangs there. Each recording is divided by the sweep; hum and distortion fall off to the sides.`,
    `Open against the wire shows the input itself. Against the ${KNOWN_OHM / 1000}\u00a0kΩ numbers become ohms, whatever your sound card’s gain is. What leaks across with the clips shorted is taken off.`,
  ],
  doubt: 'What the ± is',
  whatDoubtIs:
    'R, L, C and one branch of losses are fitted to 56 points. The ± follows from how far the points lie off, and from resistors that are only 1 % sure: of 100 simulated benches 95 lie within twice of it. A pickup with a plate, whose losses are more than one branch, shows a larger ±.',
  model: 'How the model meets measured pickups',
};

const DE: typeof EN = {
  figure: 'TABELLE 1',
  lines: ['Teile', 'Etwa drei Euro'],
  heading: 'Was du brauchst und warum es geht',
  caption: 'Teile des Aufbaus',
  part: 'Teil',
  whatFor: 'Wofür',
  parts: [
    ['Widerstand, 1\u00a0MΩ, Metallfilm, 1\u00a0%', 'zwischen Ausgang und Tonabnehmer'],
    ['Widerstand, 10\u00a0kΩ, Metallfilm, 1\u00a0%', 'der Maßstab in Schritt 3'],
    ['Ein Stecker für den Kopfhörer, einer für den Eingang', 'oder zwei alte Kabel, durchgeschnitten'],
    ['Zwei Krokodilklemmen und ein kurzer Draht', 'an Spitze und Masse, der Draht für Schritt 1'],
    [
      'Audio-Interface mit Gitarren- oder Hi-Z-Eingang',
      `${LEAST_INPUT_OHM / 1000}\u00a0kΩ oder mehr, die meisten haben 1\u00a0MΩ`,
    ],
  ],
  takes: 'Vier Aufnahmen und einmal teilen',
  how: [
    `Ein Sinus gleitet durch ${SERIES_OHM / 1e6}\u00a0MΩ von 20\u00a0Hz bis 20\u00a0kHz. Was dahinter übrig bleibt, hängt davon ab, was dort dranhängt. Jede Aufnahme wird durch den Sweep geteilt; Brummen und Verzerrung fallen zur Seite weg.`,
    `Offen gegen den Draht zeigt den Eingang selbst. Gegen die ${KNOWN_OHM / 1000}\u00a0kΩ werden aus Zahlen Ohm, egal wie dein Interface ausgesteuert ist. Was bei kurzgeschlossenen Klemmen überspricht, wird abgezogen.`,
  ],
  doubt: 'Was das ± heißt',
  whatDoubtIs:
    'R, L, C und ein Zweig für Verluste werden an 56 Punkte angepasst. Das ± folgt daraus, wie weit die Punkte danebenliegen, und aus Widerständen, die nur auf 1\u00a0% genau sind: Von 100 simulierten Messungen liegen 95 innerhalb des Doppelten. Ein Tonabnehmer mit Grundplatte hat mehr Verluste als einen Zweig und zeigt ein größeres ±.',
  model: 'Wie das Modell gemessene Tonabnehmer trifft',
};

export const METHOD_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
