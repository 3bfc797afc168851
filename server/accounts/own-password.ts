import { eq } from 'drizzle-orm';
import { accounts } from '../platform/db/accounts-schema.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { accountRefusal, unlessBusy } from './answers.ts';
import { allowsAttempt, type Sender } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
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
