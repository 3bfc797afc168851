import { type Cents, formatEuro } from '../money.ts';
import { PROMOTION, shortOfPromotion } from '../shipping/shipping.ts';
import { type Adding, type LeftOut, MAX_LINES } from './cart.ts';

const wereLeftOut = (units: number) =>
  `A line holds at most five pieces, so ${units} ${units === 1 ? 'was' : 'were'} left out.`;

const HOLDS = `A cart can hold at most ${MAX_LINES} different pickups.`;

/** What the shopper reads after adding to the cart; an error only where nothing went in. */
export function addingWords(adding: Adding): { type: 'info' | 'error'; text: string } {
  if (adding.type === 'added') return { type: 'info', text: 'Item Added' };
  if (adding.type === 'full') {
    return { type: 'error', text: `Nothing added. ${HOLDS} Remove one to make room.` };
  }
  const { added, wanted } = adding;
  return added === 0
    ? {
        type: 'error',
        text: 'Nothing added. A line holds at most five pieces, and your cart has five of these.',
      }
    : { type: 'info', text: `Item Added: ${added} of ${wanted}. ${wereLeftOut(wanted - added)}` };
}

/** What a saved cart could not keep; undefined where it kept all. */
export function leftOutWords({ lost, over }: LeftOut): string | undefined {
  const lines = lost === 1 ? 'One line of your saved cart' : `${lost} lines of your saved cart`;
  const sentences = [
    ...(lost > 0 ? [`${lines} could not be read and had to be left out.`] : []),
    ...(over > 0 ? [wereLeftOut(over)] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** What is in the way of ordering a cart with this many lines; undefined where nothing does. */
export function tooManyWords(lines: number): string | undefined {
  return lines > MAX_LINES ? `${HOLDS} Remove ${lines - MAX_LINES} to go on.` : undefined;
}

/** How far it is to the promotion; undefined once the goods are worth it. At its very threshold a cent is missing. */
export function promotionWords(goods: Cents): string | undefined {
  const short = shortOfPromotion(goods);
  if (short === undefined) return undefined;
  const off = `${formatEuro(PROMOTION.off)} off shipping`;
  return short === 0
    ? `Over ${formatEuro(PROMOTION.goodsAbove)} there is ${off}`
    : `More than ${formatEuro(short)} to go to ${off}`;
}
