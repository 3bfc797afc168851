import { asc, eq } from 'drizzle-orm';
import { type MakerMark, makerMarks } from '#domain/admin/maker-mark.ts';
import { staffIn } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { accounts } from '../platform/db/schema/accounts.ts';

/** Marks of all makers, by account, assigned in order of arrival so that none changes. */
export async function readMarks(db: Db): Promise<ReadonlyMap<string, MakerMark>> {
  const makers = await db
    .select({ accountId: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.role, 'staff'))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  return makerMarks(makers.map((maker) => ({ id: maker.accountId, name: staffIn(maker).name })));
}
