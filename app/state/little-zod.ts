/*
 * Stands in for `zod/mini` in the browser's build (`vite.config.ts`). A cart that was stored is read with the very
 * schemas of `domain/`, of which a browser asks one thing: is it true, and what comes out? zod's answer to why not,
 * and all that it can besides, would be 8 kB of the 20 that React leaves. The names are zod's; what is not here must
 * be written here before a schema that reaches the browser may use it: the build warns of a missing name.
 */

const FAULT = Symbol('fault');

type Read = (value: unknown) => unknown;
type Check = (value: never) => boolean;

interface Schema {
  readonly read: Read;
  check(...checks: readonly Check[]): Schema;
  safeParse(value: unknown): { success: true; data: unknown } | { success: false };
}

function schema(read: Read): Schema {
  return {
    read,
    check: (...checks) =>
      schema((value) => {
        const result = read(value);
        return result === FAULT || checks.every((holds) => holds(result as never)) ? result : FAULT;
      }),
    safeParse(value) {
      const data = read(value);
      return data === FAULT ? { success: false } : { success: true, data };
    },
  };
}

const only = (holds: (value: unknown) => boolean) => schema((value) => (holds(value) ? value : FAULT));
/** Reads `empty` as itself, everything else as `inner` says. */
const or = (inner: Schema, empty: (value: unknown) => boolean) =>
  schema((value) => (empty(value) ? value : inner.read(value)));

export const NEVER = FAULT;

export const string = () => only((value) => typeof value === 'string');
export const number = () => only(Number.isFinite);
export const int = () => only(Number.isSafeInteger);
const nothing = () => only((value) => value === null);
const oneOf = (values: readonly unknown[]) => only((value) => values.includes(value));

export { nothing as null, oneOf as enum };

export function object(shape: Readonly<Record<string, Schema>>): Schema {
  return schema((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return FAULT;
    const result: Record<string, unknown> = {};
    for (const [key, { read }] of Object.entries(shape)) {
      const part = read(Reflect.get(value, key));
      if (part === FAULT) return FAULT;
      if (part !== undefined || key in value) result[key] = part;
    }
    return result;
  });
}

export const union = (schemas: readonly Schema[]) =>
  schema((value) => {
    for (const { read } of schemas) {
      const result = read(value);
      if (result !== FAULT) return result;
    }
    return FAULT;
  });

export const optional = (inner: Schema) => or(inner, (value) => value === undefined);
export const nullable = (inner: Schema) => or(inner, (value) => value === null);
export const nullish = (inner: Schema) => or(inner, (value) => value === undefined || value === null);
export const _default = (inner: Schema, otherwise: unknown) =>
  schema((value) => (value === undefined ? otherwise : inner.read(value)));
const caught = (inner: Schema, otherwise: unknown) =>
  schema((value) => {
    const result = inner.read(value);
    return result === FAULT ? otherwise : result;
  });

export { caught as catch };

export const pipe = (first: Schema, then: Schema) =>
  schema((value) => {
    const result = first.read(value);
    return result === FAULT ? FAULT : then.read(result);
  });
export const transform = (change: (value: never, context: { issues: unknown[] }) => unknown) =>
  schema((value) => {
    const issues: unknown[] = [];
    const result = change(value as never, { issues });
    return issues.length > 0 ? FAULT : result;
  });

export const refine = (holds: Check): Check => holds;
export const minimum = (least: number) => (value: number) => value >= least;
export const maximum = (most: number) => (value: number) => value <= most;
export const nonnegative = () => minimum(0);
