import type { InLanguages } from '#domain/languages.ts';

/** What magnets do; `triple` where three ceramic bars are on offer. */
const EN = {
  field:
    'The magnet makes the string a magnet too; the coil hears that one move. More field, more output. It also pulls at the string, with the square of the field: set a strong one lower, or notes waver.',
  caption: 'One coil; pull on the string against AlNiCo 5',
  magnet: 'Magnet',
  pull: 'Pull',
  pullInFull: 'Pull on the string against AlNiCo 5',
  kinds: (triple: boolean) =>
    `AlNiCo 3 is the softest and AlNiCo 2 not far from it: gentle attack, long notes. AlNiCo 4 stands in the middle. AlNiCo 5 is the usual one, firm and clear. Ceramic is louder and a little brighter, for it leaves the coil less iron${triple ? '; three bars of it are the loudest that we build' : ''}. AlNiCo 8 lies between AlNiCo 5 and ceramic in output; we do not offer it. The magnet moves level more than tone: the curve is made by the coil.`,
};

const DE: typeof EN = {
  field:
    'Der Magnet macht auch die Saite zum Magneten, und die Spule hört, wie der sich bewegt. Mehr Feld, mehr Ausgang. Er zieht auch an der Saite, und zwar mit dem Quadrat des Felds: Setz einen starken tiefer, sonst schweben die Töne.',
  caption: 'Eine Spule; Zug an der Saite, verglichen mit AlNiCo 5',
  magnet: 'Magnet',
  pull: 'Zug',
  pullInFull: 'Zug an der Saite, verglichen mit AlNiCo 5',
  kinds: (triple) =>
    `AlNiCo 3 ist der sanfteste und AlNiCo 2 nicht weit davon: weicher Anschlag, lange Töne. AlNiCo 4 steht in der Mitte. AlNiCo 5 ist der übliche, fest und klar. Keramik ist lauter und etwas heller, weil es der Spule weniger Eisen lässt${triple ? '; drei Balken davon sind das Lauteste, was wir bauen' : ''}. AlNiCo 8 liegt im Ausgang zwischen AlNiCo 5 und Keramik; den bieten wir nicht an. Der Magnet ändert mehr an der Lautstärke als am Klang: Die Kurve macht die Spule.`,
};

export const MAGNETS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
