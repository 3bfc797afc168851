import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { formatEuro } from '#domain/money.ts';
import { type BlindTurns, favourite, TURNS } from '#domain/recording/blind-turns.ts';
import styles from './after-turns.module.css';
import { countWords, onceIn } from './recording.messages.ts';
import type { Recorded } from './use-recording.ts';

/** Under this chance for any of the three nobody would call it luck: the usual one in twenty. */
const LUCK = 0.05;

/** How ten turns went: what was liked, how often, what chance alone gives, and only then what it costs. */
export function AfterTurns({ game, of }: { game: BlindTurns; of: Recorded }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { sound, times, thisOne, anyOne } = favourite(game);
  const our = sound === 0 ? undefined : of.against[sound - 1];
  const name = our ? our.name : 'your own pickup';
  const isLuck = anyOne >= LUCK;
  return (
    <section className={cx('wrap', styles.room)} aria-labelledby="turns-heading">
      <div className={styles.box}>
        <h2 ref={heading} id="turns-heading" tabIndex={-1} className="h3">
          You chose {name}
          <br />
          {countWords(times)} times of {countWords(TURNS)}.
        </h2>
        <p>
          Chance alone gives it {countWords(times)} or more in {onceIn(thisOne)}, and any one of the three in{' '}
          {onceIn(anyOne)}: {isLuck ? 'it may well be luck.' : 'it may well be your ear.'}
          {our || isLuck ? '' : ' Keep what you have.'}
        </p>
        <div className={styles.buttons}>
          {our ? (
            <ButtonLink kind={isLuck ? 'quiet' : 'primary'} small href={our.href}>
              {our.price === undefined
                ? 'Look at it'
                : `${isLuck ? 'Look at it' : 'Order it'}, ${formatEuro(our.price)}`}
            </ButtonLink>
          ) : null}
          <Button kind="quiet" small onClick={() => of.turnBlind(true)}>
            Ten more
          </Button>
          <Button kind="quiet" small onClick={() => of.turnBlind(false)}>
            Show the names
          </Button>
        </div>
      </div>
    </section>
  );
}
