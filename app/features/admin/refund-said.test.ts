import { expect, it } from 'vitest';
import { saidOf } from './refund-said.ts';

it('says that no money went where the provider refused, and that it waits where it does not answer', () => {
  const refund = { id: '', amount: 500, version: 2 };
  expect(saidOf({ ...refund, state: 'done', failure: null }, 'On its way.')?.text).toBe('On its way.');
  expect(saidOf({ ...refund, state: 'failed', failure: 'Charge too old.' }, 'On its way.')).toEqual({
    type: 'error',
    text: 'No money went back: Charge too old. It can be asked for again.',
  });
  expect(saidOf({ outcome: 'cancelled', refund: { ...refund, state: 'asked' } }, 'Done.')?.type).toBe('info');
  expect(saidOf({ version: 3, state: 'shipped' }, 'It has left.')?.type).toBe('success');
  expect(saidOf({}, undefined)).toBeUndefined();
});
