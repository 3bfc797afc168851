import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { ORDER_WAYS } from '#domain/stock/buying.ts';
import { FIGURES, writeFigure } from '#domain/typed-figures.ts';
import type { BuyingView } from '#server/stock/index.ts';
import { AnyCallForm, Submit } from '../kit/call-form.tsx';
import { InputField, Options, SelectField } from '../kit/field.tsx';
import look from '../kit/look.module.css';
import { SUPPLIER_FORM } from './supplier-form.messages.ts';

type Supplier = BuyingView['suppliers'][number];

/** Where parts are bought: a new one, or what changed of one. */
export function SupplierForm({ supplier }: { supplier?: Supplier }) {
  const words = useWords(SUPPLIER_FORM);
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
        <InputField label={words.name} name="name" maxLength={60} defaultValue={supplier?.name} />
        <InputField label={words.town} name="town" maxLength={60} defaultValue={supplier?.town} />
        <SelectField label={words.ordered} name="way" defaultValue={supplier?.way}>
          <Options values={ORDER_WAYS} nameOf={(way) => words.ways[way]} />
        </SelectField>
        <InputField label={words.contact} name="contact" maxLength={200} defaultValue={supplier?.contact} />
        <InputField
          label={words.post}
          name="post"
          inputMode="decimal"
          defaultValue={writeFigure(supplier?.post, FIGURES.post, language)}
        />
        <InputField
          label={words.freeFrom}
          name="freeFrom"
          inputMode="decimal"
          defaultValue={writeFigure(supplier?.freeFrom, FIGURES.freeFrom, language)}
        />
        <InputField label={words.days} name="days" inputMode="numeric" defaultValue={supplier?.days ?? 3} />
      </div>
      <Submit className={cx(look.second, 'mt-16')}>{words.save}</Submit>
    </AnyCallForm>
  );
}
