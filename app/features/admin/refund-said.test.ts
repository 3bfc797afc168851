import { expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { saidOf } from './refund-said.ts';

it('says that no money went where the provider refused, and that it waits where it does not answer', () => {
  const refund = { id: '', amount: cents(500), version: 2, failure: null };
  expect(saidOf({ ...refund, state: 'done' }, 'On its way.').text).toBe('On its way.');
  expect(saidOf({ ...refund, state: 'failed', failure: 'Charge too old.' }, 'On its way.')).toEqual({
    type: 'error',
    text: 'No money went back: Charge too old. It can be asked for again.',
  });
  expect(saidOf({ ...refund, state: 'failed' }, 'Unterwegs.', 'de').text).toBe(
    'Es ist kein Geld zurückgegangen: Der Anbieter hat abgelehnt. Du kannst es noch einmal versuchen.',
  );
  const cancelled = { version: 3, outcome: 'cancelled' } as const;
  expect(saidOf({ ...cancelled, refund: { ...refund, state: 'asked' } }, 'Done.').type).toBe('info');
  expect(saidOf(cancelled, 'Done.').type).toBe('success');
});
