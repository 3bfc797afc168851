import type { InLanguages } from '#domain/languages.ts';

const EN = {
  said: 'Wiring of the jig: headphone output through a resistor of one megohm to the hot lead of the pickup, from there to the line input; sleeves, shield and baseplate together',
  parts: 'Two jacks, one resistor, no solder needed',
  yourCard: 'Your sound card',
  card: 'Sound card',
  headphones: 'Headphones, left',
  input: 'Line in, or Hi-Z',
  resistor: 'R 1\u00a0MΩ, 1\u00a0%',
  tip: 'tip',
  tipShort: 'tip',
  out: 'out',
  in: 'in',
  together: 'sleeves, shield and baseplate together',
  togetherShort: 'sleeves and shield together',
  outOfGuitar: 'Your pickup, out of the guitar',
  /** Lines of text beside the pickup. */
  inGuitar: ['or in it: lead', 'unsoldered', 'from the pot'],
  yourPickup: 'your pickup',
};

const DE: typeof EN = {
  said: 'Verdrahtung des Aufbaus: vom Kopfhörer-Ausgang durch einen Widerstand von einem Megohm an die heiße Ader des Tonabnehmers, von dort an den Line-Eingang; Masse der Stecker, Schirm und Grundplatte zusammen',
  parts: 'Zwei Stecker, ein Widerstand, kein Löten nötig',
  yourCard: 'Dein Audio-Interface',
  card: 'Interface',
  headphones: 'Kopfhörer, links',
  input: 'Line-In oder Hi-Z',
  resistor: 'R 1\u00a0MΩ, 1\u00a0%',
  tip: 'Spitze',
  tipShort: 'Tip',
  out: 'Out',
  in: 'In',
  together: 'Masse, Schirm und Grundplatte zusammen',
  togetherShort: 'Masse und Schirm zusammen',
  outOfGuitar: 'Dein Tonabnehmer, ausgebaut',
  inGuitar: ['oder drin: Kabel', 'vom Poti', 'abgelötet'],
  yourPickup: 'dein Pickup',
};

export const JIG_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
