import { readdirSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { COLUMNS } from './schema-fit.ts';

it('a new release needs the columns of every table', async () => {
  const modules = await Promise.all(
    readdirSync('server/platform/db/schema').map((file) => import(`./schema/${file.replace('.ts', '')}.ts`)),
  );
  const names = modules
    .flatMap((module) => Object.values<unknown>(module))
    .flatMap((one) => (is(one, PgTable) ? getTableName(one) : []));
  expect([...new Set([...COLUMNS].map((column) => column.split('.')[0]))].sort()).toEqual(names.sort());
});
