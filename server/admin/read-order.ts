import { isDeepStrictEqual } from 'node:util';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { boxesFor } from '#domain/admin/packaging.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { daysLeft } from '#domain/calendar/work-days.ts';
import { addressCountry, countryIn } from '#domain/countries.ts';
import { plainAddress } from '#domain/email-address.ts';
import { type Language, languageQuery } from '#domain/languages.ts';
import { times } from '#domain/money.ts';
import { MAIL_NAMES } from '#domain/orders/mail-names.messages.ts';
import { NOTICE_NAMES } from '#domain/orders/notice-names.messages.ts';
import { noticeBrief } from '#domain/orders/notice-words.ts';
import { readNotice } from '#domain/orders/order-notice.ts';
import { OPEN_STATES } from '#domain/orders/states.ts';
import { lawfulArrival } from '#domain/production/queue.ts';
import { orderStep } from '#domain/production/unit-state.ts';
import { recordOf } from '#domain/records.ts';
import { refundable } from '#domain/returns/refund.ts';
import { mayReturn, returnable, returnUntil, withdrawalUntil } from '#domain/returns/returning.ts';
import { addressLines } from '#domain/shipping/address-lines.ts';
import { misfitOf } from '#domain/shipping/carrier-files/fit.ts';
import { trackingLink, usualCarrier } from '#domain/shipping/carriers.ts';
import { countriesLike } from '#domain/shipping/countries-like.ts';
import { ADDRESS_FIELDS, lacksAddress } from '#domain/shipping/order-address.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import {
  eventsOf,
  frozenQuote,
  goodsOf,
  type LoggedEvent,
  linesOf,
  mailsOf,
  orderItem,
  placeWords,
  readGuarantee,
  readTrail,
  returnTerm,
  soldAs,
  soldInWords,
} from '../orders/index.ts';
import { orderNotes, orderNotices, orders } from '../platform/db/schema/orders.ts';
import { measurements, units } from '../platform/db/schema/production.ts';
import { refunds, returnedGoods, returnRequests, withdrawals } from '../platform/db/schema/returns.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import { discountCodes } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import {
  cablesWithoutColours,
  delayOfOrder,
  finishedOfOrder,
  openStepsOf,
  readQueue,
  shelvableUnits,
} from '../production/index.ts';
import { causeOf, faultOf, refundFacts, returnStepWords } from '../returns/index.ts';
import { hasCode } from '../shopfront/index.ts';
import { readShelved } from '../stock/index.ts';
import { readStanding } from './read-standing.ts';

/** An address, with the country in the makers' language. */
const addressIn = (language: Language, name: string, address: PostalAddress) =>
  addressLines(name, address, countryIn(address.country, language));

/** The latest state of each case, with its payment's page at the provider. */
function casesOf({ env, takesMoney }: Services, doubts: readonly LoggedEvent[], language: Language) {
  const account = `https://dashboard.stripe.com/${takesMoney ? '' : 'test/'}payments/`;
  const sandbox = `/sandbox/payments${languageQuery(language)}#`;
  const doubtEvents = doubts.flatMap(({ event: { kind, payload } }) =>
    kind === 'payment-doubted' ? [payload] : [],
  );
  return [...new Map(doubtEvents.map((one) => [one.case, one])).values()].map(
    ({ case: id, of, status, amount, taken, due, payment }) => ({
      ...{ id, of, status, amount, taken, due },
      link: `${env.testMode ? sandbox : account}${payment}`,
    }),
  );
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Reads one order; undefined if the number is unknown. */
export async function readOrder(services: Services, number: string, language: Language = 'en') {
  const { db } = services;
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (!order) return undefined;
  const id = order.id;
  const email = order.email === null ? null : plainAddress(order.email);
  const [
    queue,
    lines,
    rows,
    values,
    boxes,
    notes,
    money,
    goods,
    declared,
    notices,
    written,
    trail,
    doneOf,
    guarantee,
    forShelf,
    shelved,
    [request],
    [code],
    [known],
    doubts,
  ] = await Promise.all([
    readQueue(services),
    linesOf(db, id),
    db.select().from(units).where(eq(units.orderId, id)).orderBy(asc(units.number)),
    db
      .select({ value: measurements })
      .from(measurements)
      .innerJoin(units, eq(units.id, measurements.unitId))
      .where(eq(units.orderId, id))
      .orderBy(asc(measurements.at)),
    db.select().from(parcels).where(eq(parcels.orderId, id)).orderBy(asc(parcels.number)),
    db.select().from(orderNotes).where(eq(orderNotes.orderId, id)).orderBy(asc(orderNotes.at)),
    db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(asc(refunds.askedAt)),
    db.select().from(returnedGoods).where(eq(returnedGoods.orderId, id)).orderBy(asc(returnedGoods.at)),
    db.select().from(withdrawals).where(eq(withdrawals.orderId, id)).orderBy(asc(withdrawals.receivedAt)),
    db.select().from(orderNotices).where(eq(orderNotices.orderId, id)).orderBy(asc(orderNotices.at)),
    mailsOf(db, id),
    readTrail(db, id, language),
    finishedOfOrder(db, id),
    readGuarantee(db, order),
    shelvableUnits(db, order),
    OPEN_STATES.includes(order.state) ? readShelved(db) : [],
    db
      .select()
      .from(returnRequests)
      .where(and(eq(returnRequests.orderId, id), eq(returnRequests.state, 'open'))),
    db
      .select({ code: discountCodes.code })
      .from(orders)
      .innerJoin(discountCodes, hasCode)
      .where(eq(orders.id, id)),
    db
      .select({ orders: count() })
      .from(orders)
      .where(
        sql`lower(${orders.email}) = ${email} and ${orders.createdAt} <= ${order.createdAt} and ${orders.paidAt} is not null`,
      ),
    eventsOf(db, [id], { kinds: ['payment-doubted'] }),
  ]);
  const { today } = queue;
  const isOpen = OPEN_STATES.includes(order.state);
  const packed = boxes.some(({ labelPrintedAt }) => labelPrintedAt !== null);
  const ordered = rows.filter(({ state }) => state !== 'refunded');
  const refunded = rows.filter(({ state }) => state === 'refunded');
  const step = orderStep(
    order.state,
    ordered.map((row) => ({ state: row.state, open: openStepsOf(row, doneOf(row.id)) })),
    { labelPrinted: packed },
  );
  const latest = new Map(values.map(({ value }) => [value.unitId, value]));
  const standing = isOpen ? await readStanding(db, queue, order) : undefined;
  const term = returnTerm(order, ...lines);
  const askedOn = request ? dayOf(request.askedAt) : today;

  const unitOf = (row: (typeof rows)[number]) => {
    const value = latest.get(row.id);
    return {
      number: row.number,
      serial: row.serial,
      state: row.state,
      /** Unconfirmed steps after measuring. */
      open: openStepsOf(row, doneOf(row.id)),
      heldBy: row.heldName,
      machine: row.machine,
      apart: row.apart,
      mayShelve: forShelf.some(({ id }) => id === row.id),
      /** Stocked pickups that could replace winding it. */
      fromShelf:
        row.state === 'to wind'
          ? shelved.flatMap(({ serial, name, row: other }) =>
              isDeepStrictEqual(other.build, row.build) ? { serial, name: name(language) } : [],
            )
          : [],
      /** Ω at 20 °C and H; null before the measurement. */
      measured: value
        ? {
            resistance_Ohm: value.resistance20,
            inductance_H: value.inductance,
            inTolerance: value.inTolerance,
            note: value.note,
            by: value.byName,
            at: value.at.toISOString(),
          }
        : null,
    };
  };
  return {
    number,
    version: order.version,
    state: order.state,
    step,
    buyer: {
      name: order.shippingName,
      email: order.email,
      country: order.shippingCountry,
      address: order.shippingAddress
        ? addressIn(language, order.shippingName ?? '', order.shippingAddress)
        : [],
      /** The address by field, and destinations without a price change; undefined once the order has left. */
      editable:
        isOpen && !order.byHand?.collected
          ? {
              values: recordOf(ADDRESS_FIELDS, (field) =>
                field === 'name' ? (order.shippingName ?? '') : (order.shippingAddress?.[field] ?? ''),
              ),
              countries: countriesLike(order).map((code) => ({
                value: addressCountry(code),
                label: countryIn(code, language),
              })),
            }
          : undefined,
      countryName: placeWords(order.shippingCountry, !lacksAddress(order), language),
      /** Paid and held, because the buyer has not given an address. */
      lacksAddress: lacksAddress(order),
      /** Why its address does not fit the carrier's files; the order cannot be packed until it does. */
      misfit: isOpen ? misfitOf(order)?.[language] : undefined,
      phone: order.phone,
      company: order.company,
      vatId: order.vatId,
      /** Empty if the invoice goes with the parcel. */
      invoiceTo: order.invoiceTo ? addressIn(language, order.invoiceTo.name, order.invoiceTo.address) : [],
      language: order.language,
      /** Number of this order among those of its address, from 1. */
      orders: Math.max(1, known?.orders ?? 1),
    },
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    shippedAt: iso(order.shippedAt),
    deliveredAt: iso(order.deliveredAt),
    lines: lines.map((line) => ({
      ...orderItem(line, language),
      words: soldInWords(line, language).description,
      unit: line.unit,
      total: times(line.unit, line.quantity),
      units: ordered.filter(({ lineId }) => lineId === line.id).map(unitOf),
      refundedUnits: refunded.filter(({ lineId }) => lineId === line.id).map(unitOf),
    })),
    promised: {
      day: order.promisedOn,
      moved: order.promiseMoved,
      left:
        isOpen && order.promisedOn
          ? daysLeft(today, order.promisedOn, { ...queue.days, language })
          : undefined,
      delay: isOpen ? delayOfOrder(queue, order, ordered, standing?.day, step === 'packed') : undefined,
      law: lawfulArrival(term.purchased, order.shippingCountry),
    },
    /** The orders before and after it; undefined once it has left. */
    neighbours: standing?.neighbours,
    /** Place in the winding queue, from 1; undefined if none of its pickups waits. */
    place: standing?.place,
    money: {
      ...frozenQuote(order, lines),
      refunded: order.refunded,
      disputed: order.disputed,
      paymentReference: order.paymentReference,
    },
    /** Reason for holding it; null if it is not held. */
    held: order.held,
    cases: casesOf(services, doubts, language),
    /** The discount code; null after the code was deleted. */
    code: code?.code ?? null,
    /** Entry by a maker; null for orders from the checkout. */
    byHand: order.byHand && {
      kind: order.byHand.kind,
      pay: order.byHand.pay,
      collected: order.byHand.collected,
      replaces: order.byHand.replaces,
    },
    invoiceNumber: order.invoiceNumber,
    refundable: refundable(refundFacts(order, lines, money)),
    refunds: money.map((row) => ({
      id: row.id,
      state: row.state,
      amount: row.amount,
      cause: causeOf(row),
      fault: faultOf(row),
      by: row.byName,
      askedAt: row.askedAt.toISOString(),
      doneAt: iso(row.doneAt),
    })),
    parcels: boxes.map(({ number: place, box, grams, carrier, tracking, labelPrintedAt }) => ({
      number: place,
      box,
      grams,
      carrier,
      tracking,
      labelPrinted: labelPrintedAt !== null,
      link: carrier ? trackingLink(carrier, tracking) : undefined,
    })),
    /** True if colours of its leads are missing; then it cannot be packed. */
    lacksLeadColours: isOpen && (await cablesWithoutColours(db, ordered.map(soldAs))).length > 0,
    /** Defaults for the first parcel. */
    usual: { boxes: boxesFor(ordered.length), carrier: usualCarrier(order.shippingCountry) },
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      onSheet: note.onSheet,
      by: note.byName,
      at: note.at.toISOString(),
    })),
    returnedGoods: goods.map((row) => ({
      id: row.id,
      returnNumber: row.number,
      kind: row.kind,
      stepWords: returnStepWords(row, language),
      quantities: row.quantities,
    })),
    request: request && {
      id: request.id,
      quantities: request.quantities,
      askedAt: request.askedAt.toISOString(),
    },
    returnable: returnable(lines, goods).map((most, index) => {
      const line = lines[index];
      return line && mayReturn(returnTerm(order, line), askedOn) ? most : 0;
    }),
    withdrawals: declared.map((row) => ({
      id: row.id,
      state: row.state,
      goods: row.goods,
      receivedAt: row.receivedAt.toISOString(),
    })),
    /** Guarantee of a delivered order, and the current day. */
    guarantee: guarantee && { ...guarantee, today },
    /** Last days for returns and for withdrawal; the latter is undefined before delivery. */
    back: {
      returnUntil: returnUntil(term, today),
      mayReturn: mayReturn(term, askedOn),
      withdrawalUntil: withdrawalUntil(term.delivered),
    },
    /** Notices to the makers (`domain/orders/order-notice.ts`). */
    notices: await Promise.all(
      notices.map(async ({ about, detail, at }) => {
        const notice = readNotice(about, detail);
        const brief = noticeBrief(notice, await goodsOf(db, id, notice, language), language);
        return { about: NOTICE_NAMES[language](about), at: at.toISOString(), detail: brief };
      }),
    ),
    /** Mails to the buyer: sent, retried or given up. */
    mails: written.map(({ id, kind, state, tries, sentAt, askedAt }) => ({
      id,
      kind: MAIL_NAMES[language](kind),
      state,
      tries,
      at: (sentAt ?? askedAt).toISOString(),
    })),
    trail,
  };
}

export type WorkshopOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;
export type OrderLineView = WorkshopOrder['lines'][number];
export type OrderUnit = OrderLineView['units'][number];
