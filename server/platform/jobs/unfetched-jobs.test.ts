import { expect, it } from 'vitest';
import { createUnfetchedJobs } from './unfetched-jobs.ts';

it('names the queues with waiting jobs, and no others', () => {
  let now = 0;
  const unfetched = createUnfetchedJobs(() => now);
  expect(unfetched.has('mail')).toBe(false);
  unfetched.note('mail', 'one');
  unfetched.note('mail', 'two');
  unfetched.note('refund', 'three');
  expect([unfetched.has('mail'), unfetched.has('refund'), unfetched.has('other')]).toEqual([
    true,
    true,
    false,
  ]);
  unfetched.take('mail', 'one');
  unfetched.take('refund', 'three');
  // Another transaction has enqueued a mail and is not committed yet.
  expect([unfetched.has('mail'), unfetched.has('refund')]).toEqual([true, false]);
  // A deferred mail of another process came first.
  unfetched.take('mail', 'deferred');
  expect(unfetched.has('mail')).toBe(true);
  unfetched.take('mail', 'two');
  expect(unfetched.has('mail')).toBe(false);
  unfetched.note('refund', 'four');
  now = 20_000;
  // It was rolled back, or another process has done it.
  expect(unfetched.has('refund')).toBe(false);
});

it('counts down the jobs that were found as they are taken', () => {
  const unfetched = createUnfetchedJobs();
  unfetched.found('mail', 2);
  unfetched.take('mail', 'one');
  expect(unfetched.has('mail')).toBe(true);
  unfetched.take('mail', 'two');
  expect(unfetched.has('mail')).toBe(false);
});
