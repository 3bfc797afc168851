import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import { addWorkDays } from '#domain/calendar/work-days.ts';
import { amountOf, amountWords, inUnit } from '#domain/stock/amounts.ts';
import type { WayLine } from '#server/shelf/index.ts';
import { AnyCallForm, CallForm, Submit } from '../call-form.tsx';
import { buyerName, clockOf, dateOf, letterPath } from '../format.ts';
import look from '../look.module.css';
import { LabelLinks } from './label-links.tsx';
import styles from './to-buy.module.css';

/** What the day on which it comes means: for whoever waits for it, by the promise rules. */
function Meaning({ line, today }: { line: WayLine; today: string }) {
  const { due, firstDue, saidAt, waits, isLate } = line;
  const broken = waits.filter(({ daysLate }) => daysLate > 0);
  const held = waits.filter(({ daysLate }) => daysLate === 0);
  const told = dateOf(saidAt) === weekdayAndDay(today) ? clockOf(saidAt) : dateOf(saidAt);
  const [first] = held;
  if (!isLate && due === firstDue && broken.length === 0)
    return (
      <p className={cx(styles.said, look.forest)}>
        <Icon name="check" size={14} />
        <span>
          <b>{weekdayAndDay(due)}</b>, as ordered.
          {first ? ` ${buyerName(first.buyer)} needs it by ${weekdayAndDay(first.neededOn)}.` : ''}
        </span>
      </p>
    );
  return (
    <div className={styles.told} data-tone={broken.length > 0 || isLate ? 'wine' : undefined}>
      <p>
        <b>{weekdayAndDay(due)}</b>
        {due === firstDue ? '' : `, not ${weekdayAndDay(firstDue)}. Said ${told}`}.
        {isLate ? ' That day is over: ask where it is.' : ''}
      </p>
      {broken.map(({ order, buyer, instead, promised, beyondLaw }) => (
        <p key={order}>
          {buyerName(buyer)}’s promise{promised ? ` of ${weekdayAndDay(promised)}` : ''} does not hold
          {instead ? `: it would leave ${weekdayAndDay(instead)}` : ''}
          {beyondLaw ? ', later than the law gives us' : ''}.{' '}
          <a className={look.link} href={letterPath(order)}>
            Ask {buyerName(buyer)}
          </a>
        </p>
      ))}
    </div>
  );
}

const TakeIn = ({ line, today }: { line: WayLine; today: string }) => {
  const { id, version, unit, amount, came, isWire, isMagnet, lotName } = line;
  const left = amount - came;
  const hasLot = isWire || isMagnet;
  return (
    <AnyCallForm
      call="take-in"
      asks={(fields, request) => {
        const here = amountOf(unit, fields.number('came') ?? 0);
        const field = fields.number('field');
        const reel = fields.number('reel');
        return {
          ...{ id: request, line: id, version, came: here },
          restDue: here < left ? fields.text('rest') || null : null,
          ...(hasLot && {
            lot: {
              name: fields.text('lot'),
              ...(reel !== undefined && { reel: amountOf('g', reel) }),
              ...(field !== undefined && { field }),
            },
          }),
        };
      }}
      says={({ rest, lot }) => ({
        type: 'success',
        text: [
          'It is on the shelf',
          lot ? ` as ${lot}` : '',
          rest > 0 ? `; ${amountWords(unit, rest)} are still on the way.` : '.',
        ].join(''),
      })}
    >
      <div className={styles.pairs}>
        <label className={styles.here}>
          Are here{unit === 'piece' ? '' : `, ${unit}`}
          <input
            className={look.field}
            name="came"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={inUnit(unit, left)}
          />
        </label>
        <label>
          The rest comes
          <input
            className={look.field}
            name="rest"
            type="date"
            min={today}
            defaultValue={addWorkDays(today, 5)}
          />
        </label>
      </div>
      {hasLot ? (
        <div className={cx(styles.pairs, 'mt-12')}>
          <label>
            New lot
            <input className={look.field} name="lot" maxLength={30} defaultValue={lotName} />
          </label>
          {isWire ? (
            <label>
              Empty reel, g
              <input className={look.field} name="reel" inputMode="decimal" />
            </label>
          ) : (
            <label>
              Gaussmeter says, mT
              <input className={look.field} name="field" inputMode="decimal" />
            </label>
          )}
        </div>
      ) : null}
      <Submit className={cx(look.second, 'w-full mt-14')}>Take in</Submit>
    </AnyCallForm>
  );
};

/** Something that was ordered: when it comes, what that does, and what is done when it is here. */
export const WayCard = ({ line, today, isOpen }: { line: WayLine; today: string; isOpen?: boolean }) => {
  const { id, version, name, unit, supplier, orderedOn, amount, came, due } = line;
  return (
    <article className={styles.way} data-row="">
      <div className={styles.wayHead}>
        <h3>{name}</h3>
        <span className={look.num}>{amountWords(unit, amount - came)}</span>
      </div>
      <p className={cx(look.small, look.faint)}>
        {supplier} · ordered {weekdayAndDay(orderedOn)}
        {came > 0 ? ` · ${amountWords(unit, came)} of ${amountWords(unit, amount)} here` : ''}
      </p>
      <Meaning line={line} today={today} />
      <LabelLinks name={name} unit={unit} deliveries={line.deliveries} />
      <div className={styles.deeds}>
        <details className={styles.order} open={isOpen}>
          <summary className={look.button} data-key="e" data-open="">
            Goods in<span className="visually-hidden">, {name}</span>
          </summary>
          <div>
            <TakeIn line={line} today={today} />
          </div>
        </details>
        <details className={styles.order}>
          <summary className={look.button}>
            Another day<span className="visually-hidden">, {name}</span>
          </summary>
          <div>
            <CallForm
              call="move-delivery"
              asks={(fields) => ({ id, version, due: fields.text('due') })}
              done={`${name}: the day is changed.`}
            >
              <label className={styles.whole}>
                It comes
                <input className={look.field} name="due" type="date" min={today} defaultValue={due} />
              </label>
              <Submit className={cx(look.second, 'w-full mt-12')}>That is the day</Submit>
            </CallForm>
          </div>
        </details>
        <details className={styles.order}>
          <summary className={look.button}>
            Cancelled<span className="visually-hidden">, {name}</span>
          </summary>
          <div>
            <CallForm
              call="cancel-rest"
              asks={(fields) => ({ id, version, reason: fields.text('reason') })}
              done={`Nothing more of ${name} comes.`}
            >
              <label className={styles.whole}>
                By whom, and why
                <input className={look.field} name="reason" maxLength={200} />
              </label>
              <Submit className={cx(look.second, 'w-full mt-12')}>Nothing more comes</Submit>
            </CallForm>
          </div>
        </details>
      </div>
    </article>
  );
};
