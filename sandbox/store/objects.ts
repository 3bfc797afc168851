import { noSuch } from '../wire/errors.ts';
import type { HiddenTypes, ObjectType, ObjectTypes } from '../wire/objects.ts';
import type { SandboxDatabase } from './database.ts';

/** A row: the public object, and the provider's internal data. */
export interface Stored<Type extends ObjectType> {
  data: ObjectTypes[Type];
  hidden: HiddenTypes[Type];
}

interface Row {
  data: unknown;
  hidden: unknown;
}

export async function insert<Type extends ObjectType>(
  db: SandboxDatabase,
  type: Type,
  data: ObjectTypes[Type],
  hidden: HiddenTypes[Type],
): Promise<void> {
  await db.query(
    'insert into sandbox.objects (id, type, data, hidden, created) values ($1, $2, $3::jsonb, $4::jsonb, $5)',
    [data.id, type, JSON.stringify(data), JSON.stringify(hidden), data.created],
  );
}

/** Replaces an object that the caller has locked. */
export async function save<Type extends ObjectType>(
  db: SandboxDatabase,
  data: ObjectTypes[Type],
  hidden: HiddenTypes[Type],
): Promise<void> {
  await db.query('update sandbox.objects set data = $2::jsonb, hidden = $3::jsonb where id = $1', [
    data.id,
    JSON.stringify(data),
    JSON.stringify(hidden),
  ]);
}

/** Reads an object; `lock` locks it until the transaction ends. */
export async function find<Type extends ObjectType>(
  db: SandboxDatabase,
  type: Type,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<Stored<Type> | undefined> {
  const rows = await db.query<Row>(
    `select data, hidden from sandbox.objects where id = $1 and type = $2${lock === 'lock' ? ' for update' : ''}`,
    [id, type],
  );
  return rows[0] && decode<Type>(rows[0]);
}

/** `find` that throws a 404 if there is none. */
export async function need<Type extends ObjectType>(
  db: SandboxDatabase,
  type: Type,
  id: string,
  lock: 'lock' | 'read' = 'read',
  param?: string,
): Promise<Stored<Type>> {
  const stored = await find(db, type, id, lock);
  if (!stored) throw noSuch(type, id, param);
  return stored;
}

export interface Condition {
  sql: string;
  value: unknown;
}

/** Rows of a type that meet all conditions, newest first. */
export async function select<Type extends ObjectType>(
  db: SandboxDatabase,
  type: Type,
  conditions: readonly Condition[],
  options: { limit: number; order?: 'desc' | 'asc' } = { limit: 1000 },
): Promise<Stored<Type>[]> {
  const values: unknown[] = [type];
  const clauses = conditions.map(({ sql, value }) => {
    values.push(value);
    return sql.replace('?', `$${values.length}`);
  });
  const where = ['type = $1', ...clauses].join(' and ');
  const rows = await db.query<Row>(
    `select data, hidden from sandbox.objects where ${where}
     order by sequence ${options.order === 'asc' ? 'asc' : 'desc'} limit ${Math.trunc(options.limit)}`,
    values,
  );
  return rows.map((row) => decode<Type>(row));
}

/** Casts stored JSON without parsing, because nobody else writes these tables. */
function decode<Type extends ObjectType>(row: Row): Stored<Type> {
  return {
    data: fromJson(row.data) as ObjectTypes[Type],
    hidden: fromJson(row.hidden) as HiddenTypes[Type],
  };
}

/** Some adapters return jsonb as text. */
export function fromJson(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
