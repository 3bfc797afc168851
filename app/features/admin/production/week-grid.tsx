import { useState } from 'react';
import { handOverToast } from '#app/state/toasts.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import type { DayView, WeekPiece } from '#server/production/index.ts';
import { Button } from '../kit/button.tsx';
import { PageLink, workshopOrderPath } from '../kit/link.tsx';
import { Tag } from '../kit/parts.tsx';
import { type CallFailure, callWorkshop } from '../kit/refusal.tsx';
import { TableHead } from '../kit/section.tsx';
import { PLACE_BAR, WEEK_GRID } from './week.messages.ts';

/** Colour of a pickup's wire, at its left edge. */
const WIRES: Readonly<Record<number, string>> = {
  42: 'border-l-copper-fill',
  43: 'border-l-forest',
  44: 'border-l-ink',
};

const PIECES: Partial<Record<WeekPiece['state'], string>> = {
  wound: 'border-ink bg-ink text-paper',
  'on the bench': 'border-copper-fill bg-copper-fill text-ink',
};
const MARKS: typeof PIECES = { wound: '[color:#c9c5b9]', 'on the bench': 'text-ink' };

const keyOf = ({ order, number }: WeekPiece): string => `${order}-${number}`;

interface WeekGridProps {
  day: DayView;
  chosen: WeekPiece | undefined;
  onChoose: (piece: WeekPiece) => void;
}

/**
 * Five days of two machines: each pickup with its wire at the left edge. No dragging: 1 to 4 place the focused pickup.
 */
export function WeekGrid({ day: { week, today, lanes, makers }, chosen, onChoose }: WeekGridProps) {
  const machines = lanes.slice(0, 2);
  const [words, language] = useTranslation(WEEK_GRID);
  const dayWords = (of: string) => dayInWords(of, language, 'short');
  return (
    <>
      <div className="grid grid-cols-[84px_repeat(5,minmax(0,1fr))] phone:grid-cols-5 small:block">
        <span className="phone:hidden" />
        {week.days.map(({ day }) => (
          <h3
            key={day}
            className="pb-8 pl-10 mono-13/1 weight-500 ls-[-0.01em] phone:pl-0 data-today:text-copper small:hidden"
            data-today={day === today ? '' : undefined}
          >
            {dayWords(day)}
          </h3>
        ))}
        {machines.map(({ name, who }, index) => (
          <div key={name} className="contents small:block">
            <div className="pt-8 pr-10 pb-8 line-t phone:hidden small:block small:mt-12">
              <b className="block type-14 weight-600">{name}</b>
              <span className="fine text-muted">{who}</span>
            </div>
            {week.days.map((one) => {
              const own = week.pieces.filter((piece) => piece.day === one.day && piece.machine === index + 1);
              const isAway = one.away.includes(index + 1);
              return (
                <ul
                  key={one.day}
                  className="pt-8 pr-10 pb-8 line-t small:before:mono-12/[1.6] small:before:weight-500 small:before:[content:attr(aria-label)] grid gap-6 content-start pl-10 line-l phone:pt-8 phone:pr-8 phone:pb-8 phone:pl-0 phone:[border-left:0]"
                  aria-label={`${name}, ${dayWords(one.day)}`}
                >
                  {own.map((piece) => (
                    <li key={keyOf(piece)} data-row="">
                      {piece.change ? (
                        <span className="block pb-5 pl-6 fine text-muted">
                          <span aria-hidden="true">→ </span>
                          <span className="visually-hidden">{words.changeTo}</span>
                          {piece.change}
                        </span>
                      ) : null}
                      <PageLink
                        to={workshopOrderPath(piece.order)}
                        className={cx(
                          'flex gap-6 items-center justify-between min-h-44 py-4 px-9 [border-style:solid] [border-width:1px_1px_1px_6px] rounded type-14 lh-[1.2] phone:min-h-56',
                          PIECES[piece.state] ??
                            cx('border-edge bg-ground-raised hover:bg-white', WIRES[piece.awg]),
                          chosen && keyOf(chosen) === keyOf(piece) && '[box-shadow:0_0_0_2px_var(--forest)]',
                        )}
                        data-open=""
                        onFocus={() => onChoose(piece)}
                      >
                        <b className="wrap-anywhere weight-500">
                          {piece.buyer}, {piece.name}
                        </b>
                        <i
                          className={cx(
                            'flex-none not-italic fine phone:hidden',
                            MARKS[piece.state] ?? 'text-muted',
                          )}
                        >
                          {piece.awg}
                          {piece.pinnedBy ? (
                            <>
                              {' '}
                              <span aria-hidden="true">•</span>
                              <span className="visually-hidden">{words.placedBy(piece.pinnedBy)}</span>
                            </>
                          ) : null}
                        </i>
                      </PageLink>
                    </li>
                  ))}
                  {own.length === 0 ? (
                    <li className="fine text-muted pt-8">
                      {isAway
                        ? words.isAway(who ?? makers[index]?.name)
                        : one.places === 0
                          ? words.closed
                          : words.free}
                    </li>
                  ) : null}
                </ul>
              );
            })}
          </div>
        ))}
      </div>
      {week.batches.length === 0 ? null : (
        <table className="mt-10 [&_th]:py-8 [&_th]:pr-12 [&_th]:text-muted [&_th]:mono-12/[1.4] [&_td]:py-9 [&_td]:pr-12 [&_tbody_tr]:line-t">
          <caption className="visually-hidden">{words.batches}</caption>
          <TableHead names={[words.wire, words.batch, words.coils, words.days]} />
          <tbody>
            {week.batches.map(({ awg, pickups, orders, coils, from, until }) => (
              <tr key={awg}>
                <th scope="row">
                  <Tag label={String(awg)} className={cx('[border-left-width:6px]', WIRES[awg])} />
                </th>
                <td>{words.pickups(pickups, orders)}</td>
                <td className="num">{coils}</td>
                <td className="fine">{words.span(dayWords(from), dayWords(until))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const PLACES = [1, 2, 3, 4] as const;

/**
 * Assigns a slot of today to the piece that has, or last had, the focus. A move that breaks a promise needs
 * confirmation; then the promise moves too and the buyer is told.
 */
export function PlaceBar({ piece, onDone }: { piece: WeekPiece | undefined; onDone: () => void }) {
  const words = useMessages(PLACE_BAR);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<CallFailure & { readonly place: number | null }>();
  const [moved, setMoved] = useState<string>();
  const mayMove = piece?.state === 'to wind';
  const name = piece ? `${piece.buyer}, ${piece.name}` : '';

  async function put(place: number | null, sure = false): Promise<void> {
    if (!piece || isPending) return;
    setPending(true);
    setRefused(undefined);
    const { order: number, version, number: unit } = piece;
    const answer = await callWorkshop('place-piece', { number, version, unit, place, ...(sure && { sure }) });
    if (!answer.ok) {
      setPending(false);
      return setRefused({ ...answer, place });
    }
    setMoved(name);
    handOverToast('success', words.done(name, place));
    onDone();
    location.reload();
  }

  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-8 gap-x-16 items-center mb-12 small:grid-cols-[1fr] paper:hidden"
      aria-busy={isPending}
    >
      <span className="fine text-muted" aria-live="polite">
        {moved ? words.moved(moved) : piece ? name : words.hint}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset with a frame */}
      <span
        role="group"
        aria-label={words.places}
        className="flex flex-wrap gap-6 [&_button]:min-w-44 [&_button]:px-12"
      >
        {PLACES.map((place) => (
          <Button
            label={place}
            key={place}
            data-key={place}
            disabled={!mayMove || isPending}
            aria-label={words.place(place)}
            onClick={() => void put(place)}
          />
        ))}
        {piece?.pinnedBy ? (
          <Button label={words.asPlanned} disabled={isPending} onClick={() => void put(null)} />
        ) : null}
      </span>
      {refused ? (
        <div
          className="grid col-span-full grid-cols-[22px_minmax(0,1fr)] gap-12 mt-10 px-18 pt-14 pb-16 [border-left:4px_solid_var(--wine)] [background:var(--wine-pale)]"
          role="alert"
        >
          <Icon className="text-wine" name="warning" size={20} />
          <div>
            <b className="weight-600">
              {refused.doubts ? words.breaks(refused.place, refused.doubts.length) : words.nothingMoved}
            </b>
            <p>{refused.doubts ? words.doubts(refused.doubts.join(' ')) : refused.error}</p>
            <div className="flex flex-wrap gap-10 mt-14">
              {refused.doubts ? (
                <Button
                  label={words.move(refused.doubts.length)}
                  kind="second"
                  disabled={isPending}
                  onClick={() => void put(refused.place, true)}
                />
              ) : null}
              <Button label={words.leave} onClick={() => setRefused(undefined)} />
            </div>
          </div>
        </div>
      ) : null}
    </div>
  );
}
