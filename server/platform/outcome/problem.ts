/** An expected failure with a message for the shopper. Returned by use cases, never thrown. */
export interface Problem {
  readonly ok: false;
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503;
  readonly error: string;
  /** The field that it is about, if that adds to the status. */
  readonly about?: 'password' | 'code' | 'former';
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | Problem;

export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const problem = (status: Problem['status'], error: string, about?: Problem['about']): Problem => ({
  ok: false,
  status,
  error,
  ...(about && { about }),
});
