import { expect, it } from 'vitest';
import { fromEuro } from '../money.ts';
import { addingWords, leftOutWords, promotionWords, tooManyWords } from './cart.messages.ts';
import type { Adding } from './cart.ts';

const cart: Adding['cart'] = [];

it.each<[Adding, string, string]>([
  [{ type: 'added', cart }, 'info', 'Item Added'],
  [
    { type: 'capped', added: 1, wanted: 3, cart },
    'info',
    'Item Added: 1 of 3. You can order at most five of each, so 2 were left out.',
  ],
  [
    { type: 'capped', added: 4, wanted: 5, cart },
    'info',
    'Item Added: 4 of 5. You can order at most five of each, so 1 was left out.',
  ],
  [
    { type: 'capped', added: 0, wanted: 2, cart },
    'error',
    'Nothing added. You can order at most five of each, and your cart already has five of these.',
  ],
  [
    { type: 'full', cart },
    'error',
    'Nothing added. A cart can hold at most 40 different pickups. Remove one to make room.',
  ],
])('the message after adding to the cart %o', (adding, type, text) => {
  expect(addingWords(adding)).toEqual({ type, text });
});

it('says what was left out of a saved cart', () => {
  expect(leftOutWords({ lost: 0, over: 0 })).toBeUndefined();
  expect(leftOutWords({ lost: 1, over: 0 })).toBe(
    'One line of your saved cart could not be read and was left out.',
  );
  expect(leftOutWords({ lost: 3, over: 1 })).toBe(
    '3 lines of your saved cart could not be read and was left out. You can order at most five of each, so 1 was left out.',
  );
});

it('says how many lines to remove', () => {
  expect(tooManyWords(40)).toBeUndefined();
  expect(tooManyWords(41)).toBe('A cart can hold at most 40 different pickups. Remove 1 to continue.');
});

it('says how much is missing for the promotion, and nothing once it is reached', () => {
  const promotion = (euro: number) => promotionWords(fromEuro(euro))?.replaceAll('\u00a0', ' ');
  expect(promotion(187.5)).toBe('Add more than 12,50 € to get up to 25 € off shipping');
  expect(promotion(200)).toBe('Orders over 200 € get up to 25 € off shipping');
  expect(promotion(200.01)).toBeUndefined();
});
