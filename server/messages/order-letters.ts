import { type Day, dayInWords, dayOf } from '#domain/calendar/day.ts';
import { COMPANY, companyIn } from '#domain/company.ts';
import { countryIn } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import { type Cents, exactEuro } from '#domain/money.ts';
import { arrivalDay } from '#domain/order-page/order-progress.ts';
import { isOrderOver } from '#domain/orders/states.ts';
import { lastPostDay } from '#domain/production/queue.ts';
import { UNIT_CLAIMS, type UnitFacts } from '#domain/production/unit-claims.ts';
import { FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import type { ReturnKind } from '#domain/returns/returning.ts';
import { addressLines } from '#domain/shipping/address-lines.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import { type CarrierId, trackingLink } from '#domain/shipping/carriers.ts';
import { countriesLike } from '#domain/shipping/countries-like.ts';
import { lacksAddress } from '#domain/shipping/order-address.ts';
import { type Guarantee, isPlugged, type Order, soldInWords } from '../orders/index.ts';
import type { orderLines } from '../platform/db/schema/orders.ts';
import { LETTERS } from './order-letter.messages.ts';
import type { OrderLetterMessages } from './order-letter.tsx';

type Line = typeof orderLines.$inferSelect;

const short = (day: Day, language: Language) => dayInWords(day, language, 'short');
const articlesOf = (lines: readonly Line[], language: Language) =>
  lines.map((line) => {
    const { counted, featuresInLetters } = soldInWords(line, language);
    return { name: counted, detail: featuresInLetters };
  });

/** Dispatch and delivery of an order, side by side. */
function daysOf(order: Order): Pick<OrderLetterMessages, 'cells'> {
  const { language, promisedOn, shippingCountry } = order;
  // Without an address the delivery day is unknown, too.
  if (!promisedOn || lacksAddress(order)) return {};
  const { leaves, arrives, by } = LETTERS[language].days;
  return {
    cells: [
      [leaves, by(short(promisedOn, language))],
      [
        arrives(countryIn(shippingCountry, language)),
        by(short(arrivalDay(promisedOn, shippingCountry), language)),
      ],
    ],
  };
}

/** Asks for the address that a wallet did not provide; undefined if it is known by now. */
export function addressNeeded(order: Order, link: string): OrderLetterMessages | undefined {
  if (!lacksAddress(order)) return undefined;
  const { number, language } = order;
  const texts = LETTERS[language].address;
  const places = countriesLike(order).map((country) => countryIn(country, language));
  return {
    subject: texts.subject(number),
    heading: texts.heading,
    preview: texts.preview(number),
    paragraphs: texts.paragraphs(new Intl.ListFormat(language).format(places)),
    action: { href: `${link}#address`, words: texts.give, note: texts.note },
  };
}

/** Tells the buyer the address that the makers have entered or corrected. */
export function addressChanged(order: Order): OrderLetterMessages | undefined {
  const { number, language, shippingName, shippingAddress } = order;
  if (!shippingAddress) return undefined;
  const { subject, address, ...words } = LETTERS[language].newAddress;
  const lines = addressLines(
    shippingName ?? '',
    shippingAddress,
    countryIn(shippingAddress.country, language),
  );
  return {
    ...words,
    subject: subject(number),
    particulars: [[address, lines.join('\n')]],
  };
}

export function inTheMaking(
  order: Order,
  serials: readonly string[],
  lines: readonly Line[],
): OrderLetterMessages {
  const { number, language } = order;
  const texts = LETTERS[language].making;
  return {
    subject: texts.subject(number),
    heading: texts.heading,
    preview: texts.preview,
    paragraphs: texts.paragraphs,
    ...daysOf(order),
    articles: articlesOf(lines, language),
    particulars: serials.length > 0 ? [[texts.serials(serials.length === 1), serials.join(', ')]] : [],
  };
}

/** `before`: the previously promised day. */
export function delay(order: Order, before: Day | null): OrderLetterMessages {
  const { number, language, promisedOn, paidAt, createdAt, shippingCountry } = order;
  const texts = LETTERS[language].delay;
  const day = promisedOn ?? dayOf(createdAt);
  const last = lastPostDay(dayOf(paidAt ?? createdAt), shippingCountry);
  const isLate = last !== undefined && day > last;
  const dayText = dayInWords(day, language);
  return {
    subject: texts.subject(number, dayText),
    heading: texts.heading(short(day, language)),
    preview: texts.preview(number),
    paragraphs: [
      before === null ? texts.told(dayText) : texts.moved(dayText),
      isLate ? texts.beyondLaw : texts.nothingToDo,
    ],
    ...daysOf(order),
  };
}

interface SentParcel {
  readonly number: number;
  readonly carrier: CarrierId | null;
  readonly tracking: string | null;
}

/** Most parcels in a mail; the order page lists all. */
const MOST_PARCELS = 12;

/** Tracking of parcels: a link for the first one, and a list if there are several or none has a link. */
function tracking(
  parcels: readonly SentParcel[],
  language: Language,
): Pick<OrderLetterMessages, 'action' | 'particulars'> {
  const texts = LETTERS[language].shipped;
  const [first] = parcels;
  const href = first?.carrier ? trackingLink(first.carrier, first.tracking) : undefined;
  const nameOf = ({ carrier }: SentParcel) =>
    carrier ? CARRIER_WORDS[language][carrier].name : texts.parcel;
  const many = parcels.length > 1;
  return {
    action:
      href && first?.tracking
        ? { href, words: texts.follow, note: `${nameOf(first)}, ${first.tracking}` }
        : undefined,
    particulars:
      many || !href
        ? [
            ...parcels.slice(0, MOST_PARCELS).map((parcel) => {
              const label = many ? `${texts.parcel} ${parcel.number}, ${nameOf(parcel)}` : nameOf(parcel);
              return [label, parcel.tracking ?? texts.untracked] as const;
            }),
            ...(parcels.length > MOST_PARCELS
              ? [[`+ ${parcels.length - MOST_PARCELS}`, texts.onOrderPage] as const]
              : []),
          ]
        : [],
  };
}

/** Undefined if it was undone before this letter was sent. */
export function shipped(
  order: Order,
  parcels: readonly SentParcel[],
  lines: readonly Line[],
  units: readonly UnitFacts[],
): OrderLetterMessages | undefined {
  const { number, language, shippedAt, shippingCountry, shippingAddress } = order;
  if (!shippedAt) return undefined;
  const texts = LETTERS[language].shipped;
  const [first] = parcels;
  const left = dayOf(shippedAt);
  const many = parcels.length > 1;
  const joined = (...sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(' ');
  const place = [shippingAddress?.city, countryIn(shippingCountry, language)].filter(Boolean).join(', ');
  return {
    subject: texts.subject(number),
    heading: texts.heading(many),
    preview: first?.tracking ? texts.preview(first.tracking) : texts.heading(many),
    paragraphs: [
      joined(UNIT_CLAIMS.wound.says(units, language), texts.left(dayInWords(left, language), parcels.length)),
    ],
    ...tracking(parcels, language),
    cells: [
      [texts.arrives, LETTERS[language].days.by(short(arrivalDay(left, shippingCountry), language))],
      [texts.to, place],
    ],
    articles: articlesOf(lines, language),
    closing: {
      ...texts.closing,
      words: joined(
        UNIT_CLAIMS.coloursOnSlip.says(units, language),
        texts.closing.words,
        isPlugged(lines) ? FITTED_RETURN[language].term : undefined,
      ),
    },
  };
}

export function trackingCorrected(
  { number, language }: Order,
  parcels: readonly SentParcel[],
): OrderLetterMessages {
  const texts = LETTERS[language].tracking;
  return {
    subject: texts.subject(number),
    heading: texts.heading,
    preview: texts.preview(number),
    paragraphs: [texts.wrong],
    ...tracking(parcels, language),
  };
}

/** Confirms a collected order; undefined if that was undone before this letter was sent. */
export function collected(
  { number, language, shippedAt }: Order,
  lines: readonly Line[],
  units: readonly UnitFacts[],
): OrderLetterMessages | undefined {
  if (!shippedAt) return undefined;
  const { collected: words, shipped } = LETTERS[language];
  const wound = UNIT_CLAIMS.wound.says(units, language);
  const given = words.given(dayInWords(dayOf(shippedAt), language));
  return {
    ...{ subject: words.subject(number), heading: words.heading, preview: words.preview(number) },
    paragraphs: [wound ? `${wound} ${given}` : given],
    articles: articlesOf(lines, language),
    closing: shipped.closing,
  };
}

/** Corrects a reported dispatch or collection that was undone; undefined if it has happened since. */
export function notSent(
  { number, language, shippedAt }: Order,
  kind: 'not shipped' | 'not collected',
): OrderLetterMessages | undefined {
  const texts = LETTERS[language][kind === 'not shipped' ? 'notShipped' : 'notCollected'];
  return shippedAt ? undefined : { ...texts, subject: texts.subject(number) };
}

interface ExpectedGoods {
  readonly number: string;
  readonly kind: ReturnKind;
  readonly postBy: Day | null;
}

export function returnNumber({ number, language }: Order, goods: ExpectedGoods): OrderLetterMessages {
  const texts = LETTERS[language].back;
  const isReturn = goods.kind === 'return';
  const { country } = companyIn(language);
  const address = [
    COMPANY.shopName,
    COMPANY.legalName,
    COMPANY.street,
    `${COMPANY.postalCode} ${COMPANY.city}`,
    country,
  ];
  const postBy = goods.postBy && dayInWords(goods.postBy, language);
  return {
    subject: texts.subject(number, goods.number),
    heading: isReturn ? texts.returnHeading : texts.withdrawalHeading,
    preview: texts.preview(goods.number),
    paragraphs: [
      isReturn ? texts.post(postBy ?? texts.soon) : texts.withdrawn,
      texts.inside,
      isReturn ? texts.returnMoney : texts.withdrawalMoney,
    ],
    particulars: [
      [texts.number, goods.number],
      [texts.address, address.join('\n')],
    ],
  };
}

export function refunded(
  { number, language, state, byHand }: Order,
  amount: Cents,
  { why, message }: { readonly why: string | undefined; readonly message: string | null },
): OrderLetterMessages {
  const texts = LETTERS[language].refund;
  const sum = exactEuro(amount);
  return {
    subject: texts.subject(number, sum),
    heading: texts.heading,
    preview: texts.preview(sum, number),
    paragraphs: [
      byHand ? texts.byHand(sum) : texts.sent(sum),
      isOrderOver(state) ? texts.over : texts.goesOn,
    ],
    particulars: [
      ...(why ? [[texts.reason, why] as const] : []),
      ...(message ? [[texts.message, message] as const] : []),
    ],
  };
}

/** Tells that a pickup came in for repair, or is on its way back. */
export function repair(
  { number, language }: Order,
  serial: string,
  sent: readonly SentParcel[] | undefined,
): OrderLetterMessages {
  const { subject, heading, words } = LETTERS[language].repair[sent ? 'sent' : 'received'];
  return {
    subject: subject(number, serial),
    heading,
    preview: words(serial),
    paragraphs: [words(serial)],
    ...(sent && tracking(sent, language)),
  };
}

/** Tells that a pickup was repaired under the legal guarantee, and the guarantee's new end. */
export function repaired(
  { number, language }: Order,
  serial: string,
  { on, fault, until }: Guarantee['repairs'][number],
): OrderLetterMessages {
  const texts = LETTERS[language].repaired;
  const end = dayInWords(until, language, 'dated');
  return {
    subject: texts.subject(number, serial),
    heading: texts.heading,
    preview: texts.preview(serial, end),
    paragraphs: [texts.done(serial, dayInWords(on, language, 'dated')), texts.prolonged(end)],
    particulars: [
      [texts.pickup, serial],
      [texts.fault, fault],
      [texts.until, end],
    ],
  };
}
