import { and, asc, eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { offeredPath } from '#domain/cart/still-offered.ts';
import { customsWords } from '#domain/customs/consignment.messages.ts';
import { inLanguage, LANGUAGES, type Language } from '#domain/languages.ts';
import { orderView } from '#domain/order-page/order-progress.ts';
import { isFree } from '#domain/orders/by-hand.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import { isCustomUnit } from '#domain/production/unit.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import { mayReturn, returnable } from '#domain/returns/returning.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import { trackingLink } from '#domain/shipping/carriers.ts';
import { countriesLike } from '#domain/shipping/countries-like.ts';
import { lacksAddress } from '#domain/shipping/order-address.ts';
import { readOwnLetters } from '../messages/index.ts';
import {
  frozenQuote,
  linesOf,
  type Order,
  orderFacts,
  orderPath,
  readGuarantee,
  returnTerm,
  soldAs,
  soldInWords,
} from '../orders/index.ts';
import { passportClaims, units } from '../platform/db/schema/production.ts';
import { returnedGoods, returnRequests, withdrawals } from '../platform/db/schema/returns.ts';
import type { Services } from '../platform/services.ts';
import { holderFor } from '../production/index.ts';
import { correctionsOf } from './corrections.ts';
import type { OrderForm } from './order-form.ts';

/** Data of an order's page. None of it belongs to another order. */
export async function readOrderPage(
  services: Services,
  order: Order,
  {
    language,
    form,
    done,
  }: {
    readonly language: Language;
    /** A submitted form, to be shown again. */
    readonly form: OrderForm | undefined;
    readonly done: OrderForm['what'] | 'language' | undefined;
  },
  asker: { readonly accountId: string } | undefined,
) {
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
  const pickupOf = ({ id: unitId, serial, state, build }: (typeof made)[number]) => {
    if (!serial) return [];
    const claim = claims.find((one) => one.unitId === unitId);
    const position = isCustomUnit(build) || build.position === 'split' ? undefined : build.position;
    const passport = isMeasured(state) ? inLanguage(passportPath(serial), language) : undefined;
    return [{ serial, position, passport, holder: holderFor(claim, asker) }];
  };
  return {
    language,
    mailsIn: order.language,
    /** Its address, and the one in the other language. */
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
        /** Language of its description: orders from before the German shop have English only. */
        spoken,
        /** Quantity that may still come back and is not yet on its way. */
        returnable:
          (order.byHand?.kind !== 'repair' &&
            mayReturn(returnTerm(order, line), today) &&
            canComeBack[index]) ||
          0,
        /** Link to view or rebuild it; undefined if it is no longer on offer. */
        path: offeredPath(line.config),
        /** Numbered pickups; with a passport once they are measured. */
        pickups: made.filter(({ lineId }) => lineId === line.id).flatMap(pickupOf),
      };
    }),
    quoted: frozenQuote(order, lines),
    /** Customs notices for orders that left the EU: declared contents, and charges on delivery. */
    customs: order.customs ? customsWords(order.customs, order.shipping, language) : [],
    refunded: order.refunded,
    /** Empty if it was deleted at its owner's request. */
    email: order.email ?? '',
    recipient: { name: order.shippingName ?? '', address: order.shippingAddress },
    /** Paid, and waiting for an address. */
    lacksAddress: lacksAddress(order),
    /** Free of charge: a delivery note replaces the invoice. */
    isFree: isFree(order),
    /** Collected by the buyer: no parcel. */
    isCollected: order.byHand?.collected ?? false,
    /** Additional or different data of the invoice. */
    billed: {
      company: order.company,
      vatId: order.vatId,
      phone: order.phone,
      invoiceTo: order.invoiceTo,
    },
    /** Destinations with the same fee and tax. */
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
    /** Time of an open request for a return number. */
    askedToSendBack: asked?.at,
    withdrawnAt: withdrawal?.at,
    ...own,
    /** Legal guarantee of a delivered order, with its extensions by repairs, by serial number. */
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

export type ShopperOrder = Awaited<ReturnType<typeof readOrderPage>>;
export type OrderedPickup = ShopperOrder['lines'][number]['pickups'][number];
