import { COMPANY } from '#domain/company.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import { RETURN_DAYS } from '#domain/returns.ts';
import { type CarrierId, carrierOf, trackingLink } from '#domain/workshop/carriers.ts';
import { type Day, dayOf, wholeDay } from '#domain/workshop/day.ts';
import { lastPostDay } from '#domain/workshop/promise.ts';
import type { ReturnKind } from '#domain/workshop/returning.ts';
import type { OrderLetterWords } from '../mail/order-letter.tsx';
import type { Order } from '../shop/order-trail.ts';

const pickups = (count: number) => (count === 1 ? 'pickup' : 'pickups');

export function inTheMaking({ number, promisedOn }: Order, serials: readonly string[]): OrderLetterWords {
  const leaves = promisedOn ? ` It is promised to leave Leipzig on ${wholeDay(promisedOn)}.` : '';
  return {
    subject: `Order ${number}: in the making`,
    heading: 'Your order is on the bench.',
    preview: `We have begun to wind.${leaves}`,
    paragraphs: [
      `We have begun with your ${pickups(serials.length)}.${leaves}`,
      'Each pickup is wound by hand, measured and written down under a number of its own, which comes with it.',
    ],
    particulars: [[serials.length === 1 ? 'Serial number' : 'Serial numbers', serials.join(', ')]],
  };
}

/** `before` is the day that it was promised for, in words. */
export function delay(order: Order, before: string | null): OrderLetterWords {
  const { number, promisedOn, paidAt, createdAt, shippingCountry } = order;
  const day = promisedOn ?? dayOf(createdAt);
  const last = lastPostDay(dayOf(paidAt ?? createdAt), shippingCountry);
  const isLate = last !== undefined && day > last;
  return {
    subject: `Order ${number}: leaves on ${wholeDay(day)}`,
    heading: `It leaves on ${wholeDay(day)}.`,
    preview: `A new day for order ${number}.`,
    paragraphs: [
      before
        ? `We had promised your order for ${before}. We cannot keep that, and are sorry: it leaves Leipzig on ${wholeDay(day)}.`
        : `Your order leaves Leipzig on ${wholeDay(day)}.`,
      isLate
        ? 'That is later than the law gives us. You need not wait: answer this mail, and you get back all that you have paid at once.'
        : 'You need not do anything. If the new day does not suit you, answer this mail.',
    ],
  };
}

interface SentParcel {
  readonly number: number;
  readonly carrier: CarrierId | null;
  readonly tracking: string | null;
}

export function shipped({ number }: Order, parcels: readonly SentParcel[]): OrderLetterWords {
  const [first] = parcels;
  const href = first?.carrier ? trackingLink(first.carrier, first.tracking) : undefined;
  const many = parcels.length > 1;
  return {
    subject: `Order ${number}: on its way`,
    heading: many ? 'Your parcels are on their way.' : 'Your parcel is on its way.',
    preview: first?.tracking ? `Tracking number ${first.tracking}.` : `Order ${number} has left Leipzig.`,
    paragraphs: [
      `Your order has left Leipzig${many ? ` in ${parcels.length} parcels` : ''}.`,
      `You have ${RETURN_DAYS} days from purchase to send a new and unused pickup back, custom builds too, and 14 days from delivery to withdraw without giving a reason.`,
    ],
    particulars: parcels.flatMap(({ number: place, carrier, tracking }) => {
      const name = carrier ? carrierOf(carrier).name : 'Parcel';
      return [[many ? `Parcel ${place}, ${name}` : name, tracking ?? 'without a tracking number'] as const];
    }),
    action: href ? { href, words: 'Follow the parcel' } : undefined,
  };
}

interface ExpectedGoods {
  readonly number: string;
  readonly kind: ReturnKind;
  readonly postBy: Day | null;
}

export function returnNumber({ number }: Order, goods: ExpectedGoods): OrderLetterWords {
  const isReturn = goods.kind === 'return';
  const address = [
    COMPANY.shopName,
    COMPANY.legalName,
    COMPANY.street,
    `${COMPANY.postalCode} ${COMPANY.city}`,
    COMPANY.country,
  ];
  return {
    subject: `Order ${number}: return number ${goods.number}`,
    heading: isReturn ? 'Your return number' : 'About your withdrawal',
    preview: `${goods.number} goes on the parcel.`,
    paragraphs: [
      isReturn
        ? `You can send your ${pickups(2)} back. Please post ${goods.postBy ? `by ${wholeDay(goods.postBy)}` : 'soon'} and keep the receipt: the postmark counts.`
        : 'You have withdrawn, and we have taken it up. Please send the goods back within 14 days of the day on which you told us, and keep the receipt.',
      'Put the number below into the parcel or on it, so that we know whose it is.',
      isReturn
        ? 'Once it is here your money goes back the way it came, within 14 days.'
        : 'Your money goes back the way it came, within 14 days of your withdrawal. We may wait for the goods, or for your proof of posting.',
    ],
    particulars: [
      ['Return number', goods.number],
      ['Address', address.join('\n')],
    ],
  };
}

export function refunded({ number, state }: Order, amount: Cents, reason: string): OrderLetterWords {
  const sum = formatEuro(amount, { exact: true });
  const isOver = state === 'cancelled' || state === 'refunded';
  return {
    subject: `Order ${number}: ${sum} on their way back`,
    heading: 'Your money is on its way back.',
    preview: `${sum} for order ${number}.`,
    paragraphs: [
      `We have sent ${sum} back, the way your payment came. Banks take 5 to 10 days, and it may stand on your next statement only.`,
      isOver ? 'With that your order is over.' : 'The rest of your order is not affected by this.',
    ],
    particulars: [['What for', reason]],
  };
}
