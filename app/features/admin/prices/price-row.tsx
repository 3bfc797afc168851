import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { FIGURES, writeFigure } from '#domain/typed-figures.ts';
import type { DraftView, PriceDesk } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { TakeBack } from './draft-card.tsx';
import { PRICE_ROW } from './price-parts.messages.ts';
import styles from './prices.module.css';

type Row = PriceDesk['groups'][number]['rows'][number];

/** A price of the list, to be typed over. */
export function PriceRow({ row: { key, name, amount }, draft }: { row: Row; draft: DraftView | undefined }) {
  const words = useWords(PRICE_ROW);
  const language = useLanguage();
  if (amount === undefined)
    return (
      <div className={styles.row}>
        <span>
          <b>{name}</b>
          <code lang="en">{key}</code>
        </span>
        <span className="text-wine">{words.noPrice}</span>
      </div>
    );
  const typed = (sum: number) => writeFigure(sum, FIGURES.price, language);
  // A price that halves or doubles is rather typed wrong.
  const figure =
    amount > 0 ? { ...FIGURES.price, usual: [amount / 200, amount / 50] as const } : FIGURES.price;
  return (
    // A letter written into the price would be one; so the row has the focus, and Enter leads into it.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid, and has a name only by its legend
    <div
      className={cx(styles.row, draft !== undefined && styles.drafted)}
      data-row=""
      data-open=""
      role="group"
      aria-label={name}
      tabIndex={-1}
    >
      <span>
        <b>{name}</b>
        <code lang="en">{key}</code>
      </span>
      <CallForm
        call="draft-price"
        asks={(fields) => ({
          key,
          amount: fields.figure('amount', figure, null),
          version: draft?.after ?? 0,
        })}
      >
        {draft === undefined ? null : <del className="text-muted">{typed(amount)}&nbsp;€</del>}
        <input
          className={styles.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed(draft?.after ?? amount)}
          aria-label={words.euro(name)}
        />
        <span aria-hidden="true">€</span>
        <Submit className={styles.set}>
          {words.draft}
          <span className="visually-hidden"> {name}</span>
        </Submit>
      </CallForm>
      {draft === undefined ? null : (
        <TakeBack draft={draft} id={`ask-row-${key}`}>
          {/* For the key alone: its button is on the draft's card. */}
          <button type="submit" hidden data-row-key="z" />
        </TakeBack>
      )}
    </div>
  );
}
