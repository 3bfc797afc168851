import type { InLanguages } from '../languages.ts';
import type { Spacing } from '../products/custom-looks.ts';

/** A pickup's requirements of a guitar, and measures to compare. */
const EN = {
  legs: 'Fits a humbucker rout. It hangs by its two legs from the height screws of the mounting ring.',
  ears: (screws: string) =>
    `Sits on the body, screwed down by its two ears, which need no rout. Underneath, the pole screws need ${screws} and the cable a hole.`,
  rout: 'Sits in a soapbar rout, held by two screws between its poles.',
  size: 'Length × width × height',
  overLegs: 'Over both legs',
  heightScrews: 'Height screws, middle to middle',
  legsBelow: 'Legs, below the baseplate',
  area: 'Length × width',
  top: 'Top, over the wood',
  overEars: 'Over both ears',
  earScrews: 'Screws in the ears, middle to middle',
  routAtLeast: 'Rout, at least',
  coverHeight: 'Height of the cover',
  poleHeld: 'Screws between the poles, middle to middle',
  polesBelow: 'Pole screws, below the baseplate',
  connector: 'Quick connector, beside or under it',
  spacing: 'Pole spacing, E to E',
  places: { 50: 'Neck', 52: 'Bridge' } as Readonly<Record<Spacing, string>>,
};

const DE: typeof EN = {
  legs: 'Passt in eine Humbucker-Fräsung. Seine zwei Füße hängen an den Höhenschrauben des Rahmens.',
  ears: (screws) =>
    `Steht auf dem Korpus, an seinen zwei Ohren festgeschraubt: Dafür muss nichts gefräst sein. Darunter brauchen die Polschrauben ${screws} und das Kabel ein Loch.`,
  rout: 'Sitzt in einer Soapbar-Fräsung, gehalten von zwei Schrauben zwischen den Polen.',
  size: 'Länge × Breite × Höhe',
  overLegs: 'Über beide Füße',
  heightScrews: 'Höhenschrauben, Mitte zu Mitte',
  legsBelow: 'Füße, unter der Grundplatte',
  area: 'Länge × Breite',
  top: 'Oberkante, über dem Holz',
  overEars: 'Über beide Ohren',
  earScrews: 'Schrauben in den Ohren, Mitte zu Mitte',
  routAtLeast: 'Fräsung, mindestens',
  coverHeight: 'Höhe der Kappe',
  poleHeld: 'Schrauben zwischen den Polen, Mitte zu Mitte',
  polesBelow: 'Polschrauben, unter der Grundplatte',
  connector: 'Steckverbindung, daneben oder darunter',
  spacing: 'Saitenabstand an den Polen, E bis E',
  places: { 50: 'Hals', 52: 'Steg' },
};

export const FIT_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
