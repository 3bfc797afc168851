import { useEffect } from 'react';
import { keepInTab, readInTab } from '#app/state/kept.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { BOX_WORDS } from '#domain/admin/boxes.messages.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import { CARRIER_IDS } from '#domain/shipping/carriers.ts';
import type { LeavingRow, ParcelsView } from '#server/shipping/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { CheckField, Input, Options, SelectInput } from '../kit/field.tsx';
import { OrderNumber, PageLink, workshopOrderPath } from '../kit/link.tsx';
import { ThousandsFigure } from '../kit/parts.tsx';
import { clockOf } from '../kit/words.ts';
import { DESK_WORDS } from './desk-words.messages.ts';
import { columnDay, customsDeskWords, isReadyToLeave, termsWords } from './desk-words.ts';
import { LEAVING, LEFT_AND_NEXT } from './parcels-page.messages.ts';

const SCANNED = 'gewitter.scanned';

/** Today's parcels: checkbox, destination, content, customs, label. */
export function LeavingList({ rows, chosen }: { rows: readonly LeavingRow[]; chosen: string | undefined }) {
  // The page reloads after each scan: the focus moves to the next label.
  useEffect(() => {
    const scanned = readInTab(SCANNED);
    if (!scanned) return;
    keepInTab(SCANNED, null);
    const place = rows.findIndex(({ number }) => number === scanned);
    const isOpen = ({ tracking }: LeavingRow) => tracking.includes(null);
    const next = rows.slice(place + 1).find(isOpen) ?? rows.find(isOpen);
    document.getElementById(`label-${next?.number}-0`)?.focus();
  }, [rows]);
  return (
    <ul>
      {rows.map((row) => (
        <Leaving key={row.number} row={row} isChosen={row.number === chosen} />
      ))}
    </ul>
  );
}

function Leaving({ row, isChosen }: { row: LeavingRow; isChosen: boolean }) {
  const { number, invoice, country, buyer, place, goods, boxes, grams, carrier, tracking } = row;
  const [words, language] = useTranslation(LEAVING);
  const { notWeighed } = useMessages(DESK_WORDS);
  const boxWords = useMessages(BOX_WORDS);
  const carriers = useMessages(CARRIER_WORDS);
  const customs = customsDeskWords(row, language);
  const isFaulty = Boolean(row.customs?.fault);
  const isScanned = tracking.every((label) => label !== null);
  return (
    <li
      className="grid grid-cols-[32px_96px_minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1fr)_364px] gap-y-4 gap-x-12 items-center py-6 px-12 -mx-12 line-t wrap-anywhere phone:grid-cols-[36px_122px_minmax(0,1fr)_minmax(0,1fr)] phone:gap-y-10 phone:gap-x-16 phone:py-14 small:grid-cols-[36px_minmax(0,1fr)] data-chosen:relative data-chosen:rounded data-chosen:bg-white data-chosen:[box-shadow:0_0_0_2px_var(--forest)]"
      data-row=""
      data-chosen={isChosen ? '' : undefined}
    >
      <CheckField
        labelClassName="grid place-items-center min-w-32 min-h-32 phone:min-w-36 phone:min-h-44 small:col-2 small:row-auto small:[grid-area:1_/_1]"
        className="w-22 h-22 [accent-color:var(--ink)] phone:w-32 phone:h-32"
        name="order"
        value={number}
        defaultChecked={isReadyToLeave(row)}
        disabled={!isReadyToLeave(row)}
        aria-label={words.leaves(number)}
        data-key=" "
      />
      <div className="small:col-2 small:row-1">
        <PageLink to={workshopOrderPath(number)} className="block num">
          <OrderNumber number={number} />
        </PageLink>
        <span className="block fine text-muted">{invoice ?? words.noInvoice}</span>
      </div>
      <PageLink
        to={`/workshop/parcels?order=${number}`}
        className="small:col-2 small:row-auto flex items-center gap-10"
        data-open=""
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className="visually-hidden">{words.customsOf(number)}</span>
        <b className="flex-none min-w-34 [overflow-wrap:normal] heading-20/1 weight-800 ls-[-0.03em]">
          {country}
        </b>
        <span>
          <b className="weight-600">{buyer}</b>
          <span className="fine text-muted block">{place}</span>
        </span>
      </PageLink>
      <div className="small:col-2 small:row-auto phone:[grid-area:2_/_2_/_auto_/_-1]">
        <b className="weight-600">{goods}</b>
        <span className="fine text-muted block">
          {boxes.map((box) => boxWords[box].name).join(', ')} ·{' '}
          {grams === null ? notWeighed : <ThousandsFigure count={grams} />}
          {grams === null ? null : '\u00a0g'}
        </span>
      </div>
      <div className="small:col-2 small:row-auto phone:[grid-area:1_/_4]">
        {row.customs ? (
          <b className={cx('weight-600', isFaulty ? 'text-wine' : 'text-forest')}>
            <Icon name={isFaulty ? 'warning' : 'check'} size={13} /> {customs.title}
          </b>
        ) : (
          <span className="text-muted">{customs.title}</span>
        )}
        {isFaulty ? <span className="fine text-wine block">{customs.more}</span> : null}
      </div>
      <div className="small:col-2 small:row-auto phone:[grid-area:3_/_2_/_auto_/_-1]">
        {isScanned ? (
          <>
            <b className="weight-600">{carriers[carrier].service}</b>
            <span className="fine text-muted block">{tracking.join(', ')}</span>
          </>
        ) : (
          <Scan row={row} />
        )}
      </div>
    </li>
  );
}

function Scan({ row: { number, version, carrier, tracking } }: { row: LeavingRow }) {
  const words = useMessages(LEAVING);
  const carriers = useMessages(CARRIER_WORDS);
  return (
    <CallForm
      call="scan-label"
      asks={(fields) => ({
        number,
        version,
        carrier: fields.choice('carrier', CARRIER_IDS),
        tracking: fields.texts('tracking'),
      })}
      done={() => {
        keepInTab(SCANNED, number);
        return words.labelKept(number);
      }}
      keeps={`scan-${number}`}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-6 small:grid-cols-[minmax(0,1fr)_auto] [&_button]:row-1 [&_button]:col-3 [&_button]:px-12 small:[&_button]:row-2 small:[&_button]:col-2">
        <SelectInput
          className="w-auto pt-8 pr-28 pb-8 pl-10 [background-position:right_8px_center] type-12 small:col-span-full"
          id={`carrier-${number}`}
          name="carrier"
          defaultValue={carrier}
          aria-label={words.carrierOf(number)}
        >
          <Options values={CARRIER_IDS} nameOf={(id) => carriers[id].service} />
        </SelectInput>
        {tracking.map((_, index) => (
          <Input
            // biome-ignore lint/suspicious/noArrayIndexKey: parcels are identified by position
            key={index}
            className="col-2 px-10 small:col-1"
            id={`label-${number}-${index}`}
            name="tracking"
            placeholder={words.scan}
            aria-label={words.trackingOf(number, tracking.length > 1 ? index + 1 : undefined)}
            autoComplete="off"
          />
        ))}
        <Submit label={words.keep} />
      </div>
    </CallForm>
  );
}

const LINE =
  'grid grid-cols-[84px_40px_minmax(0,0.7fr)_112px_minmax(0,1.4fr)_minmax(0,1.5fr)] gap-y-4 gap-x-12 items-baseline py-9 line-t wrap-anywhere small:grid-cols-[84px_40px_minmax(0,1fr)] first:mt-6';

export function LeftAndNext({ view: { left, next } }: { view: ParcelsView }) {
  const [words, language] = useTranslation(LEFT_AND_NEXT);
  const [first] = left;
  return (
    <div className="[&_section]:mt-20">
      {first ? (
        <section aria-labelledby="left">
          <h3 id="left" className="fine">
            <b>{words.leftToday(clockOf(first.at, language))}</b>{' '}
            <span className="text-muted">{words.onTheList(left.length)}</span>
          </h3>
          <ul>
            {left.map(({ number, at, country, buyer, goods, tracking }) => (
              <li key={number} className={LINE}>
                <span className="fine">{clockOf(at, language)}</span>
                <b className="heading-17/1 ls-[-0.02em]">{country}</b>
                <span>{buyer}</span>
                <PageLink to={workshopOrderPath(number)} className="small:col-span-full small:text-left num">
                  <OrderNumber number={number} />
                </PageLink>
                <span className="small:col-span-full small:text-left">{goods}</span>
                <span className="text-right small:col-span-full small:text-left fine text-muted">
                  {tracking.join(', ') || words.noNumber}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section id="week" aria-labelledby="next">
        <h3 id="next" className="fine">
          <b>{words.next}</b> <span className="text-muted">{words.byPromise}</span>
        </h3>
        {next.length === 0 ? <p className="text-muted mt-10">{words.noneWaits}</p> : null}
        <ul>
          {next.map(({ number, promised, country, buyer, goods, pieces, measured, open, customs }) => (
            <li key={number} className={LINE}>
              <span className="fine">{promised ? columnDay(promised, language) : words.noDay}</span>
              <b className="heading-17/1 ls-[-0.02em]">{country}</b>
              <span>{buyer}</span>
              <PageLink to={workshopOrderPath(number)} className="small:col-span-full small:text-left num">
                <OrderNumber number={number} />
              </PageLink>
              <span className="small:col-span-full small:text-left">{goods}</span>
              <span
                className={cx(
                  'text-right small:col-span-full small:text-left fine',
                  customs ? (customs.fault ? 'text-wine' : 'text-forest') : 'text-muted',
                )}
              >
                {customs ? <Icon name={customs.fault ? 'warning' : 'check'} size={11} /> : null}{' '}
                {customs
                  ? (customs.fault ?? termsWords(customs, language))
                  : measured < pieces
                    ? words.woundOf(measured, pieces)
                    : (open ?? words.packIt)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
