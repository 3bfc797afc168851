import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AccountRequestKind, Role } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import { moment } from './columns.ts';

/** People who have shown that an address is theirs: a row is made when the link in their mail is used. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** In the spelling of `plainAddress`. */
    email: text('email').notNull().unique(),
    name: text('name').notNull().default(''),
    role: text('role').$type<Role>().notNull(),
    /** What the workshop speaks to a maker. */
    workshopLanguage: text('workshop_language').$type<Language>().notNull().default('en'),
    /** argon2id with its cost and salt; null until who was invited has chosen a password. */
    passwordHash: text('password_hash'),
    passwordSetAt: moment('password_set_at'),
    /** Sealed with a key that no table holds; set once a first code was right. */
    totpSecret: text('totp_secret'),
    /** Step of the last code that was taken: none works twice. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  // Of many who buy, few are staff.
  (table) => [index('accounts_staff').on(table.createdAt).where(sql`${table.role} = 'staff'`)],
);

const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Who is signed in. The token itself is in its owner's cookie alone. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: ofAccount(),
    /** Whether a second factor was shown. */
    isProved: boolean('is_proved').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When something was done with it, give or take `SESSION_SEEN_MS`. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_sessions_account').on(table.accountId),
    index('account_sessions_end').on(table.expiresAt),
  ],
);

/** For someone who has lost the second factor; each row goes when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: ofAccount(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** What is sent to an address about an account, and waits until its link is used. Its link has the same id. */
export const accountRequests = pgTable(
  'account_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AccountRequestKind>().notNull(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of a registration: chosen with it, gone once it is done. */
    passwordHash: text('password_hash'),
    askedAt: moment('asked_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('account_requests_email').on(table.email),
    index('account_requests_account').on(table.accountId),
    index('account_requests_asked').on(table.askedAt),
  ],
);

/** Builds that somebody keeps, as the configurator spells them. */
export const savedBuilds = pgTable(
  'saved_builds',
  {
    id: uuid('id').primaryKey(),
    accountId: ofAccount(),
    address: text('address').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [uniqueIndex('saved_builds_once').on(table.accountId, table.address)],
);
