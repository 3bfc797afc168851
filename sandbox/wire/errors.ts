import { randomBytes } from 'node:crypto';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Unbiased random letters and digits; 24 of them have 142 bits. */
export function randomToken(length: number): string {
  let token = '';
  while (token.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 = 4 * 62: bytes above would favour the first letters.
      if (byte < 248 && token.length < length) token += ALPHABET[byte % 62];
    }
  }
  return token;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomToken(prefix === 'cs_test' ? 58 : 24)}`;
}

/** Now in seconds, the unit of all timestamps in the provider's objects. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

export type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error';

/** An error in the provider's form: `{error: {type, code, message, param}}`. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 404 | 409 | 413 | 415 | 500;
  readonly type: ErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    message: string,
    details: { status?: ApiError['status']; type?: ErrorType; code?: string; param?: string } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = details.status ?? 400;
    this.type = details.type ?? 'invalid_request_error';
    this.code = details.code;
    this.param = details.param;
  }

  /** Body of the answer; omits missing fields, as the provider does. */
  toBody(): { error: Record<string, string> } {
    const error: Record<string, string> = { message: this.message, type: this.type };
    if (this.code) {
      error.code = this.code;
      error.doc_url = `https://stripe.com/docs/error-codes/${this.code.replaceAll('_', '-')}`;
    }
    if (this.param) error.param = this.param;
    return { error };
  }
}

/** Rejects larger bodies. */
export const limitedTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('The request body is too large.', { status: 413 });
    },
  });

/** 404 for an unknown id. */
export function noSuch(type: string, id: string, param = 'id'): ApiError {
  return new ApiError(`No such ${type}: '${id}'`, { status: 404, code: 'resource_missing', param });
}

/** Converts the first fault of a zod parse to the provider's wording. */
export function fromZod(error: z.ZodError): ApiError {
  const issue = error.issues[0];
  if (!issue) return new ApiError('Invalid request.');
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => bracketPath([...issue.path, key]));
    const noun = names.length === 1 ? 'parameter' : 'parameters';
    return new ApiError(`Received unknown ${noun}: ${names.join(', ')}`, {
      code: 'parameter_unknown',
      param: names[0],
    });
  }
  const param = bracketPath(issue.path);
  if (issue.code === 'invalid_type' && issue.input === undefined && !issue.message.includes('received ')) {
    return new ApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue.code === 'invalid_type' && issue.message.includes('received undefined')) {
    return new ApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return new ApiError(`Invalid ${param || 'request'}: ${issue.message}`, { param });
}

function bracketPath(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}
