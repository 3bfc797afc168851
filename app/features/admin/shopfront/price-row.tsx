import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { FIGURES, writeFigure } from '#domain/typed-figures.ts';
import type { DraftView, PricesView } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { Input } from '../kit/field.tsx';
import { TakeBack } from './draft-card.tsx';
import { PRICE_ROW } from './price-parts.messages.ts';

/** Its fields are in one line; messages about the price have lines below. */
const ROW = cx(
  'group/row flex justify-between items-center gap-8 min-h-46 line-t break-inside-avoid has-[[data-answer]>*]:flex-wrap has-[[data-answer]>*]:py-10 has-[[data-answer]>*]:[&>form]:flex-[1_0_100%]',
  '[&_fieldset]:relative [&_fieldset]:flex [&_fieldset]:items-center [&_fieldset]:gap-6 [&_fieldset]:mono-14/1 [&_fieldset]:weight-500 has-[[data-answer]>*]:[&_fieldset]:flex-wrap has-[[data-answer]>*]:[&_fieldset]:justify-end',
  '[&_[data-answer]]:body-15/[1.4] [&_[data-answer]:not(:empty)]:flex-[1_0_100%]',
);

/** Over the next row, so that nothing moves when it appears. Visible while its price is typed, and on keyboard focus. */
const SET =
  'absolute top-[calc(100%+2px)] right-0 z-2 min-h-36 py-4 px-10 group-has-[[data-answer]>*]/row:static group-[:not(:has(input:focus,[data-set]:focus))]/row:visually-hidden group-[:not(:has(input:focus,[data-set]:focus))]/row:min-h-0 group-[:not(:has(input:focus,[data-set]:focus))]/row:p-0 group-[:not(:has(input:focus,[data-set]:focus))]/row:line-0';

type Row = PricesView['groups'][number]['rows'][number];

const Name = ({ name, code }: { name: string; code: string }) => (
  <span>
    <b className="block lh-[1.25] weight-500">{name}</b>
    <code className="text-muted mono-11/[1.2] wrap-anywhere" lang="en">
      {code}
    </code>
  </span>
);

export function PriceRow({ row: { key, name, amount }, draft }: { row: Row; draft: DraftView | undefined }) {
  const words = useMessages(PRICE_ROW);
  const language = useLanguage();
  if (amount === undefined)
    return (
      <div className={ROW}>
        <Name name={name} code={key} />
        <span className="text-wine">{words.noPrice}</span>
      </div>
    );
  const typed = (sum: number) => writeFigure(sum, FIGURES.price, language);
  // A price that halves or doubles is probably a typing error.
  const figure =
    amount > 0 ? { ...FIGURES.price, usual: [amount / 200, amount / 50] as const } : FIGURES.price;
  return (
    // A letter written into the price would be one; so the row has the focus, and Enter leads into it.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid and is named only by its legend
    <div
      className={cx(ROW, draft !== undefined && '-mx-8 px-8 [background:#f4e6da]')}
      data-row=""
      data-open=""
      role="group"
      aria-label={name}
      tabIndex={-1}
    >
      <Name name={name} code={key} />
      <CallForm
        call="draft-price"
        asks={(fields) => ({
          key,
          amount: fields.figure('amount', figure, null),
          version: draft?.after ?? 0,
        })}
      >
        {draft === undefined ? null : <del className="text-muted">{typed(amount)}&nbsp;€</del>}
        <Input
          isPlain
          className={cx(
            'min-h-44 [border:1px_solid_transparent] rounded [background:none] type-inherit text-right hover:border-edge phone:min-h-56',
            draft === undefined ? 'w-[4.6em]' : 'w-[4.2em] text-copper weight-600',
          )}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed(draft?.after ?? amount)}
          aria-label={words.euro(name)}
        />
        <span aria-hidden="true">€</span>
        <Submit className={SET} data-set="">
          {words.draft}
          <span className="visually-hidden"> {name}</span>
        </Submit>
      </CallForm>
      {draft === undefined ? null : (
        <TakeBack draft={draft} id={`ask-row-${key}`}>
          {/* For the key only: its button is on the draft's card. */}
          <button type="submit" hidden data-row-key="z" />
        </TakeBack>
      )}
    </div>
  );
}
