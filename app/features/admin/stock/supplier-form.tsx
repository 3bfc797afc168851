import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { ORDER_WAYS } from '#domain/stock/buying.ts';
import { FIGURES, writeFigure } from '#domain/typed-figures.ts';
import type { BuyDesk } from '#server/stock/index.ts';
import { AnyCallForm, Submit } from '../kit/call-form.tsx';
import look from '../kit/look.module.css';
import { FIELD_LABEL } from '../kit/looks.ts';
import { SUPPLIER_FORM } from './supplier-form.messages.ts';

type Supplier = BuyDesk['suppliers'][number];

export function SupplierForm({ supplier }: { supplier?: Supplier }) {
  const words = useMessages(SUPPLIER_FORM);
  const language = useLanguage();
  return (
    <AnyCallForm
      call="set-supplier"
      asks={(fields, request) => ({
        ...{ id: supplier?.id ?? request, version: supplier?.version ?? 0 },
        ...{ name: fields.text('name'), town: fields.text('town'), contact: fields.text('contact') },
        way: fields.choice('way', ORDER_WAYS),
        post: fields.figure('post', FIGURES.post, 0),
        freeFrom: fields.figure('freeFrom', FIGURES.freeFrom, null),
        days: fields.figure('days', FIGURES.days),
      })}
      says={() => ({ type: 'success', text: words.saved })}
    >
      <div className="grid grid-cols-[1fr_1fr] gap-12">
        <label className={FIELD_LABEL}>
          {words.name}
          <input className={look.field} name="name" maxLength={60} defaultValue={supplier?.name} />
        </label>
        <label className={FIELD_LABEL}>
          {words.town}
          <input className={look.field} name="town" maxLength={60} defaultValue={supplier?.town} />
        </label>
        <label className={FIELD_LABEL}>
          {words.ordered}
          <select className={look.select} name="way" defaultValue={supplier?.way}>
            {ORDER_WAYS.map((way) => (
              <option key={way} value={way}>
                {words.ways[way]}
              </option>
            ))}
          </select>
        </label>
        <label className={FIELD_LABEL}>
          {words.contact}
          <input className={look.field} name="contact" maxLength={200} defaultValue={supplier?.contact} />
        </label>
        <label className={FIELD_LABEL}>
          {words.post}
          <input
            className={look.field}
            name="post"
            inputMode="decimal"
            defaultValue={writeFigure(supplier?.post, FIGURES.post, language)}
          />
        </label>
        <label className={FIELD_LABEL}>
          {words.freeFrom}
          <input
            className={look.field}
            name="freeFrom"
            inputMode="decimal"
            defaultValue={writeFigure(supplier?.freeFrom, FIGURES.freeFrom, language)}
          />
        </label>
        <label className={FIELD_LABEL}>
          {words.days}
          <input className={look.field} name="days" inputMode="numeric" defaultValue={supplier?.days ?? 3} />
        </label>
      </div>
      <Submit className={cx(look.second, 'mt-16')}>{words.save}</Submit>
    </AnyCallForm>
  );
}
