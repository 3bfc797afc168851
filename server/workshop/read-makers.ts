import { asc, eq } from 'drizzle-orm';
import { type MakerMark, makerMarks } from '#domain/workshop/maker-mark.ts';
import type { Db } from '../db/database.ts';
import { accounts } from '../db/schema.ts';
import { staffIn } from './staff.ts';

/** The marks of all makers, by their accounts: given in the order in which they came, so that none changes hands. */
export async function readMarks(db: Db): Promise<ReadonlyMap<string, MakerMark>> {
  const makers = await db
    .select({ accountId: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.role, 'staff'))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  return makerMarks(makers.map((maker) => ({ id: maker.accountId, name: staffIn(maker).name })));
}
