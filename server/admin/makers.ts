import { eq } from 'drizzle-orm';
import { plainAddress } from '#domain/email-address.ts';
import { enlist, othersCanEnter, ownPassword, removeStaff } from '../accounts/index.ts';
import { orRefusal, refusal, refuse, type Staff, type WorkshopOutcome, writeAudit } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { accounts } from '../platform/db/schema/accounts.ts';
import { done } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { MAKER_REFUSALS } from './makers.messages.ts';

type Account = typeof accounts.$inferSelect;

/** Changes the staff after verifying the author's password, in case a browser was left open. */
async function changeMakers(
  services: Services,
  { accountId }: Staff,
  password: string,
  work: (tx: Db, asker: Account) => Promise<void>,
): Promise<WorkshopOutcome<object>> {
  const { db, jobs } = services;
  const [asker] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!asker) return refusal(409, MAKER_REFUSALS.gone);
  const { email, workshopLanguage: language } = asker;
  // Only staff gets here, so tries are counted per account.
  const sender = { client: accountId, device: undefined, session: undefined, language };
  const own = await ownPassword(services, { accountId, email }, password, sender);
  if (!own.ok) return refusal(own.status === 401 ? 422 : own.status, { en: own.error, de: own.error });
  const outcome = await orRefusal(() => db.transaction((tx) => work(tx, asker)));
  if (!outcome.ok) return outcome;
  jobs.wake();
  return done({});
}

/** Mails a one-time link that sets a password. A repeated invitation revokes all earlier access. */
export const inviteMaker = (
  services: Services,
  by: Staff,
  { email: address, password }: { readonly email: string; readonly password: string },
) =>
  changeMakers(services, by, password, async (tx, asker) => {
    const email = plainAddress(address);
    // The author keeps access, so somebody can always enter the workshop.
    if (email === asker.email) refuse(422, MAKER_REFUSALS.yourself);
    const requestId = await enlist(tx, email, services.now());
    await services.jobs.send(tx, 'account-mail', { requestId, language: asker.workshopLanguage });
    await writeAudit(tx, by, [{ kind: 'maker-invited', payload: { name: email } }], services.now());
  });

/** Turns a maker into a buyer and logs them out; refuses for the last maker with access. */
export const removeMaker = (
  services: Services,
  by: Staff,
  { accountId, password }: { readonly accountId: string; readonly password: string },
) =>
  changeMakers(services, by, password, async (tx) => {
    if (!(await othersCanEnter(tx, accountId))) refuse(409, MAKER_REFUSALS.last);
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    const email = account?.email ?? '';
    if (!(await removeStaff({ db: tx, now: services.now }, email))) refuse(409, MAKER_REFUSALS.gone);
    await writeAudit(tx, by, [{ kind: 'maker-removed', payload: { name: email } }], services.now());
  });
