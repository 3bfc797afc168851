import { describe, expect, it } from 'vitest';
import { faultOf } from './fault-of.ts';

describe('what a log may hold of an error', () => {
  it('is kinds and codes down to the cause, and never a message', () => {
    const cause = Object.assign(new Error('value "jonas@example.org" too long'), { code: '22001' });
    const outer = new Error('Failed query: update orders set email = jonas@example.org', { cause });
    expect(faultOf(outer)).toBe('Error < Error 22001');
    const refused = Object.assign(new Error('Invalid API Key provided: sk_live_1'), {
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    expect(faultOf(refused)).toBe('StripeAuthenticationError 401');
  });

  it('ends, whatever was thrown', () => {
    const own = new Error('round');
    own.cause = own;
    expect(faultOf(own)).toBe('Error < Error < Error < Error');
    expect(faultOf('jonas@example.org')).toBe('string');
  });
});
