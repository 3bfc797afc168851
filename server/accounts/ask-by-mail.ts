import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ACCOUNT_LINK_HOURS, type AccountRequestKind } from '#domain/accounts/account.ts';
import { plainAddress } from '#domain/email-address.ts';
import type { Language } from '#domain/languages.ts';
import type { Db } from '../platform/db/database.ts';
import { accountRequests, accounts } from '../platform/db/schema/accounts.ts';
import { consumeShared } from '../platform/limits/rate-limit.ts';
import { addLink } from '../platform/links/one-use.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { accountRefusal, unlessBusy } from './answers.ts';
import { allowsAttempt, type Sender } from './login-throttle.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Session } from './sessions.ts';

/** Verifies the password of a signed-in person again before an irreversible step, in case the browser was left open. */
export async function ownPassword(
  services: Services,
  session: Pick<Session, 'accountId' | 'email'>,
  password: string,
  sender: Sender,
): Promise<Outcome<null>> {
  const { language } = sender;
  if (!(await allowsAttempt(services, 'own password', session.email, sender)))
    return accountRefusal('tooMany', language);
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, session.accountId));
  if (!account) return accountRefusal('notSignedIn', language);
  return unlessBusy(language, async () =>
    (await isPassword(password, account.passwordHash)) ? done(null) : accountRefusal('notYours', language),
  );
}

const HOUR = 3600;
/**
 * Mails per hour to one address, for one sender and for all. Senders with a proof of work are counted separately, so that
 * nobody can cheaply block an owner's reset.
 */
const MAILS = {
  proved: { own: { points: 5, seconds: HOUR }, all: { points: 30, seconds: HOUR } },
  unproved: { own: { points: 3, seconds: HOUR }, all: { points: 15, seconds: HOUR } },
};

interface Asked {
  readonly kind: keyof typeof ACCOUNT_LINK_HOURS;
  readonly email: string;
  readonly name?: string;
  readonly accountId?: string;
  readonly passwordHash?: string;
}

interface Asker {
  readonly isProved: boolean;
  /** Key of the sender's rate limits. */
  readonly client: string;
  /** Language of the page, for its mail. */
  readonly language: Language;
  /** Destination after the link was used. */
  readonly back?: string | undefined;
}

/**
 * Stores a request, its link and its mail job, with the same statements for every address. Only the job checks whether
 * there is an account, so that timing reveals nothing.
 */
async function ask(
  { db, jobs, log, now, signing }: Services,
  asked: Asked,
  { isProved, client: sender, language, back }: Asker,
): Promise<Outcome<null>> {
  const at = now();
  const { kind, email } = asked;
  const count = isProved ? 'proved' : 'unproved';
  const address = signing.keyedHash('account mail', email);
  const client = signing.keyedHash('client', sender);
  const id = randomUUID();
  const isTaken = await db.transaction(async (tx) => {
    if (!(await consumeShared(tx, `account mail ${count}`, { address, client }, MAILS[count], at)))
      return false;
    await tx.insert(accountRequests).values({ ...asked, id, askedAt: at });
    await addLink(tx, { id, purpose: kind, about: id, hours: ACCOUNT_LINK_HOURS[kind], now: at });
    await jobs.send(tx, 'account-mail', { requestId: id, language, ...(back && { back }) });
    return true;
  });
  if (!isTaken) return accountRefusal('mailsUnderWay', language);
  jobs.wake();
  log.info({ request: id, kind }, 'account mail requested');
  return done(null);
}

/** A registration is a request until its address is confirmed. Its mail leads `back` to the page where it began. */
export const register = (
  services: Services,
  { email, name, password }: { email: string; name: string; password: string },
  asker: Asker,
) =>
  unlessBusy(asker.language, async () => {
    const passwordHash = await hashPassword(password);
    const request = { kind: 'registration', email: plainAddress(email), name, passwordHash } as const;
    return ask(services, request, asker);
  });

export const askReset = (services: Services, email: string, asker: Asker) =>
  ask(services, { kind: 'reset', email: plainAddress(email) }, asker);

/** Mails the new address; nothing changes before its link is used. */
export async function askNewAddress(
  services: Services,
  session: Session,
  { email, password }: { email: string; password: string },
  sender: Sender,
): Promise<Outcome<null>> {
  const own = await ownPassword(services, session, password, sender);
  if (!own.ok) return own;
  const { accountId } = session;
  const request = { kind: 'address change', email: plainAddress(email), accountId } as const;
  return ask(services, request, { isProved: true, client: sender.client, language: sender.language });
}

/** Mails a note about a change, in the transaction of the change. */
export async function noteByMail(
  { jobs, now }: Services,
  tx: Db,
  note: { kind: Extract<AccountRequestKind, `${string} changed`>; email: string; accountId: string },
  language: Language,
): Promise<void> {
  const id = randomUUID();
  const at = now();
  await tx.insert(accountRequests).values({ ...note, id, askedAt: at, doneAt: at });
  await jobs.send(tx, 'account-mail', { requestId: id, language });
}
