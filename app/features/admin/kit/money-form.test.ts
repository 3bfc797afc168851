import { expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { saidOf } from './money-form.tsx';

it('says that no money went where the provider refused, and that it waits where it does not answer', () => {
  const refund = { id: '', amount: cents(500), version: 2, fault: null };
  expect(saidOf({ ...refund, state: 'done' }, 'On its way.').text).toBe('On its way.');
  expect(
    saidOf(
      { ...refund, state: 'failed', fault: { kind: 'refused', words: 'Charge too old.' } },
      'On its way.',
    ),
  ).toEqual({
    type: 'error',
    text: 'No money went back: Charge too old. You can try again.',
  });
  const returned = { ...refund, state: 'failed', fault: { kind: 'returned' } } as const;
  expect(saidOf(returned, 'Unterwegs.', 'de').text).toBe(
    'Es ist kein Geld zurückgegangen: Die Bank hat es zurückgeschickt. Du kannst es noch einmal versuchen.',
  );
  expect(saidOf({ ...refund, state: 'failed' }, 'Unterwegs.', 'de').text).toBe(
    'Es ist kein Geld zurückgegangen: Der Zahlungsdienstleister hat abgelehnt. Du kannst es noch einmal versuchen.',
  );
  const cancelled = { version: 3, outcome: 'cancelled' } as const;
  expect(saidOf({ ...cancelled, refund: { ...refund, state: 'asked' } }, 'Done.').type).toBe('info');
  expect(saidOf(cancelled, 'Done.').type).toBe('success');
});
