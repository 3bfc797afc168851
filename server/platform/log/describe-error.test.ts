import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeError, PlainError } from './describe-error.ts';
import { createLog } from './log.ts';

const MAIL = 'jonas@example.org';
const STREET = 'Karl-Heine-Straße 1';
const SECRET = 'cs_test_1_secret_abc';
const PERSONAL = [MAIL, STREET, SECRET, 'Jonas', 'Karl-Heine', '4242'];

/** The log entry of a thrown value. */
function written(thrown: unknown): string {
  let text = '';
  const out = new Writable({
    write(line, _encoding, done) {
      text += line;
      done();
    },
  });
  const log = createLog('info', out);
  log.error({ err: thrown }, 'failed');
  if (thrown instanceof Error) log.error(thrown);
  return text;
}

function databaseError(): DatabaseError {
  const error = new DatabaseError(`Failing row contains (${MAIL}, ${STREET})`, 1, 'error');
  const detail = `Key (email)=(${MAIL}) already exists.`;
  return Object.assign(error, { code: '23505', table: 'orders', constraint: 'orders_number_unique', detail });
}

const updateFailed = () =>
  new DrizzleQueryError(
    'update "orders" set "email" = $1, "note" = \'Jonas\' where "id" = $2',
    [MAIL, 'Jonas'],
    databaseError(),
  );

const thrown: Record<string, () => unknown> = {
  'an error with data in its words': () =>
    new Error(`No order for ${MAIL}\n    at ${MAIL} (/srv/${STREET}:1:1)`),
  'a failing statement': updateFailed,
  'a mail server’s answer': () =>
    Object.assign(new Error(`Can't send mail - 550 <${MAIL}>: no such user`), {
      code: 'EENVELOPE',
      responseCode: 550,
      response: `550 <${MAIL}>`,
      command: `RCPT TO:<${MAIL}>`,
      rejected: [MAIL],
      envelope: { to: [MAIL] },
    }),
  'a provider’s refusal': () =>
    new Stripe.errors.StripeInvalidRequestError({
      message: `Invalid email: ${MAIL}`,
      type: 'invalid_request_error',
      code: 'email_invalid',
      param: MAIL,
      headers: { 'x-secret': SECRET },
    } as never),
  'a schema’s refusal': () => z.object({ [MAIL]: z.string() }).safeParse({ [MAIL]: 4242 }).error,
  'a broken document': () => {
    try {
      JSON.parse(`"${MAIL}`);
    } catch (error) {
      return error;
    }
  },
  'a kind named after somebody': () =>
    Object.assign(new Error('x'), { name: MAIL, code: MAIL, table: STREET }),
  'words alone': () => `${MAIL} ${STREET}`,
  'an object': () => ({ email: MAIL, nested: { street: STREET } }),
  'a chain': () =>
    new Error(MAIL, { cause: new AggregateError([new Error(STREET), updateFailed()], SECRET) }),
};

describe('an error in the log', () => {
  it.each(Object.entries(thrown))('contains no personal data: %s', (_what, make) => {
    const text = written(make());
    expect(text).toContain('"msg":"failed"');
    for (const word of PERSONAL) expect(text).not.toContain(word);
  });

  it('names the error, its place and its cause', () => {
    expect(describeError(updateFailed())).toMatchObject({
      kind: 'DrizzleQueryError',
      query: 'update "orders" set "email" = $1, "note" = \'…\' where "id" = $2',
      frames: expect.arrayContaining([expect.stringContaining('describe-error.test.ts')]),
      cause: { kind: 'DatabaseError', code: '23505', table: 'orders', constraint: 'orders_number_unique' },
    });
  });

  it('keeps the messages of our own errors and of the engine', () => {
    expect(describeError(new PlainError('The account has 2001 prices')).message).toBe(
      'The account has 2001 prices',
    );
    expect(
      describeError(new TypeError("Cannot read properties of undefined (reading 'map')")).message,
    ).toMatch(/reading 'map'/);
    expect(describeError(new TypeError(`Cannot read properties of ${MAIL}`)).message).toBeUndefined();
  });

  it('keeps the codes of the system and of providers', () => {
    expect(
      describeError(Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' })),
    ).toMatchObject({
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(describeError(thrown['a mail server’s answer']?.())).toMatchObject({
      code: 'EENVELOPE',
      responseCode: 550,
    });
  });

  it('names a provider’s error by type and status, and the cause of a failed statement', () => {
    const cause = Object.assign(new Error(`value "${MAIL}" too long`), { code: '22001' });
    expect(describeError(new Error(`update orders set email = ${MAIL}`, { cause }))).toMatchObject({
      kind: 'Error',
      cause: { kind: 'Error', code: '22001' },
    });
    const refused = Object.assign(new Error(`Invalid API Key provided: ${SECRET}`), {
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    expect(describeError(refused)).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(describeError(MAIL)).toEqual({ kind: 'string' });
  });

  it('ends even if errors cause each other', () => {
    const first = new Error('first');
    first.cause = new Error('second', { cause: first });
    expect(JSON.stringify(describeError(first)).match(/cause/g)).toHaveLength(5);
  });
});
