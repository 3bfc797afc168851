import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/languages.ts';
import type { QuotePosition, RepairFigures, RepairState } from '#domain/repairs/repair.ts';
import type { CarrierId } from '#domain/shipping/carriers.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import { moment, money } from '../columns.ts';
import { units } from './production.ts';

/** A step of a repair, and who did it; the owner has no name. */
export interface RepairStep {
  readonly to: RepairState;
  /** ISO. */
  readonly at: string;
  readonly by: string | null;
}

/** Pickups sent in for repair, ours or others'. The order of a paid one has the same id. */
export const repairs = pgTable(
  'repairs',
  {
    id: uuid('id').primaryKey(),
    /** RP-26-0012. */
    number: text('number').notNull().unique(),
    state: text('state').$type<RepairState>().notNull().default('asked'),
    language: text('language').$type<Language>().notNull(),
    /** Owner, pickup and fault in the owner's words; null once they are deleted (`domain/privacy/retention.ts`). */
    name: text('name'),
    email: text('email'),
    address: jsonb('address').$type<PostalAddress>(),
    pickup: text('pickup'),
    fault: text('fault'),
    /** The owner expects the guarantee to cover it. */
    isClaimed: boolean('is_claimed').notNull(),
    /** Our pickup, if a serial number was given. */
    unitId: uuid('piece_id').references(() => units.id, { onDelete: 'set null' }),
    /** Price of the parcel back, as agreed with the request. */
    parcel: money('parcel_cents').notNull(),
    /** Keyed hash of the request, so that a repeated one is the same repair. */
    sameAs: text('same_as').notNull().unique(),
    /** Figures as it came, their meaning in a maker's words, and the quote; free under the guarantee. */
    came: jsonb('came').$type<RepairFigures>(),
    findings: text('findings'),
    isCovered: boolean('is_covered').notNull().default(false),
    quote: jsonb('quote').$type<readonly QuotePosition[]>().notNull().default([]),
    /** Work in a maker's words, and the figures after it. */
    work: text('work'),
    after: jsonb('after').$type<RepairFigures>(),
    carrier: text('carrier').$type<CarrierId>(),
    tracking: text('tracking'),
    steps: jsonb('steps').$type<readonly RepairStep[]>().notNull(),
    version: integer('version').notNull().default(0),
    movedAt: moment('moved_at').notNull(),
  },
  (table) => [
    index('repairs_state').on(table.state, table.movedAt),
    index('repairs_piece').on(table.unitId),
    index('repairs_email').on(table.email),
  ],
);
