import { eq } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { accounts } from '../platform/db/schema/accounts.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { accountRefusal, unlessBusy } from './answers.ts';
import { noteByMail, ownPassword } from './ask-by-mail.ts';
import type { Sender } from './login-throttle.ts';
import { hashPassword } from './passwords.ts';
import { endSessionOf, endSessions, type OpenedSession, openSession, type Session } from './sessions.ts';
import { othersCanEnter } from './staff.ts';
import { endResets } from './use-link.ts';

export async function changeName({ db }: Services, { accountId }: Session, name: string): Promise<void> {
  await db.update(accounts).set({ name }).where(eq(accounts.id, accountId));
}

export async function setWorkshopLanguage(
  { db }: Services,
  { accountId }: Session,
  workshopLanguage: Language,
): Promise<void> {
  await db.update(accounts).set({ workshopLanguage }).where(eq(accounts.id, accountId));
}

/** Sets a new password and ends all sessions; this browser gets a new one. */
export const changePassword = (
  services: Services,
  session: Session,
  { password, newPassword }: { password: string; newPassword: string },
  sender: Sender,
): Promise<Outcome<OpenedSession>> =>
  unlessBusy(sender.language, async () => {
    const { db, jobs, log, now } = services;
    const { accountId, email, role, isProved } = session;
    const own = await ownPassword(services, session, password, sender);
    if (!own.ok) return own;
    const passwordHash = await hashPassword(newPassword);
    const opened = await db.transaction(async (tx) => {
      await tx.update(accounts).set({ passwordHash, passwordSetAt: now() }).where(eq(accounts.id, accountId));
      await endSessions(tx, accountId);
      await endResets(tx, email, now());
      await noteByMail(services, tx, { kind: 'password changed', email, accountId }, sender.language);
      return openSession(tx, { id: accountId, role }, { isProved, former: undefined, now: now() });
    });
    jobs.wake();
    log.info({ account: accountId }, 'password changed');
    return done(opened);
  });

/** Ends one session of the account. Requires the password, because another person may be at this browser. */
export async function endOtherSession(
  services: Services,
  session: Session,
  { id, password }: { id: string; password: string },
  sender: Sender,
): Promise<Outcome<null>> {
  const own = await ownPassword(services, session, password, sender);
  if (!own.ok) return own;
  await endSessionOf(services.db, session.accountId, id);
  services.log.info({ account: session.accountId }, 'session ended');
  return done(null);
}

/** Deletes the account with its sessions, codes and builds. Orders stay as long as tax law requires. */
export async function deleteAccount(
  services: Services,
  session: Session,
  password: string,
  sender: Sender,
): Promise<Outcome<null>> {
  const { db, log } = services;
  const own = await ownPassword(services, session, password, sender);
  if (!own.ok) return own;
  const { accountId, role } = session;
  const isDeleted = await db.transaction(async (tx) => {
    if (role === 'staff' && !(await othersCanEnter(tx, accountId))) return false;
    await tx.delete(accounts).where(eq(accounts.id, accountId));
    return true;
  });
  if (!isDeleted) return accountRefusal('lastMaker', sender.language);
  log.info({ account: accountId }, 'account deleted');
  return done(null);
}
