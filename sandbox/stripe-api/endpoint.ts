import type { z } from 'zod';
import { keysOf } from '#domain/records.ts';
import type { SandboxDatabase } from '../store/database.ts';
import type { Cause } from '../store/events.ts';
import { type Condition, find, select } from '../store/objects.ts';
import { fromZod, noSuch } from '../wire/errors.ts';
import type { ObjectType, ObjectTypes } from '../wire/objects.ts';
import { expandObject, list } from './expand.ts';

/** Input of a handler, which does everything in the transaction of `db`. */
export interface EndpointCall<Params> {
  db: SandboxDatabase;
  /** The id in the path, or an empty string. */
  id: string;
  params: Params;
  cause: Cause;
}

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  run(db: SandboxDatabase, id: string, params: unknown, cause: Cause): Promise<object>;
}

/** Binds a parameter schema to a handler; rejects unknown parameters. */
export function endpoint<Params extends { expand?: string[] | undefined }>(
  method: Endpoint['method'],
  path: string,
  schema: z.ZodType<Params>,
  handle: (call: EndpointCall<Params>) => Promise<object>,
): Endpoint {
  return {
    method,
    path,
    async run(db, id, params, cause) {
      const parsed = schema.safeParse(params, { reportInput: true });
      if (!parsed.success) throw fromZod(parsed.error);
      const answer = await handle({ db, id, params: parsed.data, cause });
      return expandObject(db, answer, parsed.data.expand);
    },
  };
}

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** A page of a type, newest first, between the cursors and under the given conditions. */
export async function page<Type extends ObjectType>(
  db: SandboxDatabase,
  type: Type,
  url: string,
  paging: Paging,
  conditions: Array<Condition | undefined>,
) {
  const limit = paging.limit ?? 10;
  const cursor = paging.starting_after ?? paging.ending_before;
  const backwards = paging.starting_after === undefined && paging.ending_before !== undefined;
  const filters = conditions.filter((condition) => condition !== undefined);
  if (cursor !== undefined) {
    const param = backwards ? 'ending_before' : 'starting_after';
    if (!(await find(db, type, cursor))) throw noSuch(type, cursor, param);
    const comparison = backwards ? '>' : '<';
    filters.push({
      sql: `sequence ${comparison} (select sequence from sandbox.objects where id = ?)`,
      value: cursor,
    });
  }
  const rows = await select(db, type, filters, { limit: limit + 1, order: backwards ? 'asc' : 'desc' });
  const data: ObjectTypes[Type][] = rows.slice(0, limit).map((row) => row.data);
  if (backwards) data.reverse();
  return list<ObjectTypes[Type]>(data, url, rows.length > limit);
}

/** Equality with a text field of the object; no condition for an undefined value. */
export function equals(field: string, value: string | boolean | undefined): Condition | undefined {
  return value === undefined ? undefined : { sql: `data->>'${field}' = ?`, value: String(value) };
}

type CreatedFilter = number | Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>> | undefined;

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

export function createdWithin(filter: CreatedFilter): Condition[] {
  if (filter === undefined) return [];
  if (typeof filter === 'number') return [{ sql: 'created = ?', value: filter }];
  return keysOf(COMPARISONS).flatMap((key) => {
    const value = filter[key];
    return value === undefined ? [] : [{ sql: `created ${COMPARISONS[key]} ?`, value }];
  });
}
