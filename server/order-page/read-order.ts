import { and, asc, eq } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import type { LineWords } from '#domain/cart/cart-line.ts';
import { offeredPath } from '#domain/cart/still-offered.ts';
import type { Discounted } from '#domain/checkout/discount.ts';
import type { CountryCode } from '#domain/countries.ts';
import { customsWords } from '#domain/customs/consignment.messages.ts';
import { inLanguage, LANGUAGES, type Language } from '#domain/languages.ts';
import type { Cents } from '#domain/money.ts';
import { type OrderProgress, orderView } from '#domain/order-page/order-progress.ts';
import { isFree } from '#domain/orders/by-hand.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import { isCustomUnit } from '#domain/production/unit.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import type { Position } from '#domain/products/pickup-types.ts';
import { mayReturn, type ReturnKind, returnable } from '#domain/returns/returning.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import { trackingLink } from '#domain/shipping/carriers.ts';
import { countriesLike } from '#domain/shipping/countries-like.ts';
import { lacksAddress } from '#domain/shipping/order-address.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import { type OwnLetter, type OwnQuestion, readOwnLetters } from '../messages/index.ts';
import {
  frozenQuote,
  type Guarantee,
  linesOf,
  type Order,
  orderFacts,
  orderPath,
  readGuarantee,
  returnTerm,
  soldAs,
  soldInWords,
} from '../orders/index.ts';
import { withdrawals } from '../platform/db/schema.ts';
import { passportClaims, returnedGoods, returnRequests, units } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { type Correction, correctionsOf } from './corrections.ts';
import type { OrderForm } from './order-form.ts';

export interface OrderedPickup {
  readonly serial: string;
  readonly position: Position | undefined;
  readonly passport: string | undefined;
  /** Owner, as far as the viewer may know. */
  readonly holder: 'nobody' | 'you' | 'somebody';
}

/** Data of an order's page. None of it belongs to another order. */
export interface ShopperOrder {
  readonly language: Language;
  readonly mailsIn: Language;
  /** Its address, and the one in the other language. */
  readonly path: string;
  readonly others: readonly { readonly language: Language; readonly path: string }[];
  readonly number: string;
  readonly version: number;
  readonly placedAt: Date;
  readonly view: OrderProgress;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    /** Link to view or rebuild it; undefined if it is no longer on offer. */
    readonly path: string | undefined;
    readonly imagePath: string | undefined;
    readonly description: readonly LineWords[];
    /** Language of its description: orders from before the German shop have English only. */
    readonly spoken: Language;
    readonly quantity: number;
    /** Quantity that may still come back and is not yet on its way. */
    readonly returnable: number;
    readonly sum: Cents;
    /** Numbered pickups; with a passport once they are measured. */
    readonly pickups: readonly OrderedPickup[];
  }[];
  readonly quoted: Discounted;
  /** Customs notices for orders that left the EU: declared contents, and charges on delivery. */
  readonly customs: readonly string[];
  readonly refunded: Cents;
  /** Empty if it was deleted at its owner's request. */
  readonly email: string;
  readonly recipient: { readonly name: string; readonly address: PostalAddress | null };
  /** Paid, and waiting for an address. */
  readonly lacksAddress: boolean;
  /** Free of charge: a delivery note replaces the invoice. */
  readonly isFree: boolean;
  /** Collected by the buyer: no parcel. */
  readonly isCollected: boolean;
  /** Additional or different data of the invoice. */
  readonly billed: Pick<Order, 'company' | 'vatId' | 'phone' | 'invoiceTo'>;
  /** Destinations with the same fee and tax. */
  readonly countries: readonly CountryCode[];
  readonly parcels: readonly {
    readonly carrier: string;
    readonly tracking: string | null;
    readonly href: string | undefined;
  }[];
  readonly pickups: { readonly all: number; readonly measured: number };
  readonly hasTerms: boolean;
  readonly invoiceNumber: string | null;
  readonly corrections: readonly Pick<Correction, 'place' | 'number' | 'amount'>[];
  readonly back: readonly {
    readonly number: string;
    readonly kind: ReturnKind;
    readonly postBy: Day | null;
    readonly isHere: boolean;
  }[];
  /** Time of an open request for a return number. */
  readonly askedToSendBack: Date | undefined;
  readonly withdrawnAt: Date | undefined;
  /** Letters with the makers, the newest first; and the open question, or the result of the last one. */
  readonly letters: readonly OwnLetter[];
  readonly question: OwnQuestion | undefined;
  /** Legal guarantee of a delivered order, with its extensions by repairs, by serial number. */
  readonly guarantee:
    | {
        readonly until: Day;
        readonly repairs: readonly (Guarantee['repairs'][number] & { readonly serial: string })[];
      }
    | undefined;
  /** A submitted form, to be shown again. */
  readonly form: OrderForm | undefined;
  readonly done: OrderForm['what'] | 'language' | undefined;
  readonly isSignedIn: boolean;
}

export async function readOrderPage(
  services: Services,
  order: Order,
  { language, form, done }: Pick<ShopperOrder, 'language' | 'form' | 'done'>,
  asker: { readonly accountId: string } | undefined,
): Promise<ShopperOrder> {
  const { db, now } = services;
  const { id } = order;
  const [lines, known, corrections, claims, back, [asked], [withdrawal], own, guarantee] = await Promise.all([
    linesOf(db, id),
    orderFacts(db, [order]),
    correctionsOf(db, order),
    db
      .select({ unitId: passportClaims.unitId, accountId: passportClaims.accountId })
      .from(passportClaims)
      .innerJoin(units, eq(units.id, passportClaims.unitId))
      .where(eq(units.orderId, id)),
    db.select().from(returnedGoods).where(eq(returnedGoods.orderId, id)).orderBy(asc(returnedGoods.at)),
    db
      .select({ at: returnRequests.askedAt })
      .from(returnRequests)
      .where(and(eq(returnRequests.orderId, id), eq(returnRequests.state, 'open'))),
    db
      .select({ at: withdrawals.receivedAt })
      .from(withdrawals)
      .where(eq(withdrawals.orderId, id))
      .orderBy(asc(withdrawals.receivedAt))
      .limit(1),
    readOwnLetters(services, order),
    readGuarantee(db, order),
  ]);
  const { facts, units: made, parcels: sent } = known(order);
  const canComeBack = returnable(lines, back);
  const today = dayOf(now());
  const pickupOf = ({ id: unitId, serial, state, build }: (typeof made)[number]): OrderedPickup[] => {
    if (!serial) return [];
    const claim = claims.find((one) => one.unitId === unitId);
    const holder = !claim ? 'nobody' : claim.accountId === asker?.accountId ? 'you' : 'somebody';
    const position = isCustomUnit(build) || build.position === 'split' ? undefined : build.position;
    const passport = isMeasured(state) ? inLanguage(passportPath(serial), language) : undefined;
    return [{ serial, position, passport, holder }];
  };
  return {
    language,
    mailsIn: order.language,
    path: orderPath(services, id, language),
    others: LANGUAGES.filter((other) => other !== language).map((other) => ({
      language: other,
      path: orderPath(services, id, other),
    })),
    number: order.number,
    version: order.version,
    placedAt: order.createdAt,
    view: orderView(facts, now(), services.shopfront.days()),
    lines: lines.map((line, index) => {
      const { name, description, quantity, sum, spoken } = soldInWords(line, language);
      return {
        id: line.id,
        name,
        description,
        quantity,
        sum,
        imagePath: soldAs(line).imagePath,
        spoken,
        returnable:
          (order.byHand?.kind !== 'repair' &&
            mayReturn(returnTerm(order, line), today) &&
            canComeBack[index]) ||
          0,
        path: offeredPath(line.config),
        pickups: made.filter(({ lineId }) => lineId === line.id).flatMap(pickupOf),
      };
    }),
    quoted: frozenQuote(order, lines),
    customs: order.customs ? customsWords(order.customs, order.shipping, language) : [],
    refunded: order.refunded,
    email: order.email ?? '',
    recipient: { name: order.shippingName ?? '', address: order.shippingAddress },
    lacksAddress: lacksAddress(order),
    isFree: isFree(order),
    isCollected: order.byHand?.collected ?? false,
    billed: {
      company: order.company,
      vatId: order.vatId,
      phone: order.phone,
      invoiceTo: order.invoiceTo,
    },
    countries: countriesLike(order),
    parcels: sent.flatMap(({ carrier, tracking, handedOverAt }) =>
      carrier && handedOverAt
        ? [
            {
              carrier: CARRIER_WORDS[language][carrier].name,
              tracking,
              href: trackingLink(carrier, tracking),
            },
          ]
        : [],
    ),
    pickups: { all: made.length, measured: made.filter(({ state }) => isMeasured(state)).length },
    hasTerms: order.contractText !== null,
    invoiceNumber: order.invoiceNumber,
    corrections: corrections.map(({ place, number, amount }) => ({ place, number, amount })),
    back: back.map(({ number, kind, postBy, here }) => ({ number, kind, postBy, isHere: here !== null })),
    askedToSendBack: asked?.at,
    withdrawnAt: withdrawal?.at,
    ...own,
    guarantee: guarantee && {
      until: guarantee.until,
      repairs: guarantee.repairs.flatMap((repair) => {
        const serial = made.find((unit) => unit.number === repair.unit)?.serial;
        return serial ? [{ ...repair, serial }] : [];
      }),
    },
    form,
    done,
    isSignedIn: asker !== undefined,
  };
}
