import type { InLanguages, Language } from '../languages.ts';
import { type Cents, formatEuro } from '../money.ts';
import { PROMOTION, shortOfPromotion } from '../shipping/shipping.ts';
import { type Adding, type LeftOut, MAX_LINES } from './cart.ts';

const EN = {
  added: 'Item Added',
  addedSome: (added: number, wanted: number) => `Item Added: ${added} of ${wanted}.`,
  nothing: 'Nothing added.',
  fiveInIt: 'You can order at most five of each, and your cart already has five of these.',
  wereLeftOut: (units: number) =>
    `You can order at most five of each, so ${units} ${units === 1 ? 'was' : 'were'} left out.`,
  holds: `A cart can hold at most ${MAX_LINES} different pickups.`,
  makeRoom: 'Remove one to make room.',
  unknownItem: 'Something in that link isn’t sold (any more), so it was left out.',
  notKept: 'Your browser blocks storage, so your cart only lasts until you close this tab.',
  lost: (lines: number) =>
    `${lines === 1 ? 'One line of your saved cart' : `${lines} lines of your saved cart`} could not be read and was left out.`,
  remove: (lines: number) => `Remove ${lines} to continue.`,
  promotion: (short: string, off: string) => `Add more than ${short} to get up to ${off} off shipping`,
  /** Shown if the cart is exactly at the threshold. */
  promotionOver: (above: string, off: string) => `Orders over ${above} get up to ${off} off shipping`,
};

const WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    added: 'Liegt im Warenkorb',
    addedSome: (added, wanted) => `${added} von ${wanted} liegen im Warenkorb.`,
    nothing: 'Nichts dazugelegt.',
    fiveInIt: 'Mehr als fünf Stück gehen nicht, und fünf davon hast du schon im Warenkorb.',
    wereLeftOut: (units) =>
      `Mehr als fünf Stück gehen nicht, deshalb ${units === 1 ? 'fehlt 1' : `fehlen ${units}`}.`,
    holds: `In den Warenkorb passen höchstens ${MAX_LINES} verschiedene Tonabnehmer.`,
    makeRoom: 'Nimm einen heraus, dann ist wieder Platz.',
    unknownItem: 'Etwas aus dem Link gibt es bei uns nicht (mehr), deshalb fehlt es.',
    notKept: 'Dein Browser speichert nichts. Dein Warenkorb bleibt nur, bis du diesen Tab schließt.',
    lost: (lines) =>
      `${lines === 1 ? 'Eine Zeile deines gespeicherten Warenkorbs war' : `${lines} Zeilen deines gespeicherten Warenkorbs waren`} nicht lesbar und ${lines === 1 ? 'fehlt' : 'fehlen'} jetzt.`,
    remove: (lines) => `Nimm ${lines} heraus, dann geht es weiter.`,
    promotion: (short, off) => `Noch mehr als ${short}, dann kostet der Versand bis zu ${off} weniger`,
    promotionOver: (above, off) => `Über ${above} kostet der Versand bis zu ${off} weniger`,
  },
};

/** Returns the message that a cart link named something that is not on offer. */
export const unknownItemWords = (language: Language): string => WORDS[language].unknownItem;

/** Returns the warning that the browser does not store the cart. */
export const notKeptWords = (language: Language): string => WORDS[language].notKept;

/**
 * Returns the message after adding to the cart; an error only if nothing was added.
 * @param keeps false if the cart lasts only as long as the tab
 */
export function addingWords(
  adding: Adding,
  language: Language = 'en',
  keeps = true,
): { type: 'info' | 'error'; text: string } {
  const words = WORDS[language];
  if (adding.type === 'added')
    return { type: 'info', text: keeps ? words.added : `${words.added}. ${words.notKept}` };
  if (adding.type === 'full') {
    return { type: 'error', text: `${words.nothing} ${words.holds} ${words.makeRoom}` };
  }
  const { added, wanted } = adding;
  return added === 0
    ? { type: 'error', text: `${words.nothing} ${words.fiveInIt}` }
    : {
        type: 'info',
        text: [
          words.addedSome(added, wanted),
          words.wereLeftOut(wanted - added),
          ...(keeps ? [] : [words.notKept]),
        ].join(' '),
      };
}

/** Returns the lines that a saved cart lost; undefined if it kept all. */
export function leftOutWords({ lost, over }: LeftOut, language: Language = 'en'): string | undefined {
  const words = WORDS[language];
  const sentences = [...(lost > 0 ? [words.lost(lost)] : []), ...(over > 0 ? [words.wereLeftOut(over)] : [])];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** Returns the reason why a cart with this many lines cannot be ordered; undefined if it can. */
export function tooManyWords(lines: number, language: Language = 'en'): string | undefined {
  const { holds, remove } = WORDS[language];
  return lines > MAX_LINES ? `${holds} ${remove(lines - MAX_LINES)}` : undefined;
}

/** Returns the hint about the promotion; undefined once the goods exceed its threshold. */
export function promotionWords(goods: Cents, language: Language = 'en'): string | undefined {
  const { promotion, promotionOver } = WORDS[language];
  const short = shortOfPromotion(goods);
  if (short === undefined) return undefined;
  const off = formatEuro(PROMOTION.off);
  const above = formatEuro(PROMOTION.goodsAbove);
  return short === 0 ? promotionOver(above, off) : promotion(formatEuro(short), off);
}
