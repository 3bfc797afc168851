import { eq } from 'drizzle-orm';
import { accounts } from '../platform/db/schema.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { NOT_SIGNED_IN, TOO_MANY, unlessBusy } from './answers.ts';
import { allowsAttempt, type Sender } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
import type { Session } from './sessions.ts';

const NOT_YOURS = problem(401, 'This is not your password.', 'password');

/** The password once more, of someone who is signed in: a browser left open must not be enough for what cannot be taken back. */
export async function ownPassword(
  services: Services,
  session: Session,
  password: string,
  sender: Sender,
): Promise<Outcome<null>> {
  if (!(await allowsAttempt(services, 'own password', session.email, sender))) return TOO_MANY;
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, session.accountId));
  if (!account) return NOT_SIGNED_IN;
  return unlessBusy(async () =>
    (await isPassword(password, account.passwordHash)) ? done(null) : NOT_YOURS,
  );
}
