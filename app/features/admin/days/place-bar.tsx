import { useState } from 'react';
import { handOver } from '#app/state/messages.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { WeekPiece } from '#server/days/index.ts';
import { callWorkshop, type Refused } from '../call-workshop.ts';
import look from '../look.module.css';
import styles from './day.module.css';

const PLACES = [1, 2, 3, 4] as const;

/**
 * Gives the piece that has, or last had, the focus a place of today. A move that breaks a promise says so, and holds only once it
 * is meant; then the promise moves with it and its buyer is told.
 */
export function PlaceBar({ piece, onDone }: { piece: WeekPiece | undefined; onDone: () => void }) {
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
    handOver(
      'success',
      place === null ? `${name}: as planned again.` : `${name} has place ${place} of today.`,
    );
    onDone();
    location.reload();
  }

  return (
    <div className={styles.places} aria-busy={isPending}>
      <span className={cx(look.small, look.faint)} aria-live="polite">
        {moved ? `${moved} is moved.` : piece ? name : '1 to 4 moves the focused piece'}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one */}
      <span role="group" aria-label="Place of today" className={styles.placeKeys}>
        {PLACES.map((place) => (
          <button
            key={place}
            type="button"
            className={look.button}
            data-key={place}
            disabled={!mayMove || isPending}
            aria-label={`Place ${place} of today`}
            onClick={() => void put(place)}
          >
            {place}
          </button>
        ))}
        {piece?.pinnedBy ? (
          <button type="button" className={look.button} disabled={isPending} onClick={() => void put(null)}>
            As planned
          </button>
        ) : null}
      </span>
      {refused ? (
        <div className={styles.breaks} role="alert">
          <Icon name="warning" size={20} />
          <div>
            <b>
              {refused.doubts
                ? `Place ${refused.place} breaks ${refused.doubts.length === 1 ? 'a promise' : `${refused.doubts.length} promises`}`
                : 'Nothing was moved'}
            </b>
            <p>
              {refused.doubts
                ? `${refused.doubts.join(' ')} Moving mails the new date; nothing is moved before you say so.`
                : refused.error}
            </p>
            <div className={styles.two}>
              {refused.doubts ? (
                <button
                  type="button"
                  className={cx(look.button, look.second)}
                  disabled={isPending}
                  onClick={() => void put(refused.place, true)}
                >
                  Move, mail {refused.doubts.length}
                </button>
              ) : null}
              <button type="button" className={look.button} onClick={() => setRefused(undefined)}>
                Leave it
              </button>
            </div>
          </div>
        </div>
      ) : null}
    </div>
  );
}
