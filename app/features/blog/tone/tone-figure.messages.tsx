import type { ReactNode } from 'react';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  label: (name: string) => `${name} with another magnet and other turns`,
  /** Follows the pickup's name. */
  caption: ', as wound and changed',
  plot: (name: string) =>
    `Frequency response of the ${name} as wound and changed. Its figures are in the table below.`,
  controls: 'What to change',
  magnet: 'Magnet',
  turns: 'Turns on each coil',
  asWound: 'As wound',
  changed: 'Changed',
  unchanged: 'as wound',
  more: (turns: string) => `${turns} turns`,
  rows: [
    'Magnet',
    'Turns per coil',
    'DC resistance',
    'Inductance at 1\u00a0kHz',
    'Resonance',
    'Output',
    'Pull on the string',
  ],
  noPeak: 'no peak',
  overfull: 'That much wire does not fit on this bobbin: it would need a finer one.',
  asLoud: 'As loud as before',
  louder: (decibels: string) => `${decibels} louder`,
  softer: (decibels: string) => `${decibels} quieter`,
  samePeak: 'with the peak where it was',
  higher: (hertz: number) => `with the peak ${hertz}\u00a0Hz higher`,
  lower: (hertz: number) => `with the peak ${hertz}\u00a0Hz lower`,
  /** Source of the figures, with the link to the model. */
  foot: (link: (words: string) => ReactNode, isOwn: boolean): ReactNode => (
    <>
      {link('Modelled')}, typical, in {isOwn ? 'your guitar' : 'its own guitar'} with all controls open: four
      out of five pickups fall within the ±.
    </>
  ),
};

/** Texts of the figure of a rewound pickup. */
export const TONE_FIGURE_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    label: (name) => `${name} mit anderem Magneten und anderen Windungen`,
    caption: ', wie gewickelt und verändert',
    plot: (name) =>
      `Frequenzgang von ${name}, wie gewickelt und verändert. Die Zahlen stehen in der Tabelle darunter.`,
    controls: 'Was du änderst',
    magnet: 'Magnet',
    turns: 'Windungen je Spule',
    asWound: 'Wie gewickelt',
    changed: 'Verändert',
    unchanged: 'wie gewickelt',
    more: (turns) => `${turns} Windungen`,
    rows: [
      'Magnet',
      'Windungen je Spule',
      'Gleichstrom\u00adwiderstand',
      'Induktivität bei 1\u00a0kHz',
      'Resonanz',
      'Ausgang',
      'Zug an der Saite',
    ],
    noPeak: 'keine Spitze',
    overfull: 'So viel Draht passt nicht auf diesen Spulenkörper. Er bräuchte einen feineren.',
    asLoud: 'So laut wie vorher',
    louder: (decibels) => `${decibels} lauter`,
    softer: (decibels) => `${decibels} leiser`,
    samePeak: 'die Spitze bleibt, wo sie war',
    higher: (hertz) => `die Spitze ${hertz}\u00a0Hz höher`,
    lower: (hertz) => `die Spitze ${hertz}\u00a0Hz tiefer`,
    foot: (link, isOwn) => (
      <>
        {link('Berechnet')}, typisch, in {isOwn ? 'deiner Gitarre' : 'der Gitarre, in die er gehört'}, alle
        Regler offen: Vier von fünf Tonabnehmern liegen innerhalb des ±.
      </>
    ),
  },
};
