import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AccountRequestKind, Role } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import { moment } from '../columns.ts';

/** People who have confirmed their address. The row is created when the link in their mail is used. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** Normalized by `plainAddress`. */
    email: text('email').notNull().unique(),
    name: text('name').notNull().default(''),
    role: text('role').$type<Role>().notNull(),
    workshopLanguage: text('workshop_language').$type<Language>().notNull().default('en'),
    /** argon2id with its cost and salt; null until an invited person chooses a password. */
    passwordHash: text('password_hash'),
    passwordSetAt: moment('password_set_at'),
    /** Encrypted with a key that is not in the database; set after the first correct code. */
    totpSecret: text('totp_secret'),
    /** Time step of the last accepted code, so that no code works twice. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  // A small part of all accounts is staff.
  (table) => [index('accounts_staff').on(table.createdAt).where(sql`${table.role} = 'staff'`)],
);

const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Sessions. The token itself is only in its owner's cookie. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: ofAccount(),
    isProved: boolean('is_proved').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Last use, accurate to `SESSION_SEEN_MS`. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_sessions_account').on(table.accountId),
    index('account_sessions_end').on(table.expiresAt),
  ],
);

/** For people who have lost the second factor. A used code's row is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: ofAccount(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Mails about an account whose link is still unused. The link has the same id. */
export const accountRequests = pgTable(
  'account_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AccountRequestKind>().notNull(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Chosen at registration, deleted once it is complete. */
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

/** Saved builds, in the spelling of the configurator. */
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
