import { expect, it } from 'vitest';
import {
  BOARD_ORDER,
  BOARD_STEPS,
  buyersStep,
  isSent,
  MAKERS_WAY,
  OPEN_STATES,
  ORDER_STATES,
  OVER_STATES,
  stepTitle,
  WAY,
} from './states.ts';

it('lists states, both ways and the board, each in its order', () => {
  expect(ORDER_STATES).toEqual([
    ...['awaiting payment', 'paid', 'in the making', 'shipped', 'delivered', 'cancelled', 'returned'],
    'refunded',
  ]);
  expect(MAKERS_WAY).toEqual(['paid', 'in the making', 'wound', 'packed', 'shipped', 'delivered']);
  expect(MAKERS_WAY.map((step) => stepTitle(step))[1]).toBe('In the making');
  expect(MAKERS_WAY.map((step) => stepTitle(step, 'de'))[1]).toBe('In Arbeit');
  expect(WAY).toEqual(['paid', 'making', 'wound', 'shipped', 'delivered']);
  expect(BOARD_STEPS).toEqual(['paid', 'in the making', 'wound', 'packed', 'shipped']);
  expect(BOARD_ORDER).toEqual(['in the making', 'paid', 'wound', 'packed', 'shipped']);
});

it('groups states by the actions that they allow', () => {
  expect(OPEN_STATES).toEqual(['paid', 'in the making']);
  expect(ORDER_STATES.filter(isSent)).toEqual(['shipped', 'delivered']);
  expect(OVER_STATES).toEqual(['cancelled', 'refunded']);
  expect(ORDER_STATES.filter((state) => !buyersStep(state))).toEqual(['awaiting payment']);
});
