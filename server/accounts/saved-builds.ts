import { randomUUID } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import { MOST_SAVED_BUILDS } from '#domain/accounts/account.ts';
import { readBuildAddress, stepPath } from '#domain/configurator/address.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import type { Language } from '#domain/languages.ts';
import type { Db } from '../platform/db/database.ts';
import { savedBuilds } from '../platform/db/schema/accounts.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { SAVED_BUILDS } from './saved-builds.messages.ts';

/** Parses the address of a build like the configurator; undefined if it is invalid. */
export function readSavedBuild(address: string) {
  const [path, query = ''] = address.split('?', 2);
  const configurator = Object.values(CONFIGURATORS).find((candidate) => candidate.path === path);
  const reading = configurator && readBuildAddress(configurator, new URLSearchParams(query));
  return configurator && reading?.ok ? { configurator, wizard: reading.wizard } : undefined;
}

/** Saves a build once, under its canonical address. */
export async function saveBuild(
  { db, now }: Services,
  accountId: string,
  address: string,
  language: Language,
): Promise<Outcome<null>> {
  const build = address.length <= 1000 ? readSavedBuild(address) : undefined;
  if (!build) return problem(400, SAVED_BUILDS[language].unreadable);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ kept: count() })
      .from(savedBuilds)
      .where(eq(savedBuilds.accountId, accountId));
    if ((row?.kept ?? 0) >= MOST_SAVED_BUILDS) return problem(409, SAVED_BUILDS[language].full);
    const spelled = stepPath(build.configurator, build.wizard);
    await tx
      .insert(savedBuilds)
      .values({ id: randomUUID(), accountId, address: spelled, savedAt: now() })
      .onConflictDoNothing();
    return done(null);
  });
}

/** Only in the given account. */
export const removeBuild = ({ db }: Services, accountId: string, id: string) =>
  db.delete(savedBuilds).where(and(eq(savedBuilds.id, id), eq(savedBuilds.accountId, accountId)));

export const savedBuildsOf = (db: Db, accountId: string) =>
  db
    .select({ id: savedBuilds.id, address: savedBuilds.address, savedAt: savedBuilds.savedAt })
    .from(savedBuilds)
    .where(eq(savedBuilds.accountId, accountId))
    .orderBy(desc(savedBuilds.savedAt));
