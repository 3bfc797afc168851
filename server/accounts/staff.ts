import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { INVITATION_HOURS } from '#domain/accounts/account.ts';
import { plainAddress } from '#domain/email-address.ts';
import type { Db } from '../platform/db/database.ts';
import { accountRequests, accounts, recoveryCodes } from '../platform/db/schema/accounts.ts';
import { signedLinks } from '../platform/db/schema/platform.ts';
import { addLink } from '../platform/links/one-use.ts';
import type { Signing } from '../platform/links/signing.ts';
import { endSessions } from './sessions.ts';
import { endResets } from './use-link.ts';

interface House {
  readonly db: Db;
  readonly signing: Signing;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/**
 * Makes an address staff, and returns the one-time link for setting the password. Access to the server's console
 * authorizes this. Revokes everything that opened the account before, a second factor included.
 */
export async function addStaff({ db, signing, publicUrl, now }: House, address: string): Promise<string> {
  const id = await db.transaction((tx) => enlist(tx, plainAddress(address), now()));
  return `${publicUrl}/reset/${signing.token('reset', id)}`;
}

/** The same in a transaction; returns the id of the request whose link sets the password. */
export async function enlist(tx: Db, email: string, at: Date): Promise<string> {
  const id = randomUUID();
  const [account] = await tx
    .insert(accounts)
    .values({ id: randomUUID(), email, role: 'staff', createdAt: at })
    .onConflictDoUpdate({
      target: accounts.email,
      set: { role: 'staff', passwordHash: null, totpSecret: null },
    })
    .returning({ id: accounts.id });
  if (!account) throw new Error('The account was not created.');
  // With the first staff, links printed by the start stop working for good.
  await tx
    .update(signedLinks)
    .set({ usedAt: at })
    .where(and(eq(signedLinks.purpose, 'first maker'), isNull(signedLinks.usedAt)));
  await endSessions(tx, account.id);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id));
  await tx.insert(accountRequests).values({ id, kind: 'reset', email, accountId: account.id, askedAt: at });
  await addLink(tx, { id, purpose: 'reset', about: id, hours: INVITATION_HOURS, now: at });
  return id;
}

/**
 * Locks the accounts and returns whether somebody else can enter the workshop with password and second factor. Of two
 * makers who remove each other at once, the second sees that nobody would be left.
 */
export async function othersCanEnter(tx: Db, accountId: string): Promise<boolean> {
  await tx.execute(sql`lock table ${accounts} in share row exclusive mode`);
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        ...[eq(accounts.role, 'staff'), ne(accounts.id, accountId)],
        ...[isNotNull(accounts.passwordHash), isNotNull(accounts.totpSecret)],
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Turns staff into a buyer and logs them out. False if the address is no staff. */
export async function removeStaff({ db, now }: Pick<House, 'db' | 'now'>, address: string): Promise<boolean> {
  const [account] = await db
    .update(accounts)
    .set({ role: 'buyer' })
    .where(and(eq(accounts.email, plainAddress(address)), eq(accounts.role, 'staff')))
    .returning({ id: accounts.id });
  if (account) await endSessions(db, account.id);
  // Revokes a pending invitation, too.
  if (account) await endResets(db, plainAddress(address), now());
  return account !== undefined;
}

/** A maker, and how far their setup is. */
export interface Maker {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly state: 'invited' | 'no second factor yet' | 'ready';
}

export async function listStaff({ db }: Pick<House, 'db'>): Promise<readonly Maker[]> {
  const found = await db
    .select()
    .from(accounts)
    .where(eq(accounts.role, 'staff'))
    .orderBy(asc(accounts.email));
  return found.map(({ id, name, email, passwordHash, totpSecret }) => ({
    id,
    name,
    email,
    state: passwordHash === null ? 'invited' : totpSecret === null ? 'no second factor yet' : 'ready',
  }));
}
