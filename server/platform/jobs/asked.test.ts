import { expect, it } from 'vitest';
import { createAsked } from './asked.ts';

it('names the queues that something waits in, and no other', () => {
  let now = 0;
  const asked = createAsked<'mail' | 'refund'>(() => now);
  expect(asked.names()).toEqual([]);
  asked.note('mail');
  asked.note('mail');
  asked.note('refund');
  expect(asked.names()).toEqual(['mail', 'refund']);
  asked.take('mail');
  asked.take('refund');
  // Another transaction has enqueued a mail and is not committed yet.
  expect(asked.names()).toEqual(['mail']);
  asked.take('mail');
  asked.take('mail');
  expect(asked.names()).toEqual([]);
  asked.note('refund');
  now = 20_000;
  // It was rolled back, or another process has done it.
  expect(asked.names()).toEqual([]);
});
