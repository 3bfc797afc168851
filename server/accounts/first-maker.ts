import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { FIRST_MAKER_HOURS } from '#domain/accounts/account.ts';
import { plainAddress } from '#domain/email-address.ts';
import type { Language } from '#domain/languages.ts';
import type { Db } from '../platform/db/database.ts';
import { accounts } from '../platform/db/schema/accounts.ts';
import { signedLinks } from '../platform/db/schema/platform.ts';
import { addLink, findLink, type LinkFault, spendLink } from '../platform/links/one-use.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { accountRefusal, unlessBusy } from './answers.ts';
import { type KnownDevice, knowDevice, resetForEverybody } from './login-throttle.ts';
import { hashPassword } from './passwords.ts';
import { keepSecondFactor, provedStep, type TakenSecondFactor } from './second-factor.ts';
import { endSessions, openSession } from './sessions.ts';
import { endResets } from './use-link.ts';

/**
 * Creates a shop's first maker: the start prints a link; its reader chooses address, password and second factor on one
 * page. Once there is staff, invited or complete, no such link works.
 */

/** True if there is staff, invited or complete. */
export async function hasStaff(db: Db): Promise<boolean> {
  const [one] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.role, 'staff'))
    .limit(1);
  return one !== undefined;
}

type House = Pick<Services, 'db' | 'signing' | 'env' | 'now'>;

/**
 * A new link for the first maker; undefined if there are makers. Its token cannot be forged with access to the database
 * alone.
 */
export async function firstMakerLink({ db, signing, env, now }: House): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined;
  const id = randomUUID();
  await addLink(db, { id, purpose: 'first maker', about: id, hours: FIRST_MAKER_HOURS, now: now() });
  return `${env.publicUrl}/workshop/first/${signing.token('first maker', id)}`;
}

/** The same, but undefined while an earlier link is valid, so that repeated starts do not repeat it. */
export async function freshFirstMakerLink(house: House): Promise<string | undefined> {
  const [open] = await house.db
    .select({ id: signedLinks.id })
    .from(signedLinks)
    .where(
      and(
        eq(signedLinks.purpose, 'first maker'),
        isNull(signedLinks.usedAt),
        gt(signedLinks.expiresAt, house.now()),
      ),
    )
    .limit(1);
  return open ? undefined : firstMakerLink(house);
}

export const firstMakerWords = (link: string): string =>
  `Nobody works in the workshop yet. Its first maker opens this, once, within ${FIRST_MAKER_HOURS} hours:\n${link}\n`;

export type FirstMakerFault = LinkFault | 'staffed';

/** Validates the link of the first maker without using it. */
export async function openFirstMaker(
  { db, signing, now }: Services,
  token: string,
): Promise<
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly why: FirstMakerFault }
> {
  const link = await findLink(db, signing, { purpose: 'first maker', token, now: now() });
  if (!link.ok) return link;
  return (await hasStaff(db)) ? { ok: false, why: 'staffed' } : link;
}

interface Given {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** Secret of the second factor as the page offered it, and a code for it. */
  readonly secret: string;
  readonly code: string;
}

/**
 * Creates the first maker with password, second factor and session, in the language of the page. Locks the accounts, so
 * that of simultaneous requests, in any process, only one succeeds.
 */
export const becomeFirstMaker = (
  services: Services,
  token: string,
  { email: address, name, password, secret, code }: Given,
  language: Language,
): Promise<Outcome<TakenSecondFactor & { readonly device: KnownDevice }>> =>
  unlessBusy(language, async () => {
    const { db, log, now, signing } = services;
    const link = await openFirstMaker(services, token);
    if (!link.ok) return accountRefusal('gone', language);
    const at = now();
    const totpStep = provedStep(secret, code, at);
    if (totpStep === undefined) return accountRefusal('wrongNewCode', language);
    const email = plainAddress(address);
    const passwordHash = await hashPassword(password);
    const taken = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${accounts} in share row exclusive mode`);
      if ((await hasStaff(tx)) || !(await spendLink(tx, link.id, at))) return undefined;
      const row = {
        role: 'staff' as const,
        name,
        passwordHash,
        passwordSetAt: at,
        workshopLanguage: language,
      };
      const [account] = await tx
        .insert(accounts)
        .values({ id: randomUUID(), email, createdAt: at, ...row })
        // Access to the shop's output proves ownership; a previous owner of the account is logged out.
        .onConflictDoUpdate({ target: accounts.email, set: row })
        .returning({ id: accounts.id });
      if (!account) throw new Error('The account was not created.');
      const { id } = account;
      await endSessions(tx, id);
      await endResets(tx, email, at);
      await resetForEverybody(tx, signing, email);
      await tx
        .update(signedLinks)
        .set({ usedAt: at })
        .where(and(eq(signedLinks.purpose, 'first maker'), isNull(signedLinks.usedAt)));
      const codes = await keepSecondFactor(tx, signing, id, { secret, totpStep });
      const opened = { isProved: true, former: undefined, now: at };
      return { id, codes, session: await openSession(tx, { id, role: 'staff' }, opened) };
    });
    if (!taken) return accountRefusal('gone', language);
    const { id, codes, session } = taken;
    log.info({ account: id }, 'first maker');
    return done({ codes, session, device: knowDevice(signing, email, at) });
  });
