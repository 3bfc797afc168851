import type { ComponentProps } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useTranslation } from '#app/ui/language.tsx';
import { dayInWords, dayOf } from '#domain/calendar/day.ts';
import { addWorkDays } from '#domain/calendar/work-days.ts';
import { amountWords, type PartUnit } from '#domain/stock/amounts.ts';
import { stockFigure, TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { Delivery, WayLine } from '#server/stock/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { FIELD_LABEL, FigureField, InputField } from '../kit/field.tsx';
import { letterPath, TextLink } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { SPREAD } from '../kit/section.tsx';
import { clockOf, dateOf, firstName } from '../kit/words.ts';
import { ON_THE_WAY } from './way.messages.ts';

/** The effect of a delivery's day on the waiting order, by the promise rules. */
function Meaning({ line, today }: { line: WayLine; today: string }) {
  const { due, firstDue, saidAt, waits, more, isLate } = line;
  const [words, language] = useTranslation(ON_THE_WAY);
  const dayWords = (day: string) => dayInWords(day, language, 'short');
  const broken = waits.filter(({ daysLate }) => daysLate > 0);
  const held = waits.filter(({ daysLate }) => daysLate === 0);
  const movedAt = dayOf(new Date(saidAt)) === today ? clockOf(saidAt, language) : dateOf(saidAt, language);
  const [first] = held;
  if (!isLate && due === firstDue && broken.length === 0)
    return (
      <p className="flex gap-8 items-start mt-10 type-14 [&_svg]:flex-none [&_svg]:mt-3 [&_b]:weight-600 text-forest">
        <Icon name="check" size={14} />
        <span>
          <b>{dayWords(due)}</b>
          {words.asOrdered}
          {first ? words.needs(firstName(first.buyer), dayWords(first.neededOn)) : ''}
        </span>
      </p>
    );
  return (
    <div
      className="mt-12 py-12 px-14 [border-left:4px_solid_var(--copper-fill)] [background:#f4e6da] type-14 lh-[1.45] [&[data-tone=wine]]:border-wine [&[data-tone=wine]]:[background:var(--wine-pale)] [&_b]:weight-600"
      data-tone={broken.length > 0 || isLate ? 'wine' : undefined}
    >
      <p>
        <b>{dayWords(due)}</b>
        {due === firstDue ? words.asSaid : words.moved(dayWords(firstDue), movedAt)}
        {isLate ? words.dayOver : ''}
      </p>
      {broken.map(({ order, buyer, instead, promised, beyondLaw }) => (
        <p key={order}>
          {words.broken({
            name: firstName(buyer),
            promised: promised === null ? undefined : dayWords(promised),
            instead: instead && dayWords(instead),
            beyondLaw,
          })}
          <TextLink label={words.ask(firstName(buyer))} to={letterPath(order)} />
        </p>
      ))}
      {more > 0 ? (
        <p>
          <TextLink label={words.more(more)} to="/workshop" />
        </p>
      ) : null}
    </div>
  );
}

function TakeIn({ line, today }: { line: WayLine; today: string }) {
  const { id, version, unit, amount, came, isWire, isMagnet, lotName } = line;
  const [words, language] = useTranslation(ON_THE_WAY);
  const left = amount - came;
  const hasLot = isWire || isMagnet;
  return (
    <CallForm
      call="take-in"
      asks={(fields, request) => {
        const here = fields.figure('came', stockFigure('came', unit));
        const field = fields.figure('field', TYPED_FIGURES.field, undefined);
        const reel = fields.figure('reel', TYPED_FIGURES.reel, undefined);
        return {
          ...{ id: request, line: id, version, came: here },
          restDue: here < left ? fields.text('rest') || null : null,
          ...(hasLot && {
            lot: {
              name: fields.text('lot'),
              ...(reel !== undefined && { reel }),
              ...(field !== undefined && { field }),
            },
          }),
        };
      }}
      done={({ rest, lot }) => words.tookIn(lot, rest > 0 ? amountWords(unit, rest, language) : undefined)}
    >
      <div className="grid grid-cols-[1fr_1fr] gap-12">
        <FigureField
          label={unit === 'piece' ? words.areHere : `${words.areHere}, ${unit}`}
          labelClassName={cx(
            FIELD_LABEL,
            '[&_input]:min-h-56 [&_input]:bg-white [&_input]:heading-30/1 [&_input]:text-center',
          )}
          name="came"
          autoComplete="off"
          figure={stockFigure('came', unit)}
          value={left}
        />
        <InputField
          label={words.restComes}
          name="rest"
          type="date"
          min={today}
          defaultValue={addWorkDays(today, 5)}
        />
      </div>
      {hasLot ? (
        <div className="grid grid-cols-[1fr_1fr] gap-12 mt-12">
          <InputField label={words.newLot} name="lot" maxLength={30} defaultValue={lotName} />
          {isWire ? (
            <InputField label={words.reel} name="reel" inputMode="decimal" />
          ) : (
            <InputField label={words.gaussmeter} name="field" inputMode="decimal" />
          )}
        </div>
      ) : null}
      <Submit label={words.takeIn} kind="second" className="w-full mt-14" />
    </CallForm>
  );
}

/** A button of a delivery that unfolds its form. */
const FormFold = ({
  of,
  label,
  children,
  ...summary
}: ComponentProps<'summary'> & { of: string; label: string }) => (
  <details className="relative">
    <summary className={cx('list-none [&::-webkit-details-marker]:hidden', look.button)} {...summary}>
      {label}
      <span className="visually-hidden">, {of}</span>
    </summary>
    <div className="grid gap-12 mt-10 mb-16 p-16 edge bg-ground-raised">{children}</div>
  </details>
);

/** An order from a supplier: its day, the effect, and its arrival. */
export function WayCard({ line, today }: { line: WayLine; today: string }) {
  const { id, version, name, unit, supplier, orderedOn, amount, came, due } = line;
  const [words, language] = useTranslation(ON_THE_WAY);
  const amountIn = (size: number) => amountWords(unit, size, language);
  return (
    <article className="px-16 pt-14 pb-16 line bg-ground-raised [&_h3]:type-17" data-row="">
      <div className={SPREAD}>
        <h3>{name}</h3>
        <span className="num">{amountIn(amount - came)}</span>
      </div>
      <p className="fine text-muted">
        {words.ordered(supplier, dayInWords(orderedOn, language, 'short'))}
        {came > 0 ? words.partHere(amountIn(came), amountIn(amount)) : ''}
      </p>
      <Meaning line={line} today={today} />
      <LabelLinks name={name} unit={unit} deliveries={line.deliveries} />
      <div className="flex flex-wrap gap-10 mt-14 [&>details[open]]:basis-full">
        <FormFold of={name} label={words.goodsIn} data-key="e" data-open="">
          <TakeIn line={line} today={today} />
        </FormFold>
        <FormFold of={name} label={words.anotherDay}>
          <CallForm
            call="move-delivery"
            asks={(fields) => ({ id, version, due: fields.text('due') })}
            done={words.dayChanged(name)}
          >
            <InputField label={words.itComes} name="due" type="date" min={today} defaultValue={due} />
            <Submit label={words.thatDay} kind="second" className="w-full mt-12" />
          </CallForm>
        </FormFold>
        <FormFold of={name} label={words.cancelled}>
          <CallForm
            call="cancel-rest"
            asks={(fields) => ({ id, version, reason: fields.text('reason') })}
            done={words.nothingMoreOf(name)}
          >
            <InputField label={words.byWhom} name="reason" maxLength={200} />
            <Submit label={words.nothingMore} kind="second" className="w-full mt-12" />
          </CallForm>
        </FormFold>
      </div>
    </article>
  );
}

interface LabelLinksProps {
  name: string;
  unit: PartUnit;
  deliveries: readonly Delivery[];
}

/** Links to the labels of a delivery's parts, for drawers or reels. */
export function LabelLinks({ name, unit, deliveries }: LabelLinksProps) {
  const [{ label }, language] = useTranslation(ON_THE_WAY);
  return deliveries.length === 0 ? null : (
    <ul className="grid mt-6 fine">
      {deliveries.map(({ id, amount, on, lot }) => (
        <li key={id}>
          <TextLink
            className="inline-block pt-10 pr-8 pb-10 pl-0"
            href={`/api/workshop/files/stock/label-${id}.pdf`}
            target="_blank"
            rel="noopener"
          >
            {label}
            <span className="visually-hidden">, {name}</span>
          </TextLink>{' '}
          {[amountWords(unit, amount, language), lot, dateOf(on, language)].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  );
}
