import { useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { cents, formatEuro } from '#domain/money.ts';
import { amountOf, amountWords, changeWords, inUnit } from '#domain/stock/amounts.ts';
import { COUNT_REASONS, type CountReason } from '#domain/stock/counting.ts';
import type { ChosenPart } from '#server/shelf/index.ts';
import { AnyCallForm, Submit } from '../call-form.tsx';
import type { Fields } from '../fields.ts';
import look from '../look.module.css';
import styles from './stock.module.css';

export const REASON_WORDS: Readonly<Record<CountReason, string>> = {
  broken: 'Broken',
  miscounted: 'Miscounted',
  'used, not booked': 'Used, not booked',
  sample: 'Sample',
};

/** A part beside the book: what was counted, what it is off by, and why. */
export function CountPanel({ part }: { part: ChosenPart }) {
  const { id, name, detail, unit, onHand, reserved, isCounted, drawer, version, price, pack } = part;
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '' && Number.isFinite(Number(typed.replace(',', '.')));
  const found = isTyped ? amountOf(unit, Number(typed.replace(',', '.'))) : undefined;
  const off = found === undefined ? undefined : found - onHand;
  const atCost = off === undefined ? undefined : cents(Math.round((Math.abs(off) / pack) * price));
  const foundIn = (fields: Fields) => amountOf(unit, fields.number('counted') ?? -1);
  return (
    <AnyCallForm
      call="count-part"
      asks={(fields, request) => ({
        ...{ id: request, part: id, lot: null, version, found: foundIn(fields) },
        reason: COUNT_REASONS.find((reason) => reason === fields.text('reason')),
        note: fields.text('note') || undefined,
      })}
      lacks={(fields) => {
        if (!((fields.number('counted') ?? -1) >= 0)) return 'How many are there?';
        return isCounted && foundIn(fields) !== onHand && !fields.text('reason') ? 'Say why.' : undefined;
      }}
      says={({ found: there, change }) => ({
        type: 'success',
        text: `${amountWords(unit, there)} counted, ${change} to the book.`,
      })}
      conflictWords={{ keep: 'Count again together', take: 'Take mine' }}
    >
      <div className={styles.panelHead}>
        <h2>{name}</h2>
        {drawer ? <span className={cx(look.small, look.faint)}>drawer {drawer}</span> : null}
      </div>
      <p className={cx(look.small, look.faint)}>{detail}</p>
      <div className={styles.trip}>
        <div>
          <span className={cx(look.small, look.faint)}>book</span>
          <b className={look.faint}>{isCounted ? inUnit(unit, onHand) : '–'}</b>
        </div>
        <div className={styles.entry}>
          <label className={cx(look.small, look.faint)} htmlFor="counted">
            counted{unit === 'piece' ? '' : `, ${unit}`}
          </label>
          <input
            id="counted"
            name="counted"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            data-key="c"
          />
        </div>
        <div>
          <span className={cx(look.small, look.faint)}>off by</span>
          <b className={cx(off !== undefined && off !== 0 && isCounted && look.wine)}>
            {off === undefined || !isCounted ? '–' : changeWords('piece', inUnit(unit, off))}
          </b>
        </div>
      </div>
      {isCounted ? (
        <fieldset className={styles.why}>
          <legend>Why</legend>
          {COUNT_REASONS.map((reason) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} />
              {REASON_WORDS[reason]}
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className={styles.save}>
        <input
          className={look.field}
          name="note"
          id="count-note"
          maxLength={200}
          aria-label="A note"
          placeholder="A note, if there is more to say"
        />
        <Submit className={look.second}>Save{isTyped ? ` ${typed.trim()}` : ''}</Submit>
      </div>
      <p className={cx(look.small, look.faint)}>
        {off !== undefined && off !== 0 && isCounted && atCost !== undefined
          ? `${formatEuro(atCost, { exact: true })} at cost. `
          : ''}
        {amountWords(unit, reserved)} reserved
        {found === undefined ? '' : `, ${amountWords(unit, found - reserved)} would be free`}.
      </p>
    </AnyCallForm>
  );
}
