import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, usePath, useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import type { DayView } from '#server/production/index.ts';
import { Button } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { InputField, Options, SelectField } from '../kit/field.tsx';
import { TitledSection } from '../kit/section.tsx';
import { AWAY_CARD } from './away-card.messages.ts';

/** Sets closing days: the consequences are shown before the press. */
export function AwayCard({ day }: { day: DayView }) {
  const { closing, makers, absences, today } = day;
  const absence = closing?.absence;
  const words = useMessages(AWAY_CARD);
  const path = usePath();
  return (
    <TitledSection
      id="away"
      tabIndex={-1}
      titleId="away-title"
      className="mt-24 px-18 pt-16 pb-18 edge bg-ground-raised [scroll-margin-top:16px] paper:hidden"
      head="flex gap-14 items-baseline justify-between"
      title={words.title}
      aside={closing ? words.notYet : ''}
    >
      {absences.length > 0 ? (
        <ul>
          {absences.map(({ id, from, until, who }) => (
            <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 gap-x-14 py-10 line-t" key={id}>
              <b className="wrap-anywhere weight-600">{who === null ? words.closed : words.isAway(who)}</b>
              <span className="num">{words.span(from, until)}</span>
              <CallForm call="open-days" asks={() => ({ id })} done={words.opened}>
                <Submit label={words.open} className="min-h-36 mt-4 phone:min-h-48" />
              </CallForm>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        method="get"
        action={path('/workshop/day#away')}
        className="grid grid-cols-2 gap-y-0 gap-x-10 [&>:first-child]:col-span-full"
      >
        <SelectField id="who" label={words.who} name="who" defaultValue={absence?.who ?? ''}>
          <option value="">{words.both}</option>
          <Options values={makers} idOf={({ id }) => id} nameOf={({ name }) => name} />
        </SelectField>
        <InputField
          id="from"
          label={words.first}
          name="from"
          type="date"
          required
          min={today}
          defaultValue={absence?.from}
        />
        <InputField
          id="until"
          label={words.last}
          name="until"
          type="date"
          required
          min={today}
          defaultValue={absence?.until}
        />
        <Button label={words.show} type="submit" className="col-span-full w-full mt-12" />
      </form>
      {closing ? <Preview closing={closing} /> : null}
    </TitledSection>
  );
}

function Preview({ closing }: { closing: NonNullable<DayView['closing']> }) {
  const { absence, moves, jump, said, fault, seen, promisedNow } = closing;
  const { from, until, who } = absence;
  const [words, language] = useTranslation(AWAY_CARD);
  const day = (of: string) => dayInWords(of, language, 'short');
  if (fault)
    return (
      <p className="mt-12 text-wine" role="alert">
        {fault}
      </p>
    );
  const late = moves.filter(({ beyondLaw }) => beyondLaw);
  const names = [...new Set(moves.map(({ buyer }) => buyer))].join(', ');
  return (
    <>
      <dl className="mt-14">
        <Fact label={words.moving} className={cx('num', moves.length > 0 && 'text-wine')}>
          {moves.length}
        </Fact>
        {moves.map(({ number, buyer, before, after }) => (
          <Fact key={number} label={<span className="text-muted">{buyer}</span>}>
            <del className="text-muted">{day(before)}</del> → <b>{day(after)}</b>
          </Fact>
        ))}
        {jump?.last ? (
          <Fact label={words.woundUntil(day(jump.last.wound))}>{words.leaves(day(jump.last.leaves))}</Fact>
        ) : null}
        {jump ? (
          <Fact label={words.woundOn(day(jump.first.wound))}>
            <del className="text-muted">{day(jump.first.before)}</del> → <b>{day(jump.first.after)}</b>
          </Fact>
        ) : null}
        <Fact label={words.paidNow}>{day(promisedNow)}</Fact>
        <Fact label={words.byLaw} className={late.length > 0 ? 'fine text-wine' : 'fine text-forest'}>
          <Icon name={late.length > 0 ? 'warning' : 'check'} size={13} />{' '}
          {late.length > 0 ? words.tooLate(late.length) : words.inTime}
        </Fact>
      </dl>
      {moves.length > 0 ? (
        <div
          className="grid col-span-full grid-cols-[22px_minmax(0,1fr)] gap-12 mt-10 px-18 pt-14 pb-16 [border-left:4px_solid_var(--wine)] [background:var(--wine-pale)]"
          role="status"
        >
          <Icon className="text-wine" name="warning" size={20} />
          <div>
            <b className="weight-600">{words.breaks(from, until, moves.length)}</b>
            <p>{words.told(names, moves.length)}</p>
          </div>
        </div>
      ) : null}
      <p className="fine text-muted mt-12 mb-2">{said ? words.says(said) : words.saysNothing}</p>
      <CallForm
        call="close-days"
        asks={(_fields, id) => ({ id, from, until, who, seen })}
        then="/workshop/day"
        done={words.done(moves.length)}
      >
        <Submit label={words.press(moves.length)} kind="second" className="col-span-full w-full mt-12" />
      </CallForm>
    </>
  );
}

const Fact = ({
  label,
  className = 'fine',
  children,
}: {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <div className="flex gap-12 items-baseline justify-between py-9 line-t">
    <dt>{label}</dt>
    <dd className={cx('text-right', className)}>{children}</dd>
  </div>
);
