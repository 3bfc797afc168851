import type { InLanguages } from '#domain/languages.ts';

/** `triple` is true if three ceramic bars are available. */
const EN = {
  field:
    'The magnet magnetises the string, and the coil senses it moving. More field means more output. It also pulls on the string, with the square of the field: set a strong magnet lower, or notes will waver.',
  caption: 'One coil; pull on the string against AlNiCo 5',
  magnet: 'Magnet',
  pull: 'Pull',
  pullInFull: 'Pull on the string against AlNiCo 5',
  kinds: (triple: boolean) =>
    `AlNiCo 3 is the softest, with AlNiCo 2 close behind: gentle attack, long notes. AlNiCo 4 is in the middle. AlNiCo 5 is the usual one, firm and clear. Ceramic is louder and a little brighter because it leaves less iron in the coil${triple ? '; three such bars are the loudest we build' : ''}. AlNiCo 8 is between AlNiCo 5 and ceramic in output; we do not offer it. The magnet changes level more than tone: the coil makes the curve.`,
};

const DE: typeof EN = {
  field:
    'Der Magnet magnetisiert die Saite, und die Spule spürt, wie sie sich bewegt. Mehr Feld, mehr Ausgang. Er zieht auch an der Saite, und zwar mit dem Quadrat des Felds: Setz einen starken tiefer, sonst schweben die Töne.',
  caption: 'Eine Spule; Zug an der Saite, verglichen mit AlNiCo 5',
  magnet: 'Magnet',
  pull: 'Zug',
  pullInFull: 'Zug an der Saite, verglichen mit AlNiCo 5',
  kinds: (triple) =>
    `AlNiCo 3 ist der sanfteste, AlNiCo 2 kommt gleich danach: weicher Anschlag, lange Töne. AlNiCo 4 liegt in der Mitte. AlNiCo 5 ist der übliche, fest und klar. Keramik ist lauter und etwas heller, weil es der Spule weniger Eisen lässt${triple ? '; drei Balken davon sind das Lauteste, was wir bauen' : ''}. AlNiCo 8 liegt im Ausgang zwischen AlNiCo 5 und Keramik; den bieten wir nicht an. Der Magnet ändert mehr an der Lautstärke als am Klang: Die Kurve macht die Spule.`,
};

export const MAGNETS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
