import { eq } from 'drizzle-orm';
import { type Role, SECOND_STEP_MS } from '#domain/accounts/account.ts';
import { plainAddress } from '#domain/email-address.ts';
import { accounts } from '../platform/db/schema/accounts.ts';
import { done, type Outcome, type Problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { accountRefusal, unlessBusy } from './answers.ts';
import { allowsAttempt, type KnownDevice, knowDevice, resetAttempts, type Sender } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
import { passSecondFactor } from './second-factor.ts';
import { type OpenedSession, openSession } from './sessions.ts';

export interface SignedIn {
  readonly is: 'signed in';
  readonly accountId: string;
  readonly role: Role;
  readonly session: OpenedSession;
  readonly device: KnownDevice;
}

/** The password was correct. `step` proves that for five minutes and grants no access alone. */
export interface NeedsCode {
  readonly is: 'needs code';
  readonly step: string;
}

type Account = typeof accounts.$inferSelect;

/** Logs a refused sign-in, never the address. */
function refuse(
  { log }: Pick<Services, 'log'>,
  why: Problem,
  facts: { readonly step: 'password' | 'code'; readonly account?: string | undefined },
): Problem {
  log.warn({ ...facts, tooMany: why.status === 429 }, 'log-in refused');
  return why;
}

async function finish(
  services: Services,
  account: Account,
  { device, session: former }: Sender,
  isProved: boolean,
): Promise<SignedIn> {
  const { db, log, now, signing } = services;
  await resetAttempts(services, account.email, device);
  const session = await openSession(db, account, { isProved, former, now: now() });
  log.info({ account: account.id, role: account.role }, 'signed in');
  return {
    is: 'signed in',
    accountId: account.id,
    role: account.role,
    session,
    device: knowDevice(signing, account.email, now()),
  };
}

/** Runs the same queries and one hash whether an address is known or not. */
export const signIn = (
  services: Services,
  given: { email: string; password: string },
  sender: Sender,
): Promise<Outcome<SignedIn | NeedsCode>> =>
  unlessBusy(sender.language, async () => {
    const { db, now, signing } = services;
    const email = plainAddress(given.email);
    if (!(await allowsAttempt(services, 'sign-in', email, sender)))
      return refuse(services, accountRefusal('tooMany', sender.language), { step: 'password' });
    const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
    const isRight = await isPassword(given.password, account?.passwordHash);
    if (!account || !isRight)
      return refuse(services, accountRefusal('wrong', sender.language), {
        step: 'password',
        account: account?.id,
      });
    if (account.totpSecret === null) return done(await finish(services, account, sender, false));
    const until = new Date(now().getTime() + SECOND_STEP_MS);
    return done({ is: 'needs code', step: signing.token('second step', account.id, until) });
  });

/** The second step: a code of the app, or a recovery code. */
export async function signInByCode(
  services: Services,
  given: { step: string; code: string },
  sender: Sender,
): Promise<Outcome<SignedIn>> {
  const { db, now, signing } = services;
  const read = signing.read('second step', given.step, now());
  const [account] = read.ok ? await db.select().from(accounts).where(eq(accounts.id, read.id)) : [];
  if (!account?.totpSecret) return accountRefusal('tookTooLong', sender.language);
  const facts = { step: 'code', account: account.id } as const;
  if (!(await allowsAttempt(services, 'code', account.email, sender)))
    return refuse(services, accountRefusal('tooMany', sender.language), facts);
  const { id, totpSecret } = account;
  const passed = await passSecondFactor(services, id, totpSecret, given.code, sender.language);
  if (!passed.ok) return refuse(services, passed, facts);
  return done(await finish(services, account, sender, true));
}
