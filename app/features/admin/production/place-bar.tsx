import { useState } from 'react';
import { handOverMessage } from '#app/state/messages.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import type { WeekPiece } from '#server/production/index.ts';
import { callWorkshop, type Refused } from '../kit/call-workshop.ts';
import look from '../kit/look.module.css';
import { PLACE_BAR } from './week.messages.ts';

const PLACES = [1, 2, 3, 4] as const;

/**
 * Assigns a slot of today to the piece that has, or last had, the focus. A move that breaks a promise needs
 * confirmation; then the promise moves too and the buyer is told.
 */
export function PlaceBar({ piece, onDone }: { piece: WeekPiece | undefined; onDone: () => void }) {
  const words = useMessages(PLACE_BAR);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<Refused & { readonly place: number | null }>();
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
    handOverMessage('success', words.done(name, place));
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
          <button
            key={place}
            type="button"
            className={look.button}
            data-key={place}
            disabled={!mayMove || isPending}
            aria-label={words.place(place)}
            onClick={() => void put(place)}
          >
            {place}
          </button>
        ))}
        {piece?.pinnedBy ? (
          <button type="button" className={look.button} disabled={isPending} onClick={() => void put(null)}>
            {words.asPlanned}
          </button>
        ) : null}
      </span>
      {refused ? (
        <div
          className="grid col-span-full grid-cols-[22px_minmax(0,1fr)] gap-12 mt-10 px-18 pt-14 pb-16 [border-left:4px_solid_var(--wine)] [background:#f0e3e2]"
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
                <button
                  type="button"
                  className={cx(look.button, look.second)}
                  disabled={isPending}
                  onClick={() => void put(refused.place, true)}
                >
                  {words.move(refused.doubts.length)}
                </button>
              ) : null}
              <button type="button" className={look.button} onClick={() => setRefused(undefined)}>
                {words.leave}
              </button>
            </div>
          </div>
        </div>
      ) : null}
    </div>
  );
}
