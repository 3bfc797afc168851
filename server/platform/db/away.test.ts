import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { isAway } from './away.ts';
import { CommitUnknown } from './transaction.ts';

const withCode = (code: string) => Object.assign(new Error('of whatever words'), { code });

describe('an unreachable database', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a full disk', withCode('53100')],
    ['too many connections', withCode('53300')],
    ['a server that shuts down', withCode('57P01')],
    ['a follower', withCode('25006')],
    ['a leader that has become one', withCode('55000')],
    ['a statement that took too long', withCode('57014')],
    ['others that are in the way again and again', withCode('40P01')],
    ['a connection that was ended', new Error('Connection terminated unexpectedly')],
    ['an answer that did not come', new Error('Query read timeout')],
    ['a pool without a connection', new Error('timeout exceeded when trying to connect')],
    ['a provider in trouble', new Stripe.errors.StripeAPIError({ message: 'x', type: 'api_error' })],
    [
      'a provider that is not reached',
      new Stripe.errors.StripeConnectionError({ message: 'x', type: 'api_error' }),
    ],
    ['a commit of which nobody knows', new CommitUnknown(new Error('gone'))],
    [
      'any of them, wrapped',
      new Error('Failed query', { cause: new Error('x', { cause: withCode('08006') }) }),
    ],
    ['any of them, among several', new AggregateError([new Error('x'), withCode('ECONNREFUSED')])],
  ])('is recognized by %s', (_, error) => expect(isAway(error)).toBe(true));

  it.each([
    ['a broken rule of a table', withCode('23505')],
    ['a mistake in SQL', withCode('42601')],
    [
      'what the provider refuses',
      new Stripe.errors.StripeInvalidRequestError({ message: 'x', type: 'invalid_request_error' }),
    ],
    ['a bug', new TypeError('x is not a function')],
    ['what is no error', 'ECONNREFUSED'],
    ['nothing', undefined],
  ])('is not %s', (_, error) => expect(isAway(error)).toBe(false));
});
