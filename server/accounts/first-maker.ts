import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { FIRST_MAKER_HOURS } from '#domain/accounts/account.ts';
import { plainAddress } from '#domain/email-address.ts';
import type { Language } from '#domain/languages.ts';
import { accounts } from '../platform/db/accounts-schema.ts';
import type { Db } from '../platform/db/database.ts';
import { signedLinks } from '../platform/db/schema.ts';
import { addLink, findLink, type LinkFault, spendLink } from '../platform/links/one-use.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { refusal, unlessBusy } from './answers.ts';
import { type KnownDevice, knowDevice, resetForEverybody } from './login-throttle.ts';
import { hashPassword } from './passwords.ts';
import { keepSecondFactor, provedStep, type TakenSecondFactor } from './second-factor.ts';
import { endSessions, openSession } from './sessions.ts';
import { endResets } from './use-link.ts';

/**
 * How a shop gets its first maker: whoever reads the output of its start opens the link that is there, and chooses
 * address, password and second factor on one page. Once anybody is staff, invited or ready, no such link opens anything.
 */

/** Whether anybody works in the workshop, or is invited to. */
export async function hasStaff(db: Db): Promise<boolean> {
  const [one] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.role, 'staff'))
    .limit(1);
  return one !== undefined;
}

type House = Pick<Services, 'db' | 'signing' | 'env' | 'now'>;

/** A new link for the first maker; undefined where there are makers. Whoever has the database alone cannot make its token. */
export async function firstMakerLink({ db, signing, env, now }: House): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined;
  const id = randomUUID();
  await addLink(db, { id, purpose: 'first maker', about: id, hours: FIRST_MAKER_HOURS, now: now() });
  return `${env.publicUrl}/workshop/first/${signing.token('first maker', id)}`;
}

/** The same, where no link that was made before still opens: so that asking often fills nobody's output. */
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

/** What the output says of such a link. */
export const firstMakerWords = (link: string): string =>
  `Nobody works in the workshop yet. Its first maker opens this, once, within ${FIRST_MAKER_HOURS} hours:\n${link}\n`;

export type FirstMakerFault = LinkFault | 'staffed';

/** Looks at the link of the first maker, without using it. */
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
  /** Key of the second factor as the page offered it, and a code that an app made of it. */
  readonly secret: string;
  readonly code: string;
}

/**
 * Makes the first maker, whole: with password and second factor, and signed in; the workshop speaks the language of the page
 * that was sent to them. Of two that come at once, in however many
 * processes, one is: accounts are locked while it is looked whether anybody is staff.
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
    if (!link.ok) return refusal('gone', language);
    const at = now();
    const totpStep = provedStep(secret, code, at);
    if (totpStep === undefined) return refusal('wrongNewCode', language);
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
        // Whoever has the shop's output vouches for the address; who had its account before is out.
        .onConflictDoUpdate({ target: accounts.email, set: row })
        .returning({ id: accounts.id });
      if (!account) throw new Error('The account was not made.');
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
    if (!taken) return refusal('gone', language);
    const { id, codes, session } = taken;
    log.info({ account: id }, 'first maker');
    return done({ codes, session, device: knowDevice(signing, email, at) });
  });
