import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { type AddressCountry, addressCountry } from '#domain/countries.ts';
import type { Language, Sentence } from '#domain/languages.ts';
import { aspectOf } from '#domain/order-log/event-aspects.ts';
import { isOpen } from '#domain/orders/states.ts';
import { recordOf } from '#domain/records.ts';
import { addressFieldsIn, flawIn, tidyAddress } from '#domain/shipping/address-faults.ts';
import { countriesLike, mayGoTo } from '#domain/shipping/countries-like.ts';
import { ADDRESS_FIELDS, type AddressField, lacksAddress } from '#domain/shipping/order-address.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import { stateIn } from '#domain/shipping/states.ts';
import { cleanLine } from '#domain/typed-text.ts';
import {
  BUYER,
  changeOrder,
  noOrder,
  type Order,
  refusal,
  refuse,
  type Saved,
  type SeenOrder,
  type Staff,
  tellMakers,
  tellOfStep,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { addressSchema, type FieldTexts, faultsOf, nameField } from '../platform/fields/fields.ts';
import type { Services } from '../platform/services.ts';
import { isLabelled, needParcel, stateStands, takeLabelBack } from '../shipping/index.ts';
import { addressFaults } from './address-refusals.messages.ts';
import type { AddressFault, OrderForm } from './order-form.ts';

const schema = z.object({ name: nameField, ...addressSchema, country: z.string() });

type Form = Extract<OrderForm, { what: 'address' }>;
type Read =
  | { readonly ok: true; readonly name: string; readonly address: PostalAddress }
  | { readonly ok: false; readonly form: Form };

/** Allowed countries, and a check of the place within them. */
interface Places {
  readonly countries: readonly AddressCountry[];
  readonly accepts: (address: PostalAddress) => boolean;
}

/** Destinations with the same charges. */
const placesLike = (order: Order): Places => ({
  countries: countriesLike(order).map(addressCountry),
  accepts: (address) => mayGoTo(order, address),
});

/** Parses an address form by the checkout's rules for its country. */
export function readAddressForm(fields: FieldTexts, { countries, accepts }: Places): Read {
  const values = recordOf(ADDRESS_FIELDS, (field) => cleanLine(fields[field] ?? ''));
  const fail = (faults: Partial<Record<AddressField, AddressFault>>): Read => ({
    ok: false,
    form: { what: 'address', values, faults },
  });
  const given = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fields[field] ?? '']));
  const parsed = schema.safeParse(given);
  const unread = parsed.success ? {} : faultsOf<AddressField>(parsed.error);
  const like = countries.find((code) => code === fields.country);
  if (!like) return fail({ ...unread, country: 'elsewhere' });
  const state = stateIn(values.state, like) ?? null;
  const flaws = addressFieldsIn(like).flatMap((field) => {
    const flaw = flawIn(field, { ...values, state: state ?? '', country: like });
    return flaw ? [[field, flaw] as const] : [];
  });
  // Report all faults at once.
  if (!parsed.success || flaws.length > 0) return fail({ ...Object.fromEntries(flaws), ...unread });
  const { name, ...rest } = parsed.data;
  const tidy = tidyAddress({ ...rest, state, country: like });
  const address = { ...tidy, line2: tidy.line2 || null };
  return accepts(address) ? { ok: true, name, address } : fail({ postal_code: 'elsewhere' });
}

/** An address for the log, with explicit nulls. */
const whole = (address: PostalAddress) => ({
  ...address,
  line2: address.line2 ?? null,
  state: address.state ?? null,
});
type Entered = { readonly name: string; readonly address: ReturnType<typeof whole> };
const recipient = (name: string | null, address: PostalAddress | null) =>
  name === null && address === null ? null : { name, address: address && whole(address) };

/** For the log; the page has its own wording. */
const CLOSED: Sentence = {
  en: 'The address of this order does not change any more.',
  de: 'Die Adresse dieser Bestellung ändert sich nicht mehr.',
};

const changed = (
  kind: 'address-changed' | 'address-given',
  before: ReturnType<typeof recipient>,
  after: Entered,
) => ({ kind, payload: { before, after } }) as const;

/** Logs the new address. Returns whether it was given or changed; undefined if it is the same. */
function recordAddress({ order, record }: UnitOfWork, after: Entered): 'given' | 'changed' | undefined {
  const before = recipient(order.shippingName, order.shippingAddress);
  const isGiven = lacksAddress(order);
  const event = changed(isGiven ? 'address-given' : 'address-changed', before, after);
  // The same address is no change.
  const [was, is] = [aspectOf(event)?.before, aspectOf(event)?.after];
  if (was === is) return undefined;
  record(event);
  return isGiven ? 'given' : 'changed';
}

/**
 * Changes an order's address for its buyer until its label is printed. Uses `changeOrder`, so that it is serialized with
 * a parcel's dispatch. Notifies the makers in the same transaction. Returns undefined on success.
 */
export async function changeAddress(
  services: Services,
  order: Order,
  fields: FieldTexts,
): Promise<Form | undefined> {
  const read = readAddressForm(fields, placesLike(order));
  if (!read.ok) return read.form;
  const { name, address } = read;
  const after = { name, address: whole(address) };
  const seen = /^\d{1,9}$/.test(fields.version ?? '') ? Number(fields.version) : order.version;
  const yours = [changed('address-changed', null, after)];
  const requested = { number: order.number, version: seen, yours };
  const outcome = await changeOrder(services, BUYER, requested, async (work) => {
    const { tx, order: locked } = work;
    if (!isOpen(locked.state) || locked.byHand?.collected || (await isLabelled(work))) refuse(422, CLOSED);
    const news = recordAddress(work, after);
    if (news) await tellMakers(services, tx, locked.id, `address ${news}`, { version: locked.version + 1 });
    return {};
  });
  if (outcome.ok) return undefined;
  const values = { ...address, name, line2: address.line2 ?? '', state: address.state ?? '' };
  return { what: 'address', values, faults: {}, refused: outcome.status === 409 ? 'faster' : 'closed' };
}

/**
 * Enters or corrects an order's address for a maker until it has left, by the buyer's rules; mails the buyer. Revokes a
 * printed label, which has the old address.
 */
export async function enterAddress(
  services: Services,
  by: Staff,
  { number, version, ...fields }: SeenOrder & Readonly<Record<AddressField, string>>,
): Promise<WorkshopOutcome<Saved<object>>> {
  const [storedOrder] = await services.db.select().from(orders).where(eq(orders.number, number));
  if (!storedOrder) return refusal(404, noOrder(number));
  const read = readAddressForm(fields, placesLike(storedOrder));
  if (!read.ok) return refusal(422, addressFaults(read.form));
  const after = { name: read.name, address: whole(read.address) };
  const requested = { number, version, yours: [changed('address-changed', null, after)] };
  return changeOrder(services, by, requested, async (work) => {
    const { order } = work;
    if (!isOpen(order.state)) refuse(409, stateStands(number, order.state));
    needParcel(work);
    if (!recordAddress(work, after)) return {};
    await takeLabelBack(work, by);
    await tellOfStep(services, work, 'address changed');
    return {};
  });
}

/** Sets the language of an order's mails and papers to that of the page. */
export async function chooseLanguage(services: Services, order: Order, language: Language): Promise<void> {
  await changeOrder(services, BUYER, { number: order.number }, async ({ order: locked, record }) => {
    record({ kind: 'language-chosen', payload: { before: locked.language, after: language } });
    return {};
  });
}
