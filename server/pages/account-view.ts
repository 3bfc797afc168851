import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Role } from '#domain/accounts/account.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import { dayWords, momentWords } from '#domain/calendar/format-moment.ts';
import { isCustom, type LineConfig } from '#domain/cart/cart-line.ts';
import { countedIfSeveral } from '#domain/cart/counted.ts';
import { pickupName, priceKeysOf, sumOf } from '#domain/configurator/bill.ts';
import { isOnTheWay, openFields, partsOf } from '#domain/configurator/configurator.ts';
import { describePart } from '#domain/configurator/describe.ts';
import { lookOf } from '#domain/configurator/look.ts';
import type { Language } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import { orderView } from '#domain/order-page/order-view.ts';
import type { StepId } from '#domain/orders/states.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { customPicture, type PictureSources, sourcesOf } from '#domain/products/pictures.ts';
import {
  buildsOf,
  offerSecondFactor,
  otherSessions,
  readBuild,
  recoveryCodesLeft,
  type Session,
} from '../accounts/index.ts';
import { orderFacts, orderPath, soldAs, soldFeatures } from '../orders/index.ts';
import { accounts } from '../platform/db/accounts-schema.ts';
import { orderLines, orders } from '../platform/db/schema.ts';
import { type QrDrawing, qrDrawing } from '../platform/documents/qr.ts';
import type { Services } from '../platform/services.ts';
import { type OwnPickup, pickupsOf } from '../production/index.ts';
import { ACCOUNT_VIEW } from './account-view.messages.ts';

/** More orders than anybody has; who has more finds the others through their mails. */
const MOST_ORDERS = 100;

export interface AccountOrder {
  readonly number: string;
  /** Its page, as its mails link it: the account's address is the order's, and was confirmed. */
  readonly href: string;
  readonly day: string;
  readonly words: string;
  /** Of its first line, and how many lines more there are. */
  readonly image: string | undefined;
  readonly more: number;
  /** How far it is, by the rule of its own page. */
  readonly status: StepId;
  /** When it leaves, or should arrive, while that lies ahead. */
  readonly leaves: string | undefined;
  readonly arrives: string | undefined;
  /** Of pickups that are out. */
  readonly serials: readonly string[];
  readonly total: string;
}

export interface AccountBuild {
  readonly id: string;
  readonly address: string;
  readonly name: string;
  readonly words: string;
  readonly picture: PictureSources;
  /** As of today; undefined where a part has none. */
  readonly price: string | undefined;
  /** "Step 9 of 10"; undefined of a whole build. */
  readonly step: string | undefined;
}

/** A browser that is signed in beside this one. Nothing is kept of what it is, so it is known by when it came. */
interface AccountSession {
  readonly id: string;
  readonly began: string;
  /** The day on which it was used last. */
  readonly seen: string;
}

/** What its owner sees of an account. */
export interface AccountView {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** What the workshop speaks to a maker. */
  readonly workshopLanguage: Language;
  readonly passwordDay: string | undefined;
  readonly hasSecondFactor: boolean;
  readonly codesLeft: number;
  /** Where else it is signed in, what was used last first. */
  readonly otherSessions: readonly AccountSession[];
  readonly orders: readonly AccountOrder[];
  readonly builds: readonly AccountBuild[];
  /** Noted as theirs. */
  readonly pickups: readonly OwnPickup[];
  /** A key for an app, with its address as a code to scan: for the first second factor, or one on another phone. */
  readonly offer: { readonly secret: string; readonly address: string; readonly code: QrDrawing };
}

/** Orders paid under the address, with an account or without. The address is verified: they are its owner's. */
async function ordersOf(services: Services, email: string, language: Language): Promise<AccountOrder[]> {
  const { db, now } = services;
  const found = await db
    .select()
    .from(orders)
    .where(and(sql`lower(${orders.email}) = ${email}`, isNotNull(orders.paidAt)))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_ORDERS);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
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
      href: orderPath(services, id, language),
      status,
      leaves: leaves && dayInWords(leaves, language, 'short'),
      arrives: arrives && dayInWords(arrives, language, 'short'),
      serials: isOut ? units.flatMap(({ serial }) => serial ?? []) : [],
      day: dayWords(paidAt ?? createdAt, language),
      words: wordsOf(own, language),
      image: first && soldAs(first).imagePath,
      more: own.length - 1,
      total: formatEuro(total, { exact: true }),
    };
  });
}

const isSet = (config: LineConfig): boolean => !isCustom(config) && config.bundleType === 'SET';

/** All pickups by name; of one alone also what sets it apart. */
function wordsOf(lines: readonly (typeof orderLines.$inferSelect)[], language: Language): string {
  const named = lines.map(({ name, quantity, config }) =>
    countedIfSeveral(quantity, isSet(config) ? ACCOUNT_VIEW[language].set(name) : name),
  );
  const [only] = lines;
  if (!only || lines.length > 1) return named.join(', ');
  // Of a set the name has said the first feature, which is its bundle.
  const first = isSet(only.config) ? 1 : 0;
  return [...named, ...soldFeatures(only, language).slice(first, first + 3)].join(', ');
}

function buildOf(
  { id, address }: { id: string; address: string },
  prices: PriceList | undefined,
  language: Language,
): AccountBuild[] {
  // The tables may have changed since it was kept.
  const build = readBuild(address);
  if (!build) return [];
  const { configurator, wizard } = build;
  const { choices, step } = wizard;
  const sum = prices && sumOf(priceKeysOf(configurator, choices), prices);
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
      price: sum?.ok ? formatEuro(sum.price) : undefined,
      step: isWhole
        ? undefined
        : ACCOUNT_VIEW[language].step(way.findIndex(({ id: at }) => at === step) + 1, way.length),
    },
  ];
}

/** A key for an app, under the name of an account. */
export function offerOf(email: string, known: string | undefined): AccountView['offer'] {
  const { secret, address } = offerSecondFactor(email, known);
  return { secret, address, code: qrDrawing(address) };
}

/** `secret` is the key that a form was about, which stays the same while somebody types its code again. */
export async function viewAccount(
  services: Services,
  session: Session,
  language: Language,
  secret?: string,
): Promise<AccountView | undefined> {
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
    otherSessions: (await otherSessions(services, session)).map(({ id, beganAt, seenAt }) => ({
      id,
      began: momentWords(beganAt, language),
      seen: dayWords(seenAt, language),
    })),
    orders: await ordersOf(services, email, language),
    builds: (await buildsOf(db, accountId)).flatMap((build) => buildOf(build, prices, language)),
    pickups: await pickupsOf(db, accountId, language),
    offer: offerOf(email, secret),
  };
}
