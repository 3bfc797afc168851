import { expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { saidOf } from './money-form.tsx';

it('says that no money moved if the provider refused, and that the refund waits if the provider does not answer', () => {
  const refund = { id: '', amount: cents(500), version: 2, fault: null };
  expect(saidOf({ ...refund, state: 'done' }, 'On its way.').text).toBe('On its way.');
  expect(
    saidOf(
      { ...refund, state: 'failed', fault: { kind: 'refused', words: 'Charge too old.' } },
      'On its way.',
    ),
  ).toEqual({
    type: 'error',
    text: 'Nothing was refunded: Charge too old. You can try again.',
  });
  const returned = { ...refund, state: 'failed', fault: { kind: 'returned' } } as const;
  expect(saidOf(returned, 'Unterwegs.', 'de').text).toBe(
    'Es wurde nichts erstattet: Die Bank hat es zurückgeschickt. Du kannst es noch einmal versuchen.',
  );
  expect(saidOf({ ...refund, state: 'failed' }, 'Unterwegs.', 'de').text).toBe(
    'Es wurde nichts erstattet: Der Zahlungsdienstleister hat abgelehnt. Du kannst es noch einmal versuchen.',
  );
  const cancelled = { version: 3, outcome: 'cancelled' } as const;
  expect(saidOf({ ...cancelled, refund: { ...refund, state: 'asked' } }, 'Done.').type).toBe('info');
  expect(saidOf(cancelled, 'Done.').type).toBe('success');
});
