import { and, asc, desc, eq } from 'drizzle-orm';
import { describeLine, type LineWords, lineOf } from '#domain/cart-line.ts';
import { COMPANY } from '#domain/company.ts';
import { COUNTRIES, type CountryCode } from '#domain/countries.ts';
import type { Discounted } from '#domain/discount.ts';
import type { Language } from '#domain/languages.ts';
import type { Cents } from '#domain/money.ts';
import { isGoing } from '#domain/order-state.ts';
import { type OrderView, orderView } from '#domain/order-view.ts';
import type { PostalAddress } from '#domain/postal-address.ts';
import { zoneOf } from '#domain/shipping.ts';
import { vatFor } from '#domain/vat.ts';
import { carrierOf, trackingLink } from '#domain/workshop/carriers.ts';
import type { Day } from '#domain/workshop/day.ts';
import { isMeasured } from '#domain/workshop/piece-state.ts';
import type { ReturnKind } from '#domain/workshop/returning.ts';
import { orderMoves, orderNotices, withdrawals } from '../db/schema.ts';
import { goodsBack, parcels, pieces } from '../db/workshop-schema.ts';
import { frozenQuote, linesOf, priceOf } from '../shop/order-goods.ts';
import type { Order } from '../shop/order-trail.ts';
import type { Services } from '../shop/services.ts';
import type { OrderForm } from './order-form.ts';
import { orderPath } from './order-link.ts';

/** Everything that an order's page shows. Nothing of it is another order's. */
export interface OrderPage {
  readonly language: Language;
  /** Its own address, and the one in the other language. */
  readonly path: string;
  readonly otherPath: string;
  readonly number: string;
  readonly version: number;
  readonly placedAt: Date;
  readonly view: OrderView;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    /** Where it can be looked at, or built again; undefined for what is no longer on offer. */
    readonly path: string | undefined;
    readonly imagePath: string | undefined;
    readonly description: readonly LineWords[];
    readonly quantity: number;
    readonly price: Cents;
    readonly serials: readonly string[];
  }[];
  readonly quoted: Discounted;
  readonly refunded: Cents;
  /** Empty where it was deleted on its owner's wish. */
  readonly email: string;
  readonly recipient: { readonly name: string; readonly address: PostalAddress | null };
  /** Where it can go instead for the same fee and tax. */
  readonly countries: readonly CountryCode[];
  readonly parcels: readonly {
    readonly carrier: string;
    readonly tracking: string | null;
    readonly href: string | undefined;
  }[];
  readonly pickups: { readonly all: number; readonly measured: number };
  readonly invoiceNumber: string | null;
  readonly back: readonly {
    readonly number: string;
    readonly kind: ReturnKind;
    readonly postBy: Day | null;
    readonly isHere: boolean;
  }[];
  /** When its buyer asked for a number that is not given yet. */
  readonly askedToSendBack: Date | undefined;
  readonly withdrawnAt: Date | undefined;
  /** A form that was sent, as it is to be shown again. */
  readonly form: OrderForm | undefined;
  /** What has just been done. */
  readonly done: 'address' | 'return' | undefined;
}

/** Where an order can go instead without a new sum: the same zone, the same tax. */
export const countriesLike = (country: CountryCode): readonly CountryCode[] => {
  const taxOf = (other: CountryCode) => JSON.stringify(vatFor(other, COMPANY));
  return COUNTRIES.filter((other) => zoneOf(other) === zoneOf(country) && taxOf(other) === taxOf(country));
};

/** Reads an order as its page shows it. */
export async function readOrderPage(
  services: Services,
  order: Order,
  { language, form, done }: Pick<OrderPage, 'language' | 'form' | 'done'>,
): Promise<OrderPage> {
  const { db, now } = services;
  const { id } = order;
  const [lines, moves, made, sent, back, [asked], [withdrawal]] = await Promise.all([
    linesOf(db, id),
    db.select().from(orderMoves).where(eq(orderMoves.orderId, id)).orderBy(asc(orderMoves.at)),
    db.select().from(pieces).where(eq(pieces.orderId, id)).orderBy(asc(pieces.number)),
    db.select().from(parcels).where(eq(parcels.orderId, id)).orderBy(asc(parcels.number)),
    db.select().from(goodsBack).where(eq(goodsBack.orderId, id)).orderBy(asc(goodsBack.at)),
    db
      .select({ at: orderNotices.at })
      .from(orderNotices)
      .where(and(eq(orderNotices.orderId, id), eq(orderNotices.about, 'return asked')))
      .orderBy(desc(orderNotices.at))
      .limit(1),
    db
      .select({ at: withdrawals.receivedAt })
      .from(withdrawals)
      .where(eq(withdrawals.orderId, id))
      .orderBy(asc(withdrawals.receivedAt))
      .limit(1),
  ]);
  const movedTo = (to: Order['state']) => moves.find((move) => move.to === to && move.from !== to)?.at;
  const measured = made.filter(({ state }) => isMeasured(state));
  const lastWound = measured
    .flatMap(({ woundAt }) => woundAt ?? [])
    .sort((a, b) => b.getTime() - a.getTime())[0];
  const isWound = made.length > 0 && measured.length === made.length;
  const firstStart = made
    .flatMap(({ startedAt }) => startedAt ?? [])
    .sort((a, b) => a.getTime() - b.getTime())[0];
  const facts = {
    state: order.state,
    country: order.shippingCountry,
    total: order.total,
    refunded: order.refunded,
    paidAt: order.paidAt ?? order.createdAt,
    promisedOn: order.promisedOn,
    takenUpAt: movedTo('in the making') ?? firstStart ?? null,
    woundAt: isWound ? (lastWound ?? null) : null,
    labelPrinted: sent.some(({ labelPrintedAt }) => labelPrintedAt !== null),
    shippedAt: order.shippedAt ?? movedTo('shipped') ?? null,
    deliveredAt: order.deliveredAt ?? movedTo('delivered') ?? null,
    endedAt: isGoing(order.state) ? null : (movedTo(order.state) ?? null),
  };
  const given = back.at(-1)?.at;
  return {
    language,
    path: orderPath(services, id, language),
    otherPath: orderPath(services, id, language === 'de' ? 'en' : 'de'),
    number: order.number,
    version: order.version,
    placedAt: order.createdAt,
    view: orderView(facts, now()),
    lines: lines.map((line) => {
      const offered = lineOf(line.config);
      return {
        ...{ id: line.id, name: line.name, quantity: line.quantity, price: priceOf(line) },
        path: offered?.path,
        imagePath: offered?.imagePath,
        description: describeLine(line),
        serials: made.flatMap(({ lineId, serial }) => (lineId === line.id && serial ? [serial] : [])),
      };
    }),
    quoted: frozenQuote(order, lines),
    refunded: order.refunded,
    email: order.email ?? '',
    recipient: { name: order.shippingName ?? '', address: order.shippingAddress },
    countries: countriesLike(order.shippingCountry),
    parcels: sent.flatMap(({ carrier, tracking, handedOverAt }) =>
      carrier && handedOverAt
        ? [{ carrier: carrierOf(carrier).name, tracking, href: trackingLink(carrier, tracking) }]
        : [],
    ),
    pickups: { all: made.length, measured: measured.length },
    invoiceNumber: order.invoiceNumber,
    back: back.map(({ number, kind, postBy, here }) => ({ number, kind, postBy, isHere: here !== null })),
    askedToSendBack: asked && (!given || given < asked.at) ? asked.at : undefined,
    withdrawnAt: withdrawal?.at,
    form,
    done,
  };
}
