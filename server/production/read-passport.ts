import { desc, eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import { type Passport, passportOf } from '#domain/production/passport.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import { isMeasured } from '#domain/production/piece-state.ts';
import { soldAs } from '../orders/index.ts';
import { measurements, passportClaims, pieces } from '../platform/db/workshop-schema.ts';
import { type QrDrawing, qrDrawing } from '../platform/documents/qr.ts';
import type { Services } from '../platform/services.ts';
import { readLeadColours } from './lead-colours.ts';
import { factsOfPiece } from './piece-facts.ts';
import { pieceSheet } from './piece-sheet.ts';

/** What the address of a passport comes to. */
export type FoundPassport =
  | { readonly kind: 'passport'; readonly view: PassportView }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'none' };

export interface PassportView {
  readonly passport: Passport;
  /** `shop.example/p/26-0412`, and the same as a QR code. */
  readonly address: string;
  readonly qr: QrDrawing;
  /** Whose it is, as far as whoever asks may know. */
  readonly claim: 'nobody' | 'you' | 'somebody';
  readonly isSignedIn: boolean;
}

const NONE = { kind: 'none' } as const;

/** A piece with what the meter said last; undefined unless it is measured: serial numbers can be guessed. */
export async function measuredPiece({ db }: Pick<Services, 'db'>, serial: string) {
  const [piece] = await db.select().from(pieces).where(eq(pieces.serial, serial));
  if (!piece?.serial || !piece.woundAt || !isMeasured(piece.state)) return undefined;
  const [measured] = await db
    .select()
    .from(measurements)
    .where(eq(measurements.pieceId, piece.id))
    .orderBy(desc(measurements.at))
    .limit(1);
  return measured && { piece: { ...piece, serial: piece.serial, woundAt: piece.woundAt }, measured };
}

/** Reads the passport of a pickup. It says nothing of who ordered it, and of its owner only whether there is one. */
export async function readPassport(
  services: Services,
  typed: string,
  asker: { readonly accountId: string } | undefined,
): Promise<FoundPassport> {
  const serial = spelledNumber('serial', typed);
  if (!serial) return NONE;
  const found = await measuredPiece(services, serial);
  if (!found) return NONE;
  if (serial !== typed) return { kind: 'moved', to: passportPath(serial) };
  const { piece, measured } = found;
  const [sheet, colours, facts, [claim]] = await Promise.all([
    pieceSheet(services.db, piece),
    readLeadColours(services.db),
    factsOfPiece(services.db, piece, measured),
    services.db.select().from(passportClaims).where(eq(passportClaims.pieceId, piece.id)),
  ]);
  const passport = passportOf(
    {
      serial,
      sold: soldAs(piece),
      facts,
      colours,
      kept: { resistance_Ohm: measured.resistance20, inductance_H: measured.inductance },
      coils_Ohm: measured.coils,
      turns: measured.turns,
      temperature_C: measured.temperature,
      woundOn: dayOf(piece.woundAt),
      measuredOn: dayOf(measured.at),
    },
    sheet,
  );
  const address = services.env.publicUrl + passportPath(serial);
  return {
    kind: 'passport',
    view: {
      passport,
      address: address.replace(/^https?:\/\//, ''),
      qr: qrDrawing(address),
      claim: !claim ? 'nobody' : claim.accountId === asker?.accountId ? 'you' : 'somebody',
      isSignedIn: asker !== undefined,
    },
  };
}
