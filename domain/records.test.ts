import { expect, it } from 'vitest';
import { entriesOf, isKeyOf, isOneOf, keysOf, recordOf } from './records.ts';

const PRICES = { cream: 3, black: 2 } as const;

it('keys and entries have the order of the record', () => {
  expect(keysOf(PRICES)).toEqual(['cream', 'black']);
  expect(entriesOf(PRICES)).toEqual([
    ['cream', 3],
    ['black', 2],
  ]);
});

it('a record has a value for each key', () => {
  expect(recordOf(['a', 'b'], (key) => `${key}!`)).toEqual({ a: 'a!', b: 'b!' });
});

it('only listed values and own keys are accepted', () => {
  expect(isOneOf([1, 2], 2)).toBe(true);
  expect(isOneOf([1, 2], '2')).toBe(false);
  expect(isKeyOf(PRICES, 'cream')).toBe(true);
  expect(isKeyOf(PRICES, 'toString')).toBe(false);
});
