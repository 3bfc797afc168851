import type { InLanguages } from '#domain/languages.ts';
import { KNOWN_OHM, LEAST_INPUT_OHM, SERIES_OHM } from '#domain/measure/chain.ts';

type Part = readonly [part: string, what: string];

/** Parts of the jig, and its method. */
const EN = {
  lines: ['Parts for about three euros', 'The method', 'The ±'],
  heading: 'What you need, and why it works',
  caption: 'Parts of the jig',
  part: 'Part',
  whatFor: 'What for',
  parts: [
    ['Resistor, 1\u00a0MΩ, metal film, 1\u00a0%', 'between output and pickup'],
    ['Resistor, 10\u00a0kΩ, metal film, 1\u00a0%', 'the reference in step 3'],
    ['Jack for the headphones, jack for the input', 'or two old cables cut in half'],
    ['Two crocodile clips and a short wire', 'on tip and sleeve, the wire for step 1'],
    [
      'Sound card with a guitar or Hi-Z input',
      `${LEAST_INPUT_OHM / 1000}\u00a0kΩ or more, most have 1\u00a0MΩ`,
    ],
  ] as readonly Part[],
  takes: 'Four sweeps and one division',
  how: [
    `A sine sweeps from 20\u00a0Hz to 20\u00a0kHz through ${SERIES_OHM / 1e6}\u00a0MΩ. The level after it depends on the part you connect. We divide each recording by the sweep, which separates out hum and distortion.`,
    `The difference between open clips and the wire shows the input itself. The ${KNOWN_OHM / 1000}\u00a0kΩ turn numbers into ohms, at any gain of your sound card. We subtract the crosstalk measured with the clips together.`,
  ],
  doubt: 'What the ± is',
  whatDoubtIs:
    'We fit R, L, C and one loss branch to 56 points. The ± follows from how far off the points are and from the 1\u00a0% tolerance of the resistors: in 100 simulated measurements, 95 were within twice the ±. A pickup with a baseplate has more than one loss branch, so its ± is larger.',
  model: 'How the model compares with measured pickups',
};

const DE: typeof EN = {
  lines: ['Teile für etwa drei Euro', 'Die Methode', 'Das ±'],
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
  takes: 'Vier Sweeps und einmal teilen',
  how: [
    `Ein Sinus gleitet durch ${SERIES_OHM / 1e6}\u00a0MΩ von 20\u00a0Hz bis 20\u00a0kHz. Der Pegel dahinter hängt vom angeschlossenen Teil ab. Jede Aufnahme teilen wir durch den Sweep; so fallen Brummen und Verzerrung weg.`,
    `Der Unterschied zwischen offenen Klemmen und Draht zeigt den Eingang selbst. Mit den ${KNOWN_OHM / 1000}\u00a0kΩ werden aus Zahlen Ohm, egal wie dein Interface ausgesteuert ist. Das Übersprechen bei kurzgeschlossenen Klemmen ziehen wir ab.`,
  ],
  doubt: 'Was das ± heißt',
  whatDoubtIs:
    'Wir passen R, L, C und einen Zweig für Verluste an 56 Punkte an. Das ± folgt daraus, wie weit die Punkte danebenliegen, und aus den 1\u00a0% Toleranz der Widerstände: Von 100 simulierten Messungen lagen 95 innerhalb des doppelten ±. Ein Tonabnehmer mit Grundplatte hat mehr Verluste als einen Zweig und zeigt ein größeres ±.',
  model: 'Wie das Modell gemessene Tonabnehmer trifft',
};

export const METHOD_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
