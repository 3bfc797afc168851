import { expect, it } from 'vitest';
import { readOrderNumber } from './order-number.ts';

it.each([
  ['GW-7K3M9Q2X', 'GW-7K3M9Q2X'],
  [' gw 7k3m 9q2x ', 'GW-7K3M9Q2X'],
  ['7K3M9Q2X', 'GW-7K3M9Q2X'],
  ['GW–OILM9Q2X', 'GW-011M9Q2X'],
  ['GW-7K3M9Q2', undefined],
  ['GW-7K3M9Q2XX', undefined],
  ['GW-UUUUUUUU', undefined],
  ['', undefined],
  ['my order of last week', undefined],
])('the order number in %j is %s', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});
