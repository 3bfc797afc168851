import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import { passportOf } from '#domain/production/passport.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import type { RepairComparison, RepairFigures } from '#domain/repairs/repair.ts';
import { soldAs } from '../orders/index.ts';
import { passportClaims, units } from '../platform/db/schema/production.ts';
import { repairs } from '../platform/db/schema/repairs.ts';
import { qrDrawing } from '../platform/documents/qr.ts';
import type { Services } from '../platform/services.ts';
import { lotOfUnit } from '../stock/index.ts';
import { latestMeasurement, ownValues } from './keep-measurement.ts';
import { readLeadColours } from './lead-colours.ts';
import { readParts } from './read-parts.ts';
import { factsOfUnit, unitSheet } from './unit-facts.ts';

const NONE = { kind: 'none' as const };

/** A pickup with its latest measurement; undefined before it is measured, because serial numbers can be guessed. */
export async function measuredUnit({ db }: Pick<Services, 'db'>, serial: string) {
  const [unit] = await db.select().from(units).where(eq(units.serial, serial));
  if (!unit?.serial || !unit.woundAt || !isMeasured(unit.state)) return undefined;
  const measured = await latestMeasurement(db, unit.id);
  return measured && { unit: { ...unit, serial: unit.serial, woundAt: unit.woundAt }, measured };
}

type Account = { readonly accountId: string } | undefined;

/** Owner of a pickup, as far as the viewer may know. */
export const holderFor = (claim: Account, asker: Account): 'nobody' | 'you' | 'somebody' => {
  if (!claim) return 'nobody';
  return claim.accountId === asker?.accountId ? 'you' : 'somebody';
};

/** Old beside new: the figures of the passport, those as it came, and those after the work. */
export const comparisonOf = (
  { came, after, steps }: Pick<typeof repairs.$inferSelect, 'came' | 'after' | 'steps'>,
  wound: RepairFigures | null,
): RepairComparison => {
  const done = steps.find(({ to }) => to === 'done');
  return { wound, came, after, on: done ? dayOf(new Date(done.at)) : null };
};

/** Reads the passport of a pickup. It discloses nothing about the buyer, and only whether there is an owner. */
export async function readPassport(services: Services, typed: string, asker: Account, language: Language) {
  const serial = spelledNumber('serial', typed);
  if (!serial) return NONE;
  const found = await measuredUnit(services, serial);
  if (!found) return NONE;
  if (serial !== typed)
    return { kind: 'moved' as const, serial, to: inLanguage(passportPath(serial), language) };
  const { unit, measured } = found;
  const [sheet, colours, facts, lot, parts, [claim], [repair]] = await Promise.all([
    unitSheet(services.db, unit),
    readLeadColours(services.db),
    factsOfUnit(services.db, unit, measured),
    lotOfUnit(services.db, unit.id),
    readParts(services, soldAs(unit), language),
    services.db.select().from(passportClaims).where(eq(passportClaims.unitId, unit.id)),
    services.db
      .select({ came: repairs.came, after: repairs.after, steps: repairs.steps })
      .from(repairs)
      .where(and(eq(repairs.unitId, unit.id), isNotNull(repairs.after)))
      .orderBy(desc(repairs.movedAt))
      .limit(1),
  ]);
  const passport = passportOf(
    {
      serial,
      sold: soldAs(unit),
      facts,
      colours,
      lot,
      kept: ownValues(measured),
      coils_Ohm: measured.coils,
      turns: measured.turns,
      temperature_C: measured.temperature,
      woundOn: dayOf(unit.woundAt),
      measuredOn: dayOf(measured.at),
    },
    sheet,
    language,
  );
  const address = services.env.publicUrl + passportPath(serial);
  return {
    kind: 'passport' as const,
    view: {
      passport,
      /** Parts on sale that fit this pickup. */
      parts,
      /** `shop.example/p/26-0412`, and the same as a QR code. */
      address: address.replace(/^https?:\/\//, ''),
      qr: qrDrawing(address),
      claim: holderFor(claim, asker),
      isSignedIn: asker !== undefined,
      /** Its last repair here; undefined if there was none. */
      repair: repair && comparisonOf(repair, ownValues(measured)),
    },
  };
}

export type PassportView = Extract<Awaited<ReturnType<typeof readPassport>>, { kind: 'passport' }>['view'];
