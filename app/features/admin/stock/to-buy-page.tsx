import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { ORDER_WAYS } from '#domain/stock/buying.ts';
import { FIGURES, writeFigure } from '#domain/typed-figures.ts';
import type { BuyingView } from '#server/stock/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { InputField, Options, SelectField } from '../kit/field.tsx';
import { clockOf } from '../kit/format.ts';
import { framed, PageHead } from '../kit/frame.tsx';
import { ButtonLink } from '../kit/links.tsx';
import look from '../kit/look.module.css';
import { WARNING } from '../kit/looks.ts';
import { Nothing, Section } from '../kit/parts.tsx';
import { StockTabs } from './stock-tabs.tsx';
import { SUPPLIER_FORM } from './supplier-form.messages.ts';
import { TO_BUY, TO_BUY_KEYS } from './to-buy.messages.ts';
import { ToBuyAside } from './to-buy-aside.tsx';
import { BuyGroupSection } from './to-buy-group.tsx';
import { useChosen } from './use-chosen.ts';

export default framed(ToBuyPage, '/workshop/stock/to-buy', TO_BUY_KEYS);

const SUPPLIERS_SUMMARY = 'min-h-44 py-10 weight-600 cursor-pointer';

export function ToBuyPage({ view }: { view: BuyingView }) {
  const { groups, tabs, today, at, way, offered, suppliers } = view;
  const words = useMessages(TO_BUY);
  const language = useLanguage();
  const choosing = useChosen(groups);
  const lines = groups.flatMap((group) => group.lines);
  const first = groups.findIndex(
    ({ supplier, lines: own }) => supplier && own.some((line) => choosing.of(line).ticked),
  );
  return (
    <>
      <PageHead
        title={words.title}
        aside={words.about({
          lines: lines.length,
          suppliers: groups.filter(({ supplier }) => supplier).length,
          orders: tabs.orders,
          parts: tabs.parts,
          clock: clockOf(at, language),
        })}
      >
        <div className="flex flex-wrap gap-12">
          <a
            className={look.button}
            href="/api/workshop/files/stock/to-buy.pdf"
            target="_blank"
            data-key="d"
            rel="noopener"
          >
            {words.print} <kbd className={look.key}>D</kbd>
          </a>
          <a className={look.button} href="#add">
            {words.addLine}
          </a>
        </div>
      </PageHead>
      <StockTabs path="/workshop/stock/to-buy" tabs={tabs} />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] gap-40 items-start px-margin pt-22 pb-48 [@media(max-width:1279px)]:grid-cols-[minmax(0,1fr)]">
        <div>
          {choosing.trouble ? (
            <p className={WARNING} role="alert">
              {choosing.trouble}
            </p>
          ) : null}
          {lines.length === 0 ? (
            <Nothing title={words.nothing.title}>
              <p>
                {words.nothing.text}
                {way.length > 0 ? words.nothing.onTheWay(way.length) : ''}
              </p>
              <ButtonLink to="/workshop/stock/on-the-way">{words.nothing.look}</ButtonLink>
            </Nothing>
          ) : (
            groups.map((group, index) => (
              <BuyGroupSection
                key={group.supplier?.id ?? 'none'}
                group={group}
                choosing={choosing}
                isFirst={index === first}
                today={today}
              />
            ))
          )}
          <p className="fine text-muted">{words.madeAnew}</p>
          <Section id="add" titleId="add-title" className="pt-12 pb-26 edge-t mt-24" title={words.addLine}>
            <CallForm
              call="choose-line"
              asks={(fields) => ({ part: fields.text('part'), ticked: true, packs: null, added: true })}
              done={words.added}
            >
              <SelectField id="part" label={words.part} name="part" data-key="n">
                <Options
                  values={offered}
                  idOf={({ id }) => id}
                  nameOf={({ name, detail }) => [name, detail].filter(Boolean).join(', ')}
                />
              </SelectField>
              <Submit className="mt-12">{words.put}</Submit>
            </CallForm>
          </Section>
          <Section titleId="suppliers-title" className="pt-12 pb-26 edge-t" title={words.suppliers}>
            {suppliers.map((supplier) => (
              <details key={supplier.id} className="mt-8">
                <summary className={SUPPLIERS_SUMMARY}>
                  {supplier.name}{' '}
                  <span className="text-muted">{supplier.isExample ? words.example : ''}</span>
                </summary>
                <SupplierForm supplier={supplier} />
              </details>
            ))}
            <details className="mt-8">
              <summary className={SUPPLIERS_SUMMARY}>{words.newSupplier}</summary>
              <SupplierForm />
            </details>
          </Section>
        </div>
        <ToBuyAside view={view} choosing={choosing} />
      </div>
    </>
  );
}

type Supplier = BuyingView['suppliers'][number];

/** Adds or edits a supplier. */
export function SupplierForm({ supplier }: { supplier?: Supplier }) {
  const words = useMessages(SUPPLIER_FORM);
  const language = useLanguage();
  return (
    <CallForm
      call="set-supplier"
      asks={(fields, request) => ({
        ...{ id: supplier?.id ?? request, version: supplier?.version ?? 0 },
        ...{ name: fields.text('name'), town: fields.text('town'), contact: fields.text('contact') },
        way: fields.choice('way', ORDER_WAYS),
        post: fields.figure('post', FIGURES.post, 0),
        freeFrom: fields.figure('freeFrom', FIGURES.freeFrom, null),
        days: fields.figure('days', FIGURES.days),
      })}
      done={words.saved}
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
    </CallForm>
  );
}
