import { and, eq, isNotNull } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { accounts } from '../platform/db/accounts-schema.ts';
import type { Db } from '../platform/db/database.ts';

/**
 * The language of mails to the makers: they share one mailbox, so it is German only where everybody who reads it has
 * chosen German. Whoever is invited and has no password yet has chosen nothing.
 */
export async function makersLanguage(db: Db): Promise<Language> {
  const read = await db
    .selectDistinct({ language: accounts.workshopLanguage })
    .from(accounts)
    .where(and(eq(accounts.role, 'staff'), isNotNull(accounts.passwordHash)));
  return read.length > 0 && read.every(({ language }) => language === 'de') ? 'de' : 'en';
}
