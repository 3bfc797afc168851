import { paidSums } from '#domain/checkout/discount.ts';
import { COMPANY } from '#domain/company.ts';
import { plainAddress } from '#domain/email-address.ts';
import { toEuro } from '#domain/money.ts';
import { orderHistory } from '#domain/order-log/event-history.messages.ts';
import { causeWords } from '#domain/order-log/refund-cause.ts';
import { LETTER_YEARS, REST_MONTHS, voucherEnd } from '#domain/privacy/retention.ts';
import type { Db } from '../platform/db/database.ts';
import type { KeptMails } from '../platform/mail/kept-mails.ts';
import { causeOf } from '../returns/index.ts';
import {
  accountOf,
  accountRequestsOf,
  codesOf,
  detailsOf,
  ordersOf,
  repairsOf,
  requestsOf,
  withdrawalsOf,
} from './held-data.ts';

/** Increment when the shape of the copy changes, for programs that read it. */
const FORMAT = 'gewitter-data-copy/1';

const ELSEWHERE = [
  'The payment provider holds what you told it when you paid: your name, your address, your mail address and your means of payment. Card numbers never reach this shop.',
  `Letters that you exchanged with us by mail are in our mailbox: those about an order for ${LETTER_YEARS} years, others for ${REST_MONTHS} months. Ask us for them by answering the mail that brought you here.`,
  'How often a form was sent is counted for a day at most, under keys from which no address can be read.',
];

/** All data of a mail address, readable for people and programs (GDPR, articles 15 and 20). */
export async function exportData(db: Db, keptMails: KeptMails, email: string, now: Date): Promise<object> {
  const found = await ordersOf(db, email);
  const ids = found.map(({ id }) => id);
  const { lines, log, sent, notes, repaid, back, asked } = await detailsOf(db, ids);
  const numbers = new Map(found.map(({ id, number }) => [id, number]));
  return {
    format: FORMAT,
    madeAt: now,
    by: { name: COMPANY.legalName, email: COMPANY.supportEmail },
    address: plainAddress(email),
    orders: found.map((order) => ({
      number: order.number,
      state: order.state,
      email: order.email,
      name: order.shippingName,
      shippingAddress: order.shippingAddress,
      shippingCountry: order.shippingCountry,
      company: order.company,
      vatId: order.vatId,
      phone: order.phone,
      invoiceTo: order.invoiceTo,
      euro: {
        goods: toEuro(order.goods),
        shipping: toEuro(order.shipping),
        duty: toEuro(paidSums(order).duty),
        discount: toEuro(paidSums(order).discount),
        total: toEuro(order.total),
        refunded: toEuro(order.refunded),
      },
      paymentReference: order.paymentReference,
      createdAt: order.createdAt,
      paidAt: order.paidAt,
      deletionAskedAt: order.erasureAskedAt,
      keptUntil: order.paidAt && voucherEnd(order.paidAt),
      lines: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ name, lookupKey, config, quantity, unit, vatCountry, vatRatePercent }) => ({
          name,
          lookupKey,
          config,
          quantity,
          euro: toEuro(unit),
          vatCountry,
          vatRatePercent,
        })),
      promisedOn: order.promisedOn,
      invoiceNumber: order.invoiceNumber,
      parcels: sent
        .filter(({ orderId }) => orderId === order.id)
        .map(({ carrier, tracking, handedOverAt, deliveredAt }) => ({
          carrier,
          tracking,
          handedOverAt,
          deliveredAt,
        })),
      refunds: repaid
        .filter(({ orderId }) => orderId === order.id)
        .map((row) => ({
          euro: toEuro(row.amount),
          state: row.state,
          reason: causeWords(causeOf(row), 'en'),
          message: row.message,
          doneAt: row.doneAt,
        })),
      returns: back
        .filter(({ orderId }) => orderId === order.id)
        .map(({ number, kind, told, posted, here, refunded }) => ({
          number,
          kind,
          told,
          posted,
          here,
          refunded,
        })),
      returnsAskedFor: asked
        .filter(({ orderId }) => orderId === order.id)
        .map(({ quantities, state, askedAt, answeredAt }) => ({ quantities, state, askedAt, answeredAt })),
      notes: notes.filter(({ orderId }) => orderId === order.id).map(({ text, at }) => ({ text, at })),
      history: orderHistory(log.filter(({ orderId }) => orderId === order.id)),
    })),
    withdrawals: (await withdrawalsOf(db, email, ids)).map((withdrawal) => ({
      state: withdrawal.state,
      name: withdrawal.name,
      orderNumber: withdrawal.orderNumber,
      email: withdrawal.email,
      goods: withdrawal.goods,
      language: withdrawal.language,
      order: (withdrawal.orderId && numbers.get(withdrawal.orderId)) ?? null,
      receivedAt: withdrawal.receivedAt,
      acknowledgedAt: withdrawal.acknowledgedAt,
    })),
    dataRequests: (await requestsOf(db, email)).map(
      ({ kind, language, email: at, orderNumber, note, askedAt, doneAt }) => ({
        kind,
        language,
        email: at,
        orderNumber,
        note,
        askedAt,
        doneAt,
      }),
    ),
    repairs: (await repairsOf(db, email)).map(
      ({ id: _, sameAs: __, unitId: ___, version: ____, ...repair }) => repair,
    ),
    account: (await accountOf(db, email)) ?? null,
    discountCodes: await codesOf(db, email),
    accountRequests: await accountRequestsOf(db, email),
    mails: await keptMails.to(email),
    elsewhere: ELSEWHERE,
  };
}
