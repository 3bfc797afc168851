import { cx } from '#app/ui/cx.ts';
import { ORDER_WAYS, type OrderWay } from '#domain/stock/buying.ts';
import type { BuyDesk } from '#server/shelf/index.ts';
import { AnyCallForm, Submit } from '../call-form.tsx';
import look from '../look.module.css';
import styles from './to-buy.module.css';

type Supplier = BuyDesk['suppliers'][number];

const WAYS: Readonly<Record<OrderWay, string>> = {
  mail: 'by mail',
  shop: 'in their shop',
  call: 'by telephone',
};

const inEuro = (amount: number | null | undefined): string =>
  amount == null ? '' : (amount / 100).toFixed(2);

/** Where parts are bought: a new one, or what changed of one. */
export const SupplierForm = ({ supplier }: { supplier?: Supplier }) => (
  <AnyCallForm
    call="set-supplier"
    asks={(fields, request) => ({
      ...{ id: supplier?.id ?? request, version: supplier?.version ?? 0 },
      ...{ name: fields.text('name'), town: fields.text('town'), contact: fields.text('contact') },
      way: fields.choice('way', ORDER_WAYS),
      post: fields.cents('post') || 0,
      freeFrom: fields.text('freeFrom') === '' ? null : fields.cents('freeFrom'),
      days: fields.number('days') ?? 0,
    })}
    says={() => ({ type: 'success', text: 'Saved.' })}
  >
    <div className={styles.pairs}>
      <label>
        Name
        <input className={look.field} name="name" maxLength={60} defaultValue={supplier?.name} />
      </label>
      <label>
        Town
        <input className={look.field} name="town" maxLength={60} defaultValue={supplier?.town} />
      </label>
      <label>
        Ordered
        <select className={look.select} name="way" defaultValue={supplier?.way}>
          {ORDER_WAYS.map((way) => (
            <option key={way} value={way}>
              {WAYS[way]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Mail, address or number
        <input className={look.field} name="contact" maxLength={200} defaultValue={supplier?.contact} />
      </label>
      <label>
        Post, €
        <input className={look.field} name="post" inputMode="decimal" defaultValue={inEuro(supplier?.post)} />
      </label>
      <label>
        Free from, € (empty: never)
        <input
          className={look.field}
          name="freeFrom"
          inputMode="decimal"
          defaultValue={inEuro(supplier?.freeFrom)}
        />
      </label>
      <label>
        Work days to us
        <input className={look.field} name="days" inputMode="numeric" defaultValue={supplier?.days ?? 3} />
      </label>
    </div>
    <Submit className={cx(look.second, 'mt-16')}>Save</Submit>
  </AnyCallForm>
);
