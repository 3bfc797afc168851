import { and, eq, isNotNull } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { accounts } from '../platform/db/accounts-schema.ts';
import type { Db } from '../platform/db/database.ts';

/**
 * The language of mails to the makers: they share one mailbox, so it is another one than English only where
 * everybody who reads it has chosen that. Whoever is invited and has no password yet has chosen nothing.
 */
export async function makersLanguage(db: Db): Promise<Language> {
  const [first, ...others] = await db
    .selectDistinct({ language: accounts.workshopLanguage })
    .from(accounts)
    .where(and(eq(accounts.role, 'staff'), isNotNull(accounts.passwordHash)));
  return first && others.length === 0 ? first.language : 'en';
}
