import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FinishFigures, FinishStep } from '#domain/production/finish.ts';
import type { CableColours, CableId } from '#domain/wiring/cables.ts';
import { moment } from './columns.ts';
import { units } from './workshop-schema.ts';

/** Whoever did it, and the name that the account had then. */
const person = () => ({ byAccount: uuid('by_account'), byName: text('by_name').notNull() });

/** What a row says of a step: that it was done, that its figures were wrong, or that it counts no more. */
export type StepDeed = 'confirmed' | 'corrected' | 'undone';

/** Steps after measuring, as they were confirmed: the latest row of a step counts, earlier ones are how it came to that. */
export const benchSteps = pgTable(
  'bench_steps',
  {
    /** Given by the bench, so that what is sent twice is kept once. */
    id: uuid('id').primaryKey(),
    unitId: uuid('piece_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    step: text('step').$type<FinishStep>().notNull(),
    deed: text('deed').$type<StepDeed>().notNull(),
    figures: jsonb('figures').$type<FinishFigures>().notNull(),
    /** Whether figures far from the usual were asked about twice. */
    sure: boolean('sure').notNull().default(false),
    /** Why it was corrected or undone. */
    reason: text('reason'),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [index('bench_steps_piece').on(table.unitId, table.at)],
);

/** The colours of each cable on the shelf, as the makers set them: the latest row of a cable counts. */
export const leadColours = pgTable(
  'lead_colours',
  {
    id: uuid('id').primaryKey(),
    cable: text('cable').$type<CableId>().notNull(),
    colours: jsonb('colours').$type<CableColours>().notNull(),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [index('lead_colours_cable').on(table.cable, table.at)],
);
