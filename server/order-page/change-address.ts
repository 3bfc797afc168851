import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { isOpen } from '#domain/orders/states.ts';
import { recordOf } from '#domain/records.ts';
import { addressFields as fieldsIn, flawIn } from '#domain/shipping/address-faults.ts';
import { addressLines } from '#domain/shipping/address-lines.ts';
import { stateIn, tidyPostalCode } from '#domain/shipping/address-rules.ts';
import { countriesLike } from '#domain/shipping/countries-like.ts';
import { ADDRESS_FIELDS, type AddressField, lacksAddress } from '#domain/shipping/order-address.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import { BUYER, changeOrder, type Order, refuse, remark, tellMakers } from '../orders/index.ts';
import { orders } from '../platform/db/schema.ts';
import { addressFields, nameField } from '../platform/fields/address-fields.ts';
import { type Fields, faultsOf, shown } from '../platform/fields/fields.ts';
import type { Services } from '../platform/services.ts';
import { parcelsOf } from '../shipping/index.ts';
import type { AddressFault, OrderForm } from './order-form.ts';

const schema = z.object({ name: nameField, ...addressFields, country: z.string() });

type Form = Extract<OrderForm, { what: 'address' }>;
type Read =
  | { readonly ok: true; readonly name: string; readonly address: PostalAddress }
  | { readonly ok: false; readonly form: Form };

/** Reads an address from a form: whole for its country, by the rules of the checkout, and in one that costs the same. */
function readAddress(fields: Fields, order: Order): Read {
  const values = recordOf(ADDRESS_FIELDS, (field) => shown(fields[field]));
  const fail = (faults: Partial<Record<AddressField, AddressFault>>): Read => ({
    ok: false,
    form: { what: 'address', values, faults },
  });
  const given = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fields[field] ?? '']));
  const parsed = schema.safeParse(given);
  const unread = parsed.success ? {} : faultsOf<AddressField>(parsed.error);
  const like = countriesLike(order).find((code) => code === fields.country);
  if (!like) return fail({ ...unread, country: 'elsewhere' });
  const state = stateIn(values.state, like) ?? null;
  const flaws = fieldsIn(like).flatMap((field) => {
    const flaw = flawIn(field, { ...values, state: state ?? '', country: like });
    return flaw ? [[field, flaw] as const] : [];
  });
  // All that is wrong is said at once.
  if (!parsed.success || flaws.length > 0) return fail({ ...Object.fromEntries(flaws), ...unread });
  const { name, ...rest } = parsed.data;
  const postal_code = tidyPostalCode(rest.postal_code, like);
  return { ok: true, name, address: { ...rest, postal_code, state, country: like } };
}

const words = (name: string | null, address: PostalAddress | null): string | null =>
  address ? addressLines(name ?? '', address).join(', ') : name;

/**
 * Changes where an order goes, on its buyer's word, until its label is printed: in the one way in which orders are
 * changed (`changeOrder`), so that of a change and a parcel that leaves at the same moment one sees the other. The makers
 * hear of it with the same transaction. Undefined where it is done.
 */
export async function changeAddress(
  services: Services,
  order: Order,
  fields: Fields,
): Promise<Form | undefined> {
  const read = readAddress(fields, order);
  if (!read.ok) return read.form;
  const { name, address } = read;
  const after = words(name, address);
  const seen = /^\d{1,9}$/.test(fields.version ?? '') ? Number(fields.version) : order.version;
  const wish = { number: order.number, version: seen, yours: { Address: after } };
  const changed = await changeOrder(services, BUYER, wish, async (changing) => {
    const { tx, order: locked, now, note } = changing;
    const isPacked = (await parcelsOf(changing)).some(({ labelPrintedAt }) => labelPrintedAt !== null);
    if (!isOpen(locked.state) || isPacked) refuse(422, 'closed');
    const before = words(locked.shippingName, locked.shippingAddress);
    if (before === after) return {};
    await tx
      .update(orders)
      .set({ shippingName: name, shippingAddress: address, shippingCountry: address.country })
      .where(eq(orders.id, locked.id));
    note({ what: 'Address', before, after });
    const about = lacksAddress(locked) ? 'address given' : 'address changed';
    await remark(tx, locked, 'customer', now, about);
    await tellMakers(services, tx, locked.id, about, String(locked.version + 1));
    return {};
  });
  if (changed.ok) return undefined;
  const values = { ...address, name, line2: address.line2 ?? '', state: address.state ?? '' };
  return { what: 'address', values, faults: {}, refused: changed.status === 409 ? 'faster' : 'closed' };
}
