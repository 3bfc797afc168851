import type { InLanguages } from '#domain/languages.ts';
import { OHMS_HELP } from '#domain/tone/output-levels.ts';

/** What output levels are wound with; `halves` where some are two halves against hum. */
const EN = {
  trade:
    'More turns catch more of the string: the pickup gets louder. They also raise the inductance, and with it the resonance sinks: the pickup gets darker and thicker. Every level is a trade of treble for push. Low ones stay clear under effects, high ones drive an amp by themselves.',
  caption: 'What each level is wound with',
  level: 'Level',
  ohms: 'DC resistance, kilohms',
  wire: 'Wire, AWG',
  turns: 'Turns',
  turnsInFull: 'Turns a coil',
  inductance: 'Inductance at 1\u00a0kHz, henry',
  output: 'Output over a vintage Stratocaster, decibels',
  end: '3\u00a0dB down at, kilohertz',
  counted: (halves: boolean) =>
    `Turns are those of one coil${halves ? ', of Noiseless those of one half' : ''}; dB count from a vintage Stratocaster; at kHz the response has fallen by 3\u00a0dB.${
      halves
        ? ' Noiseless levels are two short halves wound against each other: each string drives one of them, and their hum cancels.'
        : ''
    }`,
  ohmsHelp: OHMS_HELP.long as string,
  finer: (finer: string, more: string, before: string, fewer: string) =>
    `Here ${finer} reads ${more} more than ${before}, has ${fewer} turns a coil less, and is the brighter of the two.`,
  quieter: (halves: string, whole: string, ohms: string, less: string) =>
    `Ohms measure the wire, not the output: ${halves} and ${whole} both read ${ohms}, and ${halves} is ${less} quieter and the brighter of the two. Compare turns and inductance, not ohms.`,
};

const DE: typeof EN = {
  trade:
    'Mehr Windungen fangen mehr von der Saite ein: Der Tonabnehmer wird lauter. Mit ihnen steigt auch die Induktivität, und damit sinkt die Resonanz: Er wird dunkler und dicker. Jede Stufe tauscht Höhen gegen Schub. Niedrige bleiben mit Effekten klar, hohe fahren den Amp von allein an.',
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
    `Windungen gelten je Spule${halves ? ', bei Noiseless je Hälfte' : ''}; dB zählen ab einer Vintage-Stratocaster; bei den kHz ist der Frequenzgang um 3\u00a0dB gefallen.${
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
