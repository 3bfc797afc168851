import { and, eq, isNotNull } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { accounts } from '../platform/db/accounts-schema.ts';
import type { Db } from '../platform/db/database.ts';

/**
 * Language of mails to the makers. They share a mailbox, so it is English unless all of them have chosen another one.
 * Invited people without a password do not count.
 */
export async function makersLanguage(db: Db): Promise<Language> {
  const [first, ...others] = await db
    .selectDistinct({ language: accounts.workshopLanguage })
    .from(accounts)
    .where(and(eq(accounts.role, 'staff'), isNotNull(accounts.passwordHash)));
  return first && others.length === 0 ? first.language : 'en';
}
