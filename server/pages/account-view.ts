import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { dayInWords } from '#domain/calendar/day.ts';
import { dayWords, momentWords } from '#domain/calendar/format-moment.ts';
import type { LineConfig } from '#domain/cart/cart-line.ts';
import { countedIfSeveral } from '#domain/cart/counted.ts';
import { billSum, pickupName, priceKeysOf } from '#domain/configurator/bill.ts';
import { isOnTheWay, openFields, partsOf } from '#domain/configurator/configurator.ts';
import { describePart } from '#domain/configurator/describe.ts';
import { lookOf } from '#domain/configurator/record.ts';
import type { Language } from '#domain/languages.ts';
import { exactEuro, formatEuro } from '#domain/money.ts';
import { orderView } from '#domain/order-page/order-progress.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { customPicture, sourcesOf } from '#domain/products/pictures.ts';
import {
  offerSecondFactor,
  otherSessions,
  readSavedBuild,
  recoveryCodesLeft,
  type Session,
  savedBuildsOf,
} from '../accounts/index.ts';
import { linesOfOrders, orderFacts, orderPath, soldAs, soldFeatures } from '../orders/index.ts';
import { accounts } from '../platform/db/schema/accounts.ts';
import { type orderLines, orders } from '../platform/db/schema/orders.ts';
import { qrDrawing } from '../platform/documents/qr.ts';
import type { Services } from '../platform/services.ts';
import { pickupsOf } from '../production/index.ts';
import { ACCOUNT_VIEW } from './account-view.messages.ts';

/** More orders than anybody has; older ones are reachable by their mails. */
const MOST_ORDERS = 100;

/** Orders paid under the address, which is verified, with or without an account. */
async function ordersOf(services: Services, email: string, language: Language) {
  const { db, now } = services;
  const found = await db
    .select()
    .from(orders)
    .where(and(sql`lower(${orders.email}) = ${email}`, isNotNull(orders.paidAt)))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_ORDERS);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await linesOfOrders(db, ids);
  const known = await orderFacts(db, found);
  return found.map((order) => {
    const { id, number, total, paidAt, createdAt } = order;
    const own = lines.filter(({ orderId }) => orderId === id);
    const [first] = own;
    const { facts, units } = known(order);
    const { status, leaves, arrives } = orderView(facts, now(), services.shopfront.days());
    const isOut = status === 'shipped' || status === 'delivered';
    return {
      number,
      /** Link of the order page, as in mails: the account's address is the order's, and was confirmed. */
      href: orderPath(services, id, language),
      status,
      /** Day of dispatch or expected delivery, while in the future. */
      leaves: leaves && dayInWords(leaves, language, 'short'),
      arrives: arrives && dayInWords(arrives, language, 'short'),
      serials: isOut ? units.flatMap(({ serial }) => serial ?? []) : [],
      day: dayWords(paidAt ?? createdAt, language),
      words: wordsOf(own, language),
      /** Picture of its first line, and the number of further lines. */
      image: first && soldAs(first).imagePath,
      more: own.length - 1,
      total: exactEuro(total),
    };
  });
}

export type AccountOrder = Awaited<ReturnType<typeof ordersOf>>[number];

const isSet = (config: LineConfig): boolean => 'bundleType' in config && config.bundleType === 'SET';

/** All pickups by name; a single one also with its distinguishing features. */
function wordsOf(lines: readonly (typeof orderLines.$inferSelect)[], language: Language): string {
  const named = lines.map(({ name, quantity, config }) =>
    countedIfSeveral(quantity, isSet(config) ? ACCOUNT_VIEW[language].set(name) : name),
  );
  const [only] = lines;
  if (!only || lines.length > 1) return named.join(', ');
  // A set's name includes the first feature, its bundle.
  const first = isSet(only.config) ? 1 : 0;
  return [...named, ...soldFeatures(only, language).slice(first, first + 3)].join(', ');
}

function buildOf(
  { id, address }: { id: string; address: string },
  prices: PriceList | undefined,
  language: Language,
) {
  // The tables may have changed since it was saved.
  const build = readSavedBuild(address);
  if (!build) return [];
  const { configurator, wizard } = build;
  const { choices, step } = wizard;
  const sum = prices && billSum(priceKeysOf(configurator, choices), prices);
  const way = configurator.steps.filter((candidate) => isOnTheWay(candidate, choices));
  const isWhole = openFields(configurator, choices).length === 0;
  const words = partsOf(configurator, choices)
    .filter(({ asked, option }) => asked || option.lookupKey !== undefined)
    .map((part) => describePart(configurator, choices, part, language).value);
  return [
    {
      id,
      address,
      name: pickupName(configurator, choices),
      words: words.join(', '),
      picture: sourcesOf(customPicture(lookOf(configurator, choices), language)),
      /** Today's price; undefined if a part has none. */
      price: sum?.ok ? formatEuro(sum.price) : undefined,
      /** "Step 9 of 10"; undefined for a complete build. */
      step: isWhole
        ? undefined
        : ACCOUNT_VIEW[language].step(way.findIndex(({ id: at }) => at === step) + 1, way.length),
    },
  ];
}

export type AccountBuild = ReturnType<typeof buildOf>[number];

/** A new secret for an app, labelled with the account's address. */
export function offerOf(email: string, known: string | undefined) {
  const { secret, address } = offerSecondFactor(email, known);
  return { secret, address, code: qrDrawing(address) };
}

/** `secret`: the submitted form's secret, unchanged while the person types its code again. */
export async function viewAccount(services: Services, session: Session, language: Language, secret?: string) {
  const { db } = services;
  const { accountId, email } = session;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return undefined;
  const prices = await services.prices.current();
  return {
    email,
    name: account.name,
    role: account.role,
    workshopLanguage: account.workshopLanguage,
    passwordDay: account.passwordSetAt ? dayWords(account.passwordSetAt, language) : undefined,
    hasSecondFactor: account.totpSecret !== null,
    codesLeft: await recoveryCodesLeft(services, accountId),
    /** Sorted by last use, descending. Only times are known: nothing else about a browser is stored. */
    otherSessions: (await otherSessions(services, session)).map(({ id, beganAt, seenAt }) => ({
      id,
      began: momentWords(beganAt, language),
      seen: dayWords(seenAt, language),
    })),
    orders: await ordersOf(services, email, language),
    builds: (await savedBuildsOf(db, accountId)).flatMap((build) => buildOf(build, prices, language)),
    pickups: await pickupsOf(db, accountId, language),
    /** A secret for an app, as address and QR code, for the first second factor or a replacement. */
    offer: offerOf(email, secret),
  };
}

export type AccountView = NonNullable<Awaited<ReturnType<typeof viewAccount>>>;
