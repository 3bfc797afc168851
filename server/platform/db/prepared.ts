import { Client } from 'pg';

/** Uses of a statement by this process after which it is prepared. */
const OFTEN = 20;
/** Most prepared statements: each connection's session keeps its own copies. */
const MOST = 100;
/** Most texts that are counted; some are built for one request only. */
const MOST_COUNTED = 2000;

/** A prepared statement fails if a migration changes its columns, which only `*` leaves open. */
const HAS_STAR = /\b(select|returning)\s+([\w"]+\.)?\*/i;

/** Gives frequent statements a name, by their text. */
export function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let uses = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size === MOST) return name;
    if (uses.size === MOST_COUNTED) uses = new Map();
    const count = (uses.get(text) ?? 0) + 1;
    uses.set(text, count);
    if (count < OFTEN || HAS_STAR.test(text)) return undefined;
    names.set(text, `often_${names.size}`);
    return names.get(text);
  };
}

interface Statement {
  readonly text: string;
  readonly values?: unknown[];
  readonly name?: string;
}

/**
 * A connection that prepares frequent statements: parsing and planning them is a third of the database's work for an
 * order. Only for connections that keep their session: a pooler's transactions use any.
 */
export class PreparingClient extends Client {}

const nameOf = createNames();

PreparingClient.prototype.query = function query(
  this: PreparingClient,
  statement: string | Statement,
  values?: unknown[],
  ...rest: unknown[]
) {
  const query = typeof statement === 'string' ? { text: statement } : statement;
  const hasValues = (Array.isArray(values) && values.length > 0) || (query.values?.length ?? 0) > 0;
  const name = hasValues && query.name === undefined ? nameOf(query.text) : undefined;
  return Reflect.apply(Client.prototype.query, this, [
    name ? { ...query, name } : statement,
    values,
    ...rest,
  ]);
} as Client['query'];
