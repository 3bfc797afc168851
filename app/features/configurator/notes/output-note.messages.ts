import type { InLanguages } from '#domain/languages.ts';

/** `halves` is true if some options are two hum-cancelling halves. */
const EN = {
  trade:
    'More turns pick up more of the string, so the pickup gets louder. They also raise the inductance and lower the resonance, so it gets darker and thicker. Every level trades treble for push. Low ones stay clear with effects, high ones drive an amp on their own.',
  caption: 'What each level is wound with',
  level: 'Level',
  ohms: 'DC resistance, kilohms',
  wire: 'Wire, AWG',
  turns: 'Turns',
  turnsInFull: 'Turns per coil',
  inductance: 'Inductance at 1\u00a0kHz, henry',
  output: 'Output over a vintage Stratocaster, decibels',
  end: '3\u00a0dB down at, kilohertz',
  counted: (halves: boolean) =>
    `Turns are per coil${halves ? ', for Noiseless per half' : ''}; dB are relative to a vintage Stratocaster; kHz is where the response is 3\u00a0dB down.${
      halves
        ? ' Noiseless levels have two short halves wound against each other: each string drives one of them, and the hum cancels.'
        : ''
    }`,
  ohmsHelp:
    'Ohms measure the wire, not the output. When a bobbin is full, more ohms need finer wire, and finer wire has more ohms per turn: a pickup of 43 or 44 can read higher than one of 42 and yet have fewer turns, less inductance and a brighter sound. Compare turns and inductance, not ohms.',
  finer: (finer: string, more: string, before: string, fewer: string) =>
    `Here ${finer} reads ${more} more than ${before}, has ${fewer} fewer turns per coil, and is the brighter of the two.`,
  quieter: (halves: string, whole: string, ohms: string, less: string) =>
    `Ohms measure the wire, not the output: ${halves} and ${whole} both read ${ohms}, and ${halves} is ${less} quieter and the brighter of the two. Compare turns and inductance, not ohms.`,
};

const DE: typeof EN = {
  trade:
    'Mehr Windungen fangen mehr von der Saite ein: Der Tonabnehmer wird lauter. Zugleich steigt die Induktivität, und die Resonanz sinkt: Er wird dunkler und dicker. Jede Stufe tauscht Höhen gegen Schub. Niedrige bleiben mit Effekten klar, hohe bringen den Amp von allein zum Zerren.',
  caption: 'Womit jede Stufe gewickelt ist',
  level: 'Stufe',
  ohms: 'Gleichstromwiderstand, Kiloohm',
  wire: 'Draht, AWG',
  turns: 'Wdg.',
  turnsInFull: 'Windungen je Spule',
  inductance: 'Induktivität bei 1\u00a0kHz, Henry',
  output: 'Ausgangsspannung über einer Vintage-Stratocaster, Dezibel',
  end: 'Um 3\u00a0dB gefallen bei, Kilohertz',
  counted: (halves) =>
    `Windungen gelten je Spule${halves ? ', bei Noiseless je Hälfte' : ''}; dB zählen ab einer Vintage-Stratocaster; kHz heißt: Dort ist der Frequenzgang um 3\u00a0dB gefallen.${
      halves
        ? ' Noiseless sind zwei kurze, gegeneinander gewickelte Hälften: Jede Saite treibt eine davon, und ihr Brummen hebt sich auf.'
        : ''
    }`,
  ohmsHelp:
    'Ohm messen den Draht, nicht die Lautstärke. Ist ein Spulenkörper voll, braucht es für mehr Ohm feineren Draht, und der hat mehr Ohm je Windung: Ein Tonabnehmer mit 43er oder 44er kann mehr anzeigen als einer mit 42er und trotzdem weniger Windungen, weniger Induktivität und einen helleren Klang haben. Vergleich Windungen und Induktivität, nicht Ohm.',
  finer: (finer, more, before, fewer) =>
    `Hier zeigt ${finer} ${more} mehr an als ${before}, hat ${fewer} Windungen je Spule weniger und ist der hellere von beiden.`,
  quieter: (halves, whole, ohms, less) =>
    `Ohm messen den Draht, nicht die Lautstärke: ${halves} und ${whole} zeigen beide ${ohms} an, und ${halves} ist ${less} leiser und der hellere von beiden. Vergleich Windungen und Induktivität, nicht Ohm.`,
};

export const OUTPUT_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
