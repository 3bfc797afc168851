import { useRef, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { exactEuro, times, ZERO } from '#domain/money.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import { BUYING } from '#domain/stock/buying.messages.ts';
import { lineReason, orderSum, packWords, supplierWords } from '#domain/stock/buying.ts';
import type { BuyGroup, BuyLine } from '#server/stock/index.ts';
import { Key, LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { CheckField, InputField } from '../kit/field.tsx';
import look from '../kit/look.module.css';
import { callWorkshop } from '../kit/refusal.tsx';
import { TO_BUY } from './to-buy.messages.ts';

function Line({ line, choosing }: { line: BuyLine; choosing: Choosing }) {
  const { part, name, unit, need, pack, packWord, price, short } = line;
  const { ticked, packs } = choosing.of(line);
  const [{ group: words }, language] = useTranslation(TO_BUY);
  return (
    <div
      className="grid grid-cols-[32px_minmax(0,1fr)_112px_236px_92px] gap-y-10 gap-x-18 items-center min-h-62 py-9 px-10 -mx-10 [background:linear-gradient(var(--line),var(--line))_10px_0_/_calc(100%_-_20px)_1px_no-repeat] [scroll-margin-top:24px] max-[820px]:grid-cols-[32px_minmax(0,1fr)_auto] focus-within:relative focus-within:rounded focus-within:bg-white focus-within:[box-shadow:0_0_0_2px_var(--forest)] target:relative target:rounded target:bg-white target:[box-shadow:0_0_0_2px_var(--forest)] data-off:text-muted"
      id={part}
      data-row=""
      data-off={ticked ? undefined : ''}
    >
      <CheckField
        labelClassName="grid place-items-center min-w-32 min-h-44"
        className="w-22 h-22 [accent-color:var(--ink)]"
        checked={ticked}
        onChange={({ target: { checked } }) => choosing.choose(line, () => ({ ticked: checked }))}
        aria-label={words.buy(name)}
        data-open=""
      />
      <div>
        <b className="weight-600">{name}</b>
        <p className={cx('fine', short ? 'text-wine' : 'text-muted')}>{lineReason(line, language)}</p>
      </div>
      <p className="text-right max-[820px]:hidden fine">
        {need > 0 ? (
          <>
            <span className="text-muted">{words.need}</span> {amountWords(unit, need, language)}
          </>
        ) : null}
      </p>
      <div className="grid grid-cols-[44px_1fr_44px] items-center h-46 edge rounded bg-ground-raised max-[820px]:col-[2/-1] max-[820px]:row-2">
        <button
          className="grid place-items-center h-full cursor-pointer hover:bg-white line-r"
          type="button"
          aria-label={words.fewer(name)}
          onClick={() => choosing.choose(line, (was) => ({ packs: Math.max(1, was.packs - 1) }))}
          data-key="-"
        >
          <Icon name="minus" size={12} />
        </button>
        <output className="mono-13/[1.1] weight-500 ls-[-0.03em] text-center">
          {packWords(unit, packs, packWord, pack, language)}
        </output>
        <button
          className="grid place-items-center h-full cursor-pointer hover:bg-white line-l"
          type="button"
          aria-label={words.more(name)}
          onClick={() => choosing.choose(line, (was) => ({ packs: Math.min(999, was.packs + 1) }))}
          data-key="+"
        >
          <Icon name="plus" size={12} />
        </button>
      </div>
      <span className="text-right num">{exactEuro(times(price, packs))}</span>
    </div>
  );
}

/** Returns the way to order: a prepared mail, the supplier's shop, or their phone number. */
function contactOf(
  { way, contact }: NonNullable<BuyGroup['supplier']>,
  subject: string,
  list: string,
): string | undefined {
  if (way === 'mail')
    return `mailto:${contact}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(list)}`;
  if (way === 'call') return `tel:${contact.replace(/[^+\d]/g, '')}`;
  return /^https?:\/\//.test(contact) ? contact : undefined;
}

export function BuyGroupSection({
  group,
  choosing,
  isFirst,
  today,
}: {
  group: BuyGroup;
  choosing: Choosing;
  isFirst: boolean;
  today: string;
}) {
  const { supplier, lines, comes } = group;
  const words = useMessages(TO_BUY).group;
  const [{ ways }, language] = useTranslation(BUYING);
  const ticked = lines.flatMap((line) => {
    const { ticked: is, packs } = choosing.of(line);
    return is ? [{ ...line, packs }] : [];
  });
  const sum = orderSum(supplier ?? { post: ZERO, freeFrom: null }, ticked);
  const list = ticked
    .map(({ name, detail, unit, packs, packWord, pack }) =>
      `${packWords(unit, packs, packWord, pack, language)}: ${name}, ${detail}`.replaceAll('\u00a0', ' '),
    )
    .join('\n');
  const contact = supplier && contactOf(supplier, words.subject, list);
  return (
    <section className="pt-12 pb-26 edge-t">
      <header className="flex flex-wrap gap-y-6 gap-x-14 items-center min-h-44 [&_h2]:type-19 [&_h2]:inline [&_h2]:mr-10">
        <div className="flex-[1_1_180px]">
          <h2>{supplier?.name ?? words.noSupplier}</h2>
          <span className="fine text-muted">
            {supplier ? supplierWords(supplier, language) : words.sayWhere}
          </span>
        </div>
        <span className="ml-auto max-[820px]:ml-0 num">{exactEuro(sum.all)}</span>
        {supplier && contact ? (
          <LinkButton href={contact} {...(supplier.way === 'shop' && { target: '_blank' })}>
            {ways[supplier.way]}
            <span className="visually-hidden">, {supplier.name}</span>
          </LinkButton>
        ) : null}
        {supplier ? (
          <details className="relative open:basis-full">
            <summary
              className={cx(
                'list-none [&::-webkit-details-marker]:hidden',
                look.button,
                isFirst && look.primary,
              )}
              data-key="o"
            >
              {words.mark}
              <span className="visually-hidden">{words.at(supplier.name)}</span>
              {isFirst ? <Key>O</Key> : null}
            </summary>
            <div className="grid gap-12 mt-10 mb-16 p-16 edge bg-ground-raised">
              <CallForm
                call="order-parts"
                asks={(fields, id) => ({
                  ...{ id, supplierId: supplier.id, due: fields.text('due') },
                  lines: ticked.map(({ part, packs }) => ({ part, packs })),
                })}
                done={words.marked(supplier.name)}
              >
                <InputField label={words.day} name="due" type="date" min={today} defaultValue={comes} />
                <Submit
                  label={words.ordered(ticked.length)}
                  kind="second"
                  className="w-full mt-12"
                  disabled={ticked.length === 0}
                />
              </CallForm>
            </div>
          </details>
        ) : null}
      </header>
      {lines.map((line) => (
        <Line key={line.part} line={line} choosing={choosing} />
      ))}
    </section>
  );
}

interface Chosen {
  readonly ticked: boolean;
  readonly packs: number;
}
type All = Readonly<Record<string, Chosen>>;

const chosenIn = (groups: readonly BuyGroup[]): All =>
  Object.fromEntries(
    groups.flatMap(({ lines }) => lines.map(({ part, ticked, packs }) => [part, { ticked, packs }])),
  );

/**
 * Ticks and amounts, updated at once and stored for the other maker. Requests are sent in the order of the presses, and
 * each press builds on the one before, rendered or not. On a failure the line shows the stored state.
 */
export function useChosen(groups: readonly BuyGroup[]) {
  const [chosen, setChosen] = useState(() => chosenIn(groups));
  const [trouble, setTrouble] = useState<string>();
  const shown = useRef(chosen);
  const saved = useRef(chosen);
  const turn = useRef(Promise.resolve());
  const of = (all: All, { part, ticked, packs }: BuyLine) => all[part] ?? { ticked, packs };

  function show(part: string, next: Chosen): void {
    shown.current = { ...shown.current, [part]: next };
    setChosen(shown.current);
  }

  function choose(line: BuyLine, change: (was: Chosen) => Partial<Chosen>): void {
    const { part } = line;
    const was = of(shown.current, line);
    const next = { ...was, ...change(was) };
    // Browsers may repeat a tick when the page hydrates; that is no second press.
    if (next.ticked === was.ticked && next.packs === was.packs) return;
    show(part, next);
    turn.current = turn.current.then(async () => {
      const answer = await callWorkshop('choose-line', { part, ...next });
      setTrouble(answer.ok ? undefined : answer.error);
      if (answer.ok) saved.current = { ...saved.current, [part]: next };
      else if (of(shown.current, line) === next) show(part, of(saved.current, line));
    });
  }
  return { of: (line: BuyLine) => of(chosen, line), choose, trouble };
}

export type Choosing = ReturnType<typeof useChosen>;
