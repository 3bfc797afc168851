import { type Problem, problem } from '../platform/outcome/problem.ts';
import { TooManyHashes } from './passwords.ts';

/** Said in the same words wherever it happens, whether an address is known or not. */
export const WRONG = problem(401, 'E-mail and password do not match.');
export const WRONG_CODE = problem(
  401,
  'This code does not fit, or was used already. Wait for the next one, or take a recovery code.',
  'code',
);
/** The shop has another secret since: neither the app nor recovery codes help. */
export const FACTOR_ENDED = problem(
  410,
  'This second factor has ended, and its recovery codes with it. Please write to us; we let you in again.',
  'code',
);
export const TOO_MANY = problem(
  429,
  'That was wrong too often. Please wait a quarter of an hour, or set a new password by mail.',
);
export const GONE = problem(410, 'This link opens nothing any more. Please ask for a new one.');
const BUSY = problem(503, 'Many people log in just now. Please try again in a moment.');
export const NOT_SIGNED_IN = problem(401, 'Please log in.');

/** Work that needs a hash, or the sentence that there are too many of them at once. */
export async function unlessBusy<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyHashes) return BUSY;
    throw error;
  }
}
