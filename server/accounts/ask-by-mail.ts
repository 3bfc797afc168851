import { randomUUID } from 'node:crypto';
import { ACCOUNT_LINK_HOURS, type AccountRequestKind } from '#domain/accounts/account.ts';
import { plainAddress } from '#domain/email-address.ts';
import type { Language } from '#domain/languages.ts';
import { accountRequests } from '../platform/db/accounts-schema.ts';
import type { Db } from '../platform/db/database.ts';
import { consumeShared } from '../platform/limits/rate-limit.ts';
import { addLink } from '../platform/links/one-use.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { refusal, unlessBusy } from './answers.ts';
import type { Sender } from './login-throttle.ts';
import { ownPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import type { Session } from './sessions.ts';

const HOUR = 3600;
/**
 * Mails an hour to one address, for one sender and for all. Whoever has worked out a proof has counts apart, so that nobody uses up an
 * owner's reset for nothing.
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

/** Who asks, beside what is asked. */
interface Asker {
  readonly isProved: boolean;
  /** Whoever sends it, as limits count them. */
  readonly client: string;
  /** Of the page that it began at: its mail is written in it. */
  readonly language: Language;
  /** Where its mail leads on to. */
  readonly back?: string | undefined;
}

/**
 * Writes down what was asked, with its link and the job that mails it: the same statements for every address. Only the
 * job looks whether there is an account, when nobody waits.
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
  if (!isTaken) return refusal('mailsUnderWay', language);
  jobs.wake();
  log.info({ request: id, kind }, 'account mail asked for');
  return done(null);
}

/**
 * Nothing is an account before its address is confirmed: until then it is a request like others. Its mail leads `back` to
 * the page that it began at.
 */
export const register = (
  services: Services,
  { email, name, password }: { email: string; name: string; password: string },
  asker: Asker,
) =>
  unlessBusy(asker.language, async () => {
    const passwordHash = await hashPassword(password);
    const asked = { kind: 'registration', email: plainAddress(email), name, passwordHash } as const;
    return ask(services, asked, asker);
  });

export const askReset = (services: Services, email: string, asker: Asker) =>
  ask(services, { kind: 'reset', email: plainAddress(email) }, asker);

/** The new address is written to; nothing changes before its link is used. */
export async function askNewAddress(
  services: Services,
  session: Session,
  { email, password }: { email: string; password: string },
  sender: Sender,
): Promise<Outcome<null>> {
  const own = await ownPassword(services, session, password, sender);
  if (!own.ok) return own;
  const { accountId } = session;
  const asked = { kind: 'address change', email: plainAddress(email), accountId } as const;
  return ask(services, asked, { isProved: true, client: sender.client, language: sender.language });
}

/** A note about what has happened, with the transaction in which it did. */
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
