import { expect, it } from 'vitest';
import { createAsked } from './asked.ts';

it('knows the queues that something waits in, and no other', () => {
  let now = 0;
  const asked = createAsked(() => now);
  expect(asked.has('mail')).toBe(false);
  asked.note('mail', 'one');
  asked.note('mail', 'two');
  asked.note('refund', 'three');
  expect([asked.has('mail'), asked.has('refund'), asked.has('other')]).toEqual([true, true, false]);
  asked.take('mail', 'one');
  asked.take('refund', 'three');
  // Another transaction has enqueued a mail and is not committed yet.
  expect([asked.has('mail'), asked.has('refund')]).toEqual([true, false]);
  // A deferred mail of another process came first.
  asked.take('mail', 'deferred');
  expect(asked.has('mail')).toBe(true);
  asked.take('mail', 'two');
  expect(asked.has('mail')).toBe(false);
  asked.note('refund', 'four');
  now = 20_000;
  // It was rolled back, or another process has done it.
  expect(asked.has('refund')).toBe(false);
});

it('counts down what a look has found', () => {
  const asked = createAsked();
  asked.found('mail', 2);
  asked.take('mail', 'one');
  expect(asked.has('mail')).toBe(true);
  asked.take('mail', 'two');
  expect(asked.has('mail')).toBe(false);
});
