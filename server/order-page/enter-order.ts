import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { type CartLine, customLineFor, lineFor, lineOf, unitPrice } from '#domain/cart/cart-line.ts';
import { quoteOrder } from '#domain/checkout/quote-order.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { readChoices } from '#domain/configurator/choices.ts';
import { openFields } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { COUNTRIES, type Destination, FIRST_COUNTRY } from '#domain/countries.ts';
import { closedWords } from '#domain/customs/consignment.messages.ts';
import type { Language } from '#domain/languages.ts';
import { add, type Cents, times, ZERO } from '#domain/money.ts';
import type { HandKind, HandPay } from '#domain/orders/by-hand.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import type { StockChoice } from '#domain/products/catalogue.ts';
import { recordOf } from '#domain/records.ts';
import { destinationOf } from '#domain/shipping/destinations.ts';
import { ADDRESS_FIELDS, type AddressField } from '#domain/shipping/order-address.ts';
import { shippingTo } from '#domain/shipping/shipping.ts';
import { lockForPayment, orderNumber, settleTax, writePaid } from '../checkout/index.ts';
import { customsOn } from '../customs/index.ts';
import {
  appendEvents,
  leftToReplace,
  linesOf,
  noOrder,
  placeOrder,
  Refused,
  readGuarantee,
  refusal,
  refuse,
  refuseDoubts,
  refuseOther,
  type Staff,
  storeContractText,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { acquireLock } from '../platform/db/acquire-lock.ts';
import type { Db } from '../platform/db/database.ts';
import { type orderLines, orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import { addressFaults } from './address-refusals.messages.ts';
import { readAddress } from './change-address.ts';
import { handTotal, HAND_REFUSALS as REFUSED } from './enter-order.messages.ts';
import { saidOfStock } from './said-of-stock.ts';

/** One kind of goods: a stock pickup, a build by its link, or a line of the order that is replaced, from 1. */
interface EnteredItem {
  readonly choice?: StockChoice | undefined;
  readonly link?: string | undefined;
  readonly line?: number | undefined;
  readonly quantity: number;
  /** Each; null is the list's price. */
  readonly price: Cents | null;
}

interface EnteredOrder extends Readonly<Record<AddressField, string>> {
  /** Given by the page: entered twice, it is one order. */
  readonly id: string;
  readonly kind: HandKind;
  readonly pay: HandPay;
  /** Number of the order whose guarantee a replacement serves. */
  readonly replaces: string | null;
  readonly items: readonly EnteredItem[];
  readonly collected: boolean;
  readonly email: string | null;
  readonly language: Language;
  /** The sum was confirmed. */
  readonly sure?: boolean | undefined;
}

/** The build that a link of a configurator leads to; undefined where it leads to none, or to one with something open. */
function builtBy(link: string): CartLine | undefined {
  const url = URL.parse(link, 'http://shop');
  const configurator = Object.values(CONFIGURATORS).find(({ path }) => url?.pathname.endsWith(path));
  if (!url || !configurator) return undefined;
  const read = readChoices(configurator, (field) => url.searchParams.get(field));
  return read.ok && openFields(configurator, read.choices).length === 0
    ? customLineFor(configurator, read.choices)
    : undefined;
}

type Line = typeof orderLines.$inferSelect;

/** The delivered order whose guarantee a replacement serves, locked, with its lines. */
async function replacedOrder(tx: Db, { kind, replaces, items }: EnteredOrder, now: Date) {
  if (kind !== 'replacement') return undefined;
  if (!replaces) return refuse(422, REFUSED.whichOrder);
  const [order] = await tx.select().from(orders).where(eq(orders.number, replaces)).for('update');
  if (!order) return refuse(404, noOrder(replaces));
  const guarantee = await readGuarantee(tx, order);
  if (!guarantee) return refuse(409, REFUSED.notDelivered(replaces));
  const last = [guarantee, ...guarantee.repairs].map(({ until }) => until).toSorted();
  if (dayOf(now) > (last.at(-1) ?? '')) return refuse(409, REFUSED.guaranteeOver(replaces));
  const lines = await linesOf(tx, order.id);
  const left = await leftToReplace(tx, order, lines);
  for (const [index, { quantity }] of lines.entries()) {
    // A line may be asked for twice.
    const asked = items.reduce((sum, item) => sum + (item.line === index + 1 ? item.quantity : 0), 0);
    if (asked > quantity) return refuse(422, REFUSED.notOfThatOrder);
    if (asked > (left[index] ?? 0)) return refuse(422, REFUSED.replacedBefore);
  }
  return { order, lines };
}

/** A line as it will be frozen: `listed` is the price of the list, which customs are told where nothing is paid. */
function readItem(
  { choice, link, line: position, quantity, price }: EnteredItem,
  prices: PriceList,
  kind: HandKind,
  replaced: readonly Line[] | undefined,
) {
  if (kind !== 'replacement') {
    const line = choice ? lineFor(choice) : builtBy(link ?? '');
    if (!line) return refuse(422, choice ? REFUSED.notOnOffer : REFUSED.noBuild);
    const listed = unitPrice(line, prices);
    if (listed === undefined) return refuse(503, REFUSED.noPrices);
    return { line, quantity, listed, unit: price ?? listed };
  }
  const old = replaced?.[(position ?? 0) - 1];
  if (!old) return refuse(422, REFUSED.notOfThatOrder);
  const line = lineOf(old.config);
  if (!line) return refuse(422, REFUSED.notOnOffer);
  return { line, quantity, listed: unitPrice(line, prices) ?? old.unit, unit: ZERO };
}

/** Where it goes, whose tax that is, and what its row says of both. What is collected is supplied here. */
function recipientOf(entered: EnteredOrder) {
  const { name, line1, collected } = entered;
  if (collected && name === '') return refuse(422, REFUSED.noName);
  if (collected && line1 === '') {
    const row = { shippingName: name, shippingAddress: null, invoiceTo: null };
    return { to: { country: FIRST_COUNTRY } satisfies Destination, row };
  }
  const read = readAddress(
    recordOf(ADDRESS_FIELDS, (field) => entered[field]),
    {
      countries: COUNTRIES,
      accepts: (address) => !destinationOf(address).refused,
    },
  );
  if (!read.ok) return refuse(422, addressFaults(read.form));
  const { address } = read;
  if (collected) {
    const row = { shippingName: read.name, shippingAddress: null, invoiceTo: { name: read.name, address } };
    return { to: { country: FIRST_COUNTRY } satisfies Destination, row };
  }
  const to = destinationOf(address);
  if (to.refused) return refuse(422, REFUSED.notThere);
  return { to, row: { shippingName: read.name, shippingAddress: address, invoiceTo: null } };
}

/**
 * Enters an order that did not come through the checkout: from a fair, for a friend, or a replacement under the
 * guarantee. It is placed and paid in one transaction, and from then on an order like all others; the payment provider
 * never hears of it.
 */
export async function enterOrder(
  services: Services,
  by: Staff,
  entered: EnteredOrder,
): Promise<WorkshopOutcome<{ readonly number: string }>> {
  const { id, kind, language, collected, email, sure, ...rest } = entered;
  const { db, jobs, signing, papers, shopfront } = services;
  const asked = signing.keyedHash(
    'order by hand',
    JSON.stringify({ kind, language, collected, email, ...rest }),
  );
  const prices = await services.prices.current();
  if (!prices) return refusal(503, REFUSED.noPrices);
  const contractText = await storeContractText(services, language);
  const now = services.now();
  let passes = 0;
  try {
    const number = await db.transaction(async (tx) => {
      await acquireLock(tx, 'orders by hand');
      const [known] = await tx.select().from(orders).where(eq(orders.id, id));
      if (known) {
        refuseOther({ asked: known.byHand?.asked }, { asked });
        return known.number;
      }

      const replaced = await replacedOrder(tx, entered, now);
      const items = entered.items.map((item) => readItem(item, prices, kind, replaced?.lines));
      const { to, row } = recipientOf(entered);
      const { country } = to;
      const goods = add(...items.map(({ unit, quantity }) => times(unit, quantity)));
      const sold = items.map(({ line, ...item }) => ({
        ...item,
        line,
        sold: freezeLine(line.config, papers.pictures.report),
      }));
      const newId = { id, number: orderNumber() };
      await placeOrder(
        tx,
        {
          ...newId,
          ...row,
          language,
          email,
          shippingCountry: country,
          goods,
          shipping: goods === 0 || collected ? ZERO : shippingTo(country, goods).price,
          total: goods,
          contractText,
          createdAt: now,
          expiresAt: now,
        },
        sold.map(({ line, sold, unit, quantity }, position) => ({
          ...{ id: randomUUID(), position, lookupKey: line.lookupKey, name: line.name, config: line.config },
          ...{ sold, quantity, unit, vatCountry: null, vatRatePercent: 0 },
        })),
        by,
      );
      const locked = await lockForPayment(tx, id, undefined, { country }, now);
      if (!locked) throw new Error('An order was placed and is not here');
      const rules = customsOn(locked.customs, services, now);
      const declared = sold.map(({ listed, unit, ...line }) => ({ ...line, unit: unit || listed }));
      const { shipping } = locked.order;
      const { closed, quote, record } = quoteOrder(
        { goods, country, lines: declared, customs: rules, percent: null },
        { shipping, ...(goods === 0 && { duty: ZERO }) },
      );
      if (closed) refuse(422, { en: closedWords(closed, 'en'), de: closedWords(closed, 'de') });
      const { duty, total } = quote;
      if (total > 0 && entered.pay === 'nothing') refuse(422, REFUSED.howPaid);
      if (!sure)
        refuseDoubts([
          handTotal({ total, shipping, duty }),
          ...(await saidOfStock(
            { db: tx, now: services.now },
            sold.flatMap(({ sold: { pickups }, quantity }) =>
              pickups.flatMap((pickup) => Array.from({ length: quantity }, () => pickup)),
            ),
          )),
        ]);
      const settled = await settleTax(services, tx, locked.order, { to, gross: total, at: now }, locked.tax);
      passes = settled.passes.length;
      const pay = total === 0 ? 'nothing' : entered.pay;
      const replaces = replaced?.order.number ?? null;
      await writePaid(
        services,
        tx,
        locked,
        {
          by,
          columns: {
            ...{ total, duty },
            customs: record,
            byHand: { kind, pay, collected, replaces, asked },
          },
          vat: record ? quote.vat : settled.vat,
          differs: null,
          first: [{ kind: 'entered-by-hand', payload: { of: kind, pay, replaces } }],
        },
        now,
      );
      if (replaced) {
        const event = { kind: 'replacement-entered', payload: { order: newId.number } } as const;
        await appendEvents(tx, replaced.order, [event], { by, at: now, counts: true });
      }
      if (email) await jobs.send(tx, 'order-confirmation', { orderId: id });
      return newId.number;
    });
    services.log.info({ order: number, kind }, 'order entered by hand');
    jobs.wake();
    if (passes > 0)
      await shopfront
        .renew()
        .catch((err: unknown) => services.log.warn({ err }, 'new rules of tax not read'));
    return { ok: true, value: { number } };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
