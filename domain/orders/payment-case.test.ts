import { expect, it } from 'vitest';
import { type HoldStep, holdOf, type PaymentCase } from './payment-case.ts';

const dispute = (status: string, id = 'dp_1'): HoldStep => ({ heard: { id, of: 'dispute', status } });
const review = (status: string): HoldStep => ({ heard: { id: 'prv_1', of: 'review', status } });
const warning: HoldStep = { heard: { id: 'issfr_1', of: 'fraud warning', status: 'reported' } };

it.each<readonly [steps: readonly HoldStep[], held: PaymentCase['of'] | undefined]>([
  [[], undefined],
  [[dispute('needs_response')], 'dispute'],
  [[dispute('warning_needs_response')], 'dispute'],
  [[dispute('a status of next year')], 'dispute'],
  [[dispute('needs_response'), dispute('won')], undefined],
  [[dispute('warning_needs_response'), dispute('warning_closed')], undefined],
  [[dispute('needs_response'), dispute('lost')], 'dispute'],
  [[warning], 'fraud warning'],
  [[review('open')], 'review'],
  [[review('open'), review('approved')], undefined],
  [[review('open'), review('refunded_as_fraud')], 'review'],
  // A release covers everything reported before it, and later reports of the same cases.
  [[warning, 'released'], undefined],
  [[dispute('needs_response'), 'released', dispute('under_review')], undefined],
  [[dispute('needs_response'), 'released', dispute('lost')], 'dispute'],
  [[dispute('needs_response'), 'released', dispute('lost'), 'released', dispute('lost')], undefined],
  [[warning, 'released', dispute('needs_response')], 'dispute'],
  [[review('open'), dispute('needs_response'), dispute('won')], 'review'],
  [[dispute('won'), dispute('needs_response', 'dp_2')], 'dispute'],
])('an order with a doubted payment [case F9] %j is on hold because of %s [row D770]', (steps, held) => {
  expect(holdOf(steps)).toBe(held);
});
